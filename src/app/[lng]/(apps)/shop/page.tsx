import type { Metadata } from 'next'
import { livePageMetadata } from '@/app/_pages/text-page-metadata'
import { refundDays } from '@/content/shop/catalogue'
import { productParams } from '@/core/commerce/product-texts'
import { packSkus } from '@/core/commerce/products'
import { htmlLang } from '@/core/locale'
import { ShopScreen } from '@/features/shop/ui/ShopScreen'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { serverQueries } from '@/trpc/server-queries'
import { PrefetchedQueries } from '@/trpc/TrpcProvider'
import { ClientPage } from '../_shared/client-page'
import { PageOwner } from '../_shared/page-owner'

interface Props {
  params: Promise<{ lng: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await texts(locale, 'shop')
  const packs = packSkus.map((sku) => t('packs', productParams(sku, locale)))
  return livePageMetadata(locale, '/shop', 'shop', { packs: new Intl.ListFormat(htmlLang[locale]).format(packs) })
}

export default async function ShopPage({ params }: Props) {
  const locale = await pageLocale(params)
  const queries = await serverQueries(locale)
  await queries.shop.products.fetch()
  return (
    <ClientPage locale={locale} namespaces={['shop', 'common']}>
      <PageOwner locale={locale} />
      <PrefetchedQueries state={queries.dehydrate()}>
        <ShopScreen refundDays={refundDays} />
      </PrefetchedQueries>
    </ClientPage>
  )
}
