import { htmlLang, type Locale } from '../locale'

/** Formats a number in the reader's language. */
export const decimalText = (value: number, digits: number, locale: Locale): string =>
  new Intl.NumberFormat(htmlLang[locale], { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  )

/** Formats a whole number, with groups of digits where it is long. */
export const wholeText = (value: number, locale: Locale): string => decimalText(Math.round(value), 0, locale)

/** Formats a change, with its sign. */
export const signedText = (value: number, digits: number, locale: Locale): string =>
  `${value < 0 ? '−' : '+'}${decimalText(Math.abs(value), digits, locale)}`

/** Formats a share (0–1) in percent. */
export const percentText = (share: number, locale: Locale): string =>
  new Intl.NumberFormat(htmlLang[locale], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share)
