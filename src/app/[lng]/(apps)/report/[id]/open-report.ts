import { TRPCError } from '@trpc/server'
import { cache } from 'react'
import type { InvoiceLink } from '@/core/billing/invoice'
import { formatMoney } from '@/core/commerce/money'
import { formatPriceLine } from '@/core/commerce/product'
import { DomainError } from '@/core/error/error'
import type { Locale } from '@/core/locale'
import type { ReportView } from '@/features/report/schema'
import type { OfferPrice } from '@/features/report/ui/offer/Offer'
import { texts } from '@/server/i18n/i18n'
import { serverApi } from '@/trpc/server'
import { nullIfMissing } from '../../_shared/account'

type Opened = { state: 'open'; view: ReportView } | { state: 'unfinished'; slug: string } | { state: 'missing' }

/**
 * Loads a report with the visitor's permissions, once for a page and its title. Expected failures are returned as
 * outcomes instead of thrown.
 * @param newest whether to use the newest norms for this request
 */
export const openReport = cache(async (locale: Locale, sittingId: string, newest = false): Promise<Opened> => {
  const { report } = await serverApi(locale)
  try {
    const view = await nullIfMissing(report.get({ sittingId, ...(newest && { norms: 'newest' }) }))
    return view ? { state: 'open', view } : { state: 'missing' }
  } catch (error) {
    const refusal = error instanceof TRPCError && error.cause instanceof DomainError ? error.cause : null
    if (refusal?.code === 'SITTING_NOT_COMPLETED') return { state: 'unfinished', slug: String(refusal.params.slug) }
    throw error
  }
})

/** Returns the invoices and credit notes that this reader has for the report. */
export const invoicesOf = async (locale: Locale, sittingId: string): Promise<InvoiceLink[]> =>
  (await serverApi(locale)).report.invoices({ sittingId })

/** Returns whether this reader gets full reports as a PDF too. */
export const canDownloadPdf = async (locale: Locale): Promise<boolean> => (await serverApi(locale)).report.pdf()

/**
 * Returns the formatted price of the full report for this reader; null when it is not for sale. The server determines
 * the price again at payment.
 */
export async function loadPrice(locale: Locale, sittingId: string): Promise<OfferPrice | null> {
  const { price, refundDays, credits, signedIn } = await (await serverApi(locale)).payment.offer({ sittingId })
  if (price === null) return null
  const { listMinor, amountMinor, currency } = price
  const list = listMinor === amountMinor ? null : formatMoney({ amountMinor: listMinor, currency }, locale)
  const amount = formatMoney(price, locale)
  const reader = signedIn ? (credits > 0 ? 'own' : 'once') : 'guest'
  const line = formatPriceLine(await texts(locale, 'common'), reader, amount)
  return { amount, list, line, refundDays, credits, anonymous: !signedIn }
}
