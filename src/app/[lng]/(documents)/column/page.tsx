import type { Metadata } from 'next'
import { columnMetadata } from '@/app/_pages/column-metadata'
import { columns } from '@/content/articles/article'
import { articleCards } from '@/content/articles/article-cards'
import { listArticles } from '@/content/articles/article-catalogue'
import { articlesInOrder, publishedArticles } from '@/content/articles/articles'
import { ColumnIndex } from '@/features/column/ui/ColumnIndex'
import { pageLocale, texts } from '@/server/i18n/i18n'

interface Props {
  params: Promise<{ lng: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await texts(locale, 'column')
  const text = { title: t('title'), description: t('description'), keywords: t('keywords') }
  return columnMetadata(locale, '/column', text)
}

export default async function ColumnIndexPage({ params }: Props) {
  const locale = await pageLocale(params)
  return (
    <ColumnIndex
      locale={locale}
      newest={articleCards(publishedArticles(listArticles(locale)).slice(0, 3), locale)}
      columns={columns.map((column) => ({
        column,
        articles: articleCards(articlesInOrder(column, listArticles(locale)), locale),
      }))}
    />
  )
}
