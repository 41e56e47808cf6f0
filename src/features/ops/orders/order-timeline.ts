import type { ProviderEvent } from '@/generated/prisma/client'
import type { OrderDetail } from './order-detail'
import type { OrderPage } from './orders-schema'

type Entry = OrderPage['timeline'][number]

/** Everything that happened to an order, in the order of time. */
export function timelineOf(
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

/** Nothing for what has not happened. */
const entry = (what: Entry['what'], at: Date | null, more: Partial<Pick<Entry, 'detail' | 'sum'>> = {}): Entry[] =>
  at === null ? [] : [{ at: at.toISOString(), what, detail: null, sum: null, ...more }]
