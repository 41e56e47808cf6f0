import type { InstrumentText } from '@/content/instrument-text'
import { findInstrument, instrumentText } from '@/content/instruments'
import { DomainError } from '@/core/error'
import type { Locale } from '@/core/locale'
import { careOfSitting } from '@/core/psychometrics/care'
import type { Instrument } from '@/core/psychometrics/instrument'
import type { SittingResult } from '@/core/psychometrics/result'
import { assumedHalfWidth, lensOf } from '@/core/psychometrics/uncertainty'
import { offersRetake } from '@/core/psychometrics/validity'
import { changesIn, type SeriesPoint } from '@/core/report/change'
import { valuesOf } from '@/features/assessments/responses'
import { sittingResponses, sittingResult } from '@/features/assessments/stored'
import { countAsRead } from '@/features/report/reading'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db'
import { type Overview, type Trend, type TrendDimension, trendLength } from './schema'

const shown = {
  id: true,
  instrumentVersion: true,
  locale: true,
  completedAt: true,
  result: true,
  responses: true,
  entitlement: { select: { revokedAt: true, suspendedAt: true, firstReadAt: true } },
} satisfies Prisma.SittingSelect
type Row = Prisma.SittingGetPayload<{ select: typeof shown }>

interface Point {
  id: string
  at: Date
  result: SittingResult
  row: Row
}

/** Whether its owner may see more of it than the free dimension. */
type Shown = Point & { unlocked: boolean }

/** Tests with a trend, and how many results it has. */
export async function listTrends(db: Db, userId: string, locale: Locale): Promise<Overview['trends']> {
  const taken = await db.sitting.groupBy({
    by: ['instrument'],
    where: { guest: { userId }, completedAt: { not: null } },
    _count: true,
    orderBy: { instrument: 'asc' },
  })
  const repeated = taken.filter(({ _count }) => _count > 1)
  const trends = await Promise.all(
    repeated.map(async ({ instrument: slug }) => {
      const { version, points } = await comparable(db, userId, slug)
      const instrument = findInstrument(slug, version)
      if (!instrument || points.length < 2) return []
      const text = await instrumentText(instrument, locale)
      return [{ slug, title: text.title, times: points.length, changed: changedOf(points, instrument, text) }]
    }),
  )
  return trends.flat()
}

/**
 * What moved by more than the wobble between the first and the last of these results, newest first. It opens nothing:
 * of a report that was not read yet, the free part alone counts.
 */
function changedOf(
  points: readonly Point[],
  instrument: Instrument,
  text: InstrumentText,
): Overview['trends'][number]['changed'] {
  const [last] = points
  if (!last) return null
  const { help } = careOfSitting(instrument, last.result, valuesOf(sittingResponses(last.row)))
  if (help !== 'none') return null
  const { changed, stayed } = changesIn(points.toReversed().map((point) => seriesPoint(point, instrument)))
  if (changed.length + stayed.length === 0) return null
  return changed.map(({ id, from, to }) => ({ name: text.dimensions[id]?.name ?? id, higher: to.score > from.score }))
}

function seriesPoint({ at, result, row: { entitlement } }: Point, { freeDimension }: Instrument): SeriesPoint {
  const open = entitlement !== null && entitlement.revokedAt === null && entitlement.suspendedAt === null
  const read = open && entitlement.firstReadAt !== null
  return {
    at: at.toISOString(),
    parts: result.dimensions.flatMap(({ id, pomp, answered }) =>
      pomp !== null && (read || id === freeDimension)
        ? [{ id, pomp, half: lensOf(pomp, assumedHalfWidth(answered)).half }]
        : [],
    ),
  }
}

/**
 * The last results of one test, newest first, in the version and the language taken last: scores of two versions or of
 * two wordings cannot be compared, and sittings with too many validity flags are left out.
 */
async function comparable(db: Db, userId: string, slug: string): Promise<{ version?: number; points: Point[] }> {
  const rows = await db.sitting.findMany({
    where: { guest: { userId }, instrument: slug, completedAt: { not: null } },
    orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
    take: 5 * trendLength,
    select: shown,
  })
  const [newest] = rows
  const version = newest?.instrumentVersion
  const points = rows
    .filter((row) => row.instrumentVersion === version && row.locale === newest?.locale)
    .flatMap(pointOf)
  return { version, points: points.slice(0, trendLength) }
}

/**
 * How the results of one test went. It has exact values, so the full reports they are from count as read.
 * @throws DomainError NOT_FOUND when there are not two results to compare.
 */
export async function getTrend(db: Db, userId: string, locale: Locale, slug: string, now = new Date()): Promise<Trend> {
  const { version, points } = await comparable(db, userId, slug)
  const instrument = findInstrument(slug, version)
  if (!instrument || points.length < 2) throw new DomainError('NOT_FOUND')
  const read = await countAsRead(db, { sittingId: { in: points.map(({ id }) => id) } }, now)
  const last = points.toReversed().map((point) => ({ ...point, unlocked: read.has(point.id) }))
  const text = await instrumentText(instrument, locale)
  return {
    slug,
    title: text.title,
    sittings: last.map(({ id, at }) => ({ sittingId: id, at: at.toISOString() })),
    dimensions: instrument.dimensions
      .map((dimension) => ({
        id: dimension.id,
        name: text.dimensions[dimension.id]?.name ?? dimension.id,
        step: stepOf(instrument, dimension.items.length),
        values: last.map((point) => scoreOf(point, dimension.id, instrument)),
      }))
      .filter(hasLine),
    locked: last.filter(({ unlocked }) => !unlocked).length,
  }
}

function pointOf(row: Row): Point[] {
  const { id, completedAt } = row
  const result = sittingResult(row)
  // Answers with too many validity flags say nothing of how a result went.
  if (completedAt === null || result === null || offersRetake(result.flags)) return []
  return [{ id, at: completedAt, result, row }]
}

/** What its owner may see: the free dimension always, the others where the report is open. */
function scoreOf({ result, unlocked }: Shown, id: string, { freeDimension }: Instrument): number | null {
  if (!unlocked && id !== freeDimension) return null
  return result.dimensions.find((dimension) => dimension.id === id)?.pomp ?? null
}

const hasLine = ({ values }: TrendDimension): boolean => values.filter((value) => value !== null).length > 1

const stepOf = ({ responseScale: { min, max } }: Instrument, items: number): number => 100 / (items * (max - min))
