import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { refundDays } from '@/content/shop/catalogue'
import { productTitle } from '@/core/commerce/product-texts'
import { isSku } from '@/core/commerce/products'
import { ProductScreen } from '@/features/shop/ui/ProductScreen'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { serverQueries } from '@/trpc/server-queries'
import { PrefetchedQueries } from '@/trpc/TrpcProvider'
import { ClientPage } from '../../_shared/client-page'
import { PageOwner } from '../../_shared/page-owner'

interface Props {
  params: Promise<{ lng: string; sku: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { sku } = await params
  if (!isSku(sku)) notFound()
  return privateMetadata(productTitle(await texts(await pageLocale(params), 'shop'), sku))
}

export default async function ProductPage({ params }: Props) {
  const [locale, { sku }] = [await pageLocale(params), await params]
  if (!isSku(sku)) notFound()
  const queries = await serverQueries(locale)
  const { signedIn } = await queries.shop.products.fetch()
  if (sku === 'report' && signedIn) await queries.shop.locked.fetch()
  return (
    <ClientPage locale={locale} namespaces={['shop', 'common']}>
      <PageOwner locale={locale} />
      <PrefetchedQueries state={queries.dehydrate()}>
        <ProductScreen sku={sku} refundDays={refundDays} />
      </PrefetchedQueries>
    </ClientPage>
  )
}
