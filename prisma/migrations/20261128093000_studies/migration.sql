-- Why: readers who agree help to find out whether a score stays after two weeks, whether it tells people in treatment from
-- others, and whether a plan helped. What is still a person's hangs on their sitting and goes with it; batches and editions
-- lead to nobody. A batch never changes, and an edition stays as it is once somebody has frozen it.
-- Lock: short; columns without a default on "Reminder", new tables, and their foreign keys to "Sitting".
-- Undo: DROP TABLE "Retest", "DrawList", "TreatmentAnswer", "PlanTicket", "StudyBatch", "StudyEdition";
-- DROP FUNCTION "keepFrozenStudies"; DROP TYPE "StudyKind";
-- ALTER TABLE "Reminder" DROP COLUMN "usefulnessConsentAt", DROP COLUMN "usefulnessConsentVersion"; jobs of theirs that wait
-- in "Outbox" then fail once each and send nothing.
-- CreateEnum
CREATE TYPE "StudyKind" AS ENUM ('retest', 'groups', 'usefulness');

-- AlterTable
ALTER TABLE "Reminder" ADD COLUMN     "usefulnessConsentAt" TIMESTAMPTZ(3),
ADD COLUMN     "usefulnessConsentVersion" TEXT;

-- CreateTable
CREATE TABLE "Retest" (
    "id" TEXT NOT NULL,
    "sittingId" TEXT NOT NULL,
    "secondSittingId" TEXT,
    "consentVersion" TEXT NOT NULL,
    "consentAt" TIMESTAMPTZ(3) NOT NULL,
    "transferVersion" TEXT,
    "listNumber" INTEGER NOT NULL,
    "place" INTEGER NOT NULL,
    "isDrawn" BOOLEAN NOT NULL,
    "email" TEXT,
    "keyHash" TEXT NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "askAt" TIMESTAMPTZ(3) NOT NULL,
    "askedAt" TIMESTAMPTZ(3),
    "remindedAt" TIMESTAMPTZ(3),
    "closesAt" TIMESTAMPTZ(3) NOT NULL,
    "leftAt" TIMESTAMPTZ(3),

    CONSTRAINT "Retest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DrawList" (
    "instrument" TEXT NOT NULL,
    "instrumentVersion" INTEGER NOT NULL,
    "locale" "Locale" NOT NULL,
    "number" INTEGER NOT NULL,
    "seed" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "used" INTEGER NOT NULL DEFAULT 0,
    "asked" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "DrawList_pkey" PRIMARY KEY ("instrument","instrumentVersion","locale","number")
);

-- CreateTable
CREATE TABLE "TreatmentAnswer" (
    "id" TEXT NOT NULL,
    "sittingId" TEXT NOT NULL,
    "consentVersion" TEXT NOT NULL,
    "consentAt" TIMESTAMPTZ(3) NOT NULL,
    "transferVersion" TEXT,
    "answer" JSONB NOT NULL,

    CONSTRAINT "TreatmentAnswer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PlanTicket" (
    "id" TEXT NOT NULL,
    "keyHash" TEXT NOT NULL,
    "about" JSONB NOT NULL,
    "answer" JSONB,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PlanTicket_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StudyBatch" (
    "study" "StudyKind" NOT NULL,
    "instrument" TEXT NOT NULL,
    "instrumentVersion" INTEGER NOT NULL,
    "locale" "Locale" NOT NULL,
    "scope" VARCHAR(64) NOT NULL,
    "number" INTEGER NOT NULL,
    "data" JSONB NOT NULL,

    CONSTRAINT "StudyBatch_pkey" PRIMARY KEY ("study","instrument","instrumentVersion","locale","scope","number")
);

-- CreateTable
CREATE TABLE "StudyEdition" (
    "id" TEXT NOT NULL,
    "study" "StudyKind" NOT NULL,
    "instrument" TEXT NOT NULL,
    "instrumentVersion" INTEGER NOT NULL,
    "locale" "Locale" NOT NULL,
    "scope" VARCHAR(64) NOT NULL,
    "number" INTEGER NOT NULL,
    "n" INTEGER NOT NULL,
    "through" INTEGER NOT NULL,
    "figures" JSONB NOT NULL,
    "codeHash" TEXT NOT NULL,
    "itemHash" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "frozenAt" TIMESTAMPTZ(3),
    "frozenBy" TEXT,
    "publishedAt" TIMESTAMPTZ(3),
    "withdrawnAt" TIMESTAMPTZ(3),

    CONSTRAINT "StudyEdition_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Retest_sittingId_key" ON "Retest"("sittingId");

-- CreateIndex
CREATE UNIQUE INDEX "Retest_secondSittingId_key" ON "Retest"("secondSittingId");

-- CreateIndex
CREATE UNIQUE INDEX "Retest_keyHash_key" ON "Retest"("keyHash");

-- CreateIndex
CREATE INDEX "Retest_closesAt_idx" ON "Retest"("closesAt");

-- CreateIndex
CREATE UNIQUE INDEX "TreatmentAnswer_sittingId_key" ON "TreatmentAnswer"("sittingId");

-- CreateIndex
CREATE INDEX "TreatmentAnswer_consentAt_idx" ON "TreatmentAnswer"("consentAt");

-- CreateIndex
CREATE UNIQUE INDEX "PlanTicket_keyHash_key" ON "PlanTicket"("keyHash");

-- CreateIndex
CREATE INDEX "PlanTicket_expiresAt_idx" ON "PlanTicket"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "StudyEdition_study_instrument_instrumentVersion_locale_scop_key" ON "StudyEdition"("study", "instrument", "instrumentVersion", "locale", "scope", "number");

-- AddForeignKey
ALTER TABLE "Retest" ADD CONSTRAINT "Retest_sittingId_fkey" FOREIGN KEY ("sittingId") REFERENCES "Sitting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Retest" ADD CONSTRAINT "Retest_secondSittingId_fkey" FOREIGN KEY ("secondSittingId") REFERENCES "Sitting"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TreatmentAnswer" ADD CONSTRAINT "TreatmentAnswer_sittingId_fkey" FOREIGN KEY ("sittingId") REFERENCES "Sitting"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER "StudyBatch_append_only" BEFORE UPDATE OR DELETE ON "StudyBatch"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

-- A frozen edition stays as it is, whoever asks: it can be published once and withdrawn once, and never deleted.
CREATE FUNCTION "keepFrozenStudies"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE allowed "StudyEdition";
BEGIN
  IF OLD."frozenAt" IS NULL THEN
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    allowed := OLD;
    allowed."publishedAt" := COALESCE(OLD."publishedAt", NEW."publishedAt");
    allowed."withdrawnAt" := COALESCE(OLD."withdrawnAt", NEW."withdrawnAt");
    IF NEW IS NOT DISTINCT FROM allowed THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'figures of % are frozen', OLD."id" USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER "StudyEdition_frozen" BEFORE UPDATE OR DELETE ON "StudyEdition"
  FOR EACH ROW EXECUTE FUNCTION "keepFrozenStudies"();

-- Nothing is published that nobody has looked at.
ALTER TABLE "StudyEdition" ADD CONSTRAINT "StudyEdition_frozen_first"
  CHECK ("frozenAt" IS NOT NULL OR ("publishedAt" IS NULL AND "withdrawnAt" IS NULL AND "frozenBy" IS NULL));
