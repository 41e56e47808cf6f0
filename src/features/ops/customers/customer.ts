import { productName } from '@/content/shop/catalogue'
import { findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import type { Locale } from '@/core/locale'
import { getCreditBalance } from '@/features/credits/credits'
import { getVipStart } from '@/features/shop/membership'
import type { Gift, Order, Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { type Actor, addressSubject, runAuditedAction } from '../audit'
import { createMethodNamer } from '../payment-method-names'
import { resolveCustomer } from './customers'
import { type Customer, mailKinds } from './support-schema'

/** Maximum number of rows per list, newest first; accounts that buy for others may have more. */
const most = 100

/**
 * Returns the data of a customer that the team may see: orders, the state of reports, mails, credits, gifts, reviews.
 * Neither answers nor results are read here.
 * @throws DomainError NOT_FOUND
 */
export async function readCustomer(db: Db, by: Actor, ref: string, locale: Locale): Promise<Customer> {
  const { userId, email } = await resolveCustomer(db, ref)
  const subject = userId === null ? addressSubject(email) : `account:${userId}`
  return runAuditedAction(db, by, { act: 'customer.read', subject }, async () => {
    const orders = await db.order.findMany({
      where: {
        OR: [{ email: { equals: email, mode: 'insensitive' } }, ...(userId ? [{ userId }, { guest: { userId } }] : [])],
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: most,
      include: { gift: true },
    })
    const reports = await reportsOf(db, userId, orders, locale)
    const methodName = await createMethodNamer(locale)
    const sittingIds = reports.map(({ sittingId }) => sittingId)
    return {
      email,
      account: userId === null ? null : await accountOf(db, userId),
      orders: orders.map((order) => ({ ...orderOf(order, locale), method: methodName(order.method) })),
      reports,
      mails: await mailsOf(db, userId, orders, sittingIds),
      gifts: orders.flatMap(({ gift }) => (gift ? [giftOf(gift, locale)] : [])),
      reviews: await reviewsOf(db, sittingIds, locale),
    }
  })
}

async function accountOf(db: Db, id: string): Promise<NonNullable<Customer['account']>> {
  const user = await db.user.findUniqueOrThrow({ where: { id } })
  const entries = await db.creditEntry.findMany({ where: { userId: id }, orderBy: { id: 'desc' }, take: most })
  return {
    id,
    name: user.name,
    verified: user.emailVerifiedAt !== null,
    locale: user.locale,
    createdAt: user.createdAt.toISOString(),
    signedInAt: user.signedInAt.toISOString(),
    credits: await getCreditBalance(db, id),
    vipSince: (await getVipStart(db, id))?.toISOString() ?? null,
    ledger: entries.map(({ id, delta, reason, createdAt }) => ({
      id: String(id),
      delta,
      reason,
      at: createdAt.toISOString(),
    })),
  }
}

const orderOf = (order: Order, locale: Locale) => ({
  id: order.id,
  product: productName(order.sku, locale),
  status: order.status,
  amountMinor: order.amountMinor,
  refundedMinor: order.refundedMinor,
  currency: order.currency,
  email: order.email,
  provider: order.provider,
  country: order.country,
  failure: order.failureCode,
  createdAt: order.createdAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
  withdrawnAt: order.withdrawnAt?.toISOString() ?? null,
})

const giftOf = ({ id, sku, recipientEmail, createdAt, ...gift }: Gift, locale: Locale): Customer['gifts'][number] => ({
  id,
  product: productName(sku, locale),
  to: recipientEmail,
  at: createdAt.toISOString(),
  state: gift.revokedAt ? 'returned' : gift.redeemedAt ? 'redeemed' : 'open',
})

async function testName(slug: string, version: number, locale: Locale): Promise<string> {
  const instrument = findInstrument(slug, version)
  return instrument ? (await loadInstrumentText(instrument, locale)).title : slug
}

const shown = {
  id: true,
  instrument: true,
  instrumentVersion: true,
  startedAt: true,
  completedAt: true,
  entitlement: { select: { suspendedAt: true, revokedAt: true, firstReadAt: true, orderId: true } },
} satisfies Prisma.SittingSelect
type Sitting = Prisma.SittingGetPayload<{ select: typeof shown }>

function reportsOf(db: Db, userId: string | null, orders: readonly Order[], locale: Locale) {
  const bought = orders.flatMap(({ sittingId }) => sittingId ?? [])
  const where = { OR: [{ id: { in: bought } }, ...(userId ? [{ guest: { userId } }] : [])] }
  return db.sitting
    .findMany({ where, select: shown, orderBy: [{ startedAt: 'desc' }, { id: 'desc' }], take: most })
    .then((rows) => Promise.all(rows.map((row) => reportOf(row, locale))))
}

async function reportOf(row: Sitting, locale: Locale): Promise<Customer['reports'][number]> {
  const { id: sittingId, entitlement } = row
  return {
    sittingId,
    test: await testName(row.instrument, row.instrumentVersion, locale),
    state: stateOf(row),
    at: (row.completedAt ?? row.startedAt).toISOString(),
    by: entitlement && (entitlement.orderId ? 'order' : 'credit'),
    readAt: entitlement?.firstReadAt?.toISOString() ?? null,
  }
}

function stateOf({ completedAt, entitlement }: Sitting): Customer['reports'][number]['state'] {
  if (completedAt === null) return 'unfinished'
  if (!entitlement) return 'summary'
  return entitlement.revokedAt ? 'closed' : entitlement.suspendedAt ? 'suspended' : 'open'
}

function kindOf(topic: string): (typeof mailKinds)[number] {
  const kind = mailKinds.find((one) => topic === `mail.${one}`)
  if (!kind) throw new Error(`no mail ${topic}`)
  return kind
}

/** Lists the mails about an account, its orders and its reports, with their state. */
async function mailsOf(db: Db, userId: string | null, orders: readonly Order[], sittingIds: readonly string[]) {
  return listMailsAbout(db, [...(userId === null ? [] : [userId]), ...orders.map(({ id }) => id), ...sittingIds])
}

/** Lists the mails about any of these accounts, orders, sittings or gifts, newest first. */
export async function listMailsAbout(db: Db, ids: string[]): Promise<Customer['mails']> {
  const rows = await db.outbox.findMany({
    where: { about: { hasSome: ids }, topic: { startsWith: 'mail.' } },
    orderBy: { id: 'desc' },
    take: most,
  })
  return rows.map(({ id, topic, attempts, createdAt, doneAt, failedAt, lastError }) => ({
    id: String(id),
    kind: kindOf(topic),
    attempts,
    at: (doneAt ?? failedAt ?? createdAt).toISOString(),
    state: doneAt
      ? ('sent' as const)
      : failedAt
        ? ('failed' as const)
        : lastError
          ? ('retrying' as const)
          : ('waiting' as const),
    error: doneAt ? null : lastError,
  }))
}

async function reviewsOf(db: Db, sittingIds: string[], locale: Locale): Promise<Customer['reviews']> {
  const rows = await db.review.findMany({
    where: { sittingId: { in: sittingIds } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  return Promise.all(
    rows.map(async ({ id, instrument, content, hiddenAt, createdAt }) => ({
      id,
      content,
      hidden: hiddenAt !== null,
      at: createdAt.toISOString(),
      test: await testName(instrument, findInstrument(instrument)?.version ?? 1, locale),
    })),
  )
}
