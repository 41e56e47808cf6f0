import { findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import { tileOf } from '@/core/charts/drawing/simplify'
import { isUnlocked } from '@/core/commerce/entitlement'
import type { Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { mayOffer } from '@/features/assessments/care'
import { loadMeasurementErrors } from '@/features/assessments/measurement-errors'
import { valuesOf } from '@/features/assessments/responses'
import { sittingResponses } from '@/features/assessments/stored-sitting'
import { getCreditBalance } from '@/features/credits/credits'
import { isOwnGuest, type Owner } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'
import { type Tile, trendLength, type Wall } from './schema'
import {
  asksForRetake,
  findRetakeSign,
  getTestState,
  listedSittingsFilter,
  loadPortrait,
  type Row,
  sittingListSelect,
} from './service'
import { summarizeTrend } from './trend'

/** Maximum number of sittings read for the wall, newest first; the list by date has the older ones. */
const mostLookedAt = 1000

interface Context {
  principal: Owner & { userId: string }
  locale: Locale
  reportsLeft: boolean
  measured: Awaited<ReturnType<typeof loadMeasurementErrors>>
}

/**
 * Returns one tile for each test of the account, with two queries for any number of sittings: the first finds the
 * sittings that exist, the second reads the latest ones of each test.
 */
export async function getResultsOverview(db: Db, principal: Context['principal'], locale: Locale): Promise<Wall> {
  const taken = await db.sitting.findMany({
    where: listedSittingsFilter(principal),
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: mostLookedAt,
    select: { id: true, instrument: true, completedAt: true },
  })
  const tests = [...byTest(taken)].map(([slug, sittings]) => {
    const finished = newestFirst(sittings.filter(({ completedAt }) => completedAt !== null))
    const begun = sittings.find(({ completedAt }) => completedAt === null)
    const shown = [...finished.slice(0, trendLength), ...(begun ? [begun] : [])]
    return { slug, times: finished.length, ids: shown.map(({ id }) => id) }
  })
  const rows = await db.sitting.findMany({
    where: { id: { in: tests.flatMap(({ ids }) => ids) } },
    select: sittingListSelect,
  })
  const [measured, credits] = await Promise.all([
    loadMeasurementErrors(db, rows),
    getCreditBalance(db, principal.userId),
  ])
  const context = { principal, locale, reportsLeft: credits > 0, measured }
  const known = byTest(rows)
  const tiles = await Promise.all(tests.map(({ slug, times }) => tileFor(known.get(slug) ?? [], times, context)))
  return { tiles: tiles.flat().sort((a, b) => b.at.localeCompare(a.at) || a.slug.localeCompare(b.slug)) }
}

function byTest<One extends Pick<Row, 'instrument'>>(rows: readonly One[]): Map<string, One[]> {
  const tests = new Map<string, One[]>()
  for (const row of rows) {
    const known = tests.get(row.instrument)
    if (known) known.push(row)
    else tests.set(row.instrument, [row])
  }
  return tests
}

const newestFirst = <One extends Pick<Row, 'id' | 'completedAt'>>(rows: readonly One[]): One[] =>
  rows.toSorted((a, b) => (b.completedAt?.getTime() ?? 0) - (a.completedAt?.getTime() ?? 0) || (a.id < b.id ? 1 : -1))

/** Returns the tile of a test; empty if none of its sittings is left. */
async function tileFor(rows: readonly Row[], times: number, context: Context): Promise<Tile[]> {
  const { principal, locale, measured } = context
  const finished = newestFirst(rows.filter(({ completedAt }) => completedAt !== null))
  const open = rows.find(({ completedAt }) => completedAt === null)
  const [latest] = finished
  const newest = latest ?? open
  if (!newest) return []
  const instrument = instrumentOf(newest)
  const begun =
    open && isOwnGuest(principal, open.guest) && !(latest && latest.startedAt > open.startedAt) ? open : null
  const own = finished.filter(({ guest }) => guest.userId === principal.userId)
  return [
    {
      slug: instrument.slug,
      title: (await loadInstrumentText(instrument, locale)).title,
      group: instrument.group,
      at: (newest.completedAt ?? newest.startedAt).toISOString(),
      times,
      portrait: await newestPortrait(finished, context),
      begun: begun && howFar(begun),
      doubt: latest && isOwnGuest(principal, latest.guest) && asksForRetake(latest) ? doubtOf(latest) : null,
      unread: latest && isUnlocked(latest.entitlement) && latest.entitlement?.firstReadAt === null ? latest.id : null,
      payment: latest ? paymentOf(latest, context) : null,
      trend: await summarizeTrend(own, measured, locale),
    },
  ]
}

const doubtOf = (row: Row) => ({ sittingId: row.id, sign: findRetakeSign(row) })

function instrumentOf({ instrument: slug, instrumentVersion: version }: Row): Instrument {
  const instrument = findInstrument(slug, version)
  if (!instrument) throw new Error(`no instrument ${slug} v${version}`)
  return instrument
}

async function newestPortrait(
  rows: readonly Row[],
  { principal, locale, measured }: Context,
): Promise<Tile['portrait']> {
  for (const row of rows) {
    const portrait = await loadPortrait(row, instrumentOf(row), principal, locale, measured(row), tileOf)
    if (portrait) return portrait
  }
  return null
}

function howFar(row: Row): Tile['begun'] {
  const { order } = instrumentOf(row)
  const answers = valuesOf(sittingResponses(row))
  const answered = order.filter((item) => answers[item] !== undefined).length
  return { at: row.startedAt.toISOString(), answered, total: order.length }
}

/**
 * Returns the payment of a result that is pending or under review. A pending payment is left out when the result calls
 * for help.
 */
function paymentOf(row: Row, { measured, reportsLeft }: Context): Tile['payment'] {
  const unsettled = row.orders.length > 0 || row.entitlement?.suspendedAt != null
  if (!unsettled) return null
  const { status, action } = getTestState(row, reportsLeft, mayOffer(row, measured(row)))
  if (status !== 'pending' && status !== 'held') return null
  return { sittingId: row.id, status, action: action === 'pay' ? 'pay' : 'summary' }
}
