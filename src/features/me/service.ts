import { productNames } from '@/content/catalogue'
import { findInstrument, instrumentText } from '@/content/instruments'
import { isCurrency } from '@/core/commerce/money'
import { isSku } from '@/core/commerce/product'
import type { Locale } from '@/core/locale'
import type { AdministrationResult } from '@/core/psychometrics/result'
import { offersRetake } from '@/core/psychometrics/validity'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db'
import { boughtBy, isOwnTaker, type Owner, orderedBy, ownedBy } from '@/server/viewer'
import { type MyOrders, type MyTest, type MyTests, testsPerPage } from './schema'

const shown = {
  id: true,
  taker: { select: { id: true, userId: true } },
  instrument: true,
  instrumentVersion: true,
  startedAt: true,
  completedAt: true,
  result: true,
  entitlement: { select: { revokedAt: true, firstReadAt: true, creditEntry: { select: { userId: true } } } },
} satisfies Prisma.AdministrationSelect
type Row = Prisma.AdministrationGetPayload<{ select: typeof shown }>

/** One page of the tests that belong to the account, and of those whose report it bought. */
export async function listTests(db: Db, viewer: Owner, locale: Locale, page: number): Promise<MyTests> {
  const rows = await db.administration.findMany({
    where: { OR: [ownedBy(viewer), boughtBy(viewer)] },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    skip: (page - 1) * testsPerPage,
    take: testsPerPage + 1,
    select: shown,
  })
  const tests = await Promise.all(rows.slice(0, testsPerPage).map((row) => testOf(row, viewer, locale)))
  return { tests, older: rows.length > testsPerPage }
}

async function testOf(row: Row, viewer: Owner, locale: Locale): Promise<MyTest> {
  const instrument = findInstrument(row.instrument, row.instrumentVersion)
  if (!instrument) throw new Error(`no instrument ${row.instrument} v${row.instrumentVersion}`)
  const { title } = await instrumentText(instrument, locale)
  const at = (row.completedAt ?? row.startedAt).toISOString()
  return {
    administrationId: row.id,
    slug: row.instrument,
    title,
    at,
    own: isOwnTaker(viewer, row.taker),
    returnable: isReturnable(row, viewer),
    ...stateOf(row),
  }
}

const isReturnable = ({ taker, entitlement }: Row, viewer: Owner): boolean =>
  isOwnTaker(viewer, taker) &&
  entitlement?.revokedAt === null &&
  entitlement.firstReadAt === null &&
  entitlement.creditEntry?.userId === viewer.userId

function stateOf({ completedAt, entitlement, result }: Row): Pick<MyTest, 'status' | 'action'> {
  if (completedAt === null) return { status: 'uncompleted', action: 'continue' }
  if (entitlement && entitlement.revokedAt === null) return { status: 'completed', action: 'read' }
  // Written by `scoreAdministration`, and by nothing else. Answers that hardly carry a report are not sold.
  const { flags } = result as unknown as AdministrationResult
  return offersRetake(flags) ? { status: 'completed', action: 'summary' } : { status: 'pending', action: 'pay' }
}

/** The account's orders, the last hundred of them. */
export async function listOrders(db: Db, viewer: Owner, locale: Locale): Promise<MyOrders> {
  const orders = await db.order.findMany({
    where: orderedBy(viewer),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
    select: { id: true, sku: true, status: true, amountMinor: true, currency: true, createdAt: true, paidAt: true },
  })
  return orders.flatMap(({ id, sku, status, amountMinor, currency, createdAt, paidAt }) =>
    isCurrency(currency) && isSku(sku)
      ? [
          {
            orderId: id,
            product: productNames[locale][sku],
            status,
            amountMinor,
            currency,
            at: (paidAt ?? createdAt).toISOString(),
          },
        ]
      : [],
  )
}
