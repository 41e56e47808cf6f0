-- Why: at which question people stop, counted every night over what is kept, as sums of nobody in particular.
-- Lock: none, a new table. Undo: DROP TABLE "DropOff".
-- CreateTable
CREATE TABLE "DropOff" (
    "instrument" TEXT NOT NULL,
    "instrumentVersion" INTEGER NOT NULL,
    "locale" "Locale" NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "countedAt" TIMESTAMPTZ(3) NOT NULL,
    "finished" INTEGER NOT NULL,
    "stopped" INTEGER[],

    CONSTRAINT "DropOff_pkey" PRIMARY KEY ("instrument","instrumentVersion","locale")
);
