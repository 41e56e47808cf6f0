import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { columnMetadata } from '@/app/_pages/column-metadata'
import { TestCards } from '@/app/_pages/test-cards'
import { listArticles, publicLocales } from '@/content/articles/article-catalogue'
import { type ArticlePage, articlePage } from '@/content/articles/article-page'
import { findArticle, publishedArticles } from '@/content/articles/articles'
import { findInstrument } from '@/content/tests/instruments'
import type { Locale } from '@/core/locale'
import { ArticleView } from '@/features/column/ui/ArticleView'
import { AuthorByline } from '@/features/site/ui/AuthorByline'
import { articleJsonLd, breadcrumbJsonLd, JsonLd } from '@/seo/json-ld'
import { pageLocale, texts } from '@/server/i18n/i18n'

const pathOf = ({ id }: ArticlePage): string => `/column/articleDetail/${id}`

/** Returns the facts about an article for search engines. */
async function articleFacts(locale: Locale, article: ArticlePage) {
  const t = await texts(locale, 'column')
  const { column, tags, title, description, published, changed } = article
  const keywords = [t(`columns.${column}.name`), ...tags.map((tag) => t(`tags.${tag}`))]
  return { path: pathOf(article), title, description, published, changed, keywords }
}

/** Returns the breadcrumbs from the index of columns to an article. */
async function articleCrumbs(locale: Locale, article: ArticlePage) {
  const t = await texts(locale, 'column')
  const { column, title } = article
  return [
    { name: t('title'), path: '/column' },
    { name: t(`columns.${column}.name`), path: `/column/${column}` },
    { name: title, path: pathOf(article) },
  ]
}

interface Props {
  params: Promise<{ lng: string; id: string }>
}

export const generateStaticParams = () => publishedArticles().map(({ id }) => ({ id }))

async function read(params: Props['params']) {
  const [locale, { id }] = await Promise.all([pageLocale(params), params])
  const article = findArticle(id, listArticles(locale))
  if (!article) notFound()
  return { locale, article: articlePage(article, locale) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, article } = await read(params)
  const { path, title, description, keywords, published: day } = await articleFacts(locale, article)
  return columnMetadata(
    locale,
    path,
    { title, description, keywords: keywords.join(', ') },
    {
      published: day,
      inLanguages: publicLocales(article.id),
    },
  )
}

export default async function ArticleDocument({ params }: Props) {
  const { locale, article } = await read(params)
  const test = findInstrument(article.relatedTest)
  const site = (await texts(locale, 'common'))('site.name')
  return (
    <>
      <ArticleView
        locale={locale}
        article={article}
        test={<TestCards locale={locale} tests={test ? [test] : []} />}
        readAt={`/api/read/${article.id}?lang=${locale}`}
        authors={<AuthorByline locale={locale} />}
      />
      <JsonLd data={articleJsonLd(locale, await articleFacts(locale, article), site)} />
      <JsonLd data={breadcrumbJsonLd(locale, await articleCrumbs(locale, article))} />
    </>
  )
}
