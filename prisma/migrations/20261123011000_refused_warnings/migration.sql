-- Why: a result whose warning every address refuses stayed for ever; the refusals are counted now. Free results of an
-- account get the same warning, after 36 months without a sign-in.
-- Lock: short; columns without a default, or with one that is the same for every row. Undo: ALTER TABLE "Entitlement"
-- DROP COLUMN "refusals", DROP COLUMN "refusedAt"; ALTER TABLE "User" DROP COLUMN "keptAt", DROP COLUMN "refusals",
-- DROP COLUMN "refusedAt", DROP COLUMN "warnedAt", DROP COLUMN "warningAt", DROP COLUMN "warningKeyHash"; links in
-- mails about free results then say that there is nothing to keep.
-- AlterTable
ALTER TABLE "Entitlement" ADD COLUMN     "refusals" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "refusedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "keptAt" TIMESTAMPTZ(3),
ADD COLUMN     "refusals" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "refusedAt" TIMESTAMPTZ(3),
ADD COLUMN     "warnedAt" TIMESTAMPTZ(3),
ADD COLUMN     "warningAt" TIMESTAMPTZ(3),
ADD COLUMN     "warningKeyHash" TEXT;

-- CreateIndex
CREATE INDEX "User_warningKeyHash_idx" ON "User"("warningKeyHash");
