-- CreateTable
CREATE TABLE "DataKey" (
    "id" TEXT NOT NULL,
    "check" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DataKey_pkey" PRIMARY KEY ("id")
);
