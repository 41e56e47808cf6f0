-- Why: credits (three free reports, packs), membership, gifts and reviews; orders of products that belong to no sitting. What
-- a credit opened points at its ledger entry, so that one entry opens one report. The price of the catalogue stands in each
-- order beside what was paid. Retrieval by e-mail finds orders whatever the case of the address: index on lower("email").
-- Accounts that exist get their three free reports here, as new ones do at sign-up.
-- Lock: short exclusive locks on "Order" and "Entitlement"; "Order" is rewritten once ("listMinor"), its index blocks writes
-- while it is built.
-- Undo: DROP INDEX "Order_lower_email_status_idx"; DROP TABLE "Review", "VipGrant", "Gift", "WelcomeGrant"; ALTER TABLE
-- "Entitlement" DROP COLUMN "creditEntryId"; DROP TABLE "CreditEntry"; ALTER TABLE "Order" DROP COLUMN "emailCorrectedAt",
-- DROP COLUMN "giftEmail", DROP COLUMN "listMinor", DROP COLUMN "openAccount".

-- AlterTable
ALTER TABLE "Entitlement" ADD COLUMN     "creditEntryId" BIGINT;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "emailCorrectedAt" TIMESTAMPTZ(3),
ADD COLUMN     "giftEmail" TEXT,
ADD COLUMN     "listMinor" INTEGER,
ADD COLUMN     "openAccount" BOOLEAN NOT NULL DEFAULT false;
UPDATE "Order" SET "listMinor" = "amountMinor";
ALTER TABLE "Order" ALTER COLUMN "listMinor" SET NOT NULL;

-- CreateIndex
CREATE INDEX "Order_lower_email_status_idx" ON "Order"(lower("email"), "status");

-- CreateTable
CREATE TABLE "CreditEntry" (
    "id" BIGSERIAL NOT NULL,
    "userId" TEXT NOT NULL,
    "delta" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CreditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WelcomeGrant" (
    "emailHash" TEXT NOT NULL,
    "remaining" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "WelcomeGrant_pkey" PRIMARY KEY ("emailHash")
);

-- CreateTable
CREATE TABLE "VipGrant" (
    "userId" TEXT NOT NULL,
    "orderId" TEXT,
    "giftId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "VipGrant_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "Gift" (
    "id" TEXT NOT NULL,
    "orderId" TEXT NOT NULL,
    "sku" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "recipientEmail" TEXT NOT NULL,
    "giverName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "redeemedById" TEXT,
    "redeemedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Gift_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Review" (
    "id" TEXT NOT NULL,
    "administrationId" TEXT NOT NULL,
    "takerId" TEXT NOT NULL,
    "instrument" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "rating" INTEGER,
    "locale" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "editedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Review_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "CreditEntry_userId_reason_reference_key" ON "CreditEntry"("userId", "reason", "reference");

-- CreateIndex
CREATE UNIQUE INDEX "VipGrant_orderId_key" ON "VipGrant"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "VipGrant_giftId_key" ON "VipGrant"("giftId");

-- CreateIndex
CREATE UNIQUE INDEX "Gift_orderId_key" ON "Gift"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "Gift_codeHash_key" ON "Gift"("codeHash");

-- CreateIndex
CREATE INDEX "Gift_redeemedById_idx" ON "Gift"("redeemedById");

-- CreateIndex
CREATE UNIQUE INDEX "Review_administrationId_key" ON "Review"("administrationId");

-- CreateIndex
CREATE INDEX "Review_instrument_createdAt_idx" ON "Review"("instrument", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Review_takerId_instrument_key" ON "Review"("takerId", "instrument");

-- CreateIndex
CREATE UNIQUE INDEX "Entitlement_creditEntryId_key" ON "Entitlement"("creditEntryId");

-- AddForeignKey
ALTER TABLE "Entitlement" ADD CONSTRAINT "Entitlement_creditEntryId_fkey" FOREIGN KEY ("creditEntryId") REFERENCES "CreditEntry"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CreditEntry" ADD CONSTRAINT "CreditEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VipGrant" ADD CONSTRAINT "VipGrant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VipGrant" ADD CONSTRAINT "VipGrant_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VipGrant" ADD CONSTRAINT "VipGrant_giftId_fkey" FOREIGN KEY ("giftId") REFERENCES "Gift"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Gift" ADD CONSTRAINT "Gift_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Gift" ADD CONSTRAINT "Gift_redeemedById_fkey" FOREIGN KEY ("redeemedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_administrationId_fkey" FOREIGN KEY ("administrationId") REFERENCES "Administration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_takerId_fkey" FOREIGN KEY ("takerId") REFERENCES "Taker"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Three free reports for the accounts there are.
INSERT INTO "CreditEntry" ("userId", "delta", "reason", "reference") SELECT "id", 3, 'registration', 'account' FROM "User";
