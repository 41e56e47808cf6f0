-- Why: a review that was hidden for a reason could be deleted by its writer and posted again. The hold outlives the
-- review, and goes when the operator shows it again, or with the browser or account.
-- Lock: none that lasts; a new table. Undo: DROP TABLE "ReviewHold".
-- CreateTable
CREATE TABLE "ReviewHold" (
    "id" TEXT NOT NULL,
    "guestId" TEXT NOT NULL,
    "instrument" TEXT NOT NULL,
    "reason" "ReviewFault" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ReviewHold_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ReviewHold_guestId_idx" ON "ReviewHold"("guestId");

-- AddForeignKey
ALTER TABLE "ReviewHold" ADD CONSTRAINT "ReviewHold_guestId_fkey" FOREIGN KEY ("guestId") REFERENCES "Guest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is hidden already holds too.
INSERT INTO "ReviewHold" ("id", "guestId", "instrument", "reason", "createdAt")
SELECT "id", "guestId", "instrument", "hiddenReason", "hiddenAt" FROM "Review"
WHERE "hiddenAt" IS NOT NULL AND "hiddenReason" IS NOT NULL;
