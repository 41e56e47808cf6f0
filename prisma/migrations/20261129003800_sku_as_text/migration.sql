-- Why: the code knows the products (src/core/commerce/products.ts) and checks each sku that comes in; a pack of another size is then
-- no migration, and an order of a product that is gone, or that only a newer version sells, can still be read.
-- Lock: each ALTER rewrites its table under an exclusive lock; "Order" and "Invoice" take about a second for each hundred
-- thousand rows. No value changes.
-- Undo: ALTER COLUMN "sku" TYPE "Sku" USING "sku"::"Sku" ("GiftContent" in "Gift", "Sku"[] in "Coupon"), as long as no other
-- product was sold; DROP CAST ("Sku" AS text); DROP CAST ("GiftContent" AS text).
-- Contracts: the version before reads the same names. What it writes and compares it casts to its types, which stay for it, and
-- the casts make text of them. Types and casts go when no process of it is left.
CREATE CAST ("Sku" AS text) WITH INOUT AS IMPLICIT;
CREATE CAST ("GiftContent" AS text) WITH INOUT AS IMPLICIT;

ALTER TABLE "Order" ALTER COLUMN "sku" TYPE TEXT USING "sku"::text;
ALTER TABLE "Invoice" ALTER COLUMN "sku" TYPE TEXT USING "sku"::text;
ALTER TABLE "Gift" ALTER COLUMN "sku" TYPE TEXT USING "sku"::text;
ALTER TABLE "Coupon" ALTER COLUMN "skus" TYPE TEXT[] USING "skus"::text[];
ALTER TABLE "PriceOffer" ALTER COLUMN "sku" TYPE TEXT USING "sku"::text;
ALTER TABLE "ListPrice" ALTER COLUMN "sku" TYPE TEXT USING "sku"::text;
