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
  textPageMetadata(await pageLocale(params), '/privacy/mexico', 'mexico')

/** Renders the full privacy notice (aviso de privacidad integral) that Mexican law requires. */
export default async function MexicoPage({ params }: Props) {
  const locale = await pageLocale(params)
  const t = await texts(locale, 'mexico')
  const { mexico } = await loadDictionaries(locale, ['mexico'])
  return (
    <TextPage title={t('title')} lede={t('lede')} note={t('updated', { version: policyVersion })}>
      <OperatorFacts locale={locale} />
      <Sections sections={mexico.sections} email={getSupportEmail()} />
    </TextPage>
  )
}
