import { DomainError } from '@/core/error/error'
import { retestDays } from '@/core/evidence/plan'
import { transferVersion } from '@/core/transfer'
import { findKnownAddresses, isSameAddress } from '@/features/auth/known-addresses'
import type { Prisma, Retest } from '@/generated/prisma/client'
import { ownedBy } from '@/server/auth/principal'
import { findDerivedKey, hashKey, randomId } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'
import { sendLimitedMail } from '@/server/mail/mail-limits'
import type { Context } from '@/server/trpc'
import { studyConsents } from '../consents'
import { assignNext } from '../draw'
import { addDays } from '../eligibility'
import type { GiveRetestAddressInput, JoinRetestInput, StudyQuestion } from '../schema'
import {
  findOpenQuestion,
  findStudySitting,
  getStudyQuestion,
  isDataLeavingChina,
  isSameLanguage,
  type QuestionContext,
  retestDates,
} from '../study-question'

/** Returns the secret part of the address in the mails, derived from the server's secret whenever it is needed. */
export const keyOfRetest = (id: string, keyHash?: string): string => findDerivedKey(keyHash, 'retest', id)

/**
 * Stores the agreement to take the test again, and draws at once: a person who is not drawn gets no further question.
 * @throws DomainError NOT_FOUND, the same for a foreign sitting and one without this question; CONSENT_REQUIRED for a
 * reader in mainland China who has not agreed to the transfer abroad
 */
export async function joinRetest(
  asking: QuestionContext,
  { sittingId, abroad, inChina }: JoinRetestInput,
  now = new Date(),
): Promise<StudyQuestion> {
  const { db, principal, locale } = asking
  const leaves = inChina && isDataLeavingChina()
  if (leaves && !abroad) throw new DomainError('CONSENT_REQUIRED')
  const joined = await db.$transaction(async (tx) => {
    // Two concurrent requests make one draw.
    await tx.$queryRaw`SELECT 1 FROM "Sitting" WHERE "id" = ${sittingId} FOR UPDATE`
    const row = await findStudySitting(tx, principal, sittingId)
    if (row.retest) return row.retest
    const question = await findOpenQuestion(tx, principal, row, now)
    if (question !== 'retest' || !isSameLanguage(row, locale)) throw new DomainError('NOT_FOUND')
    const id = randomId()
    const data: Prisma.RetestUncheckedCreateInput = {
      ...(await assignNext(tx, row)),
      ...retestDates(row),
      id,
      sittingId,
      keyHash: hashKey(keyOfRetest(id)),
      consentVersion: studyConsents.retest,
      consentAt: now,
      transferVersion: leaves ? transferVersion : null,
    }
    return tx.retest.create({ data })
  })
  if (joined.isDrawn) return getStudyQuestion(asking, sittingId, now)
  const [askAt, closesAt] = [joined.askAt.toISOString(), joined.closesAt.toISOString()]
  return { kind: 'retest', step: 'notDrawn', email: '', askAt, closesAt, abroad: false }
}

/**
 * Stores the address for the mails. An address not known to be the reader's has to confirm by mail first; until then it
 * can be replaced.
 * @throws DomainError NOT_FOUND, the same for a foreign sitting and one without a draw that waits for an address;
 * TOO_MANY_REQUESTS
 */
export async function giveRetestAddress(
  asker: Pick<Context, 'database' | 'db' | 'principal' | 'ip' | 'locale' | 'cookieHeader'>,
  { sittingId, email }: GiveRetestAddressInput,
  now = new Date(),
): Promise<StudyQuestion> {
  const { database, db, principal, locale } = asker
  const known = (await findKnownAddresses(db, principal, sittingId)).some((address) => isSameAddress(address, email))
  const where: Prisma.RetestWhereInput = {
    sitting: { id: sittingId, ...ownedBy(principal) },
    isDrawn: true,
    leftAt: null,
    confirmedAt: null,
    askAt: { gt: now },
  }
  if ((await db.retest.count({ where })) === 0) throw new DomainError('NOT_FOUND')
  const take = async (tx: Db | Tx) => {
    const data = { email, confirmedAt: known ? now : null }
    return (await tx.retest.updateManyAndReturn({ where, data }))[0]
  }
  if (known) {
    await db.$transaction(async (tx) => {
      const entry = await take(tx)
      if (entry) await enqueueMails(tx, entry)
    })
  } else {
    const send = async (tx: Tx) => {
      const entry = await take(tx)
      if (entry) await enqueue(tx, jobs.mailRetestInvitation, { retestId: entry.id })
    }
    // Beyond the limit the response is the same, but no mail is sent until the address is given again later.
    if (!(await sendLimitedMail(database, { door: 'retest', asker, email, send }, now))) await take(db)
  }
  return getStudyQuestion({ db, principal, locale }, sittingId, now)
}

/** Enqueues the first mail and, a week later, the second one; both check the state at the time they are sent. */
async function enqueueMails(tx: Tx, { id, askAt }: Retest): Promise<void> {
  const due = { ask: askAt, remind: addDays(askAt, retestDays.reminded - retestDays.asked) }
  for (const step of ['ask', 'remind'] as const) {
    const once = { dedupeKey: `mail.retest:${id}:${step}`, runAt: due[step] }
    await enqueue(tx, jobs.mailRetest, { retestId: id, step }, once)
  }
}

/**
 * Returns the retest that the key in a mail belongs to; null if there never was one, or if it is over. Writes nothing.
 */
export const findRetest = (db: Db, key: string) =>
  db.retest.findUnique({
    where: { keyHash: hashKey(key) },
    include: { sitting: { select: { instrument: true, locale: true } }, second: { select: { completedAt: true } } },
  })

/** Confirms the address. Returns false if there is nothing left to confirm. */
export const confirmRetestAddress = (db: Db, key: string, now = new Date()): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const keyHash = hashKey(key)
    const [confirmed] = await tx.retest.updateManyAndReturn({
      where: { keyHash, confirmedAt: null, leftAt: null, email: { not: null }, askAt: { gt: now } },
      data: { confirmedAt: now },
    })
    if (confirmed) await enqueueMails(tx, confirmed)
    // The result is also true if the button is pressed twice.
    return (await tx.retest.count({ where: { keyHash, confirmedAt: { not: null } } })) > 0
  })

/**
 * Ends participation: no mail, address or pair is left; the draw stays recorded, so that a person is not drawn twice.
 */
const leave = (db: Db | Tx, where: Prisma.RetestWhereInput, now: Date) =>
  db.retest.updateMany({ where: { ...where, leftAt: null }, data: { leftAt: now, email: null, confirmedAt: null } })

/** Ends the participation that the key in a mail belongs to. Works at any time and any number of times. */
export async function leaveRetestByKey(db: Db, key: string, now = new Date()): Promise<void> {
  await leave(db, { keyHash: hashKey(key) }, now)
}

/**
 * Ends the participation from the page of the result. @throws DomainError NOT_FOUND, the same for an unknown and a
 * foreign sitting
 */
export async function leaveRetest(
  asking: QuestionContext,
  sittingId: string,
  now = new Date(),
): Promise<StudyQuestion> {
  const { db, principal } = asking
  await leave(db, { sitting: { id: sittingId, ...ownedBy(principal) } }, now)
  return getStudyQuestion(asking, sittingId, now)
}
