import type { Token, Tokens } from 'marked'
import { type Locale, locales } from '@/core/locale'
import { sentencesOf } from '@/core/texts/words'
import type { Article } from '../articles/article'
import { lexMarkdown, plainParagraphs, tokensOf, wordCount } from '../articles/article-html'
import { type ArticleText, articleFile, factsLocale, parseArticle } from '../articles/article-text'
import { isDue } from '../articles/articles'
import { figureLines, isFigure, parseFigure } from '../articles/figures/figure'
import { harmfulAdvice } from './harm'
import { unknownPhones } from './phones'
import { repeatedParagraphs } from './repeated-paragraphs'
import { findBannedWords } from './wording'

/** Minimum number of words of an article; in Chinese, of characters. */
const MIN_WORDS: Record<Locale, number> = { cn: 1200, en: 700, es: 700 }
const DESCRIPTION: Record<Locale, readonly [number, number]> = { cn: [30, 90], en: [50, 170], es: [50, 170] }

/** Markdown token types allowed in an article. */
const KINDS = new Set('space heading paragraph text list list_item blockquote strong em link escape'.split(' '))

/** Site data needed to check an article. */
export interface ArticleCheckContext {
  /** Paths of all documents. */
  paths: readonly string[]
  tests: readonly string[]
}

/** File contents by language; undefined for a missing file. */
export type RawFiles = Readonly<Record<Locale, string | undefined>>

/** Returns all errors of one article, each as `file: error`. The same rules apply to drafts. */
export function checkArticle(article: Article, files: RawFiles, around: ArticleCheckContext): string[] {
  const faults = factFaults(article, around).map((fault) => `${articleFile(article, factsLocale)}: ${fault}`)
  const texts: Partial<Record<Locale, ArticleText>> = {}
  for (const locale of locales) {
    const found: string[] = []
    try {
      const file = files[locale]
      if (file === undefined) throw new Error('is missing')
      const text = parseArticle(file, locale)
      texts[locale] = text
      found.push(...textFaults(text, locale), ...tokenFaults(lexMarkdown(text.body), around.paths))
    } catch (error) {
      found.push((error as Error).message)
    }
    faults.push(...found.map((fault) => `${articleFile(article, locale)}: ${fault}`))
  }
  return [
    ...faults,
    ...acrossFaults(texts).map((fault) => `src/content/columns/${article.column}/${article.id}: ${fault}`),
  ]
}

/** Returns the paragraphs of a text, and the lines of its figures. */
const linesOf = (body: string): string[] => [...plainParagraphs(body), ...figureLines(lexMarkdown(body))]

/** Returns errors in facts that are well formed but wrong. */
function factFaults({ published, updated, relatedTest }: Article, { tests }: ArticleCheckContext): string[] {
  const faults: string[] = []
  if (!isDue({ published })) faults.push(`published ${published} is in the future; an article cannot be scheduled`)
  if (updated !== undefined && updated < published) faults.push(`updated ${updated} is before published ${published}`)
  if (updated !== undefined && !isDue({ published: updated })) faults.push(`updated ${updated} is in the future`)
  if (!tests.includes(relatedTest)) faults.push(`relatedTest “${relatedTest}” is not the slug of a test`)
  return faults
}

function textFaults({ title, description, body }: ArticleText, locale: Locale): string[] {
  const faults: string[] = []
  const words = wordCount(body, locale)
  if (words < MIN_WORDS[locale]) faults.push(`${words} words, fewer than ${MIN_WORDS[locale]}`)
  const [least, most] = DESCRIPTION[locale]
  if (description.length < least || description.length > most) {
    faults.push(`description: ${description.length} characters, not ${least} to ${most}`)
  }
  for (const line of [title, description, ...linesOf(body)]) {
    for (const word of findBannedWords(line, locale)) faults.push(`“${word}” is not to be used`)
    for (const words of harmfulAdvice(line, locale)) faults.push(`“${words}” can harm`)
    for (const number of unknownPhones(line, locale)) faults.push(`${number} is in no list of numbers`)
    if (/[!！¡]/.test(line)) faults.push(`exclamation mark: ${line.slice(0, 60)}`)
    if (locale === 'cn' && /\p{Script=Han}[,;:?!]|[,;?!]\p{Script=Han}/u.test(line)) {
      faults.push(`half-width punctuation: ${line.slice(0, 60)}`)
    }
  }
  faults.push(...repeatedParagraphs(body, locale))
  return faults
}

function tokenFaults(tokens: readonly Token[], paths: readonly string[]): string[] {
  const faults: string[] = []
  let chapters = 0
  for (const token of tokensOf(tokens)) {
    if (token.type === 'html') faults.push(`HTML: ${token.raw.trim().slice(0, 60)}`)
    else if (isFigure(token)) faults.push(...figureFaults(token))
    else if (!KINDS.has(token.type))
      faults.push(`${token.type} is not used in articles: ${token.raw.trim().slice(0, 60)}`)
    if (token.type === 'heading') {
      const { depth } = token as Tokens.Heading
      if (depth === 2) chapters++
      if (depth < 2 || depth > 3) faults.push(`a heading of level ${depth}: ${token.raw.trim()}`)
      if (depth === 3 && chapters === 0) faults.push(`a heading of level 3 before any of level 2: ${token.raw.trim()}`)
    }
    if (token.type === 'link') {
      const { href } = token as Tokens.Link
      if (!paths.includes(href.replace(/[?#].*$/, ''))) faults.push(`the link ${href} leads to no page of this site`)
    }
  }
  if (chapters < 2) faults.push(`${chapters} chapters (##), fewer than 2`)
  const figures = tokens.filter(isFigure).length
  if (figures !== 1) faults.push(`${figures} figures, not one`)
  return faults
}

function figureFaults({ lang = '', text }: Tokens.Code): string[] {
  try {
    parseFigure(lang, text)
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

/** Returns the errors that only a comparison of all languages can find. */
function acrossFaults(texts: Partial<Record<Locale, ArticleText>>): string[] {
  const faults: string[] = []
  const seen = new Map<string, Locale>()
  for (const locale of locales) {
    const text = texts[locale]
    for (const sentence of text ? linesOf(text.body).flatMap(sentencesOf) : []) {
      const other = seen.get(sentence)
      if (other && other !== locale && sentence.split(/\s+/).length > 3) {
        faults.push(`the same in ${other} and ${locale}: ${sentence}`)
      }
      seen.set(sentence, locale)
    }
  }
  return faults
}
