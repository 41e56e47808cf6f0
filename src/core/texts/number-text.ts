import { htmlLang, type Locale } from '../locale'

/** Formats a number in the reader's language. */
export const formatDecimal = (value: number, digits: number, locale: Locale): string =>
  new Intl.NumberFormat(htmlLang[locale], { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  )

/** Formats a whole number; the digits of a long one are grouped. */
export const formatWholeNumber = (value: number, locale: Locale): string => formatDecimal(Math.round(value), 0, locale)

/** Formats a change, with its sign. */
export const formatSigned = (value: number, digits: number, locale: Locale): string =>
  `${value < 0 ? '−' : '+'}${formatDecimal(Math.abs(value), digits, locale)}`

/** Formats a share (0–1) in percent. */
export const formatPercent = (share: number, locale: Locale): string =>
  new Intl.NumberFormat(htmlLang[locale], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share)
