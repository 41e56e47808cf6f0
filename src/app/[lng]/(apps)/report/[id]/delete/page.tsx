import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { Locale } from '@/core/locale'
import { ReportDeletion } from '@/features/report/ui/keep/ReportDeletion'
import { privateMetadata } from '@/seo/metadata'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { serverApi } from '@/trpc/server'
import { TrpcProvider } from '@/trpc/TrpcProvider'
import { TextsProvider } from '@/ui/texts'
import { nullIfMissing } from '../../../_shared/account'
import { PageOwner } from '../../../_shared/page-owner'

interface Props {
  params: Promise<{ lng: string; id: string }>
}

const loadSitting = cache(async (locale: Locale, sittingId: string) =>
  nullIfMissing((await serverApi(locale)).report.sitting({ sittingId })),
)

export async function generateMetadata({ params }: Props) {
  const locale = await pageLocale(params)
  const t = await texts(locale, 'report')
  const sitting = await loadSitting(locale, (await params).id)
  return privateMetadata(sitting ? `${t('delete.title')} · ${sitting.title}` : t('delete.title'))
}

/** Renders the deletion of a sitting, on a separate page from its result so that it does not happen by accident. */
export default async function DeleteReportPage({ params }: Props) {
  const locale = await pageLocale(params)
  const sittingId = (await params).id
  const sitting = await loadSitting(locale, sittingId)
  if (!sitting) notFound()
  const t = await texts(locale, 'report')
  return (
    <section className="wrap narrow flush section stack">
      <TextsProvider locale={locale} dictionaries={await loadDictionaries(locale, ['report', 'common', 'errors'])}>
        <PageOwner locale={locale} />
        <TrpcProvider>
          <ReportDeletion sittingId={sittingId} slug={sitting.slug}>
            <p className="eyebrow">{sitting.title}</p>
            <h1>{t('delete.title')}</h1>
            <p className="lede">{t('delete.lead')}</p>
          </ReportDeletion>
        </TrpcProvider>
      </TextsProvider>
    </section>
  )
}
