import { productNames } from '@/content/catalogue'
import { findInstrument, instrumentText } from '@/content/instruments'
import { thumbnailOf } from '@/core/charts/portrait/lighter'
import { drawingOf } from '@/core/charts/portrait/portrait'
import { wired } from '@/core/charts/portrait/wire'
import type { Locale } from '@/core/locale'
import type { Instrument } from '@/core/psychometrics/instrument'
import { asksAgain } from '@/core/psychometrics/signs'
import { advisesRetake, sittingResult } from '@/features/assessments/stored'
import { creditBalance } from '@/features/auth/credits'
import { likenessOf } from '@/features/report/likeness'
import { isVip } from '@/features/shop/membership'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db'
import { boughtBy, isOwnGuest, type Owner, orderedBy, ownedBy } from '@/server/principal'
import { skuOf } from '@/server/sku'
import { type MyOrders, type MyTest, type MyTests, type Overview, testsPerPage } from './schema'
import { listTrends } from './trend'

const shown = {
  id: true,
  guest: { select: { id: true, userId: true } },
  instrument: true,
  instrumentVersion: true,
  startedAt: true,
  completedAt: true,
  result: true,
  responses: true,
  entitlement: { select: { revokedAt: true, firstReadAt: true, creditEntry: { select: { userId: true } } } },
  orders: { where: { status: { in: ['pending', 'held'] } }, select: { status: true } },
} satisfies Prisma.SittingSelect
type Row = Prisma.SittingGetPayload<{ select: typeof shown }>

/** One page of the tests that belong to the account, and of those whose report it bought. */
export async function listTests(db: Db, principal: Owner, locale: Locale, page: number): Promise<MyTests> {
  const rows = await db.sitting.findMany({
    where: { OR: [ownedBy(principal), boughtBy(principal)] },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * testsPerPage,
    take: testsPerPage + 1,
    select: shown,
  })
  const credits = principal.userId === null ? 0 : await creditBalance(db, principal.userId)
  const tests = await Promise.all(rows.slice(0, testsPerPage).map((row) => testOf(row, principal, locale, credits > 0)))
  return { tests, older: rows.length > testsPerPage }
}

async function testOf(row: Row, principal: Owner, locale: Locale, reportsLeft: boolean): Promise<MyTest> {
  const instrument = findInstrument(row.instrument, row.instrumentVersion)
  if (!instrument) throw new Error(`no instrument ${row.instrument} v${row.instrumentVersion}`)
  const { title } = await instrumentText(instrument, locale)
  const at = (row.completedAt ?? row.startedAt).toISOString()
  return {
    sittingId: row.id,
    slug: row.instrument,
    title,
    at,
    own: isOwnGuest(principal, row.guest),
    returnable: isReturnable(row, principal),
    portrait: await portraitIn(row, instrument, principal, locale),
    ...stateOf(row, reportsLeft),
  }
}

/** As small as a list needs it, and from what is free: a list is no reading of a report. */
async function portraitIn(
  row: Row,
  instrument: Instrument,
  principal: Owner,
  locale: Locale,
): Promise<MyTest['portrait']> {
  const result = sittingResult(row)
  const open = isOwnGuest(principal, row.guest) || row.entitlement?.revokedAt === null
  if (row.completedAt === null || result === null || !open || asksAgain(result)) return null
  const { picture, sentence } = await likenessOf(instrument, result, row, locale)
  if (picture.length === 0) return null
  return { drawing: wired(thumbnailOf(drawingOf(instrument.slug, picture))), sentence }
}

const isReturnable = ({ guest, entitlement }: Row, principal: Owner): boolean =>
  isOwnGuest(principal, guest) &&
  entitlement?.revokedAt === null &&
  entitlement.firstReadAt === null &&
  entitlement.creditEntry?.userId === principal.userId

function stateOf(row: Row, reportsLeft: boolean): Stand {
  const { completedAt, entitlement, orders } = row
  if (completedAt === null) return { status: 'uncompleted', action: 'continue' }
  if (entitlement && entitlement.revokedAt === null) return { status: 'completed', action: 'read' }
  if (advisesRetake(row)) return { status: 'completed', action: 'summary' }
  // Paid already, and being looked at.
  if (orders.some(({ status }) => status === 'held')) return { status: 'pending', action: 'summary' }
  // The summary offers one of the account's own reports before anything is to be paid.
  if (reportsLeft) return { status: orders.length > 0 ? 'pending' : 'completed', action: 'summary' }
  return { status: 'pending', action: 'pay' }
}
type Stand = Pick<MyTest, 'status' | 'action'>

/** The account's orders, the last hundred of them. */
export async function listOrders(db: Db, principal: Owner, locale: Locale): Promise<MyOrders> {
  const orders = await db.order.findMany({
    where: orderedBy(principal),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
    select: { id: true, sku: true, status: true, amountMinor: true, currency: true, createdAt: true, paidAt: true },
  })
  return orders.map(({ id, sku, status, amountMinor, currency, createdAt, paidAt }) => ({
    orderId: id,
    product: productNames[locale][skuOf(sku)],
    status,
    amountMinor,
    currency,
    at: (paidAt ?? createdAt).toISOString(),
  }))
}

/** What the account has left, and which of its tests can be compared over time. */
export async function getOverview(db: Db, userId: string, locale: Locale): Promise<Overview> {
  const [credits, vip, trends] = await Promise.all([
    creditBalance(db, userId),
    isVip(db, userId),
    listTrends(db, userId, locale),
  ])
  return { credits: Math.max(0, credits), vip, trends }
}
