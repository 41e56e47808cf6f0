import { notFound } from 'next/navigation'
import { DeleteReport } from '@/features/report/ui/DeleteReport'
import { privateMetadata } from '@/seo/metadata'
import { dictionaries } from '@/server/dictionaries'
import { pageLocale, texts } from '@/server/i18n'
import { RemoteData } from '@/trpc/RemoteData'
import { serverApi } from '@/trpc/server'
import { TextsProvider } from '@/ui/texts'
import { unlessMissing } from '../../../account'

interface Props {
  params: Promise<{ lng: string; id: string }>
}

export async function generateMetadata({ params }: Props) {
  const t = await texts(await pageLocale(params), 'report')
  return privateMetadata(t('delete.title'))
}

/** Deleting one sitting, apart from its result so that nobody does it in passing. */
export default async function DeleteReportPage({ params }: Props) {
  const locale = await pageLocale(params)
  const sittingId = (await params).id
  const sitting = await unlessMissing((await serverApi(locale)).report.sitting({ sittingId }))
  if (!sitting) notFound()
  const t = await texts(locale, 'report')
  return (
    <section className="wrap narrow section stack">
      <TextsProvider locale={locale} dictionaries={await dictionaries(locale, ['report', 'common', 'errors'])}>
        <RemoteData>
          <DeleteReport sittingId={sittingId} slug={sitting.slug}>
            <p className="eyebrow">{sitting.title}</p>
            <h1>{t('delete.title')}</h1>
            <p className="lede">{t('delete.lead')}</p>
          </DeleteReport>
        </RemoteData>
      </TextsProvider>
    </section>
  )
}
