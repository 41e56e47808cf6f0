import { locales } from '@/core/locale'
import { type Article, columns } from './articles/article'
import { allArticles, articlesIn, furtherPages, listIds, publishedArticles, tagsIn } from './articles/articles'
import { currentInstruments } from './tests/instruments'

/**
 * Returns the paths, without language, of all pages that search engines may list, with the given articles.
 * `/landing/home` equals `/`.
 */
export const listDocumentPaths = (articles: readonly Article[] = allArticles()): readonly string[] => [
  '/',
  '/tests',
  ...currentInstruments().flatMap(({ slug }) => [`/tests/${slug}`, `/tests/${slug}/sample`, `/tests/${slug}/science`]),
  ...columnPaths(articles),
  '/shop',
  '/vip',
  '/about',
  '/science',
  '/help-now',
  '/privacy',
  '/privacy/mexico',
  '/health-data',
  '/terms',
  '/refunds',
  '/contact',
]

/**
 * Returns the paths of the figure pages and the study pages, which are rendered on request. Each test has one of each
 * kind for every language of its answers.
 */
export const listOnDemandPaths = (): readonly string[] =>
  currentInstruments().flatMap(({ slug }) =>
    locales.flatMap((of) => [`/science/${slug}/${of}`, `/studies/${slug}/${of}`]),
  )

/** Returns the paths of the columns, of their lists by page and by tag, and of every published article. */
function columnPaths(articles: readonly Article[]): readonly string[] {
  const lists = listIds.flatMap((list) => {
    const path = `/column/articleList/${list}`
    const pages = furtherPages(list, articles).map((page) => `${path}/${page}`)
    return [path, ...pages, ...tagsIn(list, articles).map((tag) => `${path}/tag/${tag}`)]
  })
  return [
    '/column',
    ...columns
      .filter((column) => articlesIn(column, undefined, articles).length > 0)
      .map((column) => `/column/${column}`),
    ...lists,
    ...publishedArticles(articles).map(({ id }) => `/column/articleDetail/${id}`),
  ]
}
