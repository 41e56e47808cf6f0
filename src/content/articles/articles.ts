import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { HOUR_MS } from '@/core/time'
import { factsLocale, parseFacts } from './article-text'
import { type Article, type Column, columns, type Tag, tags } from './columns'

/** Name of an article's folder; `npm run content:check` tells of one that is not there. */
export type ArticleId = string

/** How long the articles are kept while developing. */
const FRESH_MS = 1_000

let kept: { articles: readonly Article[]; readAt: number } | undefined

/**
 * Every article, by column and place. The files are read once; while developing they are read again.
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
  /** Those whose facts can be read, by column and place. */
  articles: readonly Article[]
  /** What is wrong, each as `file: what is wrong`. */
  faults: readonly string[]
}

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Reads the facts of the articles: each is a folder in the folder of its column, and there is no list of them. */
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

/** A path from the folder of the project. Next need not trace it: the build copies all articles into dist/. */
const fromProject = (path: string): string => resolve(/* turbopackIgnore: true */ process.cwd(), path)

/** Files and folders in a folder, without those that an editor or a system hides there. */
const namesIn = (folder: string): string[] =>
  readdirSync(fromProject(folder))
    .filter((name) => !name.startsWith('.'))
    .sort()

function readText(file: string): string {
  if (!existsSync(fromProject(file))) throw new Error('is missing')
  return readFileSync(fromProject(file), 'utf8')
}

/** Articles on one page of a list. */
export const pageSize = 6

/** Subject of a list of articles: one column, or all of them. */
export type ListId = Column | 'all'
export const listIds: readonly ListId[] = [...columns, 'all']

export const isColumn = (value: string): value is Column => (columns as readonly string[]).includes(value)
export const isListId = (value: string): value is ListId => value === 'all' || isColumn(value)
export const isTag = (value: string): value is Tag => (tags as readonly string[]).includes(value)

const newestFirst = (a: Article, b: Article): number =>
  b.published.localeCompare(a.published) || a.id.localeCompare(b.id)

/** Hours by which the first place on earth to begin a day is ahead of UTC. */
const AHEAD_MS = 14 * HOUR_MS

/** Whether the day of publication has come, anywhere. In a file such a date is a slip; what is scheduled is scheduled at the console. */
export const isDue = ({ published }: Pick<Article, 'published'>, now = new Date()): boolean =>
  published <= new Date(now.getTime() + AHEAD_MS).toISOString().slice(0, 10)

/** Articles that everybody may read, newest first. */
export const published = (articles: readonly Article[] = allArticles(), now = new Date()): readonly Article[] =>
  articles.filter((article) => !article.draft && isDue(article, now)).sort(newestFirst)

/** Articles that only a preview link opens. */
export const drafts = (articles: readonly Article[] = allArticles()): readonly Article[] =>
  articles.filter(({ draft }) => draft)

/** A published article; a draft is not found. */
export const findArticle = (id: string, articles: readonly Article[] = allArticles()): Article | undefined =>
  published(articles).find((article) => article.id === id)

/** Any article, drafts included: for previews alone. */
export const findAnyArticle = (id: string, articles: readonly Article[] = allArticles()): Article | undefined =>
  articles.find((article) => article.id === id)

/** Published articles of a list, newest first, with or without one tag. */
export const articlesIn = (list: ListId, tag?: Tag, articles: readonly Article[] = allArticles()): readonly Article[] =>
  published(articles).filter(
    (article) => (list === 'all' || article.column === list) && (!tag || article.tags.includes(tag)),
  )

/** Tags that occur in a list, in the order of the site. */
export const tagsIn = (list: ListId, articles: readonly Article[] = allArticles()): readonly Tag[] =>
  tags.filter((tag) => articlesIn(list, tag, articles).length > 0)

/** Published articles that go with a test, newest first. */
export const articlesAbout = (test: string, articles: readonly Article[] = allArticles()): readonly Article[] =>
  published(articles).filter(({ relatedTest }) => relatedTest === test)

/** Published articles of a column in the order in which to read them. */
export const articlesInOrder = (column: Column, articles: readonly Article[] = allArticles()): readonly Article[] =>
  published(articles)
    .filter((article) => article.column === column)
    .sort((a, b) => a.order - b.order)

/** The articles before and after one in its column. */
export function neighbours({ id, column }: Article, articles: readonly Article[] = allArticles()) {
  const inOrder = articlesInOrder(column, articles)
  const at = inOrder.findIndex((article) => article.id === id)
  return { previous: at > 0 ? inOrder[at - 1] : undefined, next: at < 0 ? undefined : inOrder[at + 1] }
}

export const pageCount = (count: number): number => Math.max(1, Math.ceil(count / pageSize))

/** One page of a list, from 1. */
export const pageOf = <T>(items: readonly T[], page: number): readonly T[] =>
  items.slice((page - 1) * pageSize, page * pageSize)

/** Pages beyond the first, as they stand in addresses. */
export const furtherPages = (list: ListId, articles: readonly Article[] = allArticles()): string[] =>
  Array.from({ length: pageCount(articlesIn(list, undefined, articles).length) - 1 }, (_, index) => String(index + 2))
