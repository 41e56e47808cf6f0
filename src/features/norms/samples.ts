import { minReleaseDifference } from '@mindglass/psychometrics/disclosure/find-leaks'
import { missing } from '@mindglass/psychometrics/norms/norm-sheet'
import { reachedMilestone } from '@/core/norms/norm-plans'
import type { NormTally, NormVersion, Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { type NormScope, normScopeOf, runOrLogFailure } from './norm-scope'

/** Sheets of a release: those of its milestone and of all milestones below it. */
export interface Sample {
  milestone: number
  /** Number of sheets that count. */
  n: number
}

/** Returns the filter for the sheets of a sample, including those left out. */
export const sampleFilter = (
  triple: NormScope,
  { milestone }: Pick<Sample, 'milestone'>,
): Prisma.NormSheetWhereInput => ({
  ...normScopeOf(triple),
  counted: true,
  milestone: { lte: milestone },
})

/** Returns the sample of the highest milestone that one version in one language has reached; null below the first. */
export async function findNormSample(db: Db, triple: NormScope): Promise<Sample | null> {
  const { _max, _count } = await db.normSheet.aggregate({
    where: { ...normScopeOf(triple), validity: 'use', counted: true, milestone: { not: null } },
    _max: { milestone: true },
    _count: true,
  })
  return _max.milestone === null ? null : { milestone: _max.milestone, n: _count }
}

/** Returns whether two versions of one scope come from the same sheets; false if that is not known. */
export const haveSameSheets = (
  a: Pick<NormVersion, 'milestone' | 'n'>,
  b: Pick<NormVersion, 'milestone' | 'n'>,
): boolean => a.milestone !== null && a.milestone === b.milestone && a.n === b.n

/**
 * Returns whether subtracting the figures of two versions could reveal answers: their sheets differ, but only by a few.
 */
export const revealsAnswersByDifference = (
  a: Pick<NormVersion, 'milestone' | 'n'>,
  b: Pick<NormVersion, 'milestone' | 'n'>,
): boolean => !haveSameSheets(a, b) && Math.abs(a.n - b.n) < minReleaseDifference

/** Returns every version of one scope that was ever public. */
export const listEverPublishedVersions = (
  db: Db,
  { instrument, instrumentVersion, locale }: NormScope,
): Promise<NormVersion[]> =>
  db.normVersion.findMany({
    where: { instrument, instrumentVersion, locale, publishedAt: { not: null } },
    orderBy: { number: 'asc' },
  })

/**
 * Assigns sheets to each milestone reached since the last run: exactly 300, 1,000 … complete ones of those that count,
 * in the order of their random ids, and with them all sheets that are incomplete or were left out until then. Later
 * sheets wait for the next milestone. A part has figures from 300 complete sheets on, so a sample of 300 with gaps
 * would have none.
 */
export async function assignSheetsToMilestones(db: Db): Promise<void> {
  for (const tally of await db.normTally.findMany({ omit: { parts: true } })) {
    await runOrLogFailure(tally, () => closeSample(db, tally))
  }
}

async function closeSample(db: Db, tally: Omit<NormTally, 'parts'>): Promise<void> {
  const triple = normScopeOf(tally)
  const milestone = reachedMilestone(tally.complete)
  const before = await findNormSample(db, triple)
  if (milestone === null || milestone <= (before?.milestone ?? 0)) return
  const size = await sizeOf(db, triple, milestone, tally)
  if (size === null) return
  const { instrument, instrumentVersion, locale } = triple
  await db.$transaction(async (tx) => {
    const [known] = await tx.$queryRaw<{ complete: number }[]>`
      SELECT count(*)::int AS complete FROM "NormSheet"
      WHERE "instrument" = ${instrument} AND "instrumentVersion" = ${instrumentVersion} AND "locale" = ${locale}::"Locale"
        AND "validity" = 'use' AND "counted" AND "milestone" IS NOT NULL AND NOT (${missing} = ANY ("answers"))`
    // Complete sheets beyond the size keep waiting.
    await tx.$executeRaw`
      UPDATE "NormSheet" SET "milestone" = ${milestone}
      WHERE "instrument" = ${instrument} AND "instrumentVersion" = ${instrumentVersion} AND "locale" = ${locale}::"Locale"
        AND "counted" AND "milestone" IS NULL AND "id" NOT IN (
          SELECT "id" FROM "NormSheet"
          WHERE "instrument" = ${instrument} AND "instrumentVersion" = ${instrumentVersion}
            AND "locale" = ${locale}::"Locale" AND "validity" = 'use' AND "counted" AND "milestone" IS NULL
            AND NOT (${missing} = ANY ("answers"))
          ORDER BY "id" OFFSET ${Math.max(0, size - (known?.complete ?? 0))})`
  })
}

/**
 * Returns the number of complete sheets of a milestone, normally the milestone itself. The sheets of versions published
 * before sheets had milestones are unknown: then all that count are taken, and the result is null until there are fifty
 * more than in each of these versions.
 */
async function sizeOf(
  db: Db,
  triple: NormScope,
  milestone: number,
  { used, complete }: Pick<NormTally, 'used' | 'complete'>,
): Promise<number | null> {
  const unknown = (await listEverPublishedVersions(db, triple)).filter((version) => version.milestone === null)
  if (unknown.length === 0) return milestone
  return unknown.some(({ n }) => Math.abs(used - n) < minReleaseDifference) ? null : complete
}
