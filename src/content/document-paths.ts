import { locales } from '@/core/locale'
import { articlesIn, furtherPages, listIds, published, tagsIn } from './articles'
import { columns } from './columns'
import { currentInstruments } from './instruments'

/** Paths of every page that search engines may list, without language. `/landing/home` equals `/`. */
export const documentPaths = (): readonly string[] => [
  '/',
  '/tests',
  ...currentInstruments().flatMap(({ slug }) => [`/tests/${slug}`, `/tests/${slug}/sample`, `/tests/${slug}/science`]),
  ...columnPaths(),
  '/shop',
  '/vip',
  '/about',
  '/science',
  '/help-now',
  '/privacy',
  '/health-data',
  '/terms',
  '/refunds',
  '/contact',
]

/** Pages of figures, which are rendered when somebody asks: every test in every language it is counted in. */
export const livePaths = (): readonly string[] =>
  currentInstruments().flatMap(({ slug }) => locales.map((of) => `/science/${slug}/${of}`))

/** Columns, their lists page by page and by tag, and every published article. */
function columnPaths(): readonly string[] {
  const lists = listIds.flatMap((list) => {
    const path = `/column/articleList/${list}`
    const pages = furtherPages(list).map((page) => `${path}/${page}`)
    return [path, ...pages, ...tagsIn(list).map((tag) => `${path}/tag/${tag}`)]
  })
  return [
    '/column',
    ...columns.filter((column) => articlesIn(column).length > 0).map((column) => `/column/${column}`),
    ...lists,
    ...published().map(({ id }) => `/column/articleDetail/${id}`),
  ]
}
