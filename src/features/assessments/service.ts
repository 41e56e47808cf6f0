import { scoreSitting, undecidedItems } from '@mindglass/psychometrics/scoring/result'
import { readingMs } from '@mindglass/psychometrics/validity/pace'
import { findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import { DomainError } from '@/core/error/error'
import type { Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { Prisma, type Sitting } from '@/generated/prisma/client'
import { isOwnGuest, type Owner, ownedBy, ownedBySql } from '@/server/auth/principal'
import { hashKey } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'
import { newestNormVersionIdSql } from '@/server/newest-norms'
import { countEvent, eventCounterSql } from '@/server/observability/counts'
import { consentVersion } from './consent'
import { completionCounterSql } from './counter'
import { newGuest } from './guest'
import {
  answeredOrSkippedItems,
  assertAnswers,
  mergeResponses,
  runWithDomainErrors,
  timesOf,
  valuesOf,
} from './responses'
import type { OpenSitting, SaveAnswersInput, SittingRef, StartSittingInput } from './schema'
import { responsesColumn, resultColumn, type StoredResponses, sittingResponses, sittingResult } from './stored-sitting'
import { buildTransferColumns } from './transfer'

/** Returns the newest version of a test. */
export function currentVersionOf(slug: string): Instrument {
  const instrument = findInstrument(slug)
  if (!instrument) throw new DomainError('NOT_FOUND')
  return instrument
}

/** A sitting that was read and locked with `FOR UPDATE`. */
export interface LockedSitting {
  id: string
  guestId: string
  instrument: string
  instrumentVersion: number
  locale: Locale
  responses: StoredResponses
  completedAt: Date | null
  /** True if the sitting was begun from a mail of the retest study: then it never counts as a first sitting. */
  isRepeat: boolean | null
}

/**
 * Opens a sitting under an id from the browser; a repeated call with the same id finds the first sitting.
 * @throws DomainError CONSENT_REQUIRED if another version of the consent texts was accepted, or if a required consent
 * is missing.
 * @throws DomainError NOT_FOUND for an unknown test, or an id that belongs to somebody else.
 */
export async function startSitting(
  db: Db,
  principal: Owner,
  locale: Locale,
  input: StartSittingInput,
  now: Date,
): Promise<SittingRef & { cookie: string | null }> {
  const instrument = currentVersionOf(input.slug)
  if (input.consentVersion !== consentVersion) throw new DomainError('CONSENT_REQUIRED')
  try {
    return await createSitting(db, principal, locale, instrument, input, now)
  } catch (error) {
    if (!isTaken(error)) throw error
    // A concurrent identical start was faster; the statement finds its sitting now.
    return createSitting(db, principal, locale, instrument, input, now)
  }
}

/** Returns whether a statement failed because a row with the same id exists. */
const isTaken = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  (error.meta?.driverAdapterError as { cause?: { originalCode?: string } } | undefined)?.cause?.originalCode === '23505'

/**
 * Creates the sitting, and a guest if the browser has none, and counts the start. Changes nothing if the sitting
 * exists.
 */
async function createSitting(
  db: Db,
  principal: Owner,
  locale: Locale,
  instrument: Instrument,
  input: StartSittingInput,
  now: Date,
): Promise<SittingRef & { cookie: string | null }> {
  const { sittingId, retestKey } = input
  const made = principal.guestId === null ? newGuest() : null
  const guestId = made?.guestId ?? principal.guestId
  const { transferVersion, transferAt } = buildTransferColumns(input.transfer, now)
  // A single statement saves round trips to the database.
  const statement = Prisma.sql`
    WITH known AS (
      SELECT "Guest"."id", "Guest"."userId" FROM "Sitting" JOIN "Guest" ON "Guest"."id" = "Sitting"."guestId"
      WHERE "Sitting"."id" = ${sittingId}
    ), guest AS (
      INSERT INTO "Guest" ("id", "keyHash", "userId")
      SELECT ${guestId}, ${made?.keyHash ?? ''}, ${principal.userId}
      WHERE ${made !== null} AND NOT EXISTS (SELECT FROM known)
    ), opened AS (
      INSERT INTO "Sitting" ("id", "guestId", "instrument", "instrumentVersion", "locale", "consentVersion",
        "consentAt", "normsConsentAt", "transferVersion", "transferAt", "startedAt", "savedAt")
      SELECT ${sittingId}, ${guestId}, ${instrument.slug}, ${instrument.version}, ${locale}::"Locale", ${consentVersion},
        ${now}, ${input.normsConsent ? now : null}, ${transferVersion}, ${transferAt}, ${now}, ${now}
      WHERE NOT EXISTS (SELECT FROM known)
      RETURNING 1
    ), ${eventCounterSql('opened', 'start', instrument.slug, locale, now)}
    SELECT "id", "userId" FROM known`
  const open = async (tx: Db | Tx) => {
    const [known] = await tx.$queryRaw<{ id: string; userId: string | null }[]>(statement)
    if (known && !isOwnGuest(principal, known)) throw new DomainError('NOT_FOUND')
    return known === undefined
  }
  if (retestKey === undefined) return { sittingId, cookie: (await open(db)) ? (made?.cookie ?? null) : null }
  return db.$transaction(async (tx) => {
    if (!(await open(tx))) return { sittingId, cookie: null }
    const sitting = { id: sittingId, instrument: instrument.slug, instrumentVersion: instrument.version, locale }
    if (await linkRetest(tx, retestKey, sitting, now)) {
      await tx.sitting.update({ where: { id: sittingId }, data: { isRepeat: true } })
    }
    return { sittingId, cookie: made?.cookie ?? null }
  })
}

/** Returns the newest open sitting of this browser or account with the current version of the test. */
export async function findOpenSitting(db: Db, principal: Owner, slug: string): Promise<OpenSitting | null> {
  const { version } = currentVersionOf(slug)
  const sitting = await db.sitting.findFirst({
    where: { ...ownedBy(principal), instrument: slug, instrumentVersion: version, completedAt: null },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
  })
  return sitting && openSittingOf({ ...sitting, responses: sittingResponses(sitting) })
}

/** Returns the part of a sitting that the browser may know. */
export const openSittingOf = (
  sitting: Pick<LockedSitting, 'id' | 'instrument' | 'instrumentVersion' | 'responses'>,
): OpenSitting => ({
  sittingId: sitting.id,
  slug: sitting.instrument,
  version: sitting.instrumentVersion,
  responses: Object.entries(sitting.responses).map(([item, { value, at }]) => ({ item, value, at })),
})

/**
 * Adds answers to an open sitting; saving them twice, or out of order, has the same result.
 * @throws DomainError NOT_FOUND, SITTING_COMPLETED, RESPONSE_OUT_OF_RANGE, UNKNOWN_ITEM.
 */
export function saveAnswers(
  db: Db,
  principal: Owner,
  { sittingId, responses }: SaveAnswersInput,
  now: Date,
): Promise<{ answered: number }> {
  return db.$transaction(async (tx) => {
    const sitting = await lockOwn(tx, principal, sittingId)
    if (sitting.completedAt !== null) throw new DomainError('SITTING_COMPLETED')
    assertAnswers(instrumentOf(sitting), responses)
    const merged = mergeResponses(sitting.responses, responses)
    await tx.sitting.update({
      where: { id: sitting.id },
      data: { responses: responsesColumn(sitting.id, merged), savedAt: now },
    })
    return { answered: Object.keys(merged).length }
  })
}

/**
 * Saves the last answers, scores the sitting, and counts it once; a repeated submit changes nothing.
 * @throws DomainError RESPONSE_INCOMPLETE naming the first item without an answer.
 * @throws DomainError NOT_FOUND, RESPONSE_OUT_OF_RANGE, UNKNOWN_ITEM.
 */
export async function submitSitting(
  db: Db,
  principal: Owner,
  { sittingId, responses }: SaveAnswersInput,
  now: Date,
): Promise<SittingRef> {
  const sitting = await readToComplete(db, principal, sittingId)
  if (sitting.completedAt !== null) return { sittingId }
  const instrument = instrumentOf(sitting)
  assertAnswers(instrument, responses)
  const merged = mergeResponses(sitting.responses, responses)
  const [missing] = undecidedItems(instrument, answeredOrSkippedItems(merged))
  if (missing !== undefined) throw new DomainError('RESPONSE_INCOMPLETE', { item: missing })
  const pace = { times: timesOf(merged), reading: await readingTimesOf(instrument, sitting.locale) }
  const result = runWithDomainErrors(() => scoreSitting(instrument, valuesOf(merged), pace))
  const isRepeat =
    sitting.isRepeat === true || (sitting.hasEarlier && (await hasAttentiveSitting(db, principal, sitting)))
  // One statement instead of a transaction with a lock: it writes only if nothing was written since the row was read.
  const written = await db.$queryRaw<unknown[]>`
    WITH completed AS (
      UPDATE "Sitting" SET
        "responses" = ${JSON.stringify(responsesColumn(sitting.id, merged))}::jsonb,
        "result" = ${JSON.stringify(resultColumn(sitting.id, result))}::jsonb,
        "isRepeat" = ${isRepeat}, "normVersionId" = ${sitting.normVersionId}, "savedAt" = ${now}, "completedAt" = ${now}
      WHERE "id" = ${sitting.id} AND "xmin" = ${sitting.rowVersion}::xid
      RETURNING 1 AS "one"
    ), ${completionCounterSql('completed', instrument.slug, now)}
    SELECT "one" FROM completed`
  // Answers were saved, or the sitting was completed, moved or discarded meanwhile, so it is read again.
  if (written.length === 0) return submitSitting(db, principal, { sittingId, responses }, now)
  countEvent('complete', sitting.instrument, sitting.locale)
  return { sittingId }
}

/** A sitting with all data that its completion depends on. */
interface SittingToComplete extends LockedSitting {
  /** Changes with every write of the row. */
  rowVersion: string
  /** Whether the same person has finished the same version before. */
  hasEarlier: boolean
  /** Id of the newest norms at this moment: the report keeps them to compare with. null if there are none. */
  normVersionId: string | null
}

/** Reads a sitting that is to be completed. @throws DomainError NOT_FOUND */
async function readToComplete(db: Db, principal: Owner, id: string): Promise<SittingToComplete> {
  const [sitting] = await db.$queryRaw<(Omit<SittingToComplete, 'responses'> & Pick<Sitting, 'responses'>)[]>`
    SELECT "id", "guestId", "instrument", "instrumentVersion", "locale", "responses", "completedAt", "isRepeat",
      "xmin"::text AS "rowVersion", ${newestNormVersionIdSql('sitting')} AS "normVersionId",
      EXISTS (
        SELECT FROM "Sitting" earlier
        WHERE ${ownedBySql(principal)} AND earlier."id" <> sitting."id" AND earlier."instrument" = sitting."instrument"
          AND earlier."instrumentVersion" = sitting."instrumentVersion" AND earlier."completedAt" IS NOT NULL
      ) AS "hasEarlier"
    FROM "Sitting" sitting WHERE "id" = ${id} AND ${ownedBySql(principal)}`
  if (!sitting) throw new DomainError('NOT_FOUND')
  return { ...sitting, responses: sittingResponses(sitting) }
}

/** Returns whether the same person has already finished the same version attentively; norms use only first sittings. */
async function hasAttentiveSitting(
  db: Db,
  principal: Owner,
  { id, instrument, instrumentVersion }: LockedSitting,
): Promise<boolean> {
  const before = await db.sitting.findMany({
    where: { ...ownedBy(principal), id: { not: id }, instrument, instrumentVersion, completedAt: { not: null } },
    select: { id: true, result: true },
  })
  return before.some((row) => sittingResult(row)?.validity === 'use')
}

/**
 * Deletes an open sitting with all its answers, when consent is withdrawn before the end.
 * @throws DomainError SITTING_COMPLETED or NOT_FOUND.
 */
export async function discardSitting(db: Db, principal: Owner, { sittingId: id }: SittingRef): Promise<void> {
  const removed = await db.sitting.deleteMany({ where: { id, ...ownedBy(principal), completedAt: null } })
  if (removed.count === 1) return
  const completed = await db.sitting.count({ where: { id, ...ownedBy(principal) } })
  throw new DomainError(completed === 1 ? 'SITTING_COMPLETED' : 'NOT_FOUND')
}

async function lockOwn(tx: Tx, principal: Owner, id: string): Promise<LockedSitting> {
  const sitting = await lockSitting(tx, Prisma.sql`"id" = ${id} AND ${ownedBySql(principal)}`)
  if (!sitting) throw new DomainError('NOT_FOUND')
  return sitting
}

/** Locks the row until the transaction ends, so that parallel saves add up instead of overwriting each other. */
export async function lockSitting(tx: Tx, where: Prisma.Sql): Promise<LockedSitting | undefined> {
  const [sitting] = await tx.$queryRaw<(Omit<LockedSitting, 'responses'> & Pick<Sitting, 'responses'>)[]>`
    SELECT "id", "guestId", "instrument", "instrumentVersion", "locale", "responses", "completedAt", "isRepeat"
    FROM "Sitting" WHERE ${where} FOR UPDATE`
  return sitting && { ...sitting, responses: sittingResponses(sitting) }
}

const readings = new Map<string, Record<string, number>>()

/** Returns the reading time of each question in milliseconds, in the language of the sitting. Texts never change. */
async function readingTimesOf(instrument: Instrument, locale: Locale): Promise<Record<string, number>> {
  const key = `${instrument.slug} ${instrument.version} ${locale}`
  const known = readings.get(key)
  if (known) return known
  const { items } = await loadInstrumentText(instrument, locale)
  const reading = Object.fromEntries(
    Object.entries(items).map(([id, text]) => [id, readingMs(text, locale === 'cn' ? 'zh' : locale)]),
  )
  readings.set(key, reading)
  return reading
}

function instrumentOf({ instrument: slug, instrumentVersion }: LockedSitting): Instrument {
  const instrument = findInstrument(slug, instrumentVersion)
  if (!instrument) throw new Error(`no instrument ${slug} v${instrumentVersion}`)
  return instrument
}

/**
 * Records a sitting just begun from a mail of the retest study as the second one of its pair. It replaces an earlier
 * unfinished try; a mail that is too early or too late, or of another test, version or language, changes nothing.
 * @returns whether it is now the second one
 */
async function linkRetest(
  tx: Tx,
  key: string,
  { id, instrument, instrumentVersion, locale }: Pick<Sitting, 'id' | 'instrument' | 'instrumentVersion' | 'locale'>,
  now: Date,
): Promise<boolean> {
  const { count } = await tx.retest.updateMany({
    where: {
      keyHash: hashKey(key),
      askedAt: { not: null },
      leftAt: null,
      closesAt: { gt: now },
      sitting: { instrument, instrumentVersion, locale },
      OR: [{ secondSittingId: null }, { second: { completedAt: null } }],
    },
    data: { secondSittingId: id },
  })
  return count === 1
}
