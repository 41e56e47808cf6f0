import { findInstrument } from '@/content/instruments'
import { DomainError } from '@/core/error'
import type { Locale } from '@/core/locale'
import type { Instrument } from '@/core/psychometrics/instrument'
import { completeness, scoreAdministration } from '@/core/psychometrics/result'
import { Prisma } from '@/generated/prisma/client'
import type { Db, Tx } from '@/server/db'
import { isOwnTaker, type Owner, ownedBy, ownedBySql } from '@/server/viewer'
import { consentVersion } from './consent'
import { countCompletion } from './counter'
import { assertAnswers, mergeResponses, type StoredResponses, timesOf, valuesOf } from './responses'
import type { OpenSitting, SaveAnswers, SittingRef, StartSitting } from './schema'
import { ensureTaker, type KnownTaker } from './taker'

/** The newest version of a test. */
export function currentVersionOf(slug: string): Instrument {
  const instrument = findInstrument(slug)
  if (!instrument) throw new DomainError('NOT_FOUND')
  return instrument
}

/** A sitting as `FOR UPDATE` reads it. */
export interface LockedSitting {
  id: string
  takerId: string
  instrument: string
  instrumentVersion: number
  responses: StoredResponses
  completedAt: Date | null
}

/**
 * Opens a sitting under the id that the browser made up; asked again with the same id, it finds the first one.
 * @throws DomainError CONSENT_REQUIRED if another version of the consent texts was agreed to.
 * @throws DomainError NOT_FOUND for an unknown test, or an id that belongs to somebody else.
 */
export async function startSitting(
  db: Db,
  viewer: Owner,
  locale: Locale,
  input: StartSitting,
  now: Date,
): Promise<SittingRef & { cookie: string | null }> {
  const instrument = currentVersionOf(input.slug)
  if (input.consentVersion !== consentVersion) throw new DomainError('CONSENT_REQUIRED')
  if (await ownsSitting(db, viewer, input.sittingId)) return { administrationId: input.sittingId, cookie: null }
  try {
    const { cookie } = await createSitting(db, viewer, locale, instrument, input, now)
    return { administrationId: input.sittingId, cookie }
  } catch (error) {
    // The same start at the same moment was faster; without a cookie yet nobody can tell whose it is.
    const taken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
    if (!taken || !(await ownsSitting(db, viewer, input.sittingId))) throw taken ? new DomainError('NOT_FOUND') : error
    return { administrationId: input.sittingId, cookie: null }
  }
}

function createSitting(
  db: Db,
  viewer: Owner,
  locale: Locale,
  instrument: Instrument,
  { sittingId, normsConsent }: StartSitting,
  now: Date,
): Promise<KnownTaker> {
  return db.$transaction(async (tx) => {
    const taker = await ensureTaker(tx, viewer)
    await tx.administration.create({
      data: {
        id: sittingId,
        takerId: taker.takerId,
        instrument: instrument.slug,
        instrumentVersion: instrument.version,
        locale,
        consentVersion,
        consentAt: now,
        normsConsentAt: normsConsent ? now : null,
        startedAt: now,
        savedAt: now,
      },
    })
    return taker
  })
}

/** @throws DomainError NOT_FOUND if the sitting is somebody else's. */
async function ownsSitting(db: Db, viewer: Owner, id: string): Promise<boolean> {
  const sitting = await db.administration.findUnique({
    where: { id },
    select: { taker: { select: { id: true, userId: true } } },
  })
  if (sitting !== null && !isOwnTaker(viewer, sitting.taker)) throw new DomainError('NOT_FOUND')
  return sitting !== null
}

/** The newest open sitting of this browser or account with the version of the test that pages show now. */
export async function openSitting(db: Db, viewer: Owner, slug: string): Promise<OpenSitting | null> {
  const { version } = currentVersionOf(slug)
  const sitting = await db.administration.findFirst({
    where: { ...ownedBy(viewer), instrument: slug, instrumentVersion: version, completedAt: null },
    orderBy: { startedAt: 'desc' },
  })
  return sitting && openSittingOf({ ...sitting, responses: sitting.responses as unknown as StoredResponses })
}

/** What the browser may know of a sitting. */
export const openSittingOf = (
  sitting: Pick<LockedSitting, 'id' | 'instrument' | 'instrumentVersion' | 'responses'>,
): OpenSitting => ({
  administrationId: sitting.id,
  slug: sitting.instrument,
  version: sitting.instrumentVersion,
  responses: Object.entries(sitting.responses).map(([item, { value, at }]) => ({ item, value, at })),
})

/**
 * Adds answers to an open sitting; saving them twice, or out of order, ends in the same.
 * @throws DomainError NOT_FOUND, SITTING_COMPLETED, RESPONSE_OUT_OF_RANGE, UNKNOWN_ITEM.
 */
export function saveAnswers(
  db: Db,
  viewer: Owner,
  { administrationId, responses }: SaveAnswers,
  now: Date,
): Promise<{ answered: number }> {
  return db.$transaction(async (tx) => {
    const sitting = await lockOwn(tx, viewer, administrationId)
    if (sitting.completedAt !== null) throw new DomainError('SITTING_COMPLETED')
    assertAnswers(instrumentOf(sitting), responses)
    const merged = mergeResponses(sitting.responses, responses)
    await tx.administration.update({ where: { id: sitting.id }, data: { responses: merged, savedAt: now } })
    return { answered: Object.keys(merged).length }
  })
}

/**
 * Takes the last answers, scores, and counts the sitting once; a repeated submit changes nothing.
 * @throws DomainError RESPONSE_INCOMPLETE naming the first item without an answer.
 * @throws DomainError NOT_FOUND, RESPONSE_OUT_OF_RANGE, UNKNOWN_ITEM.
 */
export function submitSitting(
  db: Db,
  viewer: Owner,
  { administrationId, responses }: SaveAnswers,
  now: Date,
): Promise<SittingRef> {
  return db.$transaction(async (tx) => {
    const sitting = await lockOwn(tx, viewer, administrationId)
    if (sitting.completedAt !== null) return { administrationId }
    const instrument = instrumentOf(sitting)
    assertAnswers(instrument, responses)
    const merged = mergeResponses(sitting.responses, responses)
    const [missing] = completeness(instrument, valuesOf(merged))
    if (missing !== undefined) throw new DomainError('RESPONSE_INCOMPLETE', { item: missing })
    const result = scoreAdministration(instrument, valuesOf(merged), timesOf(merged))
    await tx.administration.update({
      where: { id: sitting.id },
      data: {
        responses: merged,
        result: result as unknown as Prisma.InputJsonObject,
        savedAt: now,
        completedAt: now,
      },
    })
    await countCompletion(tx, instrument.slug, now)
    return { administrationId }
  })
}

/**
 * Deletes an open sitting with all its answers: consent withdrawn before the end.
 * @throws DomainError SITTING_COMPLETED or NOT_FOUND.
 */
export async function discardSitting(db: Db, viewer: Owner, { administrationId: id }: SittingRef): Promise<void> {
  const { count } = await db.administration.deleteMany({ where: { id, ...ownedBy(viewer), completedAt: null } })
  if (count === 1) return
  const completed = await db.administration.count({ where: { id, ...ownedBy(viewer) } })
  throw new DomainError(completed === 1 ? 'SITTING_COMPLETED' : 'NOT_FOUND')
}

async function lockOwn(tx: Tx, viewer: Owner, id: string): Promise<LockedSitting> {
  const sitting = await lockSitting(tx, Prisma.sql`"id" = ${id} AND ${ownedBySql(viewer)}`)
  if (!sitting) throw new DomainError('NOT_FOUND')
  return sitting
}

/** Holds the row until the transaction ends, so that parallel saves add up instead of overwriting each other. */
export async function lockSitting(tx: Tx, where: Prisma.Sql): Promise<LockedSitting | undefined> {
  const [sitting] = await tx.$queryRaw<LockedSitting[]>`
    SELECT "id", "takerId", "instrument", "instrumentVersion", "responses", "completedAt"
    FROM "Administration" WHERE ${where} FOR UPDATE`
  return sitting
}

function instrumentOf({ instrument: slug, instrumentVersion }: LockedSitting): Instrument {
  const instrument = findInstrument(slug, instrumentVersion)
  if (!instrument) throw new Error(`no instrument ${slug} v${instrumentVersion}`)
  return instrument
}
