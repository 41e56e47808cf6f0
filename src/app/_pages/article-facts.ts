import type { ArticlePage } from '@/content/articles/article-page'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'

const pathOf = ({ id }: ArticlePage): string => `/column/articleDetail/${id}`

/** Returns the facts about an article for search engines. */
export async function articleFacts(locale: Locale, article: ArticlePage) {
  const t = await texts(locale, 'column')
  const { column, tags, title, description, published, changed } = article
  const keywords = [t(`columns.${column}.name`), ...tags.map((tag) => t(`tags.${tag}`))]
  return { path: pathOf(article), title, description, published, changed, keywords }
}

/** Returns the breadcrumbs from the index of columns to an article. */
export async function articleCrumbs(locale: Locale, article: ArticlePage) {
  const t = await texts(locale, 'column')
  const { column, title } = article
  return [
    { name: t('title'), path: '/column' },
    { name: t(`columns.${column}.name`), path: `/column/${column}` },
    { name: title, path: pathOf(article) },
  ]
}
