import ReminderConfirmationMail, { reminderConfirmationSubject } from '@emails/report/ReminderConfirmationMail'
import ReminderMail, { reminderSubject } from '@emails/report/ReminderMail'
import type { z } from 'zod'
import { findInstrument, loadInstrumentText, loadOwnReport } from '@/content/tests/instruments'
import { careOfSitting } from '@/core/care/care'
import { env } from '@/env'
import { careOfRow } from '@/features/assessments/care'
import { loadMeasurementErrors } from '@/features/assessments/measurement-errors'
import { valuesOf } from '@/features/assessments/responses'
import { sittingResponses, sittingResult } from '@/features/assessments/stored-sitting'
import { isSameAddress } from '@/features/auth/known-addresses'
import { needsHelp } from '@/features/evidence/eligibility'
import { ownerOf } from '@/features/evidence/retest/second-sitting'
import { createTicket, dropTicket, ticketIdOf } from '@/features/evidence/tickets'
import type { Prisma, Reminder } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { defineHandler, type Handlers, type Job, PermanentFailure } from '@/server/jobs/outbox'
import { sendMail } from '@/server/mail/mail'
import { mailedUrl } from '@/server/mail/mailed-url'
import { createReminderKey, linkDays, reportUrl } from '../report-link'
import { loadReportNorms, measuredErrorsIn } from '../view/norms'
import { composeStory, createSittingProfile, type StorySource } from '../view/story'
import { keyOfReminder } from './reminder'

type ReminderPayload = z.infer<typeof jobs.mailReminderConfirmation.payload>
type Due = z.infer<typeof jobs.mailReminder.payload>

/**
 * Returns the outbox handlers for the mails about the week plan of a report. @param clock current time; replaced in
 * simulations
 */
export const reminderJobs = (db: Db, clock = () => new Date()): Handlers => ({
  ...defineHandler(jobs.mailReminderConfirmation, (payload, job) => mailConfirmation(db, payload, job)),
  ...defineHandler(jobs.mailReminder, (due, job) => mailReminder(db, due, job, clock())),
})

/** Returns the URL of the page that confirms or stops the mails of a reminder. */
const pageUrl = ({ id, keyHash, locale }: Reminder): string =>
  mailedUrl(`/api/reminder/${keyOfReminder(id, keyHash)}`, locale)

/** Sends the mail that asks the address for confirmation; nothing if the reminder was deleted or confirmed before. */
async function mailConfirmation(db: Db, { reminderId }: ReminderPayload, job: Job): Promise<void> {
  const reminder = await db.reminder.findUnique({ where: { id: reminderId } })
  if (reminder?.confirmedAt !== null) return
  const { email, locale } = reminder
  const url = pageUrl(reminder)
  await sendMail({
    to: { address: email },
    subject: reminderConfirmationSubject(locale),
    body: <ReminderConfirmationMail locale={locale} url={url} supportEmail={env.SUPPORT_EMAIL} />,
    unsubscribeUrl: url,
    outboxId: job.id,
  })
}

const sittingOf = {
  include: {
    entitlement: { include: { order: { select: { email: true } } } },
    guest: { select: { id: true, userId: true, user: { select: { email: true, emailVerifiedAt: true } } } },
  },
} as const
type Row = Prisma.ReminderGetPayload<{ include: { sitting: typeof sittingOf } }>
type Entitlement = NonNullable<Row['sitting']['entitlement']>

/**
 * Sends the first or the second mail. Nothing is sent if the reminder was stopped, if the report was revoked, suspended
 * or deleted, or if it now begins with help. The second mail deletes the reminder.
 */
async function mailReminder(db: Db, { reminderId, after }: Due, job: Job, now: Date): Promise<void> {
  const row = await db.reminder.findUnique({ where: { id: reminderId }, include: { sitting: sittingOf } })
  if (!row?.confirmedAt || (after === 'week' && row.weekSentAt)) return
  const report = await stateOf(db, row)
  if (report) {
    const { email, locale } = row
    const stopUrl = pageUrl(row)
    const helpedUrl = after === 'month' ? await planQuestionUrl(db, row, now) : null
    await sendMail({
      to: { address: email },
      subject: reminderSubject(locale, after),
      body: (
        <ReminderMail
          locale={locale}
          after={after}
          stopUrl={stopUrl}
          helpedUrl={helpedUrl}
          minutes={report.minutes}
          report={await wayTo(db, row, report.entitlement, after, now)}
          helpUrl={report.help === 'soft' ? mailedUrl('/help-now', locale) : null}
          supportEmail={env.SUPPORT_EMAIL}
        />
      ),
      unsubscribeUrl: stopUrl,
      outboxId: job.id,
    }).catch(async (error) => {
      if (error instanceof PermanentFailure) await dropTicket(db, ticketIdOf(row.id))
      throw error
    })
  }
  // If the reminder was stopped meanwhile, this changes no row.
  if (after === 'month') await db.reminder.deleteMany({ where: { id: reminderId } })
  else if (report) await db.reminder.updateMany({ where: { id: reminderId }, data: { weekSentAt: now } })
}

/** Returns the facts about the report that a mail needs; null when no mail about it may be sent. */
async function stateOf(
  db: Db,
  { sitting }: Row,
): Promise<{ entitlement: Entitlement; help: 'none' | 'soft'; minutes: number } | null> {
  const { entitlement, instrument: slug, instrumentVersion } = sitting
  if (!entitlement || entitlement.revokedAt || entitlement.suspendedAt) return null
  const instrument = findInstrument(slug, instrumentVersion)
  const care = careOfRow(sitting, (await loadMeasurementErrors(db, [sitting]))(sitting))
  if (!instrument || !care) return null
  const { help } = care
  // A retake uses the newest version of the test.
  return help === 'first' ? null : { entitlement, help, minutes: (findInstrument(slug) ?? instrument).minutes }
}

/**
 * Returns the URL of the question whether the plan helped; null if the reader has not agreed to it, the report has no
 * plan, or another result of the reader needs help.
 */
async function planQuestionUrl(db: Db, row: Row, now: Date): Promise<string | null> {
  const { instrument, instrumentVersion } = row.sitting
  const plan = row.usefulnessConsentAt && (await planOf(db, row))
  if (!plan || (await needsHelp(db, ownerOf(row.sitting), now))) return null
  const about = { instrument, instrumentVersion, locale: row.locale, plan }
  return mailedUrl(`/api/plan/${await createTicket(db, ticketIdOf(row.id), about, now)}`, row.locale)
}

/** Returns the id of the plan in the report; null if it has none. */
async function planOf(db: Db, { sitting, locale }: Row): Promise<string | null> {
  const instrument = findInstrument(sitting.instrument, sitting.instrumentVersion)
  const result = sittingResult(sitting)
  if (!instrument || !result) return null
  const responses = valuesOf(sittingResponses(sitting))
  const source: StorySource = {
    text: await loadInstrumentText(instrument, locale),
    report: await loadOwnReport(instrument, locale),
    instrument,
    result,
    responses,
    locale,
  }
  const measured = measuredErrorsIn(await loadReportNorms(db, sitting, undefined))
  const { help } = careOfSitting(instrument, result, responses, measured)
  return composeStory(source, createSittingProfile(source, help, measured))?.view.plan?.id ?? null
}

const chapters = { week: 'week', month: 'later' } as const

/**
 * Returns the URL of the chapter that a mail is about. A mail to the address of the account or of the order has a key
 * in the URL that opens the report, because that address receives such a link anyway. For any other address, the URL
 * works only in a browser that may read the report.
 */
async function wayTo(db: Db, row: Row, { order, orderId }: Entitlement, after: Due['after'], now: Date) {
  const { id, email, locale, sittingId } = row
  const { user } = row.sitting.guest
  const holders = [order?.email, user?.emailVerifiedAt ? user.email : undefined]
  const holds = holders.some((holder) => holder !== undefined && isSameAddress(holder, email))
  const subject = { sittingId, orderId }
  const url = holds
    ? await reportUrl(db, await createReminderKey(db, id, subject, now), locale)
    : mailedUrl(`/report/${sittingId}`, locale)
  return { url: `${url}#${chapters[after]}`, days: holds ? linkDays : null }
}
