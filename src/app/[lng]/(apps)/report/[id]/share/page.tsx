import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { SharingScreen } from '@/features/share/ui/SharingScreen'
import { privateMetadata } from '@/seo/metadata'
import { dictionaries } from '@/server/dictionaries'
import { pageLocale, texts } from '@/server/i18n'
import { Asked } from '@/trpc/RemoteData'
import { serverQueries } from '@/trpc/server'
import { TextsProvider } from '@/ui/texts'
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
  const queries = await serverQueries(locale)
  const sharing = await unlessMissing(queries.share.of.fetch({ sittingId: (await params).id }))
  if (!sharing) notFound()
  return (
    <Asked state={queries.dehydrate()}>
      <TextsProvider locale={locale} dictionaries={await dictionaries(locale, ['share', 'report', 'common', 'errors'])}>
        <SharingScreen sittingId={sharing.sittingId} />
      </TextsProvider>
    </Asked>
  )
}
