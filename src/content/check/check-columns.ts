import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '@/core/locale'
import { readingMinutes, wordCount } from '../articles/article-html'
import { articleFile, articleText } from '../articles/article-text'
import { type Article, allArticles, columns } from '../articles/columns'
import { checkArticle, type RawFiles, type Surroundings } from './check-article'

/** Every article as its files stand, with a row of the table for each. */
export function checkColumns(around: Surroundings) {
  const checked = allArticles.map((article) => {
    const files = Object.fromEntries(locales.map((locale) => [locale, readIfThere(article, locale)])) as RawFiles
    const faults = checkArticle(article, files, around)
    return { faults, row: rowOf(article, faults.length) }
  })
  return {
    rows: checked.map(({ row }) => row),
    faults: [...registryFaults(), ...checked.flatMap(({ faults }) => faults)],
  }
}

function readIfThere(article: Article, locale: Locale): string | undefined {
  const file = articleFile(article, locale)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Words (Chinese: characters) and minutes by language; a dash for what cannot be read. */
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

/** Returns the faults of the list itself. */
export function registryFaults(articles: readonly Article[] = allArticles): string[] {
  const faults: string[] = []
  const ids = articles.map(({ id }) => id)
  for (const id of ids.filter((one, at) => ids.indexOf(one) !== at)) faults.push(`${id} stands there twice`)
  for (const folder of readdirSync('src/content/columns')) {
    if (!(columns as readonly string[]).includes(folder)) faults.push(`the folder ${folder} is no column`)
  }
  for (const column of columns) {
    const orders = articles.filter((one) => one.column === column).map(({ order }) => order)
    if (new Set(orders).size !== orders.length) faults.push(`two articles of ${column} have the same place`)
    const known = articles.filter((one) => one.column === column).map(({ id }) => id)
    for (const folder of readdirSync(join('src/content/columns', column))) {
      if (!known.includes(folder)) faults.push(`the folder ${column}/${folder} is no article of the list`)
    }
  }
  return faults.map((fault) => `src/content/articles/columns.ts: ${fault}`)
}
