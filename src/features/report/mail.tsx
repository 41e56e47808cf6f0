import CodeMail, { codeMailSubject } from '@emails/CodeMail'
import ReportMail, { reportMailSubject, unlockedMailSubject } from '@emails/ReportMail'
import RetrievedReportsMail, { retrievedReportsSubject } from '@emails/RetrievedReportsMail'
import { z } from 'zod'
import { productNames } from '@/content/catalogue'
import { locales, storedLocale } from '@/core/locale'
import { env } from '@/env'
import { receiptOf } from '@/features/shop/receipt'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db'
import { codeMinutes, groupedCode } from '@/server/email-code'
import { sendMail } from '@/server/mail'
import type { Handlers, Job } from '@/server/outbox'
import { linkDays, receiptKey, reportUrl, unlockedKey } from './link'

const ReportJob = z.object({ orderId: z.string() })
export const CodeJob = z.object({ codeId: z.string(), locale: z.enum(locales) })
export type CodeJob = z.infer<typeof CodeJob>
export const ReportsJob = z.object({ reportKeyIds: z.array(z.string()).min(1), locale: z.enum(locales) })
export type ReportsJob = z.infer<typeof ReportsJob>

export const UnlockedJob = z.object({ sittingId: z.string(), userId: z.string() })
export type UnlockedJob = z.infer<typeof UnlockedJob>

/** The mails of this feature. What a mail says is read when it is sent; a job carries ids, never an address or a key. */
export const reportJobs = (db: Db): Handlers => ({
  'mail.report': (job) => mailReport(db, job),
  'mail.unlocked': (job) => mailUnlocked(db, job),
  'mail.code': (job) => mailCode(db, job),
  'mail.reports': (job) => mailReports(db, job),
})

/** Link and receipt after a purchase. Nothing is sent for an order that was refunded before its mail got out. */
async function mailReport(db: Db, job: Job): Promise<void> {
  const { orderId } = ReportJob.parse(job.payload)
  const order = await db.order.findUnique({ where: { id: orderId } })
  if (order?.status !== 'paid' || order.sittingId === null) return
  const { sittingId, email } = order
  const locale = storedLocale(order.locale)
  const keyId = await receiptKey(db, { sittingId, orderId }, order.emailCorrectedAt !== null, new Date())
  await sendMail({
    to: { address: email },
    subject: reportMailSubject(locale),
    body: (
      <ReportMail
        locale={locale}
        url={reportUrl(keyId, locale)}
        days={linkDays}
        receipt={await receiptOf(order, productNames[locale].report)}
        supportEmail={env.SUPPORT_EMAIL}
      />
    ),
    outboxId: job.id,
  })
}

/** Link to a report that a credit opened. Nothing is sent when it was given back before its mail got out. */
async function mailUnlocked(db: Db, job: Job): Promise<void> {
  const { sittingId, userId } = UnlockedJob.parse(job.payload)
  const user = await db.user.findUnique({ where: { id: userId } })
  const entitlement = await db.entitlement.findFirst({
    where: { sittingId, revokedAt: null, creditEntry: { userId } },
  })
  if (!user || !entitlement) return
  const locale = storedLocale(user.locale)
  const keyId = await unlockedKey(db, sittingId, entitlement.id, new Date())
  await sendMail({
    to: { address: user.email },
    subject: unlockedMailSubject(locale),
    body: (
      <ReportMail
        {...{ locale, receipt: null }}
        url={reportUrl(keyId, locale)}
        days={linkDays}
        supportEmail={env.SUPPORT_EMAIL}
      />
    ),
    outboxId: job.id,
  })
}

/** A code that was used or has ended in the meantime is not sent any more. */
async function mailCode(db: Db, job: Job): Promise<void> {
  const { codeId, locale } = CodeJob.parse(job.payload)
  const row = await db.emailCode.findFirst({ where: { id: codeId, usedAt: null, expiresAt: { gt: new Date() } } })
  if (!row) return
  await sendMail({
    to: { address: row.email },
    subject: codeMailSubject(locale),
    body: (
      <CodeMail
        locale={locale}
        purpose="retrieve"
        code={groupedCode(row.id)}
        minutes={codeMinutes}
        supportEmail={env.SUPPORT_EMAIL}
      />
    ),
    outboxId: job.id,
  })
}

const orderOfKey = { select: { status: true, email: true, paidAt: true, createdAt: true } }
const unlockOfKey = {
  select: { revokedAt: true, creditEntry: { select: { createdAt: true, user: { select: { email: true } } } } },
}
type KeyRow = Prisma.ReportKeyGetPayload<{
  select: { id: true; order: typeof orderOfKey; sitting: { select: { entitlement: typeof unlockOfKey } } }
}>

/** Whose report a key opens and since when; null when it was returned in the meantime. */
function sourceOf({ id, order, sitting }: KeyRow): { id: string; email: string; boughtAt: Date } | null {
  if (order)
    return order.status === 'paid' ? { id, email: order.email, boughtAt: order.paidAt ?? order.createdAt } : null
  const { entitlement } = sitting
  const unlock = entitlement?.revokedAt === null ? entitlement.creditEntry : null
  return unlock && { id, email: unlock.user.email, boughtAt: unlock.createdAt }
}

/** Fresh links to the reports of one address; all keys of a job belong to that address. */
async function mailReports(db: Db, job: Job): Promise<void> {
  const { reportKeyIds, locale } = ReportsJob.parse(job.payload)
  const keys = await db.reportKey.findMany({
    where: { id: { in: reportKeyIds }, revokedAt: null },
    select: { id: true, order: orderOfKey, sitting: { select: { entitlement: unlockOfKey } } },
  })
  const sources = keys.map(sourceOf).filter((source) => source !== null)
  const reports = sources
    .sort((a, b) => b.boughtAt.getTime() - a.boughtAt.getTime())
    .map(({ id, boughtAt }) => ({ url: reportUrl(id, locale), boughtAt: boughtAt.toISOString() }))
  const address = sources[0]?.email
  if (!address) return
  await sendMail({
    to: { address },
    subject: retrievedReportsSubject(locale),
    body: <RetrievedReportsMail locale={locale} reports={reports} days={linkDays} supportEmail={env.SUPPORT_EMAIL} />,
    outboxId: job.id,
  })
}
