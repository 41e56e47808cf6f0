-- The counter says how many people finished a test in the last hour, and where that is few, in a longer time.
CREATE TABLE "CompletionDay" (
    "instrument" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "CompletionDay_pkey" PRIMARY KEY ("day","instrument")
);

-- What is still kept of the past counts too.
INSERT INTO "CompletionDay" ("instrument", "day", "count")
SELECT "instrument", ("completedAt" AT TIME ZONE 'UTC')::date, COUNT(*)
FROM "Sitting"
WHERE "completedAt" IS NOT NULL
GROUP BY 1, 2;
