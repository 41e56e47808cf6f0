import type { Article } from './article'
import { allArticles, articlesAbout, articlesIn, findArticle, isListId, publishedArticles } from './articles'

/** Returns the day on which an article last changed, or was published. */
export const changedOn = ({ published, updated = published }: Pick<Article, 'published' | 'updated'>): string =>
  updated > published ? updated : published

/** Returns the date of the newest article; the articles must be sorted newest first. */
const newest = ([first]: readonly Article[]): string | undefined => first?.published

/**
 * Returns the date (`YYYY-MM-DD`) on which a document last changed: the date of the article, or of the newest article
 * on a page that lists articles. Other pages have no known date, and search engines stop trusting sites that invent
 * dates.
 */
export function lastChange(path: string, articles: readonly Article[] = allArticles()): string | undefined {
  const [first, second, third] = path.split('/').slice(1)
  if (path === '/' || path === '/column') return newest(publishedArticles(articles))
  if (first === 'tests' && second !== undefined && third === undefined) return newest(articlesAbout(second, articles))
  if (first !== 'column') return undefined
  if (second === 'articleDetail') {
    const article = findArticle(third ?? '', articles)
    return article && changedOn(article)
  }
  const list = second === 'articleList' ? third : second
  return list !== undefined && isListId(list) ? newest(articlesIn(list, undefined, articles)) : undefined
}
