import { notFound, redirect } from 'next/navigation'
import { failedTitleKey } from '@/core/commerce/payment-method'
import { isShopSku } from '@/core/commerce/products'
import type { Locale } from '@/core/locale'
import type { OrderView } from '@/features/payment/schema'
import { FailedScreen } from '@/features/payment/ui/outcome/FailedScreen'
import { loadDictionaries } from '@/server/i18n/dictionaries'
import { StoreRestorer } from '@/stores/StoreRestorer'
import { TextsProvider } from '@/ui/texts'
import { PageOwner } from '../../_shared/page-owner'
import { loadOffer, loadProductOffer, type OrderPageProps, orderMetadata, requireOrder } from '../load'

export const generateMetadata = orderMetadata(({ status }) => failedTitleKey(status))

/** Renders the page after a failed, expired or abandoned payment; a settled one is redirected. */
export default async function PaymentFailedPage(props: OrderPageProps) {
  const { locale, order } = await requireOrder(props)
  if (['paid', 'held', 'refunded'].includes(order.status)) redirect(`/payment/check?order=${order.orderId}`)
  const offer = (await offerOf(locale, order)) ?? notFound()
  return (
    <TextsProvider locale={locale} dictionaries={await loadDictionaries(locale, ['payment', 'common', 'errors'])}>
      <PageOwner locale={locale} />
      <StoreRestorer locale={locale} />
      <FailedScreen order={order} offer={offer} />
    </TextsProvider>
  )
}

const offerOf = async (locale: Locale, { sittingId, sku }: OrderView) =>
  isShopSku(sku) ? loadProductOffer(locale, sku) : sittingId === null ? null : loadOffer(locale, sittingId)
