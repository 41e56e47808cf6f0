-- Why: the database refuses what the code has no name for, so that nothing read from it has to be checked again.
-- Lock: each ALTER rewrites its table under an exclusive lock (a value unknown to its type stops the migration, and
-- nothing has changed then). Undo: ALTER COLUMN … TYPE TEXT, then DROP TYPE.
-- Deploy with the servers of the version before stopped: they write topics that are renamed here.
CREATE TYPE "Locale" AS ENUM ('cn', 'en', 'es');
CREATE TYPE "Sku" AS ENUM ('report', 'pack-3', 'pack-10', 'vip', 'gift-pack-3', 'gift-pack-10', 'gift-vip');
CREATE TYPE "GiftContent" AS ENUM ('pack-3', 'pack-10', 'vip');
CREATE TYPE "Currency" AS ENUM ('CNY', 'USD', 'EUR');
CREATE TYPE "PaymentMethod" AS ENUM ('card', 'alipay', 'wechat_pay');
CREATE TYPE "Provider" AS ENUM ('stripe', 'sandbox');
CREATE TYPE "CreditReason" AS ENUM ('registration', 'purchase', 'gift', 'unlock', 'refund', 'revoked');
CREATE TYPE "SandboxState" AS ENUM ('open', 'paid', 'processing', 'failed', 'expired');

ALTER TABLE "User" ALTER COLUMN "locale" TYPE "Locale" USING "locale"::"Locale";
ALTER TABLE "Registration" ALTER COLUMN "locale" TYPE "Locale" USING "locale"::"Locale";
ALTER TABLE "Sitting" ALTER COLUMN "locale" TYPE "Locale" USING "locale"::"Locale";
ALTER TABLE "Review" ALTER COLUMN "locale" TYPE "Locale" USING "locale"::"Locale";
ALTER TABLE "ShareCard" ALTER COLUMN "locale" TYPE "Locale" USING "locale"::"Locale";

ALTER TABLE "Order"
  ALTER COLUMN "sku" TYPE "Sku" USING "sku"::"Sku",
  ALTER COLUMN "locale" TYPE "Locale" USING "locale"::"Locale",
  ALTER COLUMN "currency" TYPE "Currency" USING "currency"::"Currency",
  ALTER COLUMN "method" TYPE "PaymentMethod" USING "method"::"PaymentMethod",
  ALTER COLUMN "provider" TYPE "Provider" USING "provider"::"Provider";
ALTER TABLE "Gift" ALTER COLUMN "sku" TYPE "GiftContent" USING "sku"::"GiftContent";
ALTER TABLE "CreditEntry" ALTER COLUMN "reason" TYPE "CreditReason" USING "reason"::"CreditReason";

ALTER TABLE "ProviderEvent" ALTER COLUMN "provider" TYPE "Provider" USING "provider"::"Provider";
ALTER TABLE "SandboxCheckout" ALTER COLUMN "state" DROP DEFAULT;
ALTER TABLE "SandboxCheckout"
  ALTER COLUMN "currency" TYPE "Currency" USING "currency"::"Currency",
  ALTER COLUMN "method" TYPE "PaymentMethod" USING "method"::"PaymentMethod",
  ALTER COLUMN "state" TYPE "SandboxState" USING "state"::"SandboxState";
ALTER TABLE "SandboxCheckout" ALTER COLUMN "state" SET DEFAULT 'open';

-- The codes of sign-up, of a change of address and of retrieval are one kind of mail.
UPDATE "Outbox" SET "topic" = 'mail.code' WHERE "topic" IN ('mail.account-code', 'mail.change-code');

-- One word for one thing: the free reports of a new account.
ALTER TABLE "WelcomeGrant" RENAME TO "SignupBonus";
ALTER INDEX "WelcomeGrant_pkey" RENAME TO "SignupBonus_pkey";
