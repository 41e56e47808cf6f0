-- Why: answers that may be counted become sheets that lead to nobody, and sheets become numbered norms. A version that
-- was looked at and frozen never changes: reports say which one they compare with.
-- Lock: short; columns without a default, new tables, and a foreign key on a column that is null everywhere. Undo:
-- ALTER TABLE "Sitting" DROP COLUMN "normVersionId", DROP COLUMN "normsCollectedAt", DROP COLUMN "isRepeat";
-- DROP TABLE "NormVersion"; DROP TABLE "NormTally"; DROP TABLE "NormSheet"; DROP FUNCTION "keepFrozenNorms";
-- DROP TYPE "SheetValidity";
-- CreateEnum
CREATE TYPE "SheetValidity" AS ENUM ('use', 'noNorms', 'askAgain');

-- AlterTable
ALTER TABLE "Sitting" ADD COLUMN     "isRepeat" BOOLEAN,
ADD COLUMN     "normVersionId" TEXT,
ADD COLUMN     "normsCollectedAt" DATE;

-- CreateTable
CREATE TABLE "NormSheet" (
    "id" TEXT NOT NULL,
    "instrument" TEXT NOT NULL,
    "instrumentVersion" INTEGER NOT NULL,
    "locale" "Locale" NOT NULL,
    "month" DATE NOT NULL,
    "answers" SMALLINT[],
    "tenths" INTEGER[],
    "validity" "SheetValidity" NOT NULL,
    "counted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "NormSheet_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NormTally" (
    "instrument" TEXT NOT NULL,
    "instrumentVersion" INTEGER NOT NULL,
    "locale" "Locale" NOT NULL,
    "used" INTEGER NOT NULL,
    "noNorms" INTEGER NOT NULL,
    "askAgain" INTEGER NOT NULL,
    "parts" JSONB NOT NULL,
    "rebuiltAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "NormTally_pkey" PRIMARY KEY ("instrument","instrumentVersion","locale")
);

-- CreateTable
CREATE TABLE "NormVersion" (
    "id" TEXT NOT NULL,
    "instrument" TEXT NOT NULL,
    "instrumentVersion" INTEGER NOT NULL,
    "locale" "Locale" NOT NULL,
    "number" INTEGER NOT NULL,
    "n" INTEGER NOT NULL,
    "figures" JSONB NOT NULL,
    "codeHash" TEXT NOT NULL,
    "itemHash" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "frozenAt" TIMESTAMPTZ(3),
    "frozenBy" TEXT,
    "publishedAt" TIMESTAMPTZ(3),
    "withdrawnAt" TIMESTAMPTZ(3),

    CONSTRAINT "NormVersion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "NormSheet_instrument_instrumentVersion_locale_id_idx" ON "NormSheet"("instrument", "instrumentVersion", "locale", "id");

-- CreateIndex
CREATE INDEX "NormSheet_counted_idx" ON "NormSheet"("counted");

-- CreateIndex
CREATE UNIQUE INDEX "NormVersion_instrument_instrumentVersion_locale_number_key" ON "NormVersion"("instrument", "instrumentVersion", "locale", "number");

-- AddForeignKey
ALTER TABLE "Sitting" ADD CONSTRAINT "Sitting_normVersionId_fkey" FOREIGN KEY ("normVersionId") REFERENCES "NormVersion"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A frozen version stays as it is, whoever asks: it can be published once and withdrawn once, and never deleted.
CREATE FUNCTION "keepFrozenNorms"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE allowed "NormVersion";
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
  RAISE EXCEPTION 'norms % are frozen', OLD."id" USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER "NormVersion_frozen" BEFORE UPDATE OR DELETE ON "NormVersion"
  FOR EACH ROW EXECUTE FUNCTION "keepFrozenNorms"();

-- Nothing is published that nobody has looked at.
ALTER TABLE "NormVersion" ADD CONSTRAINT "NormVersion_frozen_first"
  CHECK ("frozenAt" IS NOT NULL OR ("publishedAt" IS NULL AND "withdrawnAt" IS NULL AND "frozenBy" IS NULL));
