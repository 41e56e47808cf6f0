-- Why: where a buyer lives decides about currency, declarations and tax, and accounting asks for it later; and Stripe
-- takes more than cards, Alipay and WeChat Pay. Orders from before stay without a country: nobody was asked.
-- Lock: none that lasts; values are added to a type, and a column without a default.
-- Undo: ALTER TABLE "Order" DROP COLUMN "country"; the values may stay unused.
-- Deploy in any order: the version before knows neither.
ALTER TYPE "PaymentMethod" ADD VALUE 'paypal';
ALTER TYPE "PaymentMethod" ADD VALUE 'bizum';
ALTER TYPE "PaymentMethod" ADD VALUE 'link';
ALTER TABLE "Order" ADD COLUMN "country" CHAR(2);
