import { isPackSku } from '@/core/commerce/product'
import type { Invoice, Order } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import type { StripeServer } from '../stripe/stripe-server'
import type { HistoryBuyer } from './buyer'

type Session = ReturnType<StripeServer['sessionOf']>

/** The state of an order at one moment, on our side and on the provider's. */
interface OrderState {
  order: Order
  /** null when the order never reached the provider. */
  session: Session | null
  /** Whether the buyer can use the purchase. */
  right: boolean
  /** Mails that deliver or confirm the purchase: `mails` counts rows, `sent` copies that were sent. */
  mails: number
  sent: number
  /** Sum of its invoices, in minor units; null without any. */
  booked: number | null
  /** Whether an automatic refund is pending. */
  returning: boolean
}

/** Number of mails that the mail server accepted, by order. */
export type SentMails = ReadonlyMap<string, number>

export async function readOrderStates(
  db: Db,
  stripe: StripeServer,
  buyer: HistoryBuyer,
  sent: SentMails,
): Promise<OrderState[]> {
  const ids = buyer.orders
  const [orders, entitlements, vips, gifts, jobs, invoices, credits] = await Promise.all([
    db.order.findMany({ where: { id: { in: ids } }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
    db.entitlement.findMany({ where: { orderId: { in: ids }, revokedAt: null, suspendedAt: null } }),
    db.vipGrant.findMany({ where: { orderId: { in: ids }, revokedAt: null } }),
    db.gift.findMany({ where: { orderId: { in: ids }, revokedAt: null } }),
    db.outbox.findMany({ where: { OR: ids.map((id) => ({ payload: { path: ['orderId'], equals: id } })) } }),
    db.invoice.findMany({ where: { orderId: { in: ids } } }),
    buyer.userId === null ? [] : db.creditEntry.findMany({ where: { userId: buyer.userId } }),
  ])
  return orders.map((order) => {
    const { id } = order
    const given = credits.filter(({ reference }) => reference.startsWith(`${id}/`))
    const own = jobs.filter(({ payload }) => (payload as { orderId?: string }).orderId === id)
    return {
      order,
      session: [...stripe.sessions.values()].find((one) => one.client_reference_id === id) ?? null,
      right:
        [...entitlements, ...vips, ...gifts].some(({ orderId }) => orderId === id) ||
        given.reduce((sum, { delta }) => sum + delta, 0) > 0,
      mails: own.filter(({ topic }) => topic === 'mail.report' || topic === 'mail.purchase').length,
      sent: sent.get(id) ?? 0,
      booked: bookedOf(invoices.filter(({ orderId }) => orderId === id)),
      returning: own.some(({ topic }) => topic === 'payment.refund'),
    }
  })
}

const bookedOf = (invoices: readonly Invoice[]): number | null =>
  invoices.length === 0 ? null : invoices.reduce((sum, { grossMinor }) => sum + grossMinor, 0)

/** Returns the sum of the refunds that the payer's bank sent back. */
const failedOf = (session: Session | null): number =>
  (session?.refunds ?? []).reduce((sum, { status, amount }) => sum + (status === 'failed' ? amount : 0), 0)

const isPack = ({ sku }: Order): boolean => isPackSku(sku)

/** Checks the rules that must hold after every step, whichever messages are still open. Returns the broken ones. */
export function findBrokenRulesNow(all: readonly OrderState[], buyer: HistoryBuyer): string[] {
  const broken = all.flatMap((one) => {
    const { order, session, right, mails, sent, returning } = one
    const { id, status, refundedMinor, amountMinor } = order
    const paid = session?.payment_status === 'paid'
    // The dispute may already be won, with its message still open.
    const disputed = (session?.disputes.length ?? 0) > 0
    // A partly refunded pack may have no credits left.
    const mayBeEmpty = isPack(order) && refundedMinor > 0
    const rules: [string, boolean][] = [
      ['a right without a paid order', right && status !== 'paid'],
      ['a right without money', right && !paid],
      ['a paid order without money', status === 'paid' && !paid],
      [
        'paid, and neither a right nor money on its way back',
        status === 'paid' && !right && !disputed && !returning && !mayBeEmpty && !buyer.gone.has(id),
      ],
      ['a right whose money goes back by itself', right && returning],
      ['more than one mail', mails > 1 || sent > 1],
      ['a mail without money', mails > 0 && !paid],
      [
        'more money back than came',
        refundedMinor > amountMinor || refundedMinor > (session?.amount_refunded ?? 0) + failedOf(session),
      ],
    ]
    return rules.flatMap(([rule, isBroken]) => (isBroken ? [`${id} (${order.sku}, ${status}): ${rule}`] : []))
  })
  const open = all.filter(({ order, right }) => order.sittingId === buyer.sittingId && right)
  return open.length > 1 ? [...broken, 'two orders keep one report open'] : broken
}

/** Checks the rules that must hold once every message has arrived and every job is done. Returns the broken ones. */
export function findBrokenRulesAtEnd(all: readonly OrderState[], buyer: HistoryBuyer): string[] {
  const broken = findBrokenRulesNow(all, buyer)
  let [came, kept, returned] = [0, 0, 0]
  for (const { order, session, right, sent, booked, returning } of all) {
    const { id, status } = order
    if (session?.payment_status !== 'paid') continue
    const [lost, disputed] = [session.disputes.includes('lost'), session.disputes.includes('needs_response')]
    came += session.amount_total
    returned += lost ? session.amount_total : session.amount_refunded
    const failed = failedOf(session)
    const isOurs = status === 'paid' || status === 'held' || failed > 0
    if (!lost && isOurs) kept += session.amount_total - order.refundedMinor
    // An order that was fully refunded stays so, even if a refund failed: the money is owed.
    const whole = session.amount_refunded === session.amount_total || (failed > 0 && status === 'refunded')
    const books = order.amountMinor - Math.min(order.refundedMinor, order.amountMinor)
    if (booked !== null && booked !== books) broken.push(`${id}: invoices over ${booked} instead of ${books}`)
    const tampered = session.amount_total !== order.amountMinor
    const mayBeEmpty = isPack(order) && order.refundedMinor > 0
    const expected = lost || whole ? 'refunded' : tampered ? 'held' : 'paid'
    if (status !== expected) broken.push(`${id}: ${status} instead of ${expected}`)
    if (status !== 'paid' || buyer.gone.has(id) || mayBeEmpty) continue
    if (right === disputed) broken.push(`${id}: ${right ? 'open during a dispute' : 'paid and closed'}`)
    // A second payment for the same purchase opens nothing; if it is disputed too, its refund waits for the bank's
    // decision.
    const owed = disputed && returning ? 0 : 1
    if (sent !== owed) broken.push(`${id}: ${sent} mails instead of ${owed}`)
  }
  if (came !== kept + returned) broken.push(`${came} came, ${kept} kept and ${returned} returned`)
  return broken
}
