import { productName, refundDays } from '@/content/shop/catalogue'
import { countReportsKept, unusedRefundMinor } from '@/core/commerce/pro-rata'
import { isGift, isKnownSku, isPackSku, reportsIn } from '@/core/commerce/product'
import { refundRuleOf } from '@/core/commerce/refund-right'
import type { RefundRight, SubmittedWithdrawal } from '@/core/commerce/refund-schema'
import { DomainError } from '@/core/error/error'
import { maskEmail } from '@/core/input/email'
import type { Locale } from '@/core/locale'
import { DAY_MS, HOUR_SECONDS } from '@/core/time'
import { isRefundByLaw, isWithdrawKey } from '@/features/billing/receipt'
import { getCreditBalance } from '@/features/credits/credits'
import type { Order, OrderStatus } from '@/generated/prisma/client'
import { type Owner, orderedBy } from '@/server/auth/principal'
import { hashKey, isPseudonym, pseudonymsOf } from '@/server/crypto/secrets'
import type { Db, OpenDb, Tx } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'
import { networkOf } from '@/server/limits/network'
import { consumeAll, type RateLimitRule } from '@/server/limits/rate-limit'
import { failedRefundWhere, getPaidAmount } from './request-refund'
import type {
  DeclareWithdrawalInput,
  OrderToWithdraw,
  OrderToWithdrawInput,
  RefundRights,
  WithdrawalSent,
  WithdrawOrderInput,
} from './withdrawal-schema'

const perOrder: RateLimitRule = { name: 'payment.withdraw.order', points: 10, seconds: HOUR_SECONDS }
const perIp: RateLimitRule = { name: 'payment.withdraw.ip', points: 30, seconds: HOUR_SECONDS }

/** Statuses of orders with a contract. */
const concluded: OrderStatus[] = ['paid', 'held', 'refunded']

/**
 * Records a withdrawal from a contract (Consumer Rights Directive, art. 11a), mails a confirmation to the order's
 * address and a note to the operator; also after the buyer has deleted everything. Only the first statement about an
 * order counts; the response is the same for later ones, and for an order that is unknown or belongs to another
 * address.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function declareWithdrawal(
  database: OpenDb,
  { ip }: { ip: string },
  { orderNumber: id, email, name }: DeclareWithdrawalInput,
  now = new Date(),
): Promise<WithdrawalSent> {
  await consumeAll(database, [
    [perOrder, hashKey(`${networkOf(ip)} ${id}`)],
    [perIp, ip],
  ])
  await database.db.$transaction(async (tx) => {
    const order = await tx.order.findUnique({ where: { id }, select: { email: true } })
    if (order && isOf(order.email, email)) await recordStatement(tx, { orderId: id, name, email }, now)
  })
  return { receivedAt: now.toISOString() }
}

/**
 * Records a withdrawal and enqueues its two mails; does nothing if one was recorded before, or if there is no contract.
 */
async function recordStatement(
  tx: Tx,
  statement: { orderId: string; name: string; email: string },
  now: Date,
): Promise<void> {
  const { orderId: id } = statement
  const first = { id, status: { in: concluded }, withdrawnAt: null }
  const { count } = await tx.order.updateMany({ where: first, data: { withdrawnAt: now } })
  if (count === 0) return
  // The jobs keep the typed address, because the address of the order may be deleted before the mails are sent.
  await enqueue(tx, jobs.mailWithdrawal, statement, { dedupeKey: `mail.withdrawal:${id}` })
  await enqueue(tx, jobs.mailWithdrawalNote, statement, { dedupeKey: `mail.withdrawal-note:${id}` })
}

/**
 * Records a withdrawal by the buyer, who is identified by this browser, the account, or the key in the order's mail. A
 * second statement changes nothing.
 * @throws DomainError NOT_FOUND, the same for an unknown order, one of another person and one without a contract;
 * TOO_MANY_REQUESTS
 */
export async function withdrawOrder(
  database: OpenDb,
  { ip, principal, locale }: { ip: string; principal: Owner; locale: Locale },
  { orderId, key, name }: WithdrawOrderInput,
  now = new Date(),
): Promise<OrderToWithdraw> {
  await consumeAll(database, [
    [perOrder, hashKey(`${networkOf(ip)} ${orderId}`)],
    [perIp, ip],
  ])
  const { db } = database
  const { id, email } = await findOwn(db, principal, { orderId, key })
  await db.$transaction((tx) => recordStatement(tx, { orderId: id, name, email }, now))
  return getOrderToWithdraw(db, { principal, locale }, { orderId, key }, now)
}

/**
 * Returns an order as the buyer sees it before and after a withdrawal.
 * @throws DomainError NOT_FOUND, the same for an unknown order, one of another person and one without a contract
 */
export async function getOrderToWithdraw(
  db: Db,
  { principal, locale }: { principal: Owner; locale: Locale },
  input: OrderToWithdrawInput,
  now = new Date(),
): Promise<OrderToWithdraw> {
  const order = await findOwn(db, principal, input)
  const { kind } = await refundClaimOf(db, order, now)
  return {
    orderId: order.id,
    product: productName(order.sku, locale),
    paidAt: (order.paidAt ?? order.createdAt).toISOString(),
    paid: getPaidAmount(order),
    email: maskEmail(order.email),
    until: refundPeriodEnd(order).toISOString(),
    why: kind === 'due' ? null : kind,
    byLaw: isRefundByLaw(order),
    right: await refundRightOf(db, order, now),
    made: await getSubmittedWithdrawal(db, order),
  }
}

/**
 * Lists the refunds that the account can still request or has requested, among its last hundred orders.
 */
export async function listRefundRights(db: Db, principal: Owner, now = new Date()): Promise<RefundRights> {
  const orders = await db.order.findMany({
    where: { status: { in: concluded }, ...orderedBy(principal) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 100,
  })
  const found = await Promise.all(
    orders.map(async (order) => ({
      orderId: order.id,
      right: await refundRightOf(db, order, now),
      made: await getSubmittedWithdrawal(db, order),
    })),
  )
  return found.filter(({ right, made }) => right !== null || made !== null)
}

async function findOwn(db: Db, principal: Owner, { orderId, key }: OrderToWithdrawInput): Promise<Order> {
  const fromMail = key !== undefined && isWithdrawKey(key, orderId)
  const order = await db.order.findFirst({
    where: { id: orderId, status: { in: concluded }, ...(!fromMail && orderedBy(principal)) },
  })
  // After the buyer has deleted everything, only the form with a typed address can send the confirmation.
  if (!order || isPseudonym(order.email)) throw new DomainError('NOT_FOUND')
  return order
}

/** Returns the refund that can be requested; null once requested, if nothing was paid, or if the rules give none. */
export async function refundRightOf(db: Db | Tx, order: Order, now = new Date()): Promise<RefundRight | null> {
  const until = refundPeriodEnd(order)
  const open = (order.status === 'paid' || order.status === 'held') && order.withdrawnAt === null && now <= until
  // This version of the site has no rule for a product that only another version sells.
  if (!open || !isKnownSku(order.sku)) return null
  const { kind, minor, unused } = await refundClaimOf(db, order, now)
  if (kind !== 'due') return null
  return {
    rule: order.status === 'held' ? 'held' : refundRuleOf(order.sku),
    until: until.toISOString(),
    amountMinor: minor,
    currency: getPaidAmount(order).currency,
    unused,
    byLaw: isRefundByLaw(order),
  }
}

/** Returns the withdrawal made from an order; null before one. */
export async function getSubmittedWithdrawal(db: Db, order: Order): Promise<SubmittedWithdrawal | null> {
  const { withdrawnAt } = order
  if (withdrawnAt === null) return null
  const { kind, minor: amountMinor } = await refundClaimOf(db, order)
  const { currency } = getPaidAmount(order)
  const by = refundDeadlineOf(withdrawnAt).toISOString()
  return {
    at: withdrawnAt.toISOString(),
    due: kind === 'due' && amountMinor > 0 ? { by, amountMinor, currency } : null,
  }
}

/**
 * Returns the deadline for paying a requested refund (Consumer Rights Directive, art. 13; as many days as our own
 * promise).
 */
export const refundDeadlineOf = (withdrawnAt: Date): Date => new Date(withdrawnAt.getTime() + refundDays * DAY_MS)

/** Returns whether a typed address is that of an order, also if the order now has only a pseudonym of it. */
function isOf(kept: string, typed: string): boolean {
  return isPseudonym(kept) ? pseudonymsOf(typed).includes(kept) : kept.toLowerCase() === typed.toLowerCase()
}

/** Refund by the rules of /refunds, which are wider than the law in some places and never narrower. */
export interface RefundClaim {
  /**
   * `due`: `minor` is refunded. `free`: nothing was paid, and only the product can be closed. `late`: after the days of
   * the promise. `used`: nothing of it is left, or the gift is redeemed. `settled`: the money is already refunded. All
   * but the first need a decision by the team.
   */
  kind: 'due' | 'free' | 'late' | 'used' | 'settled'
  /** Minor units of the order's currency, without earlier refunds. */
  minor: number
  /** Number of unopened reports of a pack; null for other products and for a held pack, which has given none. */
  unused: number | null
}

/** Returns the end of the refund period promised at /refunds. */
export function refundPeriodEnd({ paidAt, createdAt }: Pick<Order, 'paidAt' | 'createdAt'>): Date {
  return new Date((paidAt ?? createdAt).getTime() + refundDays * DAY_MS)
}

/**
 * Returns the refund claim of an order by its current state. Whether it is late is judged by the time of its withdrawal,
 * or by `now` if it was not withdrawn.
 */
export async function refundClaimOf(db: Db | Tx, order: Order, now = new Date()): Promise<RefundClaim> {
  const { refundedMinor, paidAt, createdAt, withdrawnAt, status } = order
  const unused = await unusedReports(db, order)
  if (getPaidAmount(order).amountMinor === 0) return { kind: 'free', minor: 0, unused }
  if (status === 'refunded' && !(await isRefundDue(db, order))) return { kind: 'settled', minor: 0, unused }
  if ((withdrawnAt ?? now) > refundPeriodEnd({ paidAt, createdAt })) return { kind: 'late', minor: 0, unused }
  if (await isRedeemed(db, order)) return { kind: 'used', minor: 0, unused }
  if (unused === null) return { kind: 'due', minor: getPaidAmount(order).amountMinor - refundedMinor, unused }
  const minor = shareOf(order, unused)
  return { kind: minor > 0 ? 'due' : 'used', minor, unused }
}

/** Returns whether a refund of the order did not arrive, so that the money is still owed. */
const isRefundDue = async (db: Db | Tx, { id }: Order): Promise<boolean> =>
  (await db.refund.count({ where: { orderId: id, ...failedRefundWhere } })) > 0

/** Returns the amount to refund in addition to earlier refunds, so that the sum covers exactly the unused reports. */
function shareOf({ sku, amountMinor: paidMinor, refundedMinor }: Order, unused: number): number {
  if (!isPackSku(sku)) return 0
  const pack = { reports: reportsIn(sku), paidMinor }
  const gone = pack.reports - countReportsKept(pack, refundedMinor)
  return Math.max(0, unusedRefundMinor(pack, gone + unused) - refundedMinor)
}

/**
 * Returns the number of unopened reports of a pack: at most those that the account holds, less those of packs withdrawn
 * earlier, and at most those of the pack that are not refunded.
 */
async function unusedReports(db: Db | Tx, order: Order): Promise<number | null> {
  const { userId, withdrawnAt, status } = order
  if (!isPackSku(order.sku) || status === 'held') return null
  if (userId === null) return 0
  const earlier = await db.order.findMany({
    where: { userId, status: 'paid', withdrawnAt: { lt: withdrawnAt ?? new Date() } },
  })
  const claimed = earlier.reduce((sum, one) => sum + stillCounts(one), 0)
  return Math.max(0, Math.min(stillCounts(order), (await getCreditBalance(db, userId)) - claimed))
}

function stillCounts({ sku, amountMinor: paidMinor, refundedMinor }: Order): number {
  return isPackSku(sku) ? countReportsKept({ reports: reportsIn(sku), paidMinor }, refundedMinor) : 0
}

async function isRedeemed(db: Db | Tx, { id, sku }: Order): Promise<boolean> {
  if (!isGift(sku)) return false
  return (await db.gift.count({ where: { orderId: id, redeemedAt: { not: null } } })) > 0
}
