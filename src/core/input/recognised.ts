/**
 * What is typed or pasted to be recognised (an address, a code, a number, a day) and not to be read: one way to read it
 * for the browser and the server. Names and words go through `visible.ts`, which keeps what people wrote.
 */

/** Characters that nobody sees: marks of direction, zero-width ones, soft hyphens, selectors. Controls stay. */
const IGNORED = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** A phone makes long dashes of `--`, and other keyboards have dashes of their own. */
const DASH = /[\p{Pd}\u2043\u2212]/gu
/** Spaces of any width, on one line. */
const SPACE = /[^\S\r\n\u2028\u2029]/gu

/** In plain letters (NFKC), with plain spaces and nothing invisible, and no spaces around it. A line break inside stays. */
export const readable = (typed: string): string =>
  typed.replace(IGNORED, '').normalize('NFKC').replace(IGNORED, '').replace(SPACE, ' ').trim()

/** The same with one hyphen for every dash. */
export const recognised = (typed: string): string => readable(typed).replace(DASH, '-')

/** Quotes and brackets, which people and mails put around what is to be copied. */
const QUOTES = `"'“”‘’«»‹›「」『』《》〈〉【】〔〕()\\[\\]{}<>`
const AROUND = new RegExp(`^[${QUOTES}\\s]+|[${QUOTES}\\s.,;:!?。、·…]+$`, 'gu')

/** Without what stood before a colon, as in `Code: 1234`, and without quotes, brackets and stops around it. */
export const bare = (typed: string): string =>
  recognised(typed)
    .replace(AROUND, '')
    .replace(/^[^:@/]*:(?!\/\/)/u, '')
    .replace(AROUND, '')

/** The last value of a query parameter in a pasted link, or the text itself. */
export function ofLink(typed: string, name: string): string {
  const text = readable(typed)
  return new RegExp(`[?&]${name}=([^&#\\s]+)`).exec(text)?.[1] ?? text
}

const ORDER_NUMBER_LENGTH = 22

/**
 * A number of an order as it stands on a receipt, whatever was pasted with it; `-` and `_` belong to it.
 * @returns the number, or what was typed without spaces where there is none in it
 */
export function orderNumberOf(typed: string): string {
  const text = readable(typed)
  // `--` may have become one long dash: then the number is shorter than it should be.
  for (const dash of ['-', '--']) {
    const plain = text.replaceAll('—', dash).replace(DASH, '-')
    const words = [plain.replaceAll(/\s/g, ''), bareNumber(plain), ...plain.split(/[^\w-]+/)]
    const found = words.find((word) => word.length === ORDER_NUMBER_LENGTH && /^[\w-]+$/.test(word))
    if (found !== undefined) return found
  }
  return text.replaceAll(/\s/g, '')
}

const bareNumber = (text: string): string => bare(text).replaceAll(/\s/g, '')

/** `1990-1-1`, `1990/01/01`, `1990.1.1`, `19900101` and `1990年1月1日` as YYYY-MM-DD; anything else as it was typed. */
export function dayOf(typed: string): string {
  const text = recognised(typed)
  const [, year, month = '', day = ''] =
    /^(\d{4}) ?[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2}) ?[日号]?[.。]?$/.exec(text) ??
    /^(\d{4})(\d\d)(\d\d)$/.exec(text) ??
    []
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
