import { wordsOf } from '../../src/core/words'

const LEDE = /(<(\w+)[^>]*\bclass="(?:[^"]* )?lede(?: [^"]*)?"[^>]*>)([\s\S]*?)(?=<\/\2>)/g
const TEXT = /(?<=^|>)[^<]+/g
/** Has no entity in it. */
const WIDE = /\P{ASCII}+/gu

/**
 * Marks in a Chinese document where the lines of a lede may end: between words. Browsers know no words of Chinese and
 * end a line after any character. Other languages come back as they are.
 * @param html A whole document.
 */
export function markWords(html: string): string {
  if (!/<html[^>]* lang="zh/.test(html)) return html
  return html.replace(
    LEDE,
    (_, tag: string, _name: string, inside: string) => tag + inside.replace(TEXT, (text) => text.replace(WIDE, marked)),
  )
}

const marked = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join('<wbr>')
