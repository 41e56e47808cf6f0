import { plainParagraphs } from '@/content/article-html'
import { articleText } from '@/content/article-text'
import { published } from '@/content/articles'
import { currentInstruments, instrumentText } from '@/content/instruments'
import type { Locale } from '@/core/locale'
import { excerpt, type Folded, fold, hasAll, marked, queryWords } from './match'
import type { SearchHit } from './schema'

/** What can be found, with its texts ready to be searched. */
interface Entry extends Pick<SearchHit, 'kind' | 'id' | 'group'> {
  title: string
  /** Shown where no part of the text is. */
  summary: string
  text: string
  foldedTitle: Folded
  foldedText: Folded
}

const MAX_HITS = 30

type Texts = Pick<Entry, 'kind' | 'id' | 'group' | 'title' | 'summary' | 'text'>

const entry = (texts: Texts): Entry => ({
  ...texts,
  foldedTitle: fold(texts.title),
  foldedText: fold(texts.text),
})

/** Tests in the order of the site, then articles, newest first. */
async function readEntries(locale: Locale): Promise<readonly Entry[]> {
  const tests = await Promise.all(
    currentInstruments().map(async (instrument) => {
      const { title, tagline } = await instrumentText(instrument, locale)
      return entry({
        kind: 'test',
        id: instrument.slug,
        group: instrument.group,
        title,
        summary: tagline,
        text: tagline,
      })
    }),
  )
  const articles = published().map((article) => {
    const { title, description, body } = articleText(article, locale)
    const text = [description, ...plainParagraphs(body)].join(locale === 'cn' ? '' : ' ')
    return entry({ kind: 'article', id: article.id, group: article.column, title, summary: description, text })
  })
  return [...tests, ...articles]
}

/** The texts are part of the build, so they are prepared once for each language. */
const prepared = new Map<Locale, Promise<readonly Entry[]>>()

function entries(locale: Locale): Promise<readonly Entry[]> {
  const ready = prepared.get(locale) ?? readEntries(locale)
  prepared.set(locale, ready)
  return ready
}

/** Tests and articles in which all words of the query stand: those with the words in the title first. */
export async function search(query: string, locale: Locale): Promise<SearchHit[]> {
  const words = queryWords(query)
  if (words.length === 0) return []
  const all = await entries(locale)
  const inTitle = all.filter(({ foldedTitle }) => hasAll(foldedTitle, words))
  const inText = all.filter(
    ({ foldedTitle, foldedText }) =>
      !hasAll(foldedTitle, words) && hasAll({ text: `${foldedTitle.text} ${foldedText.text}`, at: [] }, words),
  )
  return [...inTitle, ...inText].slice(0, MAX_HITS).map((found) => hit(found, words, locale))
}

function hit({ kind, id, group, title, summary, text, foldedText }: Entry, words: readonly string[], locale: Locale) {
  const inText = words.some((word) => hasAll(foldedText, [word]))
  return {
    kind,
    id,
    group,
    title: marked(title, words),
    excerpt: inText ? excerpt(text, foldedText, words, locale) : marked(summary, words),
  }
}
