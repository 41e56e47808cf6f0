-- Why: how often care puts help first is to be seen from what people really answer. Sums over twenty sittings or more,
-- so that neither one row nor the difference of two says anything of one person; they stay when sittings are deleted.
-- Lock: none, a new table. Undo: DROP TABLE "CareCount".
-- CreateTable
CREATE TABLE "CareCount" (
    "instrument" TEXT NOT NULL,
    "instrumentVersion" INTEGER NOT NULL,
    "locale" "Locale" NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "first" INTEGER NOT NULL,
    "soft" INTEGER NOT NULL,
    "retake" INTEGER NOT NULL,
    "none" INTEGER NOT NULL,

    CONSTRAINT "CareCount_pkey" PRIMARY KEY ("instrument","instrumentVersion","locale","until")
);
