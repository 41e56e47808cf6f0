import { listArticles } from '@/content/articles/article-catalogue'
import { plainParagraphs } from '@/content/articles/article-html'
import { articleText } from '@/content/articles/article-text'
import { allArticles, publishedArticles } from '@/content/articles/articles'
import { currentInstruments, loadInstrumentText } from '@/content/tests/instruments'
import { type Locale, memoizeByLocale } from '@/core/locale'
import { type FoldedText, foldText, hasAll, makeExcerpt, markMatches, occurrences, queryWords } from './match'
import type { SearchHit } from './schema'

/** A searchable test or article, with its texts prepared for the search. */
interface Entry extends Pick<SearchHit, 'kind' | 'id' | 'group'> {
  title: string
  /** Paragraphs; the first is the summary. */
  paragraphs: readonly string[]
  foldedTitle: FoldedText
  /** Title and paragraphs, folded. */
  foldedText: FoldedText
}

const MAX_HITS = 30

type Texts = Pick<Entry, 'kind' | 'id' | 'group' | 'title' | 'paragraphs'>

const entry = (texts: Texts): Entry => ({
  ...texts,
  foldedTitle: foldText(texts.title),
  foldedText: foldText([texts.title, ...texts.paragraphs].join('\n')),
})

/** Reads the tests in the order of the site, then all articles, including those that are not published today. */
async function readEntries(locale: Locale): Promise<readonly Entry[]> {
  const tests = await Promise.all(
    currentInstruments().map(async (instrument) => {
      const { title, tagline, search: words } = await loadInstrumentText(instrument, locale)
      const paragraphs = words ? [tagline, words.subtitle] : [tagline]
      return entry({ kind: 'test', id: instrument.slug, group: instrument.group, title, paragraphs })
    }),
  )
  const articles = allArticles().map((article) => {
    const { title, description, body } = articleText(article, locale)
    const paragraphs = [description, ...plainParagraphs(body)]
    return entry({ kind: 'article', id: article.id, group: article.column, title, paragraphs })
  })
  return [...tests, ...articles]
}

/**
 * Entries of each language, read only once, because the texts are part of the build. The list of published articles is
 * not.
 */
const prepared = memoizeByLocale(readEntries)

/** Returns everything that can be found today: tests, then articles, newest first. */
async function entries(locale: Locale): Promise<readonly Entry[]> {
  const all = await prepared(locale)
  const articles = publishedArticles(listArticles(locale)).flatMap(
    ({ id }) => all.find((entry) => entry.kind === 'article' && entry.id === id) ?? [],
  )
  return [...all.filter(({ kind }) => kind === 'test'), ...articles]
}

/** Returns the number of occurrences of the words. */
const frequency = ({ foldedText }: Entry, words: readonly string[]): number =>
  words.reduce((sum, word) => sum + occurrences(foldedText, word).length, 0)

/**
 * Returns the tests and articles that contain all words of the query: those with the words in the title first, then the
 * others by number of occurrences.
 */
export async function search(query: string, locale: Locale): Promise<SearchHit[]> {
  const words = queryWords(query)
  if (words.length === 0) return []
  const found = (await entries(locale)).filter(({ foldedText }) => hasAll(foldedText, words))
  const inTitle = found.filter(({ foldedTitle }) => hasAll(foldedTitle, words))
  const inText = found.filter((one) => !inTitle.includes(one)).sort((a, b) => frequency(b, words) - frequency(a, words))
  return [...inTitle, ...inText].slice(0, MAX_HITS).map(({ kind, id, group, title, paragraphs }) => ({
    kind,
    id,
    group,
    title: markMatches(title, words),
    excerpt: makeExcerpt(paragraphs, words, locale),
  }))
}
