-- Why: a paid result that nobody has used for 24 months is deleted, 30 days after a mail that says so. What there is
-- counts as used at this moment, so nothing goes earlier than 24 months from now.
-- Lock: short; columns without a default, or with one that is the same for every row. Undo: ALTER TABLE "Entitlement"
-- DROP COLUMN "usedAt", DROP COLUMN "warningKeyHash", DROP COLUMN "warningAt", DROP COLUMN "warnedAt";
-- ALTER TABLE "User" DROP COLUMN "signedInAt"; jobs "mail.unused" that wait in "Outbox" then fail and send nothing.
-- AlterTable
ALTER TABLE "Entitlement" ADD COLUMN     "usedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "warnedAt" TIMESTAMPTZ(3),
ADD COLUMN     "warningAt" TIMESTAMPTZ(3),
ADD COLUMN     "warningKeyHash" TEXT;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "signedInAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "Entitlement_warningKeyHash_idx" ON "Entitlement"("warningKeyHash");
