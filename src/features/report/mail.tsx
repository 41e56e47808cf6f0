import ReportMail, { type MailPortrait, reportMailSubject, unlockedMailSubject } from '@emails/report/ReportMail'
import RetrievedReportsMail, { retrievedReportsSubject } from '@emails/report/RetrievedReportsMail'
import { offersRetake } from '@mindglass/psychometrics/validity/signs'
import sharp from 'sharp'
import type { z } from 'zod'
import { productName } from '@/content/shop/catalogue'
import { findInstrument } from '@/content/tests/instruments'
import { dayPalette } from '@/core/brand/brand'
import { renderPortraitSvg } from '@/core/charts/drawing/svg'
import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import type { Locale } from '@/core/locale'
import { firstOpeningHash } from '@/core/report/first-opening'
import { env } from '@/env'
import { loadMeasurementErrors } from '@/features/assessments/measurement-errors'
import { sittingResult } from '@/features/assessments/stored-sitting'
import { receiptOf } from '@/features/billing/receipt'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { defineHandler, type Handlers, type Job } from '@/server/jobs/outbox'
import { type Picture, sendMail } from '@/server/mail/mail'
import { log } from '@/server/observability/log'
import { createReceiptKey, createUnlockedReportKey, linkDays, refundsKeepingReport, reportUrl } from './report-link'
import { createFreeExcerpt, type FreeExcerpt } from './view/free-excerpt'

/** Size in pixels: twice the displayed size, for high-resolution screens. */
const size = { width: 1040, height: 832 }

/**
 * Returns the drawing of a result for a mail as PNG, with its own background and round corners: a mail program in dark
 * mode darkens the text of a mail but not its pictures.
 */
async function portraitPng(slug: string, picture: FreeExcerpt['picture']): Promise<Buffer> {
  const { width, height } = size
  const drawn = renderPortraitSvg(drawPortraitFromView(slug, picture), dayPalette, { x: 20, y: 16, width: width - 40 })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="32" fill="${dayPalette.paper}"/>${drawn}</svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, compressionLevel: 9, effort: 7 }).toBuffer()
}

type Unlocked = z.infer<typeof jobs.mailUnlocked.payload>
type Retrieved = z.infer<typeof jobs.mailReports.payload>

/** Returns the handlers of the outbox jobs that send the mails about reports. */
export const reportJobs = (db: Db): Handlers => ({
  ...defineHandler(jobs.mailReport, ({ orderId }, job) => mailReport(db, orderId, job)),
  ...defineHandler(jobs.mailUnlocked, (unlocked, job) => mailUnlocked(db, unlocked, job)),
  ...defineHandler(jobs.mailReports, (retrieved, job) => mailReports(db, retrieved, job)),
})

/** Sends link and receipt after a purchase; nothing if the order has been refunded meanwhile. */
async function mailReport(db: Db, orderId: string, job: Job): Promise<void> {
  const order = await db.order.findUnique({ where: { id: orderId } })
  if (order?.status !== 'paid' || order.sittingId === null) return
  const { sittingId, email, locale } = order
  const { portrait, pictures } = await portraitFor(db, sittingId, locale)
  const keyId = await createReceiptKey(db, { sittingId, orderId }, order.emailCorrectedAt, new Date())
  await sendMail({
    to: { address: email },
    subject: reportMailSubject(locale),
    body: (
      <ReportMail
        locale={locale}
        url={`${await reportUrl(db, keyId, locale)}${firstOpeningHash}`}
        days={linkDays}
        portrait={portrait}
        receipt={receiptOf(order, productName('report', locale))}
        supportEmail={env.SUPPORT_EMAIL}
      />
    ),
    pictures,
    outboxId: job.id,
  })
}

/** Sends the link to a report that a credit opened; nothing if the report has been returned meanwhile. */
async function mailUnlocked(db: Db, { sittingId, userId }: Unlocked, job: Job): Promise<void> {
  const user = await db.user.findUnique({ where: { id: userId } })
  const entitlement = await db.entitlement.findFirst({
    where: { sittingId, revokedAt: null, creditEntry: { userId } },
  })
  if (!user || !entitlement) return
  const { locale } = user
  const { portrait, pictures } = await portraitFor(db, sittingId, locale)
  const keyId = await createUnlockedReportKey(db, sittingId, entitlement.id, new Date())
  await sendMail({
    to: { address: user.email },
    subject: unlockedMailSubject(locale),
    body: (
      <ReportMail
        locale={locale}
        portrait={portrait}
        receipt={null}
        url={`${await reportUrl(db, keyId, locale)}${firstOpeningHash}`}
        days={linkDays}
        supportEmail={env.SUPPORT_EMAIL}
      />
    ),
    pictures,
    outboxId: job.id,
  })
}

interface WithPortrait {
  portrait: MailPortrait | null
  pictures: readonly Picture[]
}

/**
 * Returns the drawing of a report for its mail, made only from free content, since a mail does not count as reading. If
 * it fails, the mail is sent without it.
 */
async function portraitFor(db: Db, sittingId: string, locale: Locale): Promise<WithPortrait> {
  const none = { portrait: null, pictures: [] }
  const row = await db.sitting.findUnique({ where: { id: sittingId } })
  const instrument = row && findInstrument(row.instrument, row.instrumentVersion)
  const result = row && sittingResult(row)
  if (!instrument || !result || offersRetake(result)) return none
  try {
    const measured = (await loadMeasurementErrors(db, [row]))(row)
    const { picture, sentence, help } = await createFreeExcerpt(instrument, result, row, locale, measured)
    if (picture.length === 0) return none
    const png = await portraitPng(instrument.slug, picture)
    return {
      // Other people may open the mailbox, so a sentence about moods or sleep is left out.
      portrait: { src: 'cid:portrait', sentence: instrument.shareable ? sentence : null, first: help === 'none' },
      pictures: [{ cid: 'portrait', filename: 'portrait.png', png }],
    }
  } catch (error) {
    log.error({ error: String(error) }, 'no portrait for a mail')
    return none
  }
}

const orderOfKey = {
  select: {
    status: true,
    email: true,
    paidAt: true,
    createdAt: true,
    refunds: { where: refundsKeepingReport, select: { id: true } },
  },
} as const
const unlockOfKey = {
  select: { revokedAt: true, creditEntry: { select: { createdAt: true, user: { select: { email: true } } } } },
}
type KeyRow = Prisma.ReportKeyGetPayload<{
  select: { id: true; order: typeof orderOfKey; sitting: { select: { entitlement: typeof unlockOfKey } } }
}>

/**
 * Returns the address of the owner of the report that a key opens, and the time of purchase; null if it was refunded.
 */
function sourceOf({ id, order, sitting }: KeyRow): { id: string; email: string; boughtAt: Date } | null {
  if (order) {
    const open = order.status === 'paid' || order.refunds.length > 0
    return open ? { id, email: order.email, boughtAt: order.paidAt ?? order.createdAt } : null
  }
  const { entitlement } = sitting
  const unlock = entitlement?.revokedAt === null ? entitlement.creditEntry : null
  return unlock && { id, email: unlock.user.email, boughtAt: unlock.createdAt }
}

/** Sends fresh links to the reports of one address; all keys of a job belong to that address. */
async function mailReports(db: Db, { reportKeyIds, locale }: Retrieved, job: Job): Promise<void> {
  const keys = await db.reportKey.findMany({
    where: { id: { in: reportKeyIds }, revokedAt: null },
    select: { id: true, order: orderOfKey, sitting: { select: { entitlement: unlockOfKey } } },
  })
  const sources = keys.map(sourceOf).filter((source) => source !== null)
  const reports = await Promise.all(
    sources
      .sort((a, b) => b.boughtAt.getTime() - a.boughtAt.getTime())
      .map(async ({ id, boughtAt }) => ({ url: await reportUrl(db, id, locale), boughtAt: boughtAt.toISOString() })),
  )
  const address = sources[0]?.email
  if (!address) return
  await sendMail({
    to: { address },
    subject: retrievedReportsSubject(locale),
    body: <RetrievedReportsMail locale={locale} reports={reports} days={linkDays} supportEmail={env.SUPPORT_EMAIL} />,
    outboxId: job.id,
  })
}
