import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { Locale } from '@/core/locale'
import { drawCard, drawCardBackgrounds, firstChoice } from '@/features/share/ui/card/draw-card'
import { SharingScreen } from '@/features/share/ui/SharingScreen'
import { privateMetadata } from '@/seo/metadata'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { serverApi } from '@/trpc/server'
import { TextsProvider } from '@/ui/texts'
import { nullIfMissing } from '../../../_shared/account'
import { PageOwner } from '../../../_shared/page-owner'

interface Props {
  params: Promise<{ lng: string; id: string }>
}

const loadSharing = cache(async (locale: Locale, sittingId: string) =>
  nullIfMissing((await serverApi(locale)).share.of({ sittingId })),
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await texts(locale, 'share')
  const sharing = await loadSharing(locale, (await params).id)
  return privateMetadata(sharing ? `${t('title')} · ${sharing.title}` : t('title'))
}

/** Renders the page to share parts of a result, and to stop sharing. */
export default async function SharePage({ params }: Props) {
  const locale = await pageLocale(params)
  const sharing = await loadSharing(locale, (await params).id)
  if (!sharing) notFound()
  const [share, report, common] = [
    await texts(locale, 'share'),
    await texts(locale, 'report'),
    await texts(locale, 'common'),
  ]
  const words = { share, report, site: common('site.name') }
  const first = drawCard(sharing, firstChoice, locale, words)
  const firstCard = { ...first, grounds: drawCardBackgrounds(sharing, locale, words) }
  return (
    <TextsProvider
      locale={locale}
      dictionaries={await loadDictionaries(locale, ['share', 'report', 'common', 'errors'])}
    >
      <PageOwner locale={locale} />
      <SharingScreen sharing={sharing} firstCard={firstCard} />
    </TextsProvider>
  )
}
