import RetestInvitationMail, { retestInvitationSubject } from '@emails/report/RetestInvitationMail'
import RetestMail, { retestSubject } from '@emails/report/RetestMail'
import type { z } from 'zod'
import { findInstrument } from '@/content/tests/instruments'
import type { Locale } from '@/core/locale'
import { env } from '@/env'
import { normScopeOf } from '@/features/norms/norm-scope'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { defineHandler, type Handlers, type Job } from '@/server/jobs/outbox'
import { sendMail } from '@/server/mail/mail'
import { mailedUrl } from '@/server/mail/mailed-url'
import { needsHelp } from '../eligibility'
import { keyOfRetest } from './retest'
import { ownerOf, secondSittingOf } from './second-sitting'

type RetestPayload = z.infer<typeof jobs.mailRetestInvitation.payload>
type Due = z.infer<typeof jobs.mailRetest.payload>

/** Returns the handlers for the mails of the retest study. @param clock source of the time, for simulations */
export const retestJobs = (db: Db, clock = () => new Date()): Handlers => ({
  ...defineHandler(jobs.mailRetestInvitation, (payload, job) => mailInvitation(db, payload, job)),
  ...defineHandler(jobs.mailRetest, (due, job) => mailRetest(db, due, job, clock())),
})

const withSitting = {
  include: { sitting: { include: { guest: { select: { id: true, userId: true } } } } },
} satisfies Prisma.RetestDefaultArgs
type Entry = Prisma.RetestGetPayload<typeof withSitting>

/** Returns the URL of the page that confirms the address, begins the second sitting, and stops the mails. */
const pageUrl = ({ id, keyHash }: Pick<Entry, 'id' | 'keyHash'>, locale: Locale): string =>
  mailedUrl(`/api/retest/${keyOfRetest(id, keyHash)}`, locale)

/**
 * Asks the address by mail for a confirmation. Nothing is sent if the address has been removed, or replaced by a
 * confirmed one.
 */
async function mailInvitation(db: Db, { retestId }: RetestPayload, job: Job): Promise<void> {
  const entry = await db.retest.findUnique({ where: { id: retestId }, ...withSitting })
  if (!entry?.email || entry.confirmedAt) return
  const { locale } = entry.sitting
  const url = pageUrl(entry, locale)
  await sendMail({
    to: { address: entry.email },
    subject: retestInvitationSubject(locale),
    body: <RetestInvitationMail locale={locale} url={url} supportEmail={env.SUPPORT_EMAIL} />,
    unsubscribeUrl: url,
    outboxId: job.id,
  })
}

/**
 * Mails the question to take the test again, or the one reminder. Nothing is sent once the person has left the study or
 * taken the test again, or after the last day. If the test has a new version, or a newer result of this person begins
 * with help, the person is removed from the study.
 */
async function mailRetest(db: Db, { retestId, step }: Due, job: Job, now: Date): Promise<void> {
  const entry = await db.retest.findUnique({ where: { id: retestId }, ...withSitting })
  if (!entry?.email || !entry.confirmedAt || entry.leftAt || isSent(entry, step)) return
  if (now >= entry.closesAt || (await isTakenAgain(db, entry))) return forgetAddress(db, retestId)
  const { instrument, instrumentVersion, locale } = entry.sitting
  const minutes = findInstrument(instrument, instrumentVersion)?.minutes ?? 0
  const isCurrent = findInstrument(instrument)?.version === instrumentVersion
  if (!isCurrent || (await needsHelp(db, ownerOf(entry.sitting), now))) {
    await db.retest.updateMany({ where: { id: retestId }, data: { leftAt: now, email: null } })
    return
  }
  const url = pageUrl(entry, locale)
  await sendMail({
    to: { address: entry.email },
    subject: retestSubject(locale, step),
    body: <RetestMail locale={locale} step={step} url={url} minutes={minutes} supportEmail={env.SUPPORT_EMAIL} />,
    unsubscribeUrl: url,
    outboxId: job.id,
  })
  if (step === 'ask') await markInvited(db, entry, now)
  // This was the last mail.
  else await db.retest.updateMany({ where: { id: retestId }, data: { remindedAt: now, email: null } })
}

/**
 * Returns whether this mail was sent. Also true for a reminder while no first mail was sent, because the reminder would
 * be the first mail.
 */
const isSent = ({ askedAt, remindedAt }: Entry, step: Due['step']): boolean =>
  step === 'ask' ? askedAt !== null : askedAt === null || remindedAt !== null

const forgetAddress = async (db: Db, id: string): Promise<void> => {
  await db.retest.updateMany({ where: { id }, data: { email: null } })
}

const isTakenAgain = async (db: Db, entry: Entry): Promise<boolean> =>
  (await secondSittingOf(db, entry, entry.sitting)) !== null

/** Counts the person as asked, once, even if the mail goes out twice. */
const markInvited = (db: Db, { id, listNumber, sitting }: Entry, now: Date): Promise<void> =>
  db.$transaction(async (tx) => {
    const { count } = await tx.retest.updateMany({ where: { id, askedAt: null }, data: { askedAt: now } })
    if (count === 0) return
    await tx.drawList.updateMany({
      where: { ...normScopeOf(sitting), number: listNumber },
      data: { asked: { increment: 1 } },
    })
  })
