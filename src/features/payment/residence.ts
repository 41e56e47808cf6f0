import { guessCountry, isCountry } from '@/core/commerce/country'
import type { Locale } from '@/core/locale'
import type { Db } from '@/server/db'
import { type Owner, paidBy } from '@/server/principal'

/** Where a buyer lives: as the last order of this browser or account says, or else a guess for them to put right. */
export async function residence(
  db: Db,
  principal: Owner,
  languages: readonly string[],
  locale: Locale,
): Promise<string> {
  const last = await db.order.findFirst({
    where: { ...paidBy(principal), country: { not: null } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { country: true },
  })
  return isCountry(last?.country) ? last.country : guessCountry(languages, locale)
}
