-- Why: people who run the site sign in to a console of their own; everything done there stands in a log that nobody can
-- change; reviews can wait to be read; addresses and networks can be blocked for a time.
-- Lock: none that lasts; new tables, and a column without a default. Undo: DROP TABLE "AuditEntry", "Block", "Setting",
-- "StaffRecoveryCode", "StaffSession", "Staff"; DROP FUNCTION "refuse_change"(); ALTER TABLE "Review" DROP COLUMN
-- "waitingSince"; DROP TYPE "BlockKind", "StaffRole"; reviews that wait are public then. The reason "goodwill" stays.
-- CreateEnum
CREATE TYPE "StaffRole" AS ENUM ('owner', 'support', 'editor', 'psychometrician');

-- CreateEnum
CREATE TYPE "BlockKind" AS ENUM ('address', 'network');

-- AlterEnum
ALTER TYPE "CreditReason" ADD VALUE 'goodwill';

-- AlterTable
ALTER TABLE "Review" ADD COLUMN     "waitingSince" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Staff" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" "StaffRole" NOT NULL,
    "passwordHash" TEXT,
    "totpSecret" TEXT,
    "totpLastStep" INTEGER,
    "readyAt" TIMESTAMPTZ(3),
    "setupKeyHash" TEXT,
    "setupExpiresAt" TIMESTAMPTZ(3),
    "disabledAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Staff_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StaffSession" (
    "keyHash" TEXT NOT NULL,
    "staffId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "StaffSession_pkey" PRIMARY KEY ("keyHash")
);

-- CreateTable
CREATE TABLE "StaffRecoveryCode" (
    "codeHash" TEXT NOT NULL,
    "staffId" TEXT NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "StaffRecoveryCode_pkey" PRIMARY KEY ("codeHash")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "staffId" TEXT,
    "actor" TEXT NOT NULL,
    "role" "StaffRole" NOT NULL,
    "act" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "reason" TEXT,
    "networkHash" TEXT,
    "failed" TEXT,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Setting" (
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Setting_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "Block" (
    "id" TEXT NOT NULL,
    "kind" "BlockKind" NOT NULL,
    "valueHash" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Block_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Staff_email_key" ON "Staff"("email");

-- CreateIndex
CREATE UNIQUE INDEX "Staff_setupKeyHash_key" ON "Staff"("setupKeyHash");

-- CreateIndex
CREATE INDEX "StaffSession_staffId_idx" ON "StaffSession"("staffId");

-- CreateIndex
CREATE INDEX "StaffSession_expiresAt_idx" ON "StaffSession"("expiresAt");

-- CreateIndex
CREATE INDEX "StaffRecoveryCode_staffId_idx" ON "StaffRecoveryCode"("staffId");

-- CreateIndex
CREATE INDEX "AuditEntry_at_idx" ON "AuditEntry"("at");

-- CreateIndex
CREATE INDEX "AuditEntry_subject_idx" ON "AuditEntry"("subject");

-- CreateIndex
CREATE INDEX "AuditEntry_staffId_idx" ON "AuditEntry"("staffId");

-- CreateIndex
CREATE UNIQUE INDEX "Block_valueHash_key" ON "Block"("valueHash");

-- CreateIndex
CREATE INDEX "Block_expiresAt_idx" ON "Block"("expiresAt");

-- AddForeignKey
ALTER TABLE "StaffSession" ADD CONSTRAINT "StaffSession_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StaffRecoveryCode" ADD CONSTRAINT "StaffRecoveryCode_staffId_fkey" FOREIGN KEY ("staffId") REFERENCES "Staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The log of the console grows and never changes, whatever the code above it does.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
END $$;

CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE ON "AuditEntry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
