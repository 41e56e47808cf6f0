import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { ComparisonScreen } from '@/features/share/ui/comparison/ComparisonScreen'
import { privateMetadata } from '@/seo/metadata'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { serverApi } from '@/trpc/server'
import { TextsProvider } from '@/ui/texts'
import { nullIfMissing } from '../../_shared/account'
import { PageOwner } from '../../_shared/page-owner'

interface Props {
  params: Promise<{ lng: string; key: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await texts(await pageLocale(params), 'share')
  return privateMetadata(t('compare.title'))
}

/** Renders an invitation to compare, and the comparison once both have agreed. Opening it changes nothing. */
export default async function ComparePage({ params }: Props) {
  const locale = await pageLocale(params)
  const { key } = await params
  const view = await nullIfMissing((await serverApi(locale)).share.comparison({ key }))
  if (!view) notFound()
  if (view.state === 'ended') redirect(`/share/ended?lang=${locale}`)
  return (
    <TextsProvider locale={locale} dictionaries={await loadDictionaries(locale, ['share', 'common', 'errors'])}>
      <PageOwner locale={locale} />
      <ComparisonScreen linkKey={key} view={view} />
    </TextsProvider>
  )
}
