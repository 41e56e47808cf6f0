import { notFound, redirect } from 'next/navigation'
import { failedTitle } from '@/core/commerce/failed-title'
import { isShopSku } from '@/core/commerce/products'
import type { Locale } from '@/core/locale'
import type { OrderView } from '@/features/payment/schema'
import { FailedScreen } from '@/features/payment/ui/outcome/FailedScreen'
import { privateMetadata } from '@/seo/metadata'
import { dictionaries } from '@/server/i18n/dictionaries'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { StoreRestorer } from '@/stores/StoreRestorer'
import { TextsProvider } from '@/ui/texts'
import { PageOwner } from '../../_shared/page-owner'
import { loadOffer, loadOrder, loadProductOffer, queryValue } from '../load'

interface Props {
  params: Promise<{ lng: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const order = await loadOrder(locale, await queryValue(searchParams, 'order'))
  if (!order) notFound()
  return privateMetadata((await texts(locale, 'payment'))(failedTitle(order.status)))
}

/** After a failed, expired or abandoned payment; a settled one is shown where it belongs. */
export default async function PaymentFailedPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params)
  const order = await loadOrder(locale, await queryValue(searchParams, 'order'))
  if (!order) notFound()
  if (['paid', 'held', 'refunded'].includes(order.status)) redirect(`/payment/check?order=${order.orderId}`)
  const offer = (await offerOf(locale, order)) ?? notFound()
  return (
    <TextsProvider locale={locale} dictionaries={await dictionaries(locale, ['payment', 'common', 'errors'])}>
      <PageOwner locale={locale} />
      <StoreRestorer locale={locale} />
      <FailedScreen order={order} offer={offer} />
    </TextsProvider>
  )
}

const offerOf = async (locale: Locale, { sittingId, sku }: OrderView) =>
  isShopSku(sku) ? loadProductOffer(locale, sku) : sittingId === null ? null : loadOffer(locale, sittingId)
