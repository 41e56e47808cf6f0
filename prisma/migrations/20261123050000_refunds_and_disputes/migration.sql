-- Why: refunds are written down before the provider is asked, disputes as the provider tells them; what was paid stands
-- beside what was asked; a report closed by the team says so; mails are found by what they are about.
-- Lock: new tables, columns without a default that is computed; the indexes hold up writes to "Order", "Outbox" and
-- "ProviderEvent" while they are built (seconds for a million rows). Undo: DROP TABLE "Refund", "Dispute"; the columns and
-- indexes below; DROP TYPE "RefundRule", "RefundAccess", "RefundState", "DisputeState", "ClosedFor". "about" of older rows
-- is filled in by retention, in batches.
-- CreateEnum
CREATE TYPE "RefundRule" AS ENUM ('withdrawal', 'conformity', 'pack', 'goodwill', 'held', 'duplicate', 'provider');

-- CreateEnum
CREATE TYPE "RefundAccess" AS ENUM ('rule', 'closes', 'stays');

-- CreateEnum
CREATE TYPE "RefundState" AS ENUM ('waiting', 'paused', 'done', 'refused');

-- CreateEnum
CREATE TYPE "DisputeState" AS ENUM ('inquiry', 'open', 'won', 'lost');

-- CreateEnum
CREATE TYPE "ClosedFor" AS ENUM ('refund', 'staff');

-- AlterTable
ALTER TABLE "Entitlement" ADD COLUMN     "closedFor" "ClosedFor";

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "askedCurrency" "Currency",
ADD COLUMN     "askedMinor" INTEGER,
ADD COLUMN     "paidCurrency" CHAR(3),
ADD COLUMN     "paidMinor" INTEGER,
ADD COLUMN     "releasedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Outbox" ADD COLUMN     "about" TEXT[];

-- AlterTable
ALTER TABLE "SandboxCheckout" ADD COLUMN     "refunds" JSONB NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "Refund" (
    "id" TEXT NOT NULL,
    "orderId" TEXT NOT NULL,
    "amountMinor" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "rule" "RefundRule" NOT NULL,
    "access" "RefundAccess" NOT NULL DEFAULT 'rule',
    "state" "RefundState" NOT NULL DEFAULT 'waiting',
    "providerRefundId" TEXT,
    "failure" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "doneAt" TIMESTAMPTZ(3),

    CONSTRAINT "Refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Dispute" (
    "id" TEXT NOT NULL,
    "orderId" TEXT NOT NULL,
    "state" "DisputeState" NOT NULL,
    "reason" TEXT,
    "amountMinor" INTEGER,
    "currency" CHAR(3),
    "dueBy" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Dispute_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Refund_providerRefundId_key" ON "Refund"("providerRefundId");

-- CreateIndex
CREATE INDEX "Refund_orderId_idx" ON "Refund"("orderId");

-- CreateIndex
CREATE INDEX "Refund_doneAt_idx" ON "Refund"("doneAt");

-- CreateIndex
CREATE INDEX "Dispute_orderId_idx" ON "Dispute"("orderId");

-- CreateIndex
CREATE INDEX "Dispute_createdAt_idx" ON "Dispute"("createdAt");

-- CreateIndex
CREATE INDEX "Order_status_createdAt_idx" ON "Order"("status", "createdAt");

-- CreateIndex
CREATE INDEX "Order_createdAt_idx" ON "Order"("createdAt");

-- CreateIndex
CREATE INDEX "Outbox_about_idx" ON "Outbox" USING GIN ("about");

-- CreateIndex
CREATE INDEX "ProviderEvent_orderId_receivedAt_idx" ON "ProviderEvent"("orderId", "receivedAt");

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dispute" ADD CONSTRAINT "Dispute_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

