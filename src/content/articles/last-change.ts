import { allArticles, articlesAbout, articlesIn, findArticle, isListId, published } from './articles'
import type { Article } from './columns'

/** The newest day among articles, which stand newest first. */
const newest = ([first]: readonly Article[]): string | undefined => first?.published

/**
 * The last day (`YYYY-MM-DD`) on which a document is known to have changed: of an article its own, of a page that lists
 * articles that of the newest. Other pages keep no day, and a made-up one would teach search engines to believe none.
 */
export function lastChange(path: string, articles: readonly Article[] = allArticles()): string | undefined {
  const [first, second, third] = path.split('/').slice(1)
  if (path === '/' || path === '/column') return newest(published(articles))
  if (first === 'tests' && second !== undefined && third === undefined) return newest(articlesAbout(second, articles))
  if (first !== 'column') return undefined
  if (second === 'articleDetail') return findArticle(third ?? '', articles)?.published
  const list = second === 'articleList' ? third : second
  return list !== undefined && isListId(list) ? newest(articlesIn(list, undefined, articles)) : undefined
}
