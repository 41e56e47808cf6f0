import type { SittingResult } from '@mindglass/psychometrics/scoring/result'
import { changeOf, halfWidthOf } from '@mindglass/psychometrics/scoring/uncertainty'
import { offersRetake } from '@mindglass/psychometrics/validity/signs'
import type { InstrumentText } from '@/content/tests/instrument-text'
import { findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import { careOfSitting } from '@/core/care/care'
import { stampOf } from '@/core/charts/drawing/simplify'
import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import { toWire } from '@/core/charts/portrait/wire'
import { isRead } from '@/core/commerce/entitlement'
import { DomainError } from '@/core/error/error'
import type { Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { isComparable, type Measure } from '@/core/norms/comparable'
import { findChanges, type SeriesPoint } from '@/core/report/plan/change'
import { loadMeasurementErrors, type MeasurementErrorLookup } from '@/features/assessments/measurement-errors'
import { valuesOf } from '@/features/assessments/responses'
import { sittingResponses, sittingResult } from '@/features/assessments/stored-sitting'
import { createFreeExcerpt } from '@/features/report/view/free-excerpt'
import { markReportsRead } from '@/features/report/view/mark-reports-read'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { type Tile, type Trend, type TrendDimension, trendLength } from './schema'

const shown = {
  id: true,
  instrument: true,
  instrumentVersion: true,
  locale: true,
  completedAt: true,
  result: true,
  responses: true,
  normVersionId: true,
  entitlement: { select: { revokedAt: true, suspendedAt: true, firstReadAt: true } },
} satisfies Prisma.SittingSelect
type Row = Prisma.SittingGetPayload<{ select: typeof shown }>
type TileTrend = NonNullable<Tile['trend']>

interface Point {
  id: string
  at: Date
  measure: Measure
  result: SittingResult
  row: Row
  measured: MeasurementErrorLookup
}

/** Result with `unlocked`: whether its owner may see more than the free dimension. */
type Shown = Point & { unlocked: boolean }

/**
 * Summarizes the results of one test for its tile: how many can be compared, the scores of the free part, and the parts
 * that changed by more than the measurement error. It opens no report: if a report was not read yet, only its free part
 * counts.
 * @param rows newest first
 * @returns null if fewer than two results can be compared
 */
export async function summarizeTrend(
  rows: readonly Row[],
  measured: Awaited<ReturnType<typeof loadMeasurementErrors>>,
  locale: Locale,
): Promise<Tile['trend']> {
  const { measure, points } = comparable(rows.flatMap((row) => pointOf(row, measured(row))))
  const instrument = measure && findInstrument(measure.slug, measure.version)
  const [last] = points
  if (!instrument || !last) return null
  const times = points.length
  const { help } = careOfSitting(instrument, last.result, valuesOf(sittingResponses(last.row)), last.measured)
  if (help !== 'none') return { times, changed: null, line: null }
  const text = await loadInstrumentText(instrument, locale)
  const series = points.toReversed().map((point) => seriesPoint(point, instrument))
  return { times, changed: changedIn(series, text), line: lineThrough(series, instrument) }
}

function changedIn(series: readonly SeriesPoint[], text: InstrumentText): TileTrend['changed'] {
  const { changed, stayed } = findChanges(series)
  if (changed.length + stayed.length === 0) return null
  return changed.map(({ id, from, to }) => ({ name: text.dimensions[id]?.name ?? id, higher: to.score > from.score }))
}

/** Returns the scores of the free part in whole points; null if it was not scored twice. */
function lineThrough(series: readonly SeriesPoint[], { freeDimension }: Instrument): TileTrend['line'] {
  const line = series.flatMap(({ parts }) => {
    const free = parts.find(({ id }) => id === freeDimension)
    return free ? [Math.round(free.pomp)] : []
  })
  return line.length > 1 ? line : null
}

function seriesPoint(
  { at, result, row: { entitlement }, measured }: Point,
  { freeDimension }: Instrument,
): SeriesPoint {
  const read = isRead(entitlement)
  return {
    at: at.toISOString(),
    parts: result.dimensions.flatMap(({ id, pomp, answered, items }) =>
      pomp !== null && (read || id === freeDimension)
        ? [{ id, pomp, half: halfWidthOf({ answered, items, pomp }, measured(id)) }]
        : [],
    ),
  }
}

interface Comparable {
  measure: Measure | null
  points: Point[]
  /** Number of results left out because they cannot be compared with these. */
  apart: { language: number; version: number }
}

/**
 * Returns the results of one test that can be compared, newest first: those of the latest version and language with at
 * least two results.
 */
function comparable(all: readonly Point[]): Comparable {
  const like = ({ measure }: Point) => all.filter((other) => isComparable(measure, other.measure))
  const newest = all.find((point) => like(point).length > 1)
  if (!newest) return { measure: null, points: [], apart: { language: 0, version: 0 } }
  const points = like(newest)
  const version = all.filter(({ measure }) => measure.version !== newest.measure.version).length
  return {
    measure: newest.measure,
    points: points.slice(0, trendLength),
    apart: { version, language: all.length - points.length - version },
  }
}

/** Returns the latest finished sittings of one test, newest first, without those whose answers call for a retake. */
async function pointsOf(db: Db, userId: string, slug: string): Promise<Point[]> {
  const rows = await db.sitting.findMany({
    where: { guest: { userId }, completedAt: { not: null }, instrument: slug },
    orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
    take: 5 * trendLength,
    select: shown,
  })
  const measured = await loadMeasurementErrors(db, rows)
  return rows.flatMap((row) => pointOf(row, measured(row)))
}

/**
 * Returns the trend of one test. It has exact values, so the full reports of these results count as read.
 * @throws DomainError NOT_FOUND if there are not two results to compare.
 */
export async function getTrend(db: Db, userId: string, locale: Locale, slug: string, now = new Date()): Promise<Trend> {
  const { measure, points, apart } = comparable(await pointsOf(db, userId, slug))
  const instrument = measure && findInstrument(slug, measure.version)
  if (!instrument) throw new DomainError('NOT_FOUND')
  const read = await markReportsRead(db, { sittingId: { in: points.map(({ id }) => id) } }, now)
  const last = points.toReversed().map((point) => ({ ...point, unlocked: read.has(point.id) }))
  const text = await loadInstrumentText(instrument, locale)
  return {
    slug,
    title: text.title,
    sittings: await Promise.all(
      last.map(async (point) => ({
        sittingId: point.id,
        at: point.at.toISOString(),
        drawing: await drawingIn(point, instrument, locale),
      })),
    ),
    dimensions: instrument.dimensions.flatMap((dimension) => {
      const scores = last.map((point) => scoreOf(point, dimension.id, instrument))
      const line = lineOf(scores)
      return line === null
        ? []
        : {
            id: dimension.id,
            name: text.dimensions[dimension.id]?.name ?? dimension.id,
            step: stepOf(instrument, dimension.items.length),
            values: scores.map((score) => score?.pomp ?? null),
            ...line,
          }
    }),
    apart,
    locked: last.filter(({ unlocked }) => !unlocked).length,
  }
}

/** Returns the drawing shown below the point of a result: the free one, whether the report is open or not. */
async function drawingIn({ result, row, measured }: Point, instrument: Instrument, locale: Locale) {
  const { picture } = await createFreeExcerpt(instrument, result, row, locale, measured)
  return picture.length === 0 ? null : toWire(stampOf(drawPortraitFromView(instrument.slug, picture)))
}

function pointOf(row: Row, measured: MeasurementErrorLookup): Point[] {
  const { id, completedAt, instrument: slug, instrumentVersion: version, locale } = row
  const result = sittingResult(row)
  // Answers that call for a retake say nothing about a change over time.
  if (completedAt === null || result === null || offersRetake(result)) return []
  return [{ id, at: completedAt, measure: { slug, version, locale }, result, row, measured }]
}

interface Score {
  pomp: number
  half: number
}

/** Returns the score that its owner may see: the free dimension always, the others if the report is open. */
function scoreOf({ result, unlocked, measured }: Shown, id: string, { freeDimension }: Instrument): Score | null {
  if (!unlocked && id !== freeDimension) return null
  const scored = result.dimensions.find((dimension) => dimension.id === id)
  if (!scored || scored.pomp === null) return null
  const { pomp, answered, items } = scored
  return { pomp, half: halfWidthOf({ answered, items, pomp }, measured(id)) }
}

/** Returns the change from the first score to the last, and the corridor; null if there are fewer than two scores. */
function lineOf(scores: readonly (Score | null)[]): Pick<TrendDimension, 'corridor' | 'change'> | null {
  const seen = scores.filter((score) => score !== null)
  const [first, last] = [seen[0], seen.at(-1)]
  if (seen.length < 2 || !first || !last) return null
  const change = changeOf(first, last)
  const { pomp } = first
  return {
    corridor: { from: Math.max(0, pomp - change.wobble), to: Math.min(100, pomp + change.wobble) },
    change: { ...change, by: Math.round(last.pomp) - Math.round(pomp) },
  }
}

const stepOf = ({ responseScale: { min, max } }: Instrument, items: number): number => 100 / (items * (max - min))
