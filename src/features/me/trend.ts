import { findInstrument, instrumentText } from '@/content/instruments'
import { DomainError } from '@/core/error'
import type { Locale } from '@/core/locale'
import type { Instrument } from '@/core/psychometrics/instrument'
import type { SittingResult } from '@/core/psychometrics/result'
import { asksAgain } from '@/core/psychometrics/signs'
import { sittingResult } from '@/features/assessments/stored'
import { countAsRead } from '@/features/report/reading'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db'
import { type Overview, type Trend, type TrendDimension, trendLength } from './schema'

const shown = {
  id: true,
  instrumentVersion: true,
  completedAt: true,
  result: true,
} satisfies Prisma.SittingSelect
type Row = Prisma.SittingGetPayload<{ select: typeof shown }>

interface Point {
  id: string
  at: Date
  result: SittingResult
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
      return [{ slug, title: (await instrumentText(instrument, locale)).title, times: points.length }]
    }),
  )
  return trends.flat()
}

/**
 * The last results of one test, newest first, in the version taken last: scores of two versions cannot be compared,
 * and sittings with too many validity flags are left out.
 */
async function comparable(db: Db, userId: string, slug: string): Promise<{ version?: number; points: Point[] }> {
  const rows = await db.sitting.findMany({
    where: { guest: { userId }, instrument: slug, completedAt: { not: null } },
    orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
    take: 5 * trendLength,
    select: shown,
  })
  const version = rows[0]?.instrumentVersion
  const points = rows.filter((row) => row.instrumentVersion === version).flatMap(pointOf)
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
  if (completedAt === null || result === null || asksAgain(result)) return []
  return [{ id, at: completedAt, result }]
}

/** What its owner may see: the free dimension always, the others where the report is open. */
function scoreOf({ result, unlocked }: Shown, id: string, { freeDimension }: Instrument): number | null {
  if (!unlocked && id !== freeDimension) return null
  return result.dimensions.find((dimension) => dimension.id === id)?.pomp ?? null
}

const hasLine = ({ values }: TrendDimension): boolean => values.filter((value) => value !== null).length > 1

const stepOf = ({ responseScale: { min, max } }: Instrument, items: number): number => 100 / (items * (max - min))
