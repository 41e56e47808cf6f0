import { wordsOf } from '@/core/texts/words'
import { CHINESE } from '../framework'

const LEDE = /(<(\w+)[^>]*\bclass="(?:[^"]* )?lede(?: [^"]*)?"[^>]*>)([\s\S]*?)(?=<\/\2>)/g
const TITLE = /(<(h[1-3](?=[\s>])|\w+(?=[^>]* class="(?:[^"]* )?words[ "]))[^>]*>)([\s\S]*?)(?=<\/\2>)/g
/** A clause up to and including its punctuation mark. */
const CLAUSE = /[^，。：；？！、,:?!]+[，。：；？！、,:?!]*/gu
/** One of several clauses of a title, with the quotation mark that closes it. */
const WHOLE = /[^，。：；？！]+[，。：；？！]*[”’」』）》]*/gu
/**
 * Number of characters of the largest heading that fit into one line of the narrowest phone that is tested; a longer
 * clause must break.
 */
const LINE = 8

const TEXT = /(?<=^|>)[^<]+/g
/** Runs of non-ASCII characters, which contain no entity. */
const WIDE = /\P{ASCII}+/gu

/**
 * Marks the places in a Chinese document where lines may end: in a lede, between words; in a heading and in a title with
 * the class `words`, after a clause, and inside one only if it is longer than a line. Balanced lines would otherwise end
 * wherever a long clause is marked, though it fits into a line. Browsers do not recognise Chinese words and end a
 * line after any character. Documents in other languages are returned unchanged.
 * @param html A whole document.
 */
export function markWords(html: string): string {
  if (!CHINESE.test(html)) return html
  const mark = (found: RegExp, page: string, how: (text: string) => string) =>
    page.replace(found, (_, tag: string, _name: string, inside: string) => tag + inside.replace(TEXT, how))
  const inLedes = mark(LEDE, html, (text) => text.replace(WIDE, marked))
  return mark(TITLE, inLedes, (text) => {
    const clauses = text.match(WHOLE) ?? []
    return clauses.length > 1
      ? text.replace(WHOLE, (clause) => `<span class="clause">${markedTitle(clause)}</span>`)
      : markedTitle(text)
  })
}

const markedTitle = (text: string): string =>
  text.replace(CLAUSE, (clause) => (clause.length > LINE ? markedClause(clause) : clause))

const marked = (text: string): string =>
  wordsOf(text)
    .map(({ word }) => word)
    .join('<wbr>')

/** Keeps a first word of one character with the next word: it would be alone at the end of the line before. */
const markedClause = (clause: string): string => clause.replace(WIDE, marked).replace(/^(\p{Script=Han})<wbr>/u, '$1')
