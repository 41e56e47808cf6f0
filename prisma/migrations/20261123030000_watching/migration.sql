-- Why: a job names the request that asked for it; alarms are told once while they last; days are counted without people.
-- Lock: none that lasts; a column without a default, new tables; the index locks ProviderEvent against writes while it is
-- built (seconds at a million events; the provider sends again what was refused meanwhile). Undo: DROP TABLE "Alarm",
-- "DailyCount", "Heartbeat"; ALTER TABLE "Outbox" DROP COLUMN "requestId"; DROP INDEX "ProviderEvent_receivedAt_idx".
-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN     "requestId" VARCHAR(64);

-- CreateTable
CREATE TABLE "Heartbeat" (
    "name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Heartbeat_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "Alarm" (
    "kind" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "value" INTEGER NOT NULL,
    "toldValue" INTEGER,
    "toldAt" TIMESTAMPTZ(3),
    "claimedUntil" TIMESTAMPTZ(3),

    CONSTRAINT "Alarm_pkey" PRIMARY KEY ("kind")
);

-- CreateTable
CREATE TABLE "DailyCount" (
    "day" DATE NOT NULL,
    "kind" VARCHAR(32) NOT NULL,
    "key" VARCHAR(128) NOT NULL,
    "locale" "Locale" NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "DailyCount_pkey" PRIMARY KEY ("day","kind","key","locale")
);

-- CreateIndex
CREATE INDEX "ProviderEvent_receivedAt_idx" ON "ProviderEvent"("receivedAt");

