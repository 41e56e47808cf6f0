-- Why: the law of the European Union asks for a function on the site by which a contract is withdrawn from; when that
-- was said decides about the money.
-- Lock: none that lasts; a column without a default. Undo: ALTER TABLE "Order" DROP COLUMN "withdrawnAt";
ALTER TABLE "Order" ADD COLUMN "withdrawnAt" TIMESTAMPTZ(3);
