import { findInstrument } from '@/content/tests/instruments'
import { DomainError } from '@/core/error/error'
import { retestDays } from '@/core/evidence/plan'
import type { Locale } from '@/core/locale'
import { parseProcessors } from '@/core/site/processors'
import { findTransfer, transferVersion } from '@/core/transfer'
import { env } from '@/env'
import { findKnownAddresses } from '@/features/auth/known-addresses'
import type { Prisma } from '@/generated/prisma/client'
import { type Owner, ownedBy } from '@/server/auth/principal'
import { randomId } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'
import type { Context } from '@/server/trpc'
import { studyConsents } from './consents'
import { addDays, anyShowsHelpFirst, needsHelp, questionFor } from './eligibility'
import type { AnswerTreatmentInput, StudyQuestion } from './schema'
import { encryptTreatment } from './treatment'

const sittingFields = {
  select: {
    id: true,
    instrument: true,
    instrumentVersion: true,
    locale: true,
    completedAt: true,
    isRepeat: true,
    responses: true,
    normVersionId: true,
    result: true,
    retest: { include: { second: { select: { completedAt: true } } } },
    treatment: { select: { id: true } },
  },
} satisfies Prisma.SittingDefaultArgs
type Row = Prisma.SittingGetPayload<typeof sittingFields>

const none: StudyQuestion = { kind: 'none' }

/** Returns whether a processor of this site receives data outside mainland China. */
export const isDataLeavingChina = (): boolean => findTransfer(parseProcessors(env.PROCESSORS ?? '')) !== null

export type QuestionContext = Pick<Context, 'db' | 'principal' | 'locale'>

/**
 * Finds a sitting of this browser or account.
 * @throws DomainError NOT_FOUND, the same for an unknown and a foreign sitting
 */
export async function findStudySitting(db: Db | Tx, principal: Owner, sittingId: string): Promise<Row> {
  const row = await db.sitting.findFirst({ where: { id: sittingId, ...ownedBy(principal) }, ...sittingFields })
  if (!row) throw new DomainError('NOT_FOUND')
  return row
}

/**
 * Returns the content below a result: one question at most, or the state of an earlier one.
 * @throws DomainError NOT_FOUND, the same for an unknown and a foreign sitting
 */
export async function getStudyQuestion(
  { db, principal, locale }: QuestionContext,
  sittingId: string,
  now = new Date(),
): Promise<StudyQuestion> {
  const row = await findStudySitting(db, principal, sittingId)
  if (row.retest) return retestState(db, principal, row, row.retest, now)
  if (row.treatment) return treatmentState(row, true)
  const question = await findOpenQuestion(db, principal, row, now)
  if (question === 'treatment') return treatmentState(row, false)
  return question === 'retest' && isSameLanguage(row, locale) ? retestOffer(db, principal, row) : none
}

/** Returns the question below a result; null while it or another result of the same person begins with help. */
export async function findOpenQuestion(db: Db | Tx, principal: Owner, row: Row, now: Date) {
  const question = questionFor(row, now)
  if (question === null || (await anyShowsHelpFirst(db, [row])) || (await needsHelp(db, principal, now))) return null
  return question
}

/**
 * Returns whether the sitting is in this language. The retest must be taken in the same language, so it is offered only
 * then.
 */
export const isSameLanguage = (row: Row, locale: Locale): boolean => row.locale === locale

function treatmentState(row: Row, answered: boolean): StudyQuestion {
  const instrument = findInstrument(row.instrument, row.instrumentVersion)
  return instrument ? { kind: 'treatment', group: instrument.group, answered, abroad: isDataLeavingChina() } : none
}

/** Returns the days of the study, counted from the end of the first sitting. */
export const retestDates = ({ completedAt }: Pick<Row, 'completedAt'>) => {
  if (!completedAt) throw new DomainError('NOT_FOUND')
  return { askAt: addDays(completedAt, retestDays.asked), closesAt: addDays(completedAt, retestDays.closed) }
}

async function retestOffer(db: Db, principal: Owner, row: Row): Promise<StudyQuestion> {
  const { askAt, closesAt } = retestDates(row)
  const [email = ''] = await findKnownAddresses(db, principal, row.id)
  return {
    kind: 'retest',
    step: 'offer',
    email,
    abroad: isDataLeavingChina(),
    askAt: askAt.toISOString(),
    closesAt: closesAt.toISOString(),
  }
}

type Entry = NonNullable<Row['retest']>

async function retestState(db: Db, principal: Owner, row: Row, entry: Entry, now: Date): Promise<StudyQuestion> {
  const step = stepOf(entry, now)
  if (step === null) return none
  const [known = ''] = step === 'address' ? await findKnownAddresses(db, principal, row.id) : []
  return {
    kind: 'retest',
    step,
    email: entry.email ?? known,
    abroad: isDataLeavingChina(),
    askAt: entry.askAt.toISOString(),
    closesAt: entry.closesAt.toISOString(),
  }
}

function stepOf(entry: Entry, now: Date): 'address' | 'waiting' | 'on' | 'done' | null {
  if (entry.leftAt || !entry.isDrawn) return null
  if (entry.second?.completedAt) return 'done'
  if (now >= entry.closesAt) return null
  if (entry.confirmedAt) return 'on'
  if (now >= entry.askAt) return null
  return entry.email === null ? 'address' : 'waiting'
}

/**
 * Stores one answer, sealed, until it is counted; another tap replaces it.
 * @throws DomainError NOT_FOUND, the same for a foreign sitting and one without this question
 */
export async function answerTreatment(
  { db, principal }: QuestionContext,
  { sittingId, answer, inChina }: AnswerTreatmentInput,
  now = new Date(),
): Promise<StudyQuestion> {
  const row = await findStudySitting(db, principal, sittingId)
  if (!row.treatment && (await findOpenQuestion(db, principal, row, now)) !== 'treatment')
    throw new DomainError('NOT_FOUND')
  const id = row.treatment?.id ?? randomId()
  const kept = {
    answer: encryptTreatment(id, answer),
    consentVersion: studyConsents.groups,
    consentAt: now,
    transferVersion: inChina && isDataLeavingChina() ? transferVersion : null,
  }
  await db.treatmentAnswer.upsert({ where: { sittingId }, create: { id, sittingId, ...kept }, update: kept })
  return treatmentState(row, true)
}

/** Deletes an answer that is not counted yet. @throws DomainError NOT_FOUND, also for a foreign sitting */
export async function takeBackTreatment(
  asking: QuestionContext,
  sittingId: string,
  now = new Date(),
): Promise<StudyQuestion> {
  const { db, principal } = asking
  await db.treatmentAnswer.deleteMany({ where: { sitting: { id: sittingId, ...ownedBy(principal) } } })
  return getStudyQuestion(asking, sittingId, now)
}
