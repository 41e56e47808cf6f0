-- Why: mails that strangers have sent to a mailbox are counted for any hour and over all forms together, which points that
-- begin anew every hour cannot do; and the free reports of a new account are kept in mind by mailbox, and forgotten some
-- time after the last account of it has gone.
-- Lock: a column without a default, a short update of a small table (one row for each deleted account), an index on it.
-- Undo: DROP TABLE "MailAsked"; ALTER TABLE "SignupBonus" DROP COLUMN "endedAt".
-- Deploy in any order: the version before knows neither, and writes the rows of deleted accounts without the time.
ALTER TABLE "SignupBonus" ADD COLUMN "endedAt" TIMESTAMPTZ(3);

-- Until now a row was written when its account was deleted.
UPDATE "SignupBonus" SET "endedAt" = "createdAt";

CREATE INDEX "SignupBonus_endedAt_idx" ON "SignupBonus"("endedAt");

CREATE TABLE "MailAsked" (
    "id" BIGSERIAL NOT NULL,
    "mailbox" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MailAsked_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "MailAsked_mailbox_by_at_idx" ON "MailAsked"("mailbox", "by", "at");

CREATE INDEX "MailAsked_at_idx" ON "MailAsked"("at");
