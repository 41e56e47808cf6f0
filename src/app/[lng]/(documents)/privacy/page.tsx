import type { Metadata } from 'next'
import { textPageMetadata } from '@/app/_pages/text-page-metadata'
import { policyVersion } from '@/content/shop/policies'
import { OperatorFacts, Processors } from '@/features/site/ui/OperatorFacts'
import { StoredItems } from '@/features/site/ui/StoredItems'
import { type DataLine, getSupportEmail, operatorValue } from '@/seo/operator'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { Sections } from '@/ui/document/Sections'
import { TextPage } from '@/ui/document/TextPage'

interface Props {
  params: Promise<{ lng: string }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  textPageMetadata(await pageLocale(params), '/privacy', 'privacy')

export default async function PrivacyPage({ params }: Props) {
  const locale = await pageLocale(params)
  const t = await texts(locale, 'privacy')
  const { privacy } = await loadDictionaries(locale, ['privacy'])
  const shown = (line: DataLine) => (operatorValue(line, locale) === null ? null : line)
  const marks = { 's2.p1sealed': shown('sealed'), 's2.p1clear': shown('clear') }
  return (
    <TextPage title={t('title')} lede={t('lede')} note={t('updated', { version: policyVersion })}>
      <OperatorFacts locale={locale} />
      <Sections sections={privacy.sections} email={getSupportEmail()} marks={marks} />
      <Processors locale={locale} />
      <StoredItems locale={locale} />
    </TextPage>
  )
}
