import { getPrice, getShownQuote } from '@/content/shop/catalogue'
import { applyMemberDiscount, membershipBreakEven } from '@/core/commerce/discount'
import { type Currency, currencies, type Money } from '@/core/commerce/money'
import { type Owner, orderedBy } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'
import { getReaderCurrency, type PageLanguages } from './buyer-country'
import { getVipStart } from './membership'
import type { VipCenter } from './schema'

/** Returns the price and the benefits of membership; savings only for a signed-in account. */
export async function getVipCenter(db: Db, principal: Owner, page: PageLanguages): Promise<VipCenter> {
  const { userId } = principal
  const since = userId === null ? null : await getVipStart(db, userId)
  const currency = await getReaderCurrency(db, principal, page)
  const price = getPrice('vip', currency)
  const report = getShownQuote('report', currency, true)
  return {
    signedIn: userId !== null,
    since: since?.toISOString() ?? null,
    price,
    report,
    paysFrom: membershipBreakEven(price.amountMinor, report.listMinor),
    savings: userId === null ? null : await savingsOf(db, userId, since !== null),
  }
}

/** Returns the amount that membership took off the price: zero if an offer was better. */
const savedAsMember = (listMinor: number, amountMinor: number): number =>
  amountMinor === applyMemberDiscount(listMinor) ? listMinor - amountMinor : 0

/** Sums the discount that an account's purchases had, or would have had with a membership, which is never discounted itself. */
async function savingsOf(db: Db, userId: string, member: boolean): Promise<Money[]> {
  const orders = await db.order.findMany({
    where: { ...orderedBy({ guestId: null, userId }), status: 'paid', sku: { not: 'vip' } },
    select: { listMinor: true, amountMinor: true, currency: true },
  })
  const sumOf = (currency: Currency): number =>
    orders
      .filter((order) => order.currency === currency)
      .map(({ listMinor, amountMinor }) =>
        member ? savedAsMember(listMinor, amountMinor) : amountMinor - applyMemberDiscount(listMinor),
      )
      .reduce((sum, saved) => sum + Math.max(0, saved), 0)
  return currencies
    .map((currency) => ({ amountMinor: sumOf(currency), currency }))
    .filter(({ amountMinor }) => amountMinor > 0)
}
