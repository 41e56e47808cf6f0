import { DomainError } from '@/core/error/error'
import { reminderDates } from '@/core/report/plan/reminder-dates'
import { findKnownAddresses, isSameAddress } from '@/features/auth/known-addresses'
import { studyConsents } from '@/features/evidence/consents'
import type { Reminder } from '@/generated/prisma/client'
import { type Owner, ownedBy } from '@/server/auth/principal'
import { findDerivedKey, hashKey, randomId } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'
import { sendLimitedMail } from '@/server/mail/mail-limits'
import type { Context } from '@/server/trpc'
import type { ReportView } from '../schema'
import { getReport } from '../service'
import type { ReminderState, RequestReminderInput } from './reminder-schema'

/** Version of the consent text (`agree` in `locales/<lng>/reminder.json`), raised whenever its meaning changes. */
export const reminderConsentVersion = '2026-11-1'

/**
 * Returns the secret part of the URL in the reminder's mails, derived from the server's secret whenever it is needed.
 */
export const keyOfReminder = (id: string, keyHash?: string): string => findDerivedKey(keyHash, 'reminder', id)

/**
 * Returns whether the page offers the two mails about the week: only to the person who took the test, and not if help
 * comes first.
 */
export const hasReminderOffer = (view: ReportView): boolean =>
  view.kind === 'full' && view.own && view.help !== 'first' && view.story?.plan != null

/**
 * Returns the state of the mails about the week of one's own report.
 * @throws DomainError NOT_FOUND, the same for an unknown sitting and for one of another person
 */
export async function getReminder(db: Db, principal: Owner, sittingId: string): Promise<ReminderState> {
  const sitting = await db.sitting.findFirst({
    where: { id: sittingId, ...ownedBy(principal) },
    select: { reminder: { select: { email: true, confirmedAt: true, weekAt: true, monthAt: true } } },
  })
  if (!sitting) throw new DomainError('NOT_FOUND')
  const [email = ''] = await findKnownAddresses(db, principal, sittingId)
  const { reminder } = sitting
  return {
    email,
    reminder: reminder && {
      email: reminder.email,
      confirmed: reminder.confirmedAt !== null,
      weekAt: reminder.weekAt.toISOString(),
      monthAt: reminder.monthAt.toISOString(),
    },
  }
}

/**
 * Requests two mails about the week of a report. An address not known to be the reader's must be confirmed first. If
 * there was an earlier request, that one counts.
 * @throws DomainError NOT_FOUND, the same for a report of another person, one that is not open and one that offers no
 * mails; TOO_MANY_REQUESTS
 */
export async function requestReminder(
  asker: Pick<Context, 'database' | 'db' | 'principal' | 'ip' | 'locale' | 'cookieHeader'>,
  { sittingId, email, helped = false }: RequestReminderInput,
  now = new Date(),
): Promise<ReminderState> {
  const { database, db, principal, locale } = asker
  if (!hasReminderOffer(await getReport(db, principal, sittingId, locale, now))) throw new DomainError('NOT_FOUND')
  const known = (await findKnownAddresses(db, principal, sittingId)).some((address) => isSameAddress(address, email))
  const id = randomId()
  const reminder = {
    id,
    sittingId,
    email,
    locale,
    ...reminderDates(now),
    keyHash: hashKey(keyOfReminder(id)),
    consentVersion: reminderConsentVersion,
    consentAt: now,
    confirmedAt: known ? now : null,
    usefulnessConsentVersion: helped ? studyConsents.usefulness : null,
    usefulnessConsentAt: helped ? now : null,
  }
  const note = (tx: Db | Tx) => tx.reminder.createMany({ data: [reminder], skipDuplicates: true })
  if (known) {
    await db.$transaction(async (tx) => {
      if ((await note(tx)).count > 0) await enqueueMails(tx, reminder)
    })
  } else {
    const send = async (tx: Tx) => {
      if ((await note(tx)).count > 0) await enqueue(tx, jobs.mailReminderConfirmation, { reminderId: id })
    }
    // Past the limit the response is the same, but no confirmation mail goes out. The reader can cancel and request the
    // mails again later.
    if (!(await sendLimitedMail(database, { door: 'remind', asker, email, send }, now))) await note(db)
  }
  return getReminder(db, principal, sittingId)
}

/**
 * Cancels the mails, from the report page.
 * @throws DomainError NOT_FOUND, the same for an unknown sitting and for one of another person
 */
export async function takeBackReminder(db: Db, principal: Owner, sittingId: string): Promise<ReminderState> {
  await db.reminder.deleteMany({ where: { sitting: { id: sittingId, ...ownedBy(principal) } } })
  return getReminder(db, principal, sittingId)
}

/** Returns the reminder for the key in a mail; null when it was stopped, is over, or never existed. Writes nothing. */
export const findReminder = (db: Db, key: string): Promise<Reminder | null> =>
  db.reminder.findUnique({ where: { keyHash: hashKey(key) } })

/** Confirms the address of a reminder. Returns false if there is no reminder left to confirm. */
export const confirmReminder = (db: Db, key: string, now = new Date()): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const [confirmed] = await tx.reminder.updateManyAndReturn({
      where: { keyHash: hashKey(key), confirmedAt: null, weekAt: { gt: now } },
      data: { confirmedAt: now },
    })
    if (confirmed) await enqueueMails(tx, confirmed)
    // Also true when the button is pressed a second time.
    return (await tx.reminder.count({ where: { keyHash: hashKey(key), confirmedAt: { not: null } } })) > 0
  })

/** Deletes the reminder and its address at once, for the key in a mail. Works at any time and any number of times. */
export async function stopReminder(db: Db, key: string): Promise<void> {
  await db.reminder.deleteMany({ where: { keyHash: hashKey(key) } })
}

async function enqueueMails(tx: Tx, { id, weekAt, monthAt }: Pick<Reminder, 'id' | 'weekAt' | 'monthAt'>) {
  const due = { week: weekAt, month: monthAt }
  for (const after of ['week', 'month'] as const) {
    const once = { dedupeKey: `mail.reminder:${id}:${after}`, runAt: due[after] }
    await enqueue(tx, jobs.mailReminder, { reminderId: id, after }, once)
  }
}
