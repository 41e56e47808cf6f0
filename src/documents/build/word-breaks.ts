import { wordsOf } from '@/core/texts/words'
import { CHINESE_PAGE } from '../framework'

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
/** Runs of non-ASCII characters; they contain no HTML entity. */
const WIDE = /\P{ASCII}+/gu

/**
 * Marks the places in a Chinese document where lines may end, because browsers do not recognise Chinese words and end a
 * line after any character. In a lede, lines may end between words; in a heading, and in a title with the class
 * `words`, they may end after a clause. Inside a clause, they may end only if the clause is longer than a line:
 * balanced lines would otherwise break a clause that fits. Documents in other languages are returned unchanged.
 * @param html A whole document.
 */
export function insertWordBreaks(html: string): string {
  if (!CHINESE_PAGE.test(html)) return html
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

/** Keeps a first word of one character with the next word, so that it does not stand alone at the end of a line. */
const markedClause = (clause: string): string => clause.replace(WIDE, marked).replace(/^(\p{Script=Han})<wbr>/u, '$1')
