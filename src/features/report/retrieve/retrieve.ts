import { setTimeout as sleep } from 'node:timers/promises'
import { loadInstrumentText } from '@/content/tests/instruments'
import { DomainError } from '@/core/error/error'
import type { Locale } from '@/core/locale'
import { HOUR_SECONDS } from '@/core/time'
import { resendSeconds } from '@/features/auth/limits'
import { codeMinutes, issueCode, redeemCode } from '@/server/auth/email-code'
import type { Requester } from '@/server/auth/requester'
import type { Db, OpenDb, Tx } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { enqueue, runJobNow } from '@/server/jobs/outbox'
import { consume, type RateLimitRule } from '@/server/limits/rate-limit'
import { sendLimitedMail } from '@/server/mail/mail-limits'
import { reportJobs } from '../mail'
import { createReportKey, reportUrl } from '../report-link'
import type { ConfirmRetrievalInput, RetrievalStarted, RetrievedReports, StartRetrievalInput } from './retrieve-schema'

const confirmPerIp: RateLimitRule = { name: 'retrieve-code-ip', points: 60, seconds: HOUR_SECONDS }

/**
 * Mails a code to any address, known or not. Neither the response nor its duration reveals whether the address is
 * known.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function startRetrieval(
  database: OpenDb,
  requester: Requester,
  { email }: StartRetrievalInput,
  now = new Date(),
): Promise<RetrievalStarted> {
  const { browserKey, locale } = requester
  const send = async (tx: Tx) => {
    const codeId = await issueCode(tx, { purpose: 'retrieve', email, browserKey }, now)
    await enqueue(tx, jobs.mailCode, { codeId, locale })
  }
  await sendLimitedMail(database, { door: 'retrieve', asker: requester, email, send }, now)
  return { minutes: codeMinutes, resendSeconds }
}

/**
 * Redeems the code, mails new links to the paid reports of the address, and lists them.
 * @throws DomainError CODE_WRONG, CODE_EXPIRED, NO_REPORT_FOR_EMAIL, TOO_MANY_REQUESTS
 */
export async function confirmRetrieval(
  database: OpenDb,
  { ip, browserKey, locale }: Requester,
  { email, code }: ConfirmRetrievalInput,
  now = new Date(),
): Promise<RetrievedReports> {
  const { db } = database
  await consume(database, confirmPerIp, ip)
  const codeId = await redeemCode(db, { purpose: 'retrieve', email, browserKey }, code, now)
  const paid = await paidReports(db, email)
  if (paid.length === 0) throw new DomainError('NO_REPORT_FOR_EMAIL')

  const dedupeKey = `mail.reports:${codeId}`
  const linked = await db.$transaction(async (tx) => {
    const made: (PaidReport & { keyId: string })[] = []
    for (const report of paid) made.push({ ...report, keyId: await createReportKey(tx, report, now) })
    await enqueue(tx, jobs.mailReports, { reportKeyIds: made.map(({ keyId }) => keyId), locale }, { dedupeKey })
    return made
  })
  const sent = await sendAtOnce(db, dedupeKey)
  const reports = linked.map(async (report) => ({
    title: await titleOf(report, locale),
    boughtAt: report.boughtAt.toISOString(),
    url: await reportUrl(db, report.keyId, locale),
  }))
  return { sent, reports: await Promise.all(reports) }
}

interface PaidReport {
  /** null when a credit of the account with this address opened it. */
  orderId: string | null
  sittingId: string
  boughtAt: Date
  instrument: string
  instrumentVersion: number
}

/**
 * Returns the readable reports that the address paid for, or that its account opened with a credit, newest first. The
 * case of letters in the address does not matter.
 */
const paidReports = (db: Db, email: string): Promise<PaidReport[]> =>
  db.$queryRaw<PaidReport[]>`
    SELECT o.id AS "orderId", a.id AS "sittingId", COALESCE(o."paidAt", o."createdAt") AS "boughtAt",
           a.instrument, a."instrumentVersion"
    FROM "Order" o
    JOIN "Entitlement" e ON e."orderId" = o.id AND e."revokedAt" IS NULL AND e."suspendedAt" IS NULL
    JOIN "Sitting" a ON a.id = e."sittingId"
    WHERE lower(o.email) = lower(${email})
      AND (o.status = 'paid' OR EXISTS (SELECT 1 FROM "Refund" r
        WHERE r."orderId" = o.id AND r.access = 'stays' AND r.state = 'done'))
    UNION ALL
    SELECT NULL, a.id, c."createdAt", a.instrument, a."instrumentVersion"
    FROM "User" u
    JOIN "CreditEntry" c ON c."userId" = u.id
    JOIN "Entitlement" e ON e."creditEntryId" = c.id AND e."revokedAt" IS NULL AND e."suspendedAt" IS NULL
    JOIN "Sitting" a ON a.id = e."sittingId"
    WHERE u.email = lower(${email}) AND u."emailVerifiedAt" IS NOT NULL
    ORDER BY "boughtAt" DESC, "sittingId" LIMIT 100`

async function titleOf({ instrument: slug, instrumentVersion: version }: PaidReport, locale: Locale): Promise<string> {
  return (await loadInstrumentText({ slug, version }, locale)).title
}

/** Longest wait, in ms, for a worker that took the job first. */
const PATIENCE_MS = 15_000

/** Returns true once the mail is sent. If a worker took the job first, its outcome counts. */
async function sendAtOnce(db: Db, dedupeKey: string): Promise<boolean> {
  const until = Date.now() + PATIENCE_MS
  let outcome = await runJobNow(db, reportJobs(db), dedupeKey)
  while (outcome === 'retry' && Date.now() < until && (await isRunning(db, dedupeKey))) {
    await sleep(100)
    outcome = await runJobNow(db, reportJobs(db), dedupeKey)
  }
  return outcome === 'done'
}

async function isRunning(db: Db, dedupeKey: string): Promise<boolean> {
  const row = await db.outbox.findUnique({ where: { dedupeKey }, select: { lockedUntil: true, doneAt: true } })
  return row !== null && (row.lockedUntil !== null || row.doneAt !== null)
}
