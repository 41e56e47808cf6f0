import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ListDocument, listMetadata } from '@/app/_pages/list-document'
import { listArticles } from '@/content/articles/article-catalogue'
import { isListId, isTag, listIds, tagsIn } from '@/content/articles/articles'
import { pageLocale } from '@/server/i18n/i18n'

interface Props {
  params: Promise<{ lng: string; columnId: string; tag: string }>
}

export const generateStaticParams = () =>
  listIds.flatMap((columnId) => tagsIn(columnId).map((tag) => ({ columnId, tag })))

async function read(params: Props['params']) {
  const [locale, { columnId, tag }] = await Promise.all([pageLocale(params), params])
  if (!isListId(columnId) || !isTag(tag) || !tagsIn(columnId, listArticles(locale)).includes(tag)) notFound()
  return { locale, list: columnId, tag, page: 1 }
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => listMetadata(await read(params))

export default async function TaggedListPage({ params }: Props) {
  return <ListDocument {...(await read(params))} />
}
