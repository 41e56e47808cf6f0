import {
  catalogueVersion,
  getListPriceMinor,
  isOfferedSku,
  type OfferedSku,
  offeredSkus,
} from '@/core/commerce/products'
import type { ListPrice } from '@/core/site/state'
import type { ListPrice as Row } from '@/generated/prisma/client'
import type { Db, Tx } from '../db/db'

/** Number of latest prices that are read: enough, because no real price changes so often within thirty days. */
const MOST = 200

/** Returns the list price in a row; null for a product that only another version of the site sells. */
function listPriceOf({ sku, since, ...row }: Row): ListPrice | null {
  return isOfferedSku(sku) ? { sku, since, amounts: { CNY: row.cnyMinor, USD: row.usdMinor, EUR: row.eurMinor } } : null
}

/** Returns the prices of the catalogue with the times at which they came into force on this site, oldest first. */
export async function readListPrices(db: Db | Tx): Promise<ListPrice[]> {
  const rows = await db.listPrice.findMany({ orderBy: [{ since: 'desc' }, { id: 'desc' }], take: MOST })
  return rows.reverse().flatMap((row) => listPriceOf(row) ?? [])
}

const amountsOf = (sku: OfferedSku) => ({
  CNY: getListPriceMinor(sku, 'CNY'),
  USD: getListPriceMinor(sku, 'USD'),
  EUR: getListPriceMinor(sku, 'EUR'),
})

/** Catalogue version that this process has recorded; its prices stay the same as long as it runs. */
let recorded = 0

/**
 * Records the prices of the catalogue that are in force from now on, unless they already were. A deployment that goes
 * back to earlier prices is another change. Does nothing when the same process calls it again.
 */
export async function recordListPrices(db: Db, now = new Date()): Promise<void> {
  if (recorded === catalogueVersion) return
  await db.$transaction(async (tx) => {
    // Several processes may start at once with the same prices.
    await tx.$executeRaw`LOCK TABLE "ListPrice" IN SHARE ROW EXCLUSIVE MODE`
    const known = await readListPrices(tx)
    for (const sku of offeredSkus) {
      const { CNY, USD, EUR } = amountsOf(sku)
      const last = known.findLast((price) => price.sku === sku)?.amounts
      if (last && last.CNY === CNY && last.USD === USD && last.EUR === EUR) continue
      await tx.listPrice.create({
        data: { sku, cnyMinor: CNY, usdMinor: USD, eurMinor: EUR, since: now },
      })
    }
  })
  recorded = catalogueVersion
}
