import { productName } from '@/content/shop/catalogue'
import { declarationsOf } from '@/content/shop/declarations'
import { isPackSku, reportsIn } from '@/core/commerce/product'
import { DomainError } from '@/core/error/error'
import { htmlLang, type Locale } from '@/core/locale'
import { getOrderRefundEffect } from '@/features/payment/refunds/reconcile-refunds'
import { getPaidAmount } from '@/features/payment/refunds/request-refund'
import { getSubmittedWithdrawal, refundClaimOf, refundPeriodEnd } from '@/features/payment/refunds/withdraw-order'
import type { Prisma, ProviderEvent } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { type Actor, runAuditedAction } from '../audit'
import { listMailsAbout } from '../customers/customer'
import { createMethodNamer } from '../payment-method-names'
import { entitlementRelations, getEntitlementState } from './entitlement-state'
import { toDisputeRow } from './orders'
import type { OrderPage, RefundableAmounts } from './orders-schema'

type Entry = OrderPage['timeline'][number]

/** Returns all events of an order, oldest first. */
function timelineOf(
  order: OrderDetail,
  events: readonly ProviderEvent[],
  mails: readonly OrderPage['mails'][number][],
): Entry[] {
  const { amountMinor, currency, paidMinor, paidCurrency, askedMinor, askedCurrency, refunds, disputes } = order
  const asked = { amountMinor: askedMinor ?? amountMinor, currency: askedCurrency ?? currency }
  const paid = { amountMinor: paidMinor ?? amountMinor, currency: paidCurrency ?? currency }
  const own = [
    entry('ordered', order.createdAt, { sum: asked }),
    entry('declared', order.acknowledgedAt, { detail: order.acknowledgedText }),
    entry('paid', order.paidAt, { sum: paid }),
    entry('released', order.releasedAt, { sum: paid }),
    entry('withdrawn', order.withdrawnAt),
    entry('corrected', order.emailCorrectedAt),
    entry('read', order.entitlement?.firstReadAt ?? null),
  ]
  const money = [
    ...refunds.flatMap(({ amountMinor, currency, rule, failure, createdAt, doneAt, failedAt, settledAt }) => [
      ...(rule === 'provider' ? [] : [entry('refundAsked', createdAt, { sum: { amountMinor, currency } })]),
      entry('refundMade', doneAt, { sum: { amountMinor, currency } }),
      entry('refundFailed', failedAt, { sum: { amountMinor, currency }, detail: failure }),
      entry('refundSettled', settledAt, { sum: { amountMinor, currency } }),
    ]),
    ...disputes.flatMap(({ createdAt, closedAt, reason, state }) => [
      entry('disputed', createdAt, { detail: reason }),
      entry('disputeOver', closedAt, { detail: state }),
    ]),
  ]
  const word = [
    ...events.map(({ type, receivedAt }) => entry('provider', receivedAt, { detail: type })),
    ...mails.map(({ kind, at }) => entry('mail', new Date(at), { detail: kind })),
  ]
  return [...own, ...money, ...word].flat().sort((a, b) => a.at.localeCompare(b.at))
}

/** Returns the timeline entry of an event; empty if the event has not happened. */
const entry = (what: Entry['what'], at: Date | null, more: Partial<Pick<Entry, 'detail' | 'sum'>> = {}): Entry[] =>
  at === null ? [] : [{ at: at.toISOString(), what, detail: null, sum: null, ...more }]

/** Returns an order with its refunds, disputes, mails and timeline. @throws DomainError NOT_FOUND */
export const readOrder = (db: Db, by: Actor, orderId: string, locale: Locale): Promise<OrderPage> =>
  runAuditedAction(db, by, { act: 'order.read', subject: `order:${orderId}` }, async () => {
    const order = await getOrderDetail(db, orderId)
    const events = await db.providerEvent.findMany({
      where: { orderId },
      orderBy: [{ receivedAt: 'asc' }, { id: 'asc' }],
    })
    const mails = await listOrderMails(db, order)
    return {
      ...factsOf(order, locale),
      method: (await createMethodNamer(locale))(order.method),
      entitlement: await getEntitlementState(db, order),
      withdrawn: await getSubmittedWithdrawal(db, order),
      refunds: order.refunds.map(refundOf),
      failedRefund: failedRefundOf(order),
      disputes: order.disputes.map(toDisputeRow),
      mails,
      timeline: timelineOf(order, events, mails),
      refundable: await refundableOf(db, order),
    }
  })

function factsOf(order: OrderDetail, locale: Locale) {
  const { id, status, email, giftEmail, catalogueVersion, listMinor, amountMinor, currency, refundedMinor } = order
  const { askedMinor, askedCurrency, acknowledgedAt, acknowledgedText, userId } = order
  return {
    id,
    status,
    email,
    giftEmail,
    catalogueVersion,
    listMinor,
    refundedMinor,
    locale: order.locale,
    product: productName(order.sku, locale),
    customer: userId === null ? `order-${id}` : `account-${userId}`,
    price: { amountMinor, currency },
    orderPrice: askedMinor === null ? null : { amountMinor: askedMinor, currency: askedCurrency ?? currency },
    paid: order.paidAt === null ? null : getPaidAmount(order),
    country: order.country,
    failure: order.failureCode,
    provider: order.provider,
    checkoutId: order.providerSessionId,
    paymentId: order.paymentIntentId,
    declared: acknowledgedAt && {
      at: acknowledgedAt.toISOString(),
      version: acknowledgedText ?? '',
      lang: htmlLang[order.locale],
      texts: declarationsOf(acknowledgedText, order.locale),
    },
    at: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
  }
}

function refundOf(refund: OrderDetail['refunds'][number]): OrderPage['refunds'][number] {
  const { id, amountMinor, currency, rule, access, state, failure, providerRefundId, createdAt, doneAt, failedAt } =
    refund
  return {
    id,
    rule,
    access,
    state,
    failure,
    providerId: providerRefundId,
    sum: { amountMinor, currency },
    at: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
  }
}

/** Returns the sum of the failed refunds, which we still owe to the buyer. */
function failedRefundOf({ refunds }: OrderDetail): OrderPage['failedRefund'] {
  const failed = refunds.filter(({ failedAt, settledAt }) => failedAt !== null && settledAt === null)
  const [first] = failed
  return first ? { amountMinor: failed.reduce((sum, one) => sum + one.amountMinor, 0), currency: first.currency } : null
}

/** Returns the amounts that can be refunded now, and those due by our rules; null when nothing can be refunded. */
async function refundableOf(db: Db, order: OrderDetail): Promise<RefundableAmounts | null> {
  const { status, refunds, disputes, refundedMinor } = order
  const paidMinor = getPaidAmount(order).amountMinor
  const leftMinor = paidMinor - refundedMinor
  const busy = refunds.some(({ state }) => state === 'waiting' || state === 'paused')
  const lost = disputes.some(({ state }) => state === 'lost')
  if (busy || lost || leftMinor <= 0 || (status !== 'paid' && status !== 'refunded')) return null
  const { kind, minor, unused } = await refundClaimOf(db, order)
  if (kind === 'free') return null
  const { countedMinor } = await db.$transaction((tx) =>
    getOrderRefundEffect(tx, order.id, { paidMinor, refundedMinor }),
  )
  return {
    leftMinor,
    claim: kind,
    claimMinor: Math.min(minor, leftMinor),
    unused,
    countedMinor,
    until: refundPeriodEnd(order).toISOString(),
    reports: isPackSku(order.sku) ? reportsIn(order.sku) : null,
  }
}

const orderDetail = {
  ...entitlementRelations,
  refunds: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  disputes: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
} as const satisfies Prisma.OrderInclude
export type OrderDetail = Prisma.OrderGetPayload<{ include: typeof orderDetail }>

/** Returns an order with its refunds, disputes and product. @throws DomainError NOT_FOUND */
export async function getOrderDetail(db: Db, id: string): Promise<OrderDetail> {
  const order = await db.order.findUnique({ where: { id }, include: orderDetail })
  if (!order) throw new DomainError('NOT_FOUND')
  return order
}

/** Lists the mails about an order and its gift. */
export const listOrderMails = (db: Db, { id, gift }: OrderDetail) =>
  listMailsAbout(db, [id, ...(gift ? [gift.id] : [])])
