import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ListDocument, listMetadata } from '@/app/_pages/list-document'
import { isListId, listIds } from '@/content/articles/articles'
import { pageLocale } from '@/server/i18n/i18n'

interface Props {
  params: Promise<{ lng: string; columnId: string }>
}

export const generateStaticParams = () => listIds.map((columnId) => ({ columnId }))

async function read(params: Props['params']) {
  const [locale, { columnId }] = await Promise.all([pageLocale(params), params])
  if (!isListId(columnId)) notFound()
  return { locale, list: columnId, page: 1 }
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => listMetadata(await read(params))

export default async function ListPage({ params }: Props) {
  return <ListDocument {...(await read(params))} />
}
