-- Why: the law of mainland China asks for a separate consent before answers leave it; which text was agreed to, and when.
-- Lock: none that lasts; columns without a default. Undo: ALTER TABLE "Sitting" DROP COLUMN "transferAt", DROP COLUMN
-- "transferVersion";
-- AlterTable
ALTER TABLE "Sitting" ADD COLUMN     "transferAt" TIMESTAMPTZ(3),
ADD COLUMN     "transferVersion" TEXT;
