-- Why: one word for one thing. The browser that takes a test is a guest, one taking of a test a sitting (docs/glossary.md).
-- Lock: short exclusive locks, no table is rewritten. Undo: the same renames the other way round.
-- Deploy with the servers of the version before stopped: they know the old names only.
ALTER TABLE "Taker" RENAME TO "Guest";
ALTER TABLE "Administration" RENAME TO "Sitting";
ALTER TABLE "Sitting" RENAME COLUMN "takerId" TO "guestId";
ALTER TABLE "Order" RENAME COLUMN "takerId" TO "guestId";
ALTER TABLE "Review" RENAME COLUMN "takerId" TO "guestId";
ALTER TABLE "Order" RENAME COLUMN "administrationId" TO "sittingId";
ALTER TABLE "Entitlement" RENAME COLUMN "administrationId" TO "sittingId";
ALTER TABLE "Review" RENAME COLUMN "administrationId" TO "sittingId";
ALTER TABLE "ShareCard" RENAME COLUMN "administrationId" TO "sittingId";
ALTER TABLE "ReportKey" RENAME COLUMN "administrationId" TO "sittingId";
ALTER TABLE "Comparison" RENAME COLUMN "inviterAdministrationId" TO "inviterSittingId";
ALTER TABLE "Comparison" RENAME COLUMN "inviteeAdministrationId" TO "inviteeSittingId";

-- Constraints and indexes carry the names of their tables and columns.
DO $$
DECLARE
  item record;
  renamed text;
BEGIN
  FOR item IN
    SELECT c.conname AS name, c.conrelid::regclass AS relation FROM pg_constraint c
    WHERE c.connamespace = current_schema()::regnamespace AND c.conname ~ '(Administration|administrationId|Taker|takerId)'
  LOOP
    renamed := replace(replace(replace(replace(item.name, 'Administration', 'Sitting'), 'administrationId', 'sittingId'), 'Taker', 'Guest'), 'takerId', 'guestId');
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', item.relation, item.name, renamed);
  END LOOP;
  FOR item IN
    SELECT indexname AS name FROM pg_indexes
    WHERE schemaname = current_schema() AND indexname ~ '(Administration|administrationId|Taker|takerId)'
  LOOP
    renamed := replace(replace(replace(replace(item.name, 'Administration', 'Sitting'), 'administrationId', 'sittingId'), 'Taker', 'Guest'), 'takerId', 'guestId');
    EXECUTE format('ALTER INDEX %I RENAME TO %I', item.name, renamed);
  END LOOP;
END $$;

-- Mails on their way name the sitting by the new word too.
UPDATE "Outbox" SET "payload" = ("payload" - 'administrationId') || jsonb_build_object('sittingId', "payload"->'administrationId')
WHERE "doneAt" IS NULL AND "payload" ? 'administrationId';
