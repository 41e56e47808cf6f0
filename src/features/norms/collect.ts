import { sheetAnswers, sheetTenths } from '@mindglass/psychometrics/norms/norm-sheet'
import { findInstrument } from '@/content/tests/instruments'
import { DAY_MS } from '@/core/time'
import { collectableConsents } from '@/features/assessments/consent'
import { sittingResult } from '@/features/assessments/stored-sitting'
import type { Prisma, Sitting } from '@/generated/prisma/client'
import { randomId } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'
import { log } from '@/server/observability/log'
import { decryptSittingAnswers } from './sitting-answers'

/**
 * Number of days after completion when a consented sitting is copied. From then on its reader cannot withdraw it from
 * the norms; the consent text names the same number.
 */
export const collectAfterDays = 90
/** Number of sittings copied into sheets in one transaction. */
const batchSize = 200

type Due = Pick<
  Sitting,
  'id' | 'instrument' | 'instrumentVersion' | 'locale' | 'completedAt' | 'responses' | 'result' | 'isRepeat'
>

/**
 * Copies every consented sitting that was completed 90 days ago into a sheet that leads to no person, once. It has to
 * run before retention with the same `now`, so that the sittings deleted by retention have been copied.
 * @returns number of sheets added.
 */
export async function collectSheets(db: Db, now: Date): Promise<number> {
  let collected = 0
  let after = ''
  for (;;) {
    const batch = await db.$transaction((tx) => collectBatch(tx, now, after))
    collected += batch.sheets
    if (batch.last === null) return collected
    after = batch.last
  }
}

async function collectBatch(tx: Tx, now: Date, after: string): Promise<{ sheets: number; last: string | null }> {
  const before = new Date(now.getTime() - collectAfterDays * DAY_MS)
  // If a consent is withdrawn at this moment, either the withdrawal comes first and the sitting is left out, or it
  // waits for the lock and finds the sitting copied.
  const due = await tx.$queryRaw<Due[]>`
    SELECT "id", "instrument", "instrumentVersion", "locale", "completedAt", "responses", "result", "isRepeat"
    FROM "Sitting"
    WHERE "completedAt" <= ${before}::timestamptz AND "normsConsentAt" IS NOT NULL AND "normsCollectedAt" IS NULL
      AND "consentVersion" = ANY(${[...collectableConsents]}) AND "isRepeat" IS FALSE AND "id" > ${after}
    ORDER BY "id" LIMIT ${batchSize} FOR UPDATE`
  const found = due.flatMap((sitting) => {
    const sheet = sheetOf(sitting)
    return sheet ? [{ sitting: sitting.id, sheet }] : []
  })
  // The ids are random, so the order of the rows does not lead back to the sittings.
  const sheets = found.map(({ sheet }) => sheet).sort((a, b) => (a.id < b.id ? -1 : 1))
  await tx.normSheet.createMany({ data: sheets })
  const sittings = found.map(({ sitting }) => sitting)
  await tx.sitting.updateMany({ where: { id: { in: sittings } }, data: { normsCollectedAt: now } })
  return { sheets: sheets.length, last: due.length === batchSize ? (due.at(-1)?.id ?? null) : null }
}

/**
 * Returns a copy without anything that leads to a person; null for a sitting that cannot be read, so that it does not
 * hold up the others.
 */
function sheetOf(sitting: Due): Prisma.NormSheetCreateManyInput | null {
  const { instrument: slug, instrumentVersion, locale, completedAt } = sitting
  try {
    const instrument = findInstrument(slug, instrumentVersion)
    const result = sittingResult(sitting)
    if (!instrument || !result || !completedAt) throw new Error(`${slug} v${instrumentVersion} cannot be read`)
    const { values, times } = decryptSittingAnswers(sitting)
    return {
      id: randomId(),
      instrument: slug,
      instrumentVersion,
      locale,
      month: new Date(Date.UTC(completedAt.getUTCFullYear(), completedAt.getUTCMonth(), 1)),
      answers: sheetAnswers(instrument, values),
      tenths: sheetTenths(instrument, times),
      validity: result.validity,
      signs: result.validity === 'use' ? [] : result.flags,
    }
  } catch (error) {
    log.error({ error: String(error) }, 'norms: a sitting became no sheet')
    return null
  }
}
