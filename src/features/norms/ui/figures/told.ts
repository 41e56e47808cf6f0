import { htmlLang, type Locale } from '@/core/locale'
import type { PublicNorms } from '@/core/psychometrics/public-norms'
import type { Translate } from '@/core/texts/namespaces'

/** One published edition as the page tells it. */
export interface ToldNorms {
  number: number
  plan: string
  codeHash: string
  itemHash: string
  publishedAt: Date
  norms: PublicNorms
}

/** An edition among all there have been. */
export interface Edition {
  number: number
  n: number
  months: { from: string; to: string }
  publishedAt: Date
  withdrawnAt: Date | null
}

/** The test and language that the figures are of, and who reads them. */
export interface Words {
  locale: Locale
  t: Translate<'norms'>
}

/** A number as the reader's language writes it. */
export const decimal = (value: number, digits: number, locale: Locale): string =>
  new Intl.NumberFormat(htmlLang[locale], { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  )

/** A whole number, in groups where it is long. */
export const whole = (value: number, locale: Locale): string => decimal(Math.round(value), 0, locale)

/** A share (0–1) in percent, as the reader's language writes it. */
export const percentText = (share: number, locale: Locale): string =>
  new Intl.NumberFormat(htmlLang[locale], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share)
