import { wordsOf } from '@/core/texts/words'
import { CHINESE } from '../framework'

const LEDE = /(<(\w+)[^>]*\bclass="(?:[^"]* )?lede(?: [^"]*)?"[^>]*>)([\s\S]*?)(?=<\/\2>)/g
const TITLE = /(<(h[1-3])\b[^>]*>)([\s\S]*?)(?=<\/\2>)/g
/** Up to its mark. */
const CLAUSE = /[^，。：；？！、,:?!]+[，。：；？！、,:?!]*/gu
/** Characters that the largest heading has room for in a line of the narrowest phone we look at; a longer clause has to break. */
const LINE = 8

const TEXT = /(?<=^|>)[^<]+/g
/** Has no entity in it. */
const WIDE = /\P{ASCII}+/gu

/**
 * Marks in a Chinese document where the lines of a lede may end: between words; and those of a heading, which end after
 * a clause, inside a clause that is longer than a line. Browsers know no words of Chinese and end a line after any
 * character. Other languages come back as they are.
 * @param html A whole document.
 */
export function markWords(html: string): string {
  if (!CHINESE.test(html)) return html
  const mark = (found: RegExp, page: string, how: (text: string) => string) =>
    page.replace(found, (_, tag: string, _name: string, inside: string) => tag + inside.replace(TEXT, how))
  const inLedes = mark(LEDE, html, (text) => text.replace(WIDE, marked))
  return mark(TITLE, inLedes, (text) =>
    text.replace(CLAUSE, (clause) => (clause.length > LINE ? markedClause(clause) : clause)),
  )
}

const marked = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join('<wbr>')

/** A first word of one character stays with the next: it would stand alone at the end of the line before. */
const markedClause = (clause: string): string => clause.replace(WIDE, marked).replace(/^(\p{Script=Han})<wbr>/u, '$1')
