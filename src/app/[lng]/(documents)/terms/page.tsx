import type { Metadata } from 'next'
import { textPageMetadata } from '@/app/_pages/text-page-metadata'
import { refundDays } from '@/content/shop/catalogue'
import { policyVersion } from '@/content/shop/policies'
import { vipPercent } from '@/core/commerce/discount'
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
  textPageMetadata(await pageLocale(params), '/terms', 'terms')

export default async function TermsPage({ params }: Props) {
  const locale = await pageLocale(params)
  const t = await texts(locale, 'terms')
  const { terms } = await loadDictionaries(locale, ['terms'])
  return (
    <TextPage title={t('title')} lede={t('lede')} note={t('updated', { version: policyVersion })}>
      <OperatorFacts locale={locale} />
      <Sections
        sections={terms.sections}
        params={{ days: refundDays, percent: vipPercent }}
        email={getSupportEmail()}
      />
    </TextPage>
  )
}
