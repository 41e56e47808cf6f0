-- Why: a picture of both drawings can be sent on, so each of the two people agrees to it, apart from what they agreed to show
-- each other.
-- Lock: two columns without a default, which PostgreSQL adds without touching a row: an exclusive lock for moments.
-- Undo: ALTER TABLE "Comparison" DROP COLUMN "inviterCardAt", DROP COLUMN "inviteeCardAt"; the agreements are lost.
ALTER TABLE "Comparison" ADD COLUMN "inviteeCardAt" TIMESTAMPTZ(3),
ADD COLUMN "inviterCardAt" TIMESTAMPTZ(3);
