import { productName, refundDays } from '@/content/shop/catalogue'
import { declarationsOf } from '@/content/shop/declarations'
import { isPackSku } from '@/core/commerce/product'
import type { Locale } from '@/core/locale'
import { getPaidAmount } from '@/features/payment/refunds/request-refund'
import type { Db } from '@/server/db/db'
import { loadTexts } from '@/server/i18n/dictionaries'
import { type Actor, runAuditedAction } from '../audit'
import type { OrderActionInput } from '../customers/support-schema'
import { type EvidenceFacts, formatEvidence } from './evidence-text'
import { getOrderDetail, listOrderMails, type OrderDetail } from './order'
import type { Evidence } from './orders-schema'

/**
 * Returns the evidence for a payer's bank that an order was sold and delivered as agreed, as plain text and as JSON. It
 * holds only times and counts of use: no name of a test, no answer and no result.
 * @throws DomainError NOT_FOUND
 */
export const createEvidence = (
  db: Db,
  by: Actor,
  { orderId, reason }: OrderActionInput,
  locale: Locale,
  now = new Date(),
): Promise<Evidence> =>
  runAuditedAction(db, by, { act: 'dispute.evidence', subject: `order:${orderId}`, reason }, async () => {
    const facts = await factsOf(db, await getOrderDetail(db, orderId), locale, now)
    const [t, admin] = await Promise.all([loadTexts(locale, 'admin-orders'), loadTexts(locale, 'admin')])
    return { text: formatEvidence(facts, { t, admin }, locale), json: `${JSON.stringify(facts, null, 2)}\n` }
  })

async function factsOf(db: Db, order: OrderDetail, locale: Locale, now: Date): Promise<EvidenceFacts> {
  const { id, email, country, method, provider, providerSessionId, paymentIntentId, acknowledgedAt } = order
  const { amountMinor, currency } = order
  const mails = await listOrderMails(db, order)
  return {
    writtenAt: now.toISOString(),
    order: {
      id,
      email,
      country,
      method,
      provider,
      checkoutId: providerSessionId,
      paymentId: paymentIntentId,
      product: productName(order.sku, locale),
      locale: order.locale,
      orderedAt: order.createdAt.toISOString(),
      paidAt: order.paidAt?.toISOString() ?? null,
      price: { amountMinor, currency },
      paid: getPaidAmount(order),
    },
    declared: acknowledgedAt && {
      at: acknowledgedAt.toISOString(),
      version: order.acknowledgedText ?? '',
      texts: declarationsOf(order.acknowledgedText, order.locale),
    },
    refundRule: (await loadTexts(order.locale, 'payment'))('offer.refund', { days: refundDays }),
    used: await usesOf(db, order),
    mails: mails.map(({ kind, state, at, attempts }) => ({ kind, state, at, attempts })),
    refunds: order.refunds
      .filter(({ state }) => state === 'done')
      .map((one) => ({
        amountMinor: one.amountMinor,
        currency: one.currency,
        at: (one.doneAt ?? one.createdAt).toISOString(),
      })),
    disputes: order.disputes.map(({ id, state, reason, createdAt, dueBy }) => ({
      id,
      state,
      reason,
      at: createdAt.toISOString(),
      dueBy: dueBy?.toISOString() ?? null,
    })),
  }
}

/** Returns the times at which the product was delivered, opened and used. */
async function usesOf(db: Db, order: OrderDetail): Promise<EvidenceFacts['used']> {
  const { entitlement, vipGrant, gift, userId } = order
  const uses: { what: EvidenceFacts['used'][number]['what']; at: Date | null }[] = [
    { what: 'delivered', at: entitlement?.createdAt ?? vipGrant?.createdAt ?? gift?.createdAt ?? null },
    { what: 'opened', at: entitlement?.firstReadAt ?? null },
    { what: 'lastUsed', at: entitlement?.firstReadAt ? entitlement.usedAt : null },
    { what: 'redeemed', at: gift?.redeemedAt ?? null },
  ]
  if (isPackSku(order.sku) && userId !== null) {
    const since = order.paidAt ?? order.createdAt
    const unlocked = await db.creditEntry.findMany({
      where: { userId, reason: 'unlock', createdAt: { gte: since } },
      orderBy: { id: 'asc' },
      take: 50,
    })
    uses.push(
      { what: 'delivered', at: since },
      ...unlocked.map(({ createdAt: at }) => ({ what: 'unlocked' as const, at })),
    )
  }
  return uses.flatMap(({ what, at }) => (at === null ? [] : [{ what, at: at.toISOString() }]))
}
