import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { HOUR_MS } from '@/core/time'
import { type Article, type Column, columns, type Tag, tags } from './article'
import { factsLocale, parseFacts } from './article-text'

/** Name of an article's folder; `npm run content:check` reports an id without a folder. */
export type ArticleId = string

/** Cache duration of the articles in development, in ms. */
const FRESH_MS = 1_000

let kept: { articles: readonly Article[]; readAt: number } | undefined

/**
 * Returns every article, by column and order. The files are read once; in development, again after a second.
 * @throws Error naming file and field when an article's facts are wrong
 */
export function allArticles(): readonly Article[] {
  if (kept && (process.env.NODE_ENV !== 'development' || Date.now() - kept.readAt < FRESH_MS)) return kept.articles
  const { articles, faults } = readArticles()
  if (faults.length > 0) throw new Error(faults.join('\n'))
  kept = { articles, readAt: Date.now() }
  return articles
}

export interface FoundArticles {
  /** Articles with readable facts, by column and order. */
  articles: readonly Article[]
  /** Errors, each as `file: error`. */
  faults: readonly string[]
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Reads the facts of all articles: each is a folder in the folder of its column, and there is no separate list. */
export function readArticles(root = 'src/content/columns'): FoundArticles {
  const articles: Article[] = []
  const folders = namesIn(root)
  const faults = folders.flatMap((name) => (isColumn(name) ? [] : `${root}/${name}: is not the folder of a column`))
  for (const column of columns) {
    for (const id of folders.includes(column) ? namesIn(`${root}/${column}`) : []) {
      const folder = `${root}/${column}/${id}`
      const file = `${folder}/${factsLocale}.md`
      const namesake = articles.find((one) => one.id === id)
      if (namesake) faults.push(`${folder}: ${namesake.column} has an article of this name too`)
      if (!ID.test(id)) faults.push(`${folder}: the name is not made of lower-case letters, digits and single hyphens`)
      try {
        const article = { id, column, ...parseFacts(readText(file)) }
        const neighbour = articles.find((one) => one.column === column && one.order === article.order)
        if (neighbour) faults.push(`${file}: order ${article.order} is the place of ${neighbour.id}`)
        articles.push(article)
      } catch (error) {
        faults.push(`${file}: ${(error as Error).message}`)
      }
    }
  }
  articles.sort((a, b) => columns.indexOf(a.column) - columns.indexOf(b.column) || a.order - b.order)
  return { articles, faults }
}

/**
 * Returns a path relative to the project folder. Next need not trace it, because the build copies all articles into
 * dist/.
 */
const fromProject = (path: string): string => resolve(/* turbopackIgnore: true */ process.cwd(), path)

/** Returns the names of files and folders in a folder, without hidden ones. */
const namesIn = (folder: string): string[] =>
  readdirSync(fromProject(folder))
    .filter((name) => !name.startsWith('.'))
    .sort()

function readText(file: string): string {
  if (!existsSync(fromProject(file))) throw new Error('is missing')
  return readFileSync(fromProject(file), 'utf8')
}

/** Number of articles on one page of a list. */
export const pageSize = 6

/** Subject of a list of articles: one column, or all of them. */
export type ListId = Column | 'all'
export const listIds: readonly ListId[] = [...columns, 'all']

export const isColumn = (value: string): value is Column => (columns as readonly string[]).includes(value)
export const isListId = (value: string): value is ListId => value === 'all' || isColumn(value)
export const isTag = (value: string): value is Tag => (tags as readonly string[]).includes(value)

const newestFirst = (a: Article, b: Article): number =>
  b.published.localeCompare(a.published) || a.id.localeCompare(b.id)

/** Offset of the earliest time zone from UTC, in ms. */
const AHEAD_MS = 14 * HOUR_MS

/**
 * Returns whether the publication date has been reached in any time zone. A future date in a file is an error; articles
 * are scheduled in the console.
 */
export const isDue = ({ published }: Pick<Article, 'published'>, now = new Date()): boolean =>
  published <= new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 10)

/** Returns the public articles, newest first. */
export const publishedArticles = (articles: readonly Article[] = allArticles(), now = new Date()): readonly Article[] =>
  articles.filter((article) => !article.draft && isDue(article, now)).sort(newestFirst)

/** Returns articles that only a preview link can open. */
export const listDraftArticles = (articles: readonly Article[] = allArticles()): readonly Article[] =>
  articles.filter(({ draft }) => draft)

/** Returns a published article by id, never a draft. */
export const findArticle = (id: string, articles: readonly Article[] = allArticles()): Article | undefined =>
  publishedArticles(articles).find((article) => article.id === id)

/** Returns any article by id, including drafts; only for previews. */
export const findAnyArticle = (id: string, articles: readonly Article[] = allArticles()): Article | undefined =>
  articles.find((article) => article.id === id)

/** Returns the published articles of a list, newest first, optionally with one tag. */
export const articlesIn = (list: ListId, tag?: Tag, articles: readonly Article[] = allArticles()): readonly Article[] =>
  publishedArticles(articles).filter(
    (article) => (list === 'all' || article.column === list) && (!tag || article.tags.includes(tag)),
  )

/** Returns the tags that occur in a list, in the site's order. */
export const tagsIn = (list: ListId, articles: readonly Article[] = allArticles()): readonly Tag[] =>
  tags.filter((tag) => articlesIn(list, tag, articles).length > 0)

/** Returns the published articles related to a test, newest first. */
export const articlesAbout = (test: string, articles: readonly Article[] = allArticles()): readonly Article[] =>
  publishedArticles(articles).filter(({ relatedTest }) => relatedTest === test)

/** Returns the published articles of a column in reading order. */
export const articlesInOrder = (column: Column, articles: readonly Article[] = allArticles()): readonly Article[] =>
  publishedArticles(articles)
    .filter((article) => article.column === column)
    .sort((a, b) => a.order - b.order)

/** Returns the previous and the next article in the column. */
export function neighbourArticles({ id, column }: Article, articles: readonly Article[] = allArticles()) {
  const inOrder = articlesInOrder(column, articles)
  const at = inOrder.findIndex((article) => article.id === id)
  return { previous: at > 0 ? inOrder[at - 1] : undefined, next: at < 0 ? undefined : inOrder[at + 1] }
}

export const pageCount = (count: number): number => Math.max(1, Math.ceil(count / pageSize))

/** Returns one page of a list, counted from 1. */
export const pageOf = <T>(items: readonly T[], page: number): readonly T[] =>
  items.slice((page - 1) * pageSize, page * pageSize)

/** Returns the page numbers of a list from 2 on, as they appear in addresses. */
export const furtherPages = (list: ListId, articles: readonly Article[] = allArticles()): string[] =>
  Array.from({ length: pageCount(articlesIn(list, undefined, articles).length) - 1 }, (_, index) => String(index + 2))
