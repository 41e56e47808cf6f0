import type { Metadata } from 'next'
import { textPageMetadata } from '@/app/_pages/text-page-metadata'
import { formatDocumentPrice, refundDays } from '@/content/shop/catalogue'
import { currentInstruments } from '@/content/tests/instruments'
import { vipPercent } from '@/core/commerce/discount'
import { freeReports } from '@/core/commerce/product'
import { offeredSkus } from '@/core/commerce/products'
import { About } from '@/features/site/ui/about/About'
import { getSupportEmail } from '@/seo/operator'
import { pageLocale } from '@/server/i18n/i18n'

interface Props {
  params: Promise<{ lng: string }>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  textPageMetadata(await pageLocale(params), '/about', 'about')

export default async function AboutPage({ params }: Props) {
  const locale = await pageLocale(params)
  return (
    <About
      locale={locale}
      params={{ tests: currentInstruments().length, free: freeReports, percent: vipPercent, days: refundDays }}
      prices={offeredSkus.map((sku) => ({ sku, price: formatDocumentPrice(sku, locale) }))}
      email={getSupportEmail()}
    />
  )
}
