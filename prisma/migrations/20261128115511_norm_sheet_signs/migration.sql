-- Why: an edition of the norms says for which sign sheets were left out; until now a sheet says only that it was. Answers that
-- are those of another sheet are a sign of their own.
-- Lock: a new type, and a column with a constant default, which PostgreSQL adds without touching a row: an exclusive lock for
-- moments.
-- Undo: ALTER TABLE "NormSheet" DROP COLUMN "signs"; DROP TYPE "SheetSign".
-- Contracts: the version before neither reads nor writes the column.
CREATE TYPE "SheetSign" AS ENUM ('directed', 'inconsistency', 'speed', 'longstring', 'pattern', 'spread', 'copied');

ALTER TABLE "NormSheet" ADD COLUMN "signs" "SheetSign"[] DEFAULT ARRAY[]::"SheetSign"[];
