import { existsSync, readFileSync } from 'node:fs'
import { type Locale, locales } from '@/core/locale'
import type { Article } from '../articles/article'
import { readingMinutes, wordCount } from '../articles/article-html'
import { articleFile, articleText } from '../articles/article-text'
import { type FoundArticles, readArticles } from '../articles/articles'
import { scenes } from '../articles/scenes/scenes'
import { suggestedArticles } from '../suggested-articles'
import { type ArticleCheckContext, checkArticle, type RawFiles } from './check-article'

/** Checks every article in its current files, and returns the errors and a table row for each. */
export function checkColumns(
  around: ArticleCheckContext,
  { articles, faults: unread }: FoundArticles = readArticles(),
) {
  const checked = articles.map((article) => {
    const files = Object.fromEntries(locales.map((locale) => [locale, readIfThere(article, locale)])) as RawFiles
    const faults = checkArticle(article, files, around)
    return { faults, row: rowOf(article, faults.length) }
  })
  return {
    rows: checked.map(({ row }) => row),
    faults: [
      ...unread,
      ...checked.flatMap(({ faults }) => faults),
      ...readingFaults(articles),
      ...sceneFaults(articles),
    ],
  }
}

function readIfThere(article: Article, locale: Locale): string | undefined {
  const file = articleFile(article, locale)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Returns a table row with words (Chinese: characters) and minutes by language; a dash for an unreadable text. */
function rowOf(article: Article, faults: number): Record<string, string | number> {
  const name = `${article.column}/${article.id}${article.draft ? ' (draft)' : ''}`
  const cells = locales.map((locale) => {
    try {
      const { body } = articleText(article, locale)
      return [locale, `${wordCount(body, locale)} · ${readingMinutes(body, locale)} min`] as const
    } catch {
      return [locale, '–'] as const
    }
  })
  return { article: name, ...Object.fromEntries(cells), faults }
}

/** Returns an error for each article that a report refers to but that does not exist. */
function readingFaults(articles: readonly Article[]): string[] {
  const named = Object.values(suggestedArticles).flatMap(({ parts, weeks }) => [
    ...Object.values(parts).flatMap((reading) => Object.values(reading)),
    ...Object.values(weeks),
  ])
  const unknown = named.filter((id) => id !== null && !articles.some((article) => article.id === id))
  return [...new Set(unknown)].map((id) => `src/content/suggested-articles.ts: there is no article ${id}`)
}

/** Returns an error for each article without a picture. */
const sceneFaults = (articles: readonly Article[]): string[] =>
  articles
    .filter(({ id }) => !scenes.has(id))
    .map(({ id, column }) => `src/content/articles/scenes/${column}.ts: there is no picture of the article ${id}`)
