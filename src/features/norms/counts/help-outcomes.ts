import { offersRetake } from '@mindglass/psychometrics/validity/signs'
import { DAY_MS, MINUTE_MS } from '@/core/time'
import { careColumns, careOfRow } from '@/features/assessments/care'
import { loadMeasurementErrors } from '@/features/assessments/measurement-errors'
import { sittingResult } from '@/features/assessments/stored-sitting'
import type { Db } from '@/server/db/db'
import { type NormScope, normScopeOf, runOrLogFailure } from '../norm-scope'

/** Minimum number of sittings counted together: a sum of fewer would reveal single people. */
export const minCounted = 20
/** Number of days covered by the recent sums; no sitting is deleted automatically earlier. */
export const careDays = 90
/**
 * Minimum age in ms of a completed sitting that is counted: the transaction of a younger one may still be open. The
 * next count includes those.
 */
const settledMs = 10 * MINUTE_MS
/** Number of sittings read at once. */
const pageSize = 500

const outcomes = ['first', 'soft', 'retake', 'none'] as const
/**
 * Decision of care: `first` shows help before everything, `soft` shows help in the soft form, `retake` offers a free
 * retake and no help, `none` does none of these.
 */
type Outcome = (typeof outcomes)[number]
type Sums = Record<Outcome, number>

/**
 * Counts the decisions of care for the sittings completed since the last count, for every version in every language
 * with at least twenty of them; fewer wait for the next count. Only sums are written, and each sitting is in one of
 * them at most.
 * @returns number of sittings counted
 */
export async function countHelpOutcomes(db: Db, now: Date): Promise<number> {
  const until = new Date(now.getTime() - settledMs)
  const oldest = new Date(until.getTime() - careDays * DAY_MS)
  const triples = await db.sitting.groupBy({
    by: ['instrument', 'instrumentVersion', 'locale'],
    where: { completedAt: { gt: oldest, lte: until } },
    having: { instrument: { _count: { gte: minCounted } } },
  })
  let counted = 0
  for (const triple of triples)
    counted += (await runOrLogFailure(triple, () => countOf(db, normScopeOf(triple), oldest, until))) ?? 0
  return counted
}

async function countOf(db: Db, triple: NormScope, oldest: Date, until: Date): Promise<number> {
  const last = await db.careCount.findFirst({ where: triple, orderBy: { until: 'desc' }, select: { until: true } })
  const since = last && last.until > oldest ? last.until : oldest
  const completed = { ...triple, completedAt: { gt: since, lte: until } }
  if ((await db.sitting.count({ where: completed })) < minCounted) return 0
  const sums: Sums = { first: 0, soft: 0, retake: 0, none: 0 }
  let after: string | undefined
  for (;;) {
    const page = await db.sitting.findMany({
      where: { ...completed, ...(after !== undefined && { id: { gt: after } }) },
      orderBy: { id: 'asc' },
      take: pageSize,
      select: careColumns,
    })
    const measured = await loadMeasurementErrors(db, page)
    for (const row of page) {
      const outcome = outcomeOf(row, measured)
      if (outcome) sums[outcome] += 1
    }
    after = page.at(-1)?.id
    if (page.length < pageSize) break
  }
  const counted = outcomes.reduce((all, one) => all + sums[one], 0)
  // Some sittings were deleted meanwhile, or have no result: the others wait for the next count.
  if (counted < minCounted) return 0
  await db.careCount.create({ data: { ...triple, since, until, ...sums } })
  return counted
}

type Row = Parameters<typeof careOfRow>[0]

function outcomeOf(row: Row, measured: Awaited<ReturnType<typeof loadMeasurementErrors>>): Outcome | null {
  const care = careOfRow(row, measured(row))
  const result = sittingResult(row)
  if (!care || !result) return null
  if (care.help !== 'none') return care.help
  return offersRetake(result) ? 'retake' : 'none'
}

/** Number of sittings by decision of care, in one version and language. */
export interface HelpOutcomeSums extends Sums {
  /** Start and end of the counted time. */
  since: Date
  until: Date
  counted: number
}

/**
 * Returns the sums counted in the last 90 days, and since the first count, by version and language; null where fewer
 * than twenty sittings are in them.
 */
export async function readHelpOutcomeSums(
  db: Db,
  now: Date,
): Promise<(triple: NormScope) => { recent: HelpOutcomeSums | null; ever: HelpOutcomeSums | null }> {
  const oldest = new Date(now.getTime() - careDays * DAY_MS)
  const rows = await db.careCount.findMany({ orderBy: { until: 'asc' } })
  return (triple) => {
    const own = rows.filter(
      (row) => Object.values(normScopeOf(row)).join() === Object.values(normScopeOf(triple)).join(),
    )
    return { recent: added(own.filter(({ until }) => until > oldest)), ever: added(own) }
  }
}

function added(rows: readonly (Sums & { since: Date; until: Date })[]): HelpOutcomeSums | null {
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return null
  const sum = (of: Outcome) => rows.reduce((all, row) => all + row[of], 0)
  const sums = { first: sum('first'), soft: sum('soft'), retake: sum('retake'), none: sum('none') }
  const counted = outcomes.reduce((all, one) => all + sums[one], 0)
  return counted < minCounted ? null : { ...sums, counted, since: first.since, until: last.until }
}
