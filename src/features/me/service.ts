import { offersRetake } from '@mindglass/psychometrics/validity/signs'
import { findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import { marginOf, thumbnailOf } from '@/core/charts/drawing/simplify'
import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import { toWire } from '@/core/charts/portrait/wire'
import { isUnlocked } from '@/core/commerce/entitlement'
import type { Instrument } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { mayOffer } from '@/features/assessments/care'
import { loadMeasurementErrors, type MeasurementErrorLookup } from '@/features/assessments/measurement-errors'
import { sittingResult } from '@/features/assessments/stored-sitting'
import { getCreditBalance } from '@/features/credits/credits'
import { createFreeExcerpt } from '@/features/report/view/free-excerpt'
import { isVip } from '@/features/shop/membership'
import { listLockedReports } from '@/features/shop/service'
import type { Prisma } from '@/generated/prisma/client'
import { boughtBy, isOwnGuest, type Owner, ownedBy } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'
import {
  type InattentionSign,
  type MyTest,
  type MyTests,
  type MyTestsInput,
  type Overview,
  testsPerPage,
} from './schema'

/** Columns of a sitting that a list of results needs. */
export const sittingListSelect = {
  id: true,
  guest: { select: { id: true, userId: true } },
  instrument: true,
  instrumentVersion: true,
  locale: true,
  startedAt: true,
  completedAt: true,
  result: true,
  responses: true,
  normVersionId: true,
  entitlement: {
    select: {
      revokedAt: true,
      suspendedAt: true,
      closedFor: true,
      firstReadAt: true,
      creditEntry: { select: { userId: true } },
    },
  },
  orders: { where: { status: { in: ['pending', 'held'] } }, select: { status: true } },
} satisfies Prisma.SittingSelect
export type Row = Prisma.SittingGetPayload<{ select: typeof sittingListSelect }>

/** Returns the filter for the sittings that belong to the account and those whose report it bought. */
export const listedSittingsFilter = (principal: Owner): Prisma.SittingWhereInput => ({
  OR: [ownedBy(principal), boughtBy(principal)],
})

/** Returns one page of the account's sittings, of all tests or of one. */
export async function listTests(
  db: Db,
  principal: Owner,
  locale: Locale,
  { page, slug }: MyTestsInput,
): Promise<MyTests> {
  const rows = await db.sitting.findMany({
    where:
      slug === undefined ? listedSittingsFilter(principal) : { ...listedSittingsFilter(principal), instrument: slug },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * testsPerPage,
    take: testsPerPage + 1,
    select: sittingListSelect,
  })
  const credits = principal.userId === null ? 0 : await getCreditBalance(db, principal.userId)
  const shownRows = rows.slice(0, testsPerPage)
  const measured = await loadMeasurementErrors(db, shownRows)
  const context = { principal, locale, reportsLeft: credits > 0 }
  const tests = await Promise.all(shownRows.map((row) => testOf(row, context, measured(row), thumbnailOf)))
  const newest = page === 1 ? tests.findIndex(({ portrait }) => portrait !== null) : -1
  const row = shownRows[newest]
  // The newest portrait is as wide as the page, so it needs the larger drawing.
  if (row) tests[newest] = await testOf(row, context, measured(row), marginOf)
  return { tests, older: rows.length > testsPerPage }
}

/** Function that simplifies a drawing for the place where it is shown. */
type Lighter = typeof thumbnailOf

async function testOf(
  row: Row,
  { principal, locale, reportsLeft }: { principal: Owner; locale: Locale; reportsLeft: boolean },
  measured: MeasurementErrorLookup,
  lighter: Lighter,
): Promise<MyTest> {
  const instrument = findInstrument(row.instrument, row.instrumentVersion)
  if (!instrument) throw new Error(`no instrument ${row.instrument} v${row.instrumentVersion}`)
  const { title } = await loadInstrumentText(instrument, locale)
  const at = (row.completedAt ?? row.startedAt).toISOString()
  return {
    sittingId: row.id,
    slug: row.instrument,
    title,
    at,
    own: isOwnGuest(principal, row.guest),
    returnable: isReturnable(row, principal),
    portrait: await loadPortrait(row, instrument, principal, locale, measured, lighter),
    retake: asksForRetake(row),
    sign: findRetakeSign(row),
    ...getTestState(row, reportsLeft, mayOffer(row, measured)),
  }
}

/**
 * Returns a small portrait for a list, made from free content only: showing a list does not count as reading a report.
 */
export async function loadPortrait(
  row: Row,
  instrument: Instrument,
  principal: Owner,
  locale: Locale,
  measured: MeasurementErrorLookup,
  lighter: Lighter,
): Promise<MyTest['portrait']> {
  const result = sittingResult(row)
  const open = isOwnGuest(principal, row.guest) || isUnlocked(row.entitlement)
  if (result === null || !open || offersRetake(result)) return null
  const { picture, sentence } = await createFreeExcerpt(instrument, result, row, locale, measured)
  if (picture.length === 0) return null
  return { drawing: toWire(lighter(drawPortraitFromView(instrument.slug, picture))), sentence }
}

/** Returns whether the reader is asked to take the test again. A report bought earlier stays readable. */
export function asksForRetake(row: Row): boolean {
  const result = sittingResult(row)
  return result !== null && offersRetake(result) && !isUnlocked(row.entitlement)
}

/**
 * Returns the sign of inattention that is easiest to understand; null if no retake is requested or no sign was found.
 */
export function findRetakeSign(row: Row): InattentionSign {
  if (!asksForRetake(row)) return null
  const flags = sittingResult(row)?.flags ?? []
  return plainestFirst.find((sign) => flags.includes(sign)) ?? null
}
const plainestFirst = ['speed', 'longstring', 'pattern', 'directed', 'inconsistency', 'spread'] as const

const isReturnable = ({ guest, entitlement }: Row, principal: Owner): boolean =>
  isOwnGuest(principal, guest) &&
  entitlement?.revokedAt === null &&
  entitlement.firstReadAt === null &&
  entitlement.creditEntry?.userId === principal.userId

/** Returns the status of a sitting and its next action. */
export function getTestState(row: Row, reportsLeft: boolean, offered: boolean): Stand {
  const { completedAt, entitlement, orders } = row
  if (completedAt === null) return { status: 'uncompleted', action: 'continue' }
  if (isUnlocked(entitlement)) return { status: 'completed', action: 'read' }
  // While the payer's bank examines the payment, no other payment is offered.
  if (entitlement?.revokedAt === null) return { status: 'held', action: 'summary' }
  // The team has closed the report: it would stay closed after another purchase.
  if (entitlement?.closedFor === 'staff') return { status: 'completed', action: 'summary' }
  // The order is paid already, and under review.
  if (orders.some(({ status }) => status === 'held')) return { status: 'held', action: 'summary' }
  if (!offered) return { status: 'completed', action: 'summary' }
  // The summary offers one of the account's own reports before a payment.
  if (reportsLeft) return { status: orders.length > 0 ? 'pending' : 'completed', action: 'summary' }
  return { status: 'pending', action: 'pay' }
}
type Stand = Pick<MyTest, 'status' | 'action'>

/** Maximum number of results listed that a credit can open. */
const mostOpenable = 4

/** Returns the number of reports left, whether the account has VIP, and the results that can be opened. */
export async function getOverview(db: Db, userId: string, locale: Locale): Promise<Overview> {
  const [credits, vip] = await Promise.all([getCreditBalance(db, userId), isVip(db, userId)])
  const openable = credits > 0 ? (await listLockedReports(db, userId, locale)).slice(0, mostOpenable) : []
  return { credits: Math.max(0, credits), vip, openable }
}
