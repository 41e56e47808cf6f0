import WithdrawalMail, { withdrawalSubject } from '@emails/WithdrawalMail'
import type { z } from 'zod'
import { productNames, refundDays } from '@/content/catalogue'
import { env } from '@/env'
import type { Db } from '@/server/db'
import { jobs } from '@/server/jobs'
import { sendMail, supportAddress } from '@/server/mail'
import { type Handlers, handleAndForget, type Job } from '@/server/outbox'
import { skuOf } from '@/server/sku'
import { claimOf } from './withdrawal'

type Statement = z.infer<typeof jobs.mailWithdrawal.payload>

/** The two mails about a contract that was withdrawn from; the name and address that were typed are deleted once each is sent. */
export const withdrawalJobs = (db: Db): Handlers => ({
  ...handleAndForget(db, jobs.mailWithdrawal, (statement, job) => mail(db, statement, job, 'buyer')),
  ...handleAndForget(db, jobs.mailWithdrawalNote, (statement, job) => mail(db, statement, job, 'operator')),
})

async function mail(
  db: Db,
  { orderId, name, email: typed }: Statement,
  job: Job,
  reader: 'buyer' | 'operator',
): Promise<void> {
  const order = await db.order.findUnique({ where: { id: orderId } })
  if (!order?.withdrawnAt) return
  const { locale, currency, amountMinor, withdrawnAt } = order
  const email = typed ?? order.email
  const { kind, minor, unused } = await claimOf(db, order)
  await sendMail({
    to: reader === 'buyer' ? { address: email } : supportAddress(),
    subject: withdrawalSubject(locale, reader),
    body: (
      <WithdrawalMail
        {...{ locale, reader, orderId, name, email, kind, unused, refundDays }}
        product={productNames[locale][skuOf(order.sku)]}
        orderedAt={order.createdAt.toISOString()}
        receivedAt={withdrawnAt.toISOString()}
        paid={{ amountMinor, currency }}
        back={{ amountMinor: minor, currency }}
        supportEmail={env.SUPPORT_EMAIL}
      />
    ),
    outboxId: job.id,
  })
}
