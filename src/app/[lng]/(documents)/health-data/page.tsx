import type { Metadata } from 'next'
import { textPageMetadata } from '@/app/_pages/text-page-metadata'
import { policyVersion } from '@/content/shop/policies'
import { OperatorFacts } from '@/features/site/ui/OperatorFacts'
import { getSupportEmail } from '@/seo/operator'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { Sections } from '@/ui/document/Sections'
import { TextPage } from '@/ui/document/TextPage'

interface Props {
  params: Promise<{ lng: string }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  textPageMetadata(await pageLocale(params), '/health-data', 'health')

export default async function HealthDataPage({ params }: Props) {
  const locale = await pageLocale(params)
  const t = await texts(locale, 'health')
  const { health } = await loadDictionaries(locale, ['health'])
  return (
    <TextPage title={t('title')} lede={t('lede')} note={t('updated', { version: policyVersion })}>
      <OperatorFacts locale={locale} />
      <Sections sections={health.sections} email={getSupportEmail()} />
    </TextPage>
  )
}
