import { locales } from '@/core/locale'
import { allArticles, articlesIn, furtherPages, listIds, published, tagsIn } from './articles/articles'
import { type Article, columns } from './articles/columns'
import { currentInstruments } from './tests/instruments'

/** Paths of every page that search engines may list, without language, with these articles. `/landing/home` equals `/`. */
export const documentPaths = (articles: readonly Article[] = allArticles()): readonly string[] => [
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

/** Pages of figures and of studies, which are rendered when somebody asks: every test in every language it is counted in. */
export const livePaths = (): readonly string[] =>
  currentInstruments().flatMap(({ slug }) =>
    locales.flatMap((of) => [`/science/${slug}/${of}`, `/studies/${slug}/${of}`]),
  )

/** Columns, their lists page by page and by tag, and every published article. */
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
    ...published(articles).map(({ id }) => `/column/articleDetail/${id}`),
  ]
}
