-- Why: a lower price is compared with the lowest one of thirty days, list prices of earlier deployments among them.
-- Lock: none that lasts; a new table. Undo: DROP TABLE "ListPrice".
-- CreateTable
CREATE TABLE "ListPrice" (
    "id" BIGSERIAL NOT NULL,
    "sku" VARCHAR(16) NOT NULL,
    "cnyMinor" INTEGER NOT NULL,
    "usdMinor" INTEGER NOT NULL,
    "eurMinor" INTEGER NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ListPrice_pkey" PRIMARY KEY ("id")
);
