import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isSku } from '@/core/commerce/product'
import { ProductScreen } from '@/features/shop/ui/ProductScreen'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n'
import { StoreRestorer } from '@/stores/StoreRestorer'
import { serverApi } from '@/trpc/server'

interface Props {
  params: Promise<{ lng: string; sku: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { sku } = await params
  if (!isSku(sku)) notFound()
  return privateMetadata((await texts(await pageLocale(params), 'shop'))(`products.${sku}.name`))
}

export default async function ProductPage({ params }: Props) {
  const [locale, { sku }] = [await pageLocale(params), await params]
  if (!isSku(sku)) notFound()
  const { shop } = await serverApi(locale)
  const catalogue = await shop.products()
  const locked = sku === 'report' && catalogue.signedIn ? await shop.locked() : []
  return (
    <>
      <StoreRestorer locale={locale} />
      <ProductScreen locale={locale} sku={sku} catalogue={catalogue} locked={locked} />
    </>
  )
}
