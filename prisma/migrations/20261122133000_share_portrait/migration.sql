-- Why: cards and comparisons show the portrait of a result too; what was agreed to before goes on showing none.
-- Lock: two columns with a constant default, no rewrite. Undo: ALTER TABLE … DROP COLUMN "portrait".
-- Deploy in any order: the version before does not know the columns.
ALTER TABLE "ShareCard" ADD COLUMN "portrait" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Comparison" ADD COLUMN "portrait" BOOLEAN NOT NULL DEFAULT false;
