-- Why: a card shows dimensions that somebody chose to whoever has its link; a comparison shows two people's results of one
-- test to these two, once both have agreed. Of each link only the hash of its key is stored. Both go with their sittings
-- (CASCADE). A comparison keeps the dimensions that were agreed to, so that a later unlock adds nothing by itself.
-- Lock: none on what there is but a short one on "Administration" for each foreign key; the new tables are empty.
-- Undo: DROP TABLE "ShareCard", "Comparison".

-- CreateTable
CREATE TABLE "ShareCard" (
    "id" TEXT NOT NULL,
    "keyHash" TEXT NOT NULL,
    "administrationId" TEXT NOT NULL,
    "dimensions" TEXT[],
    "name" TEXT,
    "locale" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ShareCard_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Comparison" (
    "id" TEXT NOT NULL,
    "keyHash" TEXT NOT NULL,
    "instrument" TEXT NOT NULL,
    "instrumentVersion" INTEGER NOT NULL,
    "inviterAdministrationId" TEXT NOT NULL,
    "inviteeAdministrationId" TEXT,
    "dimensions" TEXT[],
    "inviterName" TEXT NOT NULL,
    "inviteeName" TEXT,
    "inviterConsentAt" TIMESTAMPTZ(3) NOT NULL,
    "inviteeConsentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Comparison_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ShareCard_keyHash_key" ON "ShareCard"("keyHash");

-- CreateIndex
CREATE INDEX "ShareCard_administrationId_idx" ON "ShareCard"("administrationId");

-- CreateIndex
CREATE UNIQUE INDEX "Comparison_keyHash_key" ON "Comparison"("keyHash");

-- CreateIndex
CREATE INDEX "Comparison_inviterAdministrationId_idx" ON "Comparison"("inviterAdministrationId");

-- CreateIndex
CREATE INDEX "Comparison_inviteeAdministrationId_idx" ON "Comparison"("inviteeAdministrationId");

-- CreateIndex
CREATE INDEX "Comparison_expiresAt_idx" ON "Comparison"("expiresAt");

-- AddForeignKey
ALTER TABLE "ShareCard" ADD CONSTRAINT "ShareCard_administrationId_fkey" FOREIGN KEY ("administrationId") REFERENCES "Administration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Comparison" ADD CONSTRAINT "Comparison_inviterAdministrationId_fkey" FOREIGN KEY ("inviterAdministrationId") REFERENCES "Administration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Comparison" ADD CONSTRAINT "Comparison_inviteeAdministrationId_fkey" FOREIGN KEY ("inviteeAdministrationId") REFERENCES "Administration"("id") ON DELETE CASCADE ON UPDATE CASCADE;
