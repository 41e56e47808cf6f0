import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SharingScreen } from '@/features/share/ui/SharingScreen'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n'
import { serverApi } from '@/trpc/server'
import { unlessMissing } from '../../../account'

interface Props {
  params: Promise<{ lng: string; id: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'share')
  return privateMetadata(t('title'))
}

/** Showing parts of one's own result to others, and taking that back. */
export default async function SharePage({ params }: Props) {
  const locale = await pageLocale(params)
  const { share } = await serverApi(locale)
  const sharing = await unlessMissing(share.of({ sittingId: (await params).id }))
  if (!sharing) notFound()
  return <SharingScreen locale={locale} sharing={sharing} />
}
