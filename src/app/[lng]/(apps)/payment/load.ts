import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { failedTitleKey } from '@/core/commerce/payment-method'
import type { ShopSku } from '@/core/commerce/products'
import type { RefundState } from '@/core/commerce/refund-schema'
import type { Locale } from '@/core/locale'
import type { Offer, OrderView, ProductOffer } from '@/features/payment/schema'
import type { CheckoutPreview } from '@/features/report/schema'
import { privateMetadata } from '@/seo/metadata'
import { pageLocale, texts } from '@/server/i18n/i18n'
import { serverApi } from '@/trpc/server'
import { nullIfMissing } from '../_shared/account'

type Query = Promise<Record<string, string | string[] | undefined>>

/** Returns one value of the query; '' for a missing or repeated one. */
export async function queryValue(query: Query, name: string): Promise<string> {
  const value = (await query)[name]
  return typeof value === 'string' ? value : ''
}

/** Returns the offer for a sitting of this browser; null if it has no such sitting. */
export const loadOffer = async (locale: Locale, sittingId: string): Promise<Offer | null> =>
  nullIfMissing((await serverApi(locale)).payment.offer({ sittingId }))

/** Returns the drawing and the day of a finished test of this browser; null if it has no such test. */
export const loadCheckoutPreview = async (locale: Locale, sittingId: string): Promise<CheckoutPreview | null> =>
  nullIfMissing((await serverApi(locale)).report.cover({ sittingId }))

/** Returns a product of the shop for the signed-in account. */
export const loadProductOffer = async (locale: Locale, sku: ShopSku): Promise<ProductOffer> =>
  (await serverApi(locale)).payment.productOffer({ sku })

/** Returns an order of this browser, shared by a page's metadata and content; null if it has no such order. */
const loadOrder = cache(
  async (locale: Locale, orderId: string): Promise<OrderView | null> =>
    nullIfMissing((await serverApi(locale)).payment.order({ orderId })),
)

/** Props of a page about one order; `?order=` contains its id. */
export interface OrderPageProps {
  params: Promise<{ lng: string }>
  searchParams: Query
}

/** Returns the order of a page; 404 if this browser has no such order. */
export async function requireOrder({
  params,
  searchParams,
}: OrderPageProps): Promise<{ locale: Locale; order: OrderView }> {
  const locale = await pageLocale(params)
  const order = await loadOrder(locale, await queryValue(searchParams, 'order'))
  return { locale, order: order ?? notFound() }
}

type Title = 'check.title' | 'success.title' | ReturnType<typeof failedTitleKey>

/** Returns the metadata of a page about one order. */
export const orderMetadata = (title: (order: OrderView) => Title) => async (props: OrderPageProps) => {
  const { locale, order } = await requireOrder(props)
  return privateMetadata((await texts(locale, 'payment'))(title(order)))
}

/**
 * Loads the refund that a buyer can request, or has requested, for an order of this browser; null values for an order
 * that was not paid.
 */
export async function loadRefund(locale: Locale, orderId: string): Promise<RefundState> {
  const order = await nullIfMissing((await serverApi(locale)).payment.orderToWithdraw({ orderId }))
  return { right: order?.right ?? null, made: order?.made ?? null }
}
