-- Why: articles are published and taken back, a notice shown and a price lowered without a deployment.
-- Lock: none that lasts; new types and tables. Undo: DROP TABLE "ArticleState", "SiteNotice", "PriceOffer"; DROP TYPE
-- "ArticlePhase", "NoticeKind".
-- CreateEnum
CREATE TYPE "ArticlePhase" AS ENUM ('draft', 'scheduled', 'published', 'withdrawn');

-- CreateEnum
CREATE TYPE "NoticeKind" AS ENUM ('information', 'disturbance');

-- CreateTable
CREATE TABLE "ArticleState" (
    "articleId" VARCHAR(64) NOT NULL,
    "locale" "Locale" NOT NULL,
    "phase" "ArticlePhase" NOT NULL,
    "publicAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ArticleState_pkey" PRIMARY KEY ("articleId","locale")
);

-- CreateTable
CREATE TABLE "SiteNotice" (
    "id" TEXT NOT NULL,
    "kind" "NoticeKind" NOT NULL,
    "cn" VARCHAR(200) NOT NULL,
    "en" VARCHAR(200) NOT NULL,
    "es" VARCHAR(200) NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SiteNotice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PriceOffer" (
    "id" TEXT NOT NULL,
    "sku" VARCHAR(16) NOT NULL,
    "cnyMinor" INTEGER NOT NULL,
    "usdMinor" INTEGER NOT NULL,
    "eurMinor" INTEGER NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PriceOffer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SiteNotice_endsAt_idx" ON "SiteNotice"("endsAt");

-- CreateIndex
CREATE INDEX "PriceOffer_endsAt_idx" ON "PriceOffer"("endsAt");

