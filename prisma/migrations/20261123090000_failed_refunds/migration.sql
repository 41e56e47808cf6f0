-- Why: a refund that was made can fail at the payer's bank later. Its credit note is countered by a correction, so an order
-- can come back to a sum that one of its papers had before; papers are told apart by their place instead. The sandbox
-- makes disputes.
-- Lock: columns without a computed default; the index on "Refund" holds up its writes for moments. The index on "Invoice" is
-- built over null alone. Undo: the columns and indexes below; the old unique index only while no correction was written.
-- The version before goes on: it reads a correction as a credit note above zero, and writes papers without a place, one at a
-- time under the lock on their order.
-- AlterTable
ALTER TABLE "Invoice" ADD COLUMN     "countersId" TEXT,
ADD COLUMN     "place" INTEGER,
ADD COLUMN     "refundId" TEXT;

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "failedAt" TIMESTAMPTZ(3),
ADD COLUMN     "settledAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "SandboxCheckout" ADD COLUMN     "disputes" JSONB NOT NULL DEFAULT '[]';

-- DropIndex
DROP INDEX "Invoice_orderId_settledMinor_key";

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_orderId_place_key" ON "Invoice"("orderId", "place");

-- CreateIndex
CREATE INDEX "Refund_failedAt_idx" ON "Refund"("failedAt");
