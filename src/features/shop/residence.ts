import { currencyIn, guessCountry, isCountry } from '@/core/commerce/country'
import { type Currency, localCurrency } from '@/core/commerce/money'
import type { Locale } from '@/core/locale'
import type { Db } from '@/server/db'
import { type Owner, paidBy } from '@/server/principal'

/** The page that asks: its language, and the languages that the browser would like. */
export interface Page {
  locale: Locale
  /** BCP 47 tags, best first. */
  languages: readonly string[]
}

/** Where a buyer lives: as the last order of this browser or account says, or else a guess for them to put right. */
export async function residence(db: Db, principal: Owner, { locale, languages }: Page): Promise<string> {
  const last = await db.order.findFirst({
    where: { ...paidBy(principal), country: { not: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { country: true },
  })
  return isCountry(last?.country) ? last.country : guessCountry(languages, locale)
}

/** What prices are in for this reader: the same in the shop and the VIP center as on the payment page. */
export const readerCurrency = async (db: Db, principal: Owner, page: Page): Promise<Currency> =>
  currencyIn(await residence(db, principal, page), localCurrency[page.locale])
