-- CreateEnum
CREATE TYPE "InvoiceKind" AS ENUM ('invoice', 'credit');

-- CreateEnum
CREATE TYPE "MovementKind" AS ENUM ('payment', 'refund', 'dispute', 'payout', 'other');

-- CreateEnum
CREATE TYPE "FindingKind" AS ENUM ('unknown', 'missing', 'amount', 'state', 'refund', 'payout');

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "couponCode" TEXT,
ADD COLUMN     "couponId" TEXT;

-- AlterTable
ALTER TABLE "SandboxCheckout" ADD COLUMN     "paidAt" TIMESTAMPTZ(3),
ADD COLUMN     "refundedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Coupon" (
    "id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "percent" INTEGER,
    "offCny" INTEGER,
    "offUsd" INTEGER,
    "offEur" INTEGER,
    "skus" "Sku"[],
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3),
    "maxUses" INTEGER,
    "maxPerBuyer" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Coupon_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InvoiceSeries" (
    "kind" "InvoiceKind" NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "InvoiceSeries_pkey" PRIMARY KEY ("kind","year")
);

-- CreateTable
CREATE TABLE "Invoice" (
    "id" TEXT NOT NULL,
    "kind" "InvoiceKind" NOT NULL,
    "year" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "orderId" TEXT NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "movedAt" TIMESTAMPTZ(3) NOT NULL,
    "locale" "Locale" NOT NULL,
    "sku" "Sku" NOT NULL,
    "product" TEXT NOT NULL,
    "currency" "Currency" NOT NULL,
    "country" CHAR(2),
    "listMinor" INTEGER NOT NULL,
    "couponCode" TEXT,
    "grossMinor" INTEGER NOT NULL,
    "taxMinor" INTEGER,
    "taxRate" INTEGER,
    "settledMinor" INTEGER NOT NULL,
    "seller" TEXT[],

    CONSTRAINT "Invoice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProviderMovement" (
    "id" TEXT NOT NULL,
    "provider" "Provider" NOT NULL,
    "kind" "MovementKind" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "orderId" TEXT,
    "paymentIntentId" TEXT,
    "amountMinor" INTEGER NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "feeMinor" INTEGER NOT NULL,
    "feeCurrency" CHAR(3) NOT NULL,

    CONSTRAINT "ProviderMovement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Reconciliation" (
    "provider" "Provider" NOT NULL,
    "doneUntil" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Reconciliation_pkey" PRIMARY KEY ("provider")
);

-- CreateTable
CREATE TABLE "Finding" (
    "id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "kind" "FindingKind" NOT NULL,
    "orderId" TEXT,
    "movementId" TEXT,
    "ours" TEXT,
    "theirs" TEXT,
    "foundAt" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,
    "resolvedAt" TIMESTAMPTZ(3),
    "reason" TEXT,

    CONSTRAINT "Finding_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Coupon_code_key" ON "Coupon"("code");

-- CreateIndex
CREATE INDEX "Coupon_createdAt_idx" ON "Coupon"("createdAt");

-- CreateIndex
CREATE INDEX "Invoice_issuedAt_idx" ON "Invoice"("issuedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_kind_year_number_key" ON "Invoice"("kind", "year", "number");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_orderId_settledMinor_key" ON "Invoice"("orderId", "settledMinor");

-- CreateIndex
CREATE INDEX "ProviderMovement_orderId_idx" ON "ProviderMovement"("orderId");

-- CreateIndex
CREATE INDEX "ProviderMovement_paymentIntentId_idx" ON "ProviderMovement"("paymentIntentId");

-- CreateIndex
CREATE INDEX "ProviderMovement_at_idx" ON "ProviderMovement"("at");

-- CreateIndex
CREATE UNIQUE INDEX "Finding_key_key" ON "Finding"("key");

-- CreateIndex
CREATE INDEX "Finding_resolvedAt_foundAt_idx" ON "Finding"("resolvedAt", "foundAt");

-- CreateIndex
CREATE INDEX "Order_couponId_status_idx" ON "Order"("couponId", "status");

-- CreateIndex
CREATE INDEX "Order_paidAt_idx" ON "Order"("paidAt");

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_couponId_fkey" FOREIGN KEY ("couponId") REFERENCES "Coupon"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- Invoices and credit notes are never changed, whatever the code above them does.
CREATE TRIGGER "Invoice_append_only" BEFORE UPDATE OR DELETE ON "Invoice"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();

-- What was paid before there were invoices gets its numbers first, in the order of payment: the worker does it, and
-- until then a new payment waits its turn.
INSERT INTO "Heartbeat" ("name", "at")
  SELECT 'invoices.behind', now() WHERE EXISTS (SELECT 1 FROM "Order" WHERE "paidAt" IS NOT NULL AND "amountMinor" > 0);
