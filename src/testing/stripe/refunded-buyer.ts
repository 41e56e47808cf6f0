import { expect } from 'vitest'
import { paymentJobs } from '@/features/payment/jobs'
import { type RefundRequest, requestRefund } from '@/features/payment/refunds/request-refund'
import type { OpenDb } from '@/server/db/db'
import { drainOutbox } from '@/server/jobs/outbox'
import { Buyer, deliverWebhook, findOrder, readPaymentData } from '../data/purchase'
import type { StripeServer } from './stripe-server'

/** Sets up a buyer who has paid 4.99 and got these amounts refunded, one after another. */
export async function createRefundedBuyer(database: OpenDb, stripe: StripeServer, ...amounts: number[]) {
  const { db } = database
  const buyer = await Buyer.arrive(database)
  const { orderId } = await buyer.press()
  const session = stripe.pay(orderId)
  await deliverWebhook(stripe.delivery('checkout.session.completed', orderId))
  const work = async () => {
    await db.outbox.updateMany({ where: { doneAt: null }, data: { runAt: new Date(0) } })
    await drainOutbox(db, paymentJobs(db))
  }
  const ask = async (amountMinor: number, change: Partial<RefundRequest> = {}) => {
    const { refundedMinor: seenRefundedMinor } = await findOrder(db, orderId)
    return requestRefund(db, { orderId, amountMinor, rule: 'withdrawal', access: 'rule', seenRefundedMinor, ...change })
  }
  for (const amount of amounts) {
    await ask(amount)
    await work()
  }
  /** Makes the refund at this index fail at the bank, before any message about it. */
  const fail = (at = 0) => {
    const refund = session.refunds[at]
    if (!refund) throw new Error('no such refund')
    refund.status = 'failed'
    session.amount_refunded -= refund.amount
  }
  const say = async (type = 'refund.failed') => expect(await deliverWebhook(stripe.delivery(type, orderId))).toBe(200)
  const invoices = async () =>
    (await db.invoice.findMany({ where: { orderId }, orderBy: { place: 'asc' } })).map((row) => [
      row.id.replace(/\d{4}-0*/, ''),
      row.grossMinor,
      row.countersId?.replace(/\d{4}-0*/, '') ?? null,
    ])
  const mails = async (kind: string) => db.outbox.count({ where: { topic: `mail.${kind}`, about: { has: orderId } } })
  const rows = () => db.refund.findMany({ where: { orderId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
  return {
    db,
    buyer,
    orderId,
    session,
    ask,
    work,
    fail,
    say,
    invoices,
    mails,
    rows,
    now: () => readPaymentData(db, orderId),
  }
}
