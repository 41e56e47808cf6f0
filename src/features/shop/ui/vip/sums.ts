import { formatMoney, type Money } from '@/core/commerce/money'
import { htmlLang, type Locale } from '@/core/locale'

/** Sums in several currencies as one phrase: "$3.60 and €1.00". */
export const sumsText = (sums: readonly Money[], locale: Locale): string =>
  new Intl.ListFormat(htmlLang[locale], { type: 'conjunction' }).format(sums.map((sum) => formatMoney(sum, locale)))
