-- Why: an edition of norms is made of a fixed set of sheets, those that were counted when a milestone was reached, and one
-- that replaces it is made of the same. Otherwise two editions may differ by one sheet, and their difference is its answers.
-- Lock: short; columns that are null everywhere, and one with a constant default. Tallies, of which there are some dozens, are
-- counted once over their sheets.
-- Undo: ALTER TABLE "NormSheet" DROP COLUMN "milestone"; ALTER TABLE "NormVersion" DROP COLUMN "milestone";
-- ALTER TABLE "NormTally" DROP COLUMN "complete";
ALTER TABLE "NormSheet" ADD COLUMN     "milestone" INTEGER;

ALTER TABLE "NormVersion" ADD COLUMN     "milestone" INTEGER;

-- A milestone counts sheets with an answer to every item, as figures come from those.
ALTER TABLE "NormTally" ADD COLUMN     "complete" INTEGER NOT NULL DEFAULT 0;

UPDATE "NormTally" t SET "complete" = (
  SELECT count(*) FROM "NormSheet" s
  WHERE s."instrument" = t."instrument" AND s."instrumentVersion" = t."instrumentVersion" AND s."locale" = t."locale"
    AND s."validity" = 'use' AND s."counted" AND NOT (-1 = ANY (s."answers"))
);
