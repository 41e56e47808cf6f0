import type { Metadata } from 'next'
import { textPageMetadata } from '@/app/_pages/text-page-metadata'
import { refundDays } from '@/content/shop/catalogue'
import { getSupportEmail } from '@/seo/operator'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { Sections } from '@/ui/document/Sections'
import { TextPage } from '@/ui/document/TextPage'

interface Props {
  params: Promise<{ lng: string }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  textPageMetadata(await pageLocale(params), '/refunds', 'refunds')

export default async function RefundsPage({ params }: Props) {
  const locale = await pageLocale(params)
  const t = await texts(locale, 'refunds')
  const { refunds } = await loadDictionaries(locale, ['refunds'])
  return (
    <TextPage title={t('title')} lede={t('lede', { days: refundDays })}>
      <Sections sections={refunds.sections} params={{ days: refundDays }} email={getSupportEmail()} />
    </TextPage>
  )
}
