/**
 * Normalises text that is typed or pasted to be recognised (an address, a code, a number, a day), in the same way in
 * the browser and on the server. Names and words go through `visible.ts`, which keeps what people wrote.
 */

/** Invisible characters: direction marks, zero-width characters, soft hyphens, selectors. Control characters stay. */
const IGNORED = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Dashes: a phone makes long dashes of `--`, and other keyboards have dashes of their own. */
const DASH = /[\p{Pd}\u2043\u2212]/gu
/** Spaces of any width, on one line. */
const SPACE = /[^\S\r\n\u2028\u2029]/gu

/**
 * Returns text in plain letters (NFKC), with plain spaces, nothing invisible and no spaces around it; line breaks stay.
 */
export const normalizeText = (typed: string): string =>
  typed.replace(IGNORED, '').normalize('NFKC').replace(IGNORED, '').replace(SPACE, ' ').trim()

/** Returns readable text with one hyphen for every dash. */
export const withPlainHyphens = (typed: string): string => normalizeText(typed).replace(DASH, '-')

/** Quotes and brackets that people and mails put around text to copy. */
const QUOTES = `"'“”‘’«»‹›「」『』《》〈〉【】〔〕()\\[\\]{}<>`
const AROUND = new RegExp(`^[${QUOTES}\\s]+|[${QUOTES}\\s.,;:!?。、·…]+$`, 'gu')

/**
 * Returns text without a label before a colon, as in `Code: 1234`, and without quotes, brackets and stops around it.
 */
export const withoutLabel = (typed: string): string =>
  withPlainHyphens(typed)
    .replace(AROUND, '')
    .replace(/^[^:@/]*:(?!\/\/)/u, '')
    .replace(AROUND, '')

/** Returns the value of a query parameter in a pasted link, or the text itself. */
export function linkParameterOf(typed: string, name: string): string {
  const text = normalizeText(typed)
  return new RegExp(`[?&]${name}=([^&#\\s]+)`).exec(text)?.[1] ?? text
}

const ORDER_NUMBER_LENGTH = 22

/**
 * Finds the number of an order as printed on a receipt, whatever was pasted with it; `-` and `_` belong to it.
 * @returns the number, or the typed text without spaces if it contains none
 */
export function findOrderNumber(typed: string): string {
  const text = normalizeText(typed)
  // `--` may have become one long dash, which makes the number too short.
  for (const dash of ['-', '--']) {
    const plain = text.replaceAll('—', dash).replace(DASH, '-')
    const words = [plain.replaceAll(/\s/g, ''), bareNumber(plain), ...plain.split(/[^\w-]+/)]
    const found = words.find((word) => word.length === ORDER_NUMBER_LENGTH && /^[\w-]+$/.test(word))
    if (found !== undefined) return found
  }
  return text.replaceAll(/\s/g, '')
}

const bareNumber = (text: string): string => withoutLabel(text).replaceAll(/\s/g, '')

/** Returns `1990-1-1`, `1990/01/01`, `1990.1.1`, `19900101` and `1990年1月1日` as YYYY-MM-DD; other text as typed. */
export function normalizeDay(typed: string): string {
  const text = withPlainHyphens(typed)
  const [, year, month = '', day = ''] =
    /^(\d{4}) ?[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2}) ?[日号]?[.。]?$/.exec(text) ??
    /^(\d{4})(\d\d)(\d\d)$/.exec(text) ??
    []
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
