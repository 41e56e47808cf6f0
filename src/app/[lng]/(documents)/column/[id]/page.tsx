import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { columnMetadata } from '@/app/_pages/column-metadata'
import { TestCards } from '@/app/_pages/test-cards'
import { columns } from '@/content/articles/article'
import { articleCards } from '@/content/articles/article-cards'
import { listArticles } from '@/content/articles/article-catalogue'
import { articlesIn, articlesInOrder, isColumn, tagsIn } from '@/content/articles/articles'
import { instrumentsOf } from '@/content/tests/instruments'
import { ColumnPage } from '@/features/column/ui/ColumnPage'
import { breadcrumbJsonLd, JsonLd } from '@/seo/json-ld'
import { pageLocale, texts } from '@/server/i18n/i18n'

interface Props {
  params: Promise<{ lng: string; id: string }>
}

export const generateStaticParams = () => columns.map((id) => ({ id }))

async function read(params: Props['params']) {
  const [locale, { id }] = await Promise.all([pageLocale(params), params])
  if (!isColumn(id)) notFound()
  return { locale, column: id, path: `/column/${id}`, t: await texts(locale, 'column') }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, column, path, t } = await read(params)
  const text = {
    title: `${t(`columns.${column}.name`)} · ${t('title')}`,
    description: t(`columns.${column}.description`),
    keywords: t(`columns.${column}.keywords`),
  }
  return columnMetadata(locale, path, text)
}

export default async function ColumnDocument({ params }: Props) {
  const { locale, column, path, t } = await read(params)
  const steps = [
    { name: t('title'), path: '/column' },
    { name: t(`columns.${column}.name`), path },
  ]
  return (
    <>
      <ColumnPage
        locale={locale}
        column={column}
        newest={articleCards(articlesIn(column, undefined, listArticles(locale)).slice(0, 1), locale)[0]}
        articles={articleCards(articlesInOrder(column, listArticles(locale)), locale)}
        tags={tagsIn(column, listArticles(locale))}
        tests={<TestCards locale={locale} tests={instrumentsOf(column)} />}
      />
      <JsonLd data={breadcrumbJsonLd(locale, steps)} />
    </>
  )
}
