-- Why: whoever has a plan for a week can ask for two mails about it. Each row is an address with a consent, so it has a
-- table of its own that is emptied as soon as the second mail is out; it goes with its sitting (CASCADE).
-- Lock: none on what there is but a short one on "Sitting" for the foreign key; the new table is empty.
-- Undo: DROP TABLE "Reminder"; jobs of it that wait in "Outbox" then fail once each and send nothing.
-- CreateTable
CREATE TABLE "Reminder" (
    "id" TEXT NOT NULL,
    "sittingId" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "locale" "Locale" NOT NULL,
    "keyHash" TEXT NOT NULL,
    "consentVersion" TEXT NOT NULL,
    "consentAt" TIMESTAMPTZ(3) NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "weekAt" TIMESTAMPTZ(3) NOT NULL,
    "weekSentAt" TIMESTAMPTZ(3),
    "monthAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Reminder_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Reminder_sittingId_key" ON "Reminder"("sittingId");

-- CreateIndex
CREATE UNIQUE INDEX "Reminder_keyHash_key" ON "Reminder"("keyHash");

-- CreateIndex
CREATE INDEX "Reminder_monthAt_idx" ON "Reminder"("monthAt");

-- AddForeignKey
ALTER TABLE "Reminder" ADD CONSTRAINT "Reminder_sittingId_fkey" FOREIGN KEY ("sittingId") REFERENCES "Sitting"("id") ON DELETE CASCADE ON UPDATE CASCADE;
