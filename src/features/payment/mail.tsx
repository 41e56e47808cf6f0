import HeldMail, { heldMailSubject } from '@emails/order/HeldMail'
import RefundFailedMail, { refundFailedSubject } from '@emails/order/RefundFailedMail'
import RefundMail, { refundSubject } from '@emails/order/RefundMail'
import WithdrawalMail, { withdrawalSubject } from '@emails/order/WithdrawalMail'
import type { z } from 'zod'
import { productName, refundDays } from '@/content/shop/catalogue'
import { env } from '@/env'
import { isRefundByLaw, refundTermsOf } from '@/features/billing/receipt'
import type { Order, Refund } from '@/generated/prisma/client'
import { isPseudonym } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { defineErasingHandler, defineHandler, type Handlers, type Job } from '@/server/jobs/outbox'
import { sendMail, supportAddress } from '@/server/mail/mail'
import { getPaidAmount } from './refunds/request-refund'
import { refundClaimOf } from './refunds/withdraw-order'

/**
 * Mails to the buyer about held payments and refunds, and the two mails about a withdrawal from a contract: the typed
 * name and address are deleted from the job once such a mail is sent.
 */
export const paymentMails = (db: Db): Handlers => ({
  ...defineHandler(jobs.mailHeld, ({ orderId }, job) => mailHeld(db, orderId, job)),
  ...defineHandler(jobs.mailRefundFailed, ({ refundId }, job) => mailRefundFailed(db, refundId, job)),
  ...defineHandler(jobs.mailRefund, ({ orderId, refundId }, job) => mailRefund(db, orderId, refundId, job)),
  ...defineErasingHandler(db, jobs.mailWithdrawal, (statement, job) => mailWithdrawal(db, statement, job, 'buyer')),
  ...defineErasingHandler(db, jobs.mailWithdrawalNote, (statement, job) =>
    mailWithdrawal(db, statement, job, 'operator'),
  ),
})

async function mailHeld(db: Db, orderId: string, job: Job): Promise<void> {
  const order = await db.order.findUnique({ where: { id: orderId } })
  // The team decided before the mail was sent.
  if (order?.status !== 'held') return
  const { locale, email, amountMinor, currency } = order
  await sendMail({
    to: { address: email },
    subject: heldMailSubject(locale),
    body: (
      <HeldMail
        locale={locale}
        orderId={orderId}
        product={productName(order.sku, locale)}
        paidAt={(order.paidAt ?? order.createdAt).toISOString()}
        price={{ amountMinor, currency }}
        paid={order.paidMinor === null ? null : getPaidAmount(order)}
        refund={amountMinor > 0 ? refundTermsOf(order) : null}
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
  // The buyer has deleted everything since, and no address is left.
  if (isPseudonym(email)) return
  await sendMail({
    to: { address: email },
    subject: refundSubject(locale),
    body: (
      <RefundMail
        locale={locale}
        orderId={orderId}
        product={productName(order.sku, locale)}
        madeAt={(refund.doneAt ?? refund.createdAt).toISOString()}
        back={{ amountMinor: refund.amountMinor, currency }}
        paid={getPaidAmount(order)}
        returned={{ amountMinor: Math.max(order.refundedMinor, refund.amountMinor), currency }}
        rule={ruleInMail(refund)}
        byLaw={isRefundByLaw(order)}
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
  // No address is left. An alarm tells the operator that the money is owed.
  if (isPseudonym(email)) return
  await sendMail({
    to: { address: email },
    subject: refundFailedSubject(locale),
    body: (
      <RefundFailedMail
        locale={locale}
        orderId={orderId}
        product={productName(order.sku, locale)}
        madeAt={(refund.doneAt ?? refund.createdAt).toISOString()}
        failedAt={refund.failedAt.toISOString()}
        amount={{ amountMinor, currency }}
        due={refund.settledAt === null}
        supportEmail={env.SUPPORT_EMAIL}
      />
    ),
    outboxId: job.id,
  })
}

/**
 * Returns the reason that the mail gives to the buyer. If a refunded pack keeps its remaining reports, the reason is
 * goodwill.
 */
function ruleInMail({ rule, access }: Refund) {
  if (rule === 'provider') return null
  return rule === 'pack' && access === 'stays' ? 'goodwill' : rule
}

/** Returns the state of the purchase at the time the mail is written. */
async function accessAfter(db: Db, order: Order, rule: Refund['rule']): Promise<'closed' | 'open' | 'nothing'> {
  // Such a payment has never opened anything.
  if (rule === 'held' || rule === 'duplicate') return 'nothing'
  const { id: orderId, sku } = order
  const open = { orderId, revokedAt: null }
  if (sku === 'report') return (await db.entitlement.count({ where: open })) > 0 ? 'open' : 'closed'
  if (sku === 'vip') return (await db.vipGrant.count({ where: open })) > 0 ? 'open' : 'closed'
  const gift = await db.gift.findUnique({ where: { orderId } })
  if (gift) return gift.revokedAt === null ? 'open' : 'closed'
  return order.status === 'paid' ? 'open' : 'closed'
}

type Statement = z.infer<typeof jobs.mailWithdrawal.payload>

async function mailWithdrawal(
  db: Db,
  { orderId, name, email: typed }: Statement,
  job: Job,
  reader: 'buyer' | 'operator',
): Promise<void> {
  const order = await db.order.findUnique({ where: { id: orderId } })
  if (!order?.withdrawnAt) return
  const { locale, withdrawnAt } = order
  // If the address was corrected since, the corrected one is used.
  const email = isPseudonym(order.email) && typed ? typed : order.email
  const { kind, minor, unused } = await refundClaimOf(db, order)
  const paid = getPaidAmount(order)
  const byLaw = isRefundByLaw(order)
  await sendMail({
    to: reader === 'buyer' ? { address: email } : supportAddress(),
    subject: withdrawalSubject(locale, reader, byLaw),
    body: (
      <WithdrawalMail
        locale={locale}
        reader={reader}
        orderId={orderId}
        name={name}
        email={email}
        paid={paid}
        kind={kind}
        unused={unused}
        refundDays={refundDays}
        byLaw={byLaw}
        product={productName(order.sku, locale)}
        orderedAt={order.createdAt.toISOString()}
        receivedAt={withdrawnAt.toISOString()}
        back={{ ...paid, amountMinor: minor }}
        supportEmail={env.SUPPORT_EMAIL}
      />
    ),
    outboxId: job.id,
  })
}
