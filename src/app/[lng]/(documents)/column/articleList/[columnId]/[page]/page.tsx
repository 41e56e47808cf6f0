import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ListDocument, listMetadata } from '@/app/_pages/list-document'
import { listArticles } from '@/content/articles/article-catalogue'
import { furtherPages, isListId, listIds } from '@/content/articles/articles'
import { pageLocale } from '@/server/i18n/i18n'

interface Props {
  params: Promise<{ lng: string; columnId: string; page: string }>
}

export const generateStaticParams = () =>
  listIds.flatMap((columnId) => furtherPages(columnId).map((page) => ({ columnId, page })))

async function read(params: Props['params']) {
  const [locale, { columnId, page }] = await Promise.all([pageLocale(params), params])
  if (!isListId(columnId) || !furtherPages(columnId, listArticles(locale)).includes(page)) notFound()
  return { locale, list: columnId, page: Number(page) }
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => listMetadata(await read(params))

export default async function FurtherListPage({ params }: Props) {
  return <ListDocument {...(await read(params))} />
}
