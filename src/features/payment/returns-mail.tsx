import HeldMail, { heldSubject } from '@emails/HeldMail'
import RefundFailedMail, { refundFailedSubject } from '@emails/RefundFailedMail'
import RefundMail, { refundSubject } from '@emails/RefundMail'
import { productNames } from '@/content/catalogue'
import { env } from '@/env'
import type { Order, Refund } from '@/generated/prisma/client'
import type { Db } from '@/server/db'
import { jobs } from '@/server/jobs'
import { sendMail } from '@/server/mail'
import { type Handlers, handle, type Job } from '@/server/outbox'
import { isPseudonym } from '@/server/secrets'
import { skuOf } from '@/server/sku'
import { paidOf } from './refund-ask'

/** Mails to the buyer about money that is looked at, or goes back. */
export const returnJobs = (db: Db): Handlers => ({
  ...handle(jobs.mailHeld, ({ orderId }, job) => mailHeld(db, orderId, job)),
  ...handle(jobs.mailRefundFailed, ({ refundId }, job) => mailRefundFailed(db, refundId, job)),
  ...handle(jobs.mailRefund, ({ orderId, refundId }, job) => mailRefund(db, orderId, refundId, job)),
})

async function mailHeld(db: Db, orderId: string, job: Job): Promise<void> {
  const order = await db.order.findUnique({ where: { id: orderId } })
  // Somebody was quicker than the mail.
  if (order?.status !== 'held') return
  const { locale, email, amountMinor, currency } = order
  await sendMail({
    to: { address: email },
    subject: heldSubject(locale),
    body: (
      <HeldMail
        {...{ locale, orderId }}
        product={productNames[locale][skuOf(order.sku)]}
        paidAt={(order.paidAt ?? order.createdAt).toISOString()}
        asked={{ amountMinor, currency }}
        paid={order.paidMinor === null ? null : paidOf(order)}
        supportEmail={env.SUPPORT_EMAIL}
      />
    ),
    outboxId: job.id,
  })
}

async function mailRefund(db: Db, orderId: string, refundId: string, job: Job): Promise<void> {
  const refund = await db.refund.findUnique({ where: { id: refundId }, include: { order: true } })
  if (refund?.state !== 'done') return
  const { order, rule, currency } = refund
  const { locale, email } = order
  // They have deleted everything since, and no address is left.
  if (isPseudonym(email)) return
  await sendMail({
    to: { address: email },
    subject: refundSubject(locale),
    body: (
      <RefundMail
        {...{ locale, orderId }}
        product={productNames[locale][skuOf(order.sku)]}
        madeAt={(refund.doneAt ?? refund.createdAt).toISOString()}
        back={{ amountMinor: refund.amountMinor, currency }}
        paid={paidOf(order)}
        returned={{ amountMinor: Math.max(order.refundedMinor, refund.amountMinor), currency }}
        rule={toldRule(refund)}
        access={await accessAfter(db, order, rule)}
        supportEmail={env.SUPPORT_EMAIL}
      />
    ),
    outboxId: job.id,
  })
}

async function mailRefundFailed(db: Db, refundId: string, job: Job): Promise<void> {
  const refund = await db.refund.findUnique({ where: { id: refundId }, include: { order: true } })
  if (!refund?.failedAt) return
  const { order, orderId, amountMinor, currency } = refund
  const { locale, email } = order
  await sendMail({
    to: { address: email },
    subject: refundFailedSubject(locale),
    body: (
      <RefundFailedMail
        {...{ locale, orderId }}
        product={productNames[locale][skuOf(order.sku)]}
        madeAt={(refund.doneAt ?? refund.createdAt).toISOString()}
        failedAt={refund.failedAt.toISOString()}
        amount={{ amountMinor, currency }}
        owed={refund.settledAt === null}
        supportEmail={env.SUPPORT_EMAIL}
      />
    ),
    outboxId: job.id,
  })
}

/** What the buyer is told as the reason; reports of a pack that are left are a courtesy, and none were taken off. */
function toldRule({ rule, access }: Refund) {
  if (rule === 'provider') return null
  return rule === 'pack' && access === 'stays' ? 'goodwill' : rule
}

/** What is true of what was bought when the mail is written. */
async function accessAfter(db: Db, order: Order, rule: Refund['rule']): Promise<'closed' | 'open' | 'nothing'> {
  // These have never opened anything.
  if (rule === 'held' || rule === 'duplicate') return 'nothing'
  const { id: orderId, sku } = order
  const open = { orderId, revokedAt: null }
  const product = skuOf(sku)
  if (product === 'report') return (await db.entitlement.count({ where: open })) > 0 ? 'open' : 'closed'
  if (product === 'vip') return (await db.vipGrant.count({ where: open })) > 0 ? 'open' : 'closed'
  const gift = await db.gift.findUnique({ where: { orderId } })
  if (gift) return gift.revokedAt === null ? 'open' : 'closed'
  return order.status === 'paid' ? 'open' : 'closed'
}
