-- Why: a product that is renamed or taken out of the catalogue would fall out of offers and of the prices of the last thirty
-- days without a word; as in orders, the database and the compiler know the products now.
-- Lock: each ALTER rewrites its table, of some hundred rows, under an exclusive lock for moments. A name that there is not
-- among the products stops the migration, and nothing has changed then.
-- Undo: ALTER COLUMN "sku" TYPE VARCHAR(16) USING "sku"::text, in both.
-- Contracts: the version before reads and writes the same names, as text that PostgreSQL takes for its type.
ALTER TABLE "ListPrice" ALTER COLUMN "sku" TYPE "Sku" USING "sku"::text::"Sku";

ALTER TABLE "PriceOffer" ALTER COLUMN "sku" TYPE "Sku" USING "sku"::text::"Sku";
