import { currencyIn, findNamedCountry, guessCountry, hasWithdrawalRight, isCountry } from '@/core/commerce/country'
import { type Currency, localCurrency } from '@/core/commerce/money'
import type { WithdrawalRight } from '@/core/commerce/refund-right'
import type { Locale } from '@/core/locale'
import { type Owner, ordersPlacedByWhere } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'

/** Language of the page, and the languages that the browser prefers. */
export interface PageLanguages {
  locale: Locale
  /** BCP 47 tags, best first. */
  languages: readonly string[]
}

/** Returns the buyer's country: from the last order of this browser or account, else a guess that they can correct. */
export const getBuyerCountry = async (
  db: Db,
  principal: Owner,
  { locale, languages }: PageLanguages,
): Promise<string> => (await declaredCountry(db, principal)) ?? guessCountry(languages, locale)

async function declaredCountry(db: Db, principal: Owner): Promise<string | null> {
  const last = await db.order.findFirst({
    where: { ...ordersPlacedByWhere(principal), country: { not: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { country: true },
  })
  return isCountry(last?.country) ? last.country : null
}

/** Returns the law whose wording a page uses for refunds before there is an order. */
export async function getWithdrawalLaw(
  db: Db,
  principal: Owner,
  languages: readonly string[],
): Promise<WithdrawalRight> {
  const country = (await declaredCountry(db, principal)) ?? findNamedCountry(languages)
  if (country === null) return 'unknown'
  return hasWithdrawalRight(country) ? 'right' : 'none'
}

/** Returns the currency of prices for this reader: the same in the shop and the VIP center as on the payment page. */
export const getReaderCurrency = async (db: Db, principal: Owner, page: PageLanguages): Promise<Currency> =>
  currencyIn(await getBuyerCountry(db, principal, page), localCurrency[page.locale])
