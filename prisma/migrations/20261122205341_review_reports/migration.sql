-- Why: a reader can report a review, and an operator hide it with a reason or answer it. One report of each reader.
-- Lock: none that lasts; columns without a default, a new table. Undo: DROP TABLE "ReviewReport"; ALTER TABLE "Review"
-- DROP COLUMN "answer", DROP COLUMN "answeredAt", DROP COLUMN "hiddenAt", DROP COLUMN "hiddenReason"; hidden reviews are
-- public then. DROP TYPE "ReviewFault";
-- CreateEnum
CREATE TYPE "ReviewFault" AS ENUM ('insult', 'danger', 'exposes', 'advertising', 'law');

-- AlterTable
ALTER TABLE "Review" ADD COLUMN     "answer" TEXT,
ADD COLUMN     "answeredAt" TIMESTAMPTZ(3),
ADD COLUMN     "hiddenAt" TIMESTAMPTZ(3),
ADD COLUMN     "hiddenReason" "ReviewFault";

-- CreateTable
CREATE TABLE "ReviewReport" (
    "id" TEXT NOT NULL,
    "reviewId" TEXT NOT NULL,
    "fault" "ReviewFault" NOT NULL,
    "readerHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReviewReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ReviewReport_reviewId_readerHash_key" ON "ReviewReport"("reviewId", "readerHash");

-- AddForeignKey
ALTER TABLE "ReviewReport" ADD CONSTRAINT "ReviewReport_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;
