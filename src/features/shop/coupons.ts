import type { Quote } from '@/content/shop/catalogue'
import { applyDiscount, type Discount, isCouponCode, isCouponFor, normalizeCouponCode } from '@/core/commerce/coupon'
import type { Sku } from '@/core/commerce/product'
import { isSku, type SoldSku } from '@/core/commerce/products'
import { DomainError } from '@/core/error/error'
import { MINUTE_MS } from '@/core/time'
import type { Coupon, OrderStatus, Prisma } from '@/generated/prisma/client'
import type { Db, Tx } from '@/server/db/db'

/** Buyer of a coupon request, as far as known. */
export interface CouponBuyer {
  guestId: string | null
  userId: string | null
  email?: string
}

/** Order states that use up a coupon. */
const used = ['paid', 'held', 'refunded'] as const satisfies readonly OrderStatus[]
/** Time for which an unpaid order reserves a use, in milliseconds; if it is paid later, it still counts as a use. */
export const couponHoldMs = 15 * MINUTE_MS

/** Filter for orders that take up a use of the coupon. */
const takenBy = (couponId: string, now: Date): Prisma.OrderWhereInput => ({
  couponId,
  OR: [{ status: { in: [...used] } }, { status: 'pending', createdAt: { gt: new Date(now.getTime() - couponHoldMs) } }],
})

interface CouponRequest extends CouponBuyer {
  /** Code as typed. */
  code: string
  sku: SoldSku
}

/**
 * Returns the coupon for a typed code, for a buyer who has not ordered yet: their own unpaid orders do not count.
 * @throws DomainError COUPON_INVALID alike for an unknown code, a code for another time or product, and a code that the
 * buyer has used as often as they may; COUPON_USED_UP, COUPON_HELD
 */
export async function findUsableCoupon(
  db: Db,
  { code, sku, ...buyer }: CouponRequest,
  now = new Date(),
): Promise<Coupon> {
  const coupon = await openCoupon(db, { code, sku }, now)
  await refuseUsedUp(db, coupon, { ...buyer, open: 'allowed' }, now)
  return coupon
}

/**
 * Returns the coupon with a typed code, whatever uses it has left.
 * @throws DomainError COUPON_INVALID for a code that is not open to any buyer now
 */
async function openCoupon(db: Db | Tx, { code, sku }: Pick<CouponRequest, 'code' | 'sku'>, now: Date): Promise<Coupon> {
  const known = normalizeCouponCode(code)
  const coupon = isCouponCode(known) ? await db.coupon.findUnique({ where: { code: known } }) : null
  if (!coupon || !isOpen(coupon, sku, now)) throw new DomainError('COUPON_INVALID')
  return coupon
}

const isOpen = ({ skus, startsAt, endsAt, endedAt }: Coupon, sku: SoldSku, now: Date): boolean =>
  endedAt === null && startsAt <= now && (endsAt === null || endsAt > now) && isCouponFor(skus.filter(isSku), sku)

/**
 * Refuses a coupon that has no use left for this buyer.
 * @param open whether an unpaid order of the same buyer is ignored (`allowed`) or counts (`counted`): before a new
 * order is made, earlier attempts have been closed
 * @throws DomainError COUPON_INVALID if the buyer has used it as often as they may; COUPON_USED_UP; COUPON_HELD with
 * the `minutes` until the reservation of another, unpaid order ends
 */
async function refuseUsedUp(
  db: Db | Tx,
  { id: couponId, maxUses, maxPerBuyer }: Coupon,
  { guestId, userId, email, open }: CouponBuyer & { open: 'allowed' | 'counted' },
  now: Date,
): Promise<void> {
  const taken = takenBy(couponId, now)
  // OR is at the top level, where an empty one matches nothing; inside an AND it would match everything.
  const own: Prisma.OrderWhereInput = {
    couponId,
    OR: [
      ...(guestId === null ? [] : [{ guestId, status: { in: [...used, 'pending' as const] } }]),
      ...(userId === null ? [] : [{ userId, status: { in: [...used, 'pending' as const] } }]),
      // If a buyer types another person's address, that person's uses are not reserved for long.
      ...(email === undefined ? [] : [{ email: { equals: email, mode: 'insensitive' as const }, AND: [taken] }]),
    ],
  }
  const isPending: Prisma.OrderWhereInput = { AND: [{ status: 'pending' }] }
  const ownOpen = open === 'allowed' ? await db.order.count({ where: { ...own, ...isPending } }) : 0
  if ((await db.order.count({ where: own })) - ownOpen >= maxPerBuyer) throw new DomainError('COUPON_INVALID')
  if (maxUses === null) return
  const takenByOwnOpen =
    open === 'allowed' ? await db.order.count({ where: { ...own, AND: [taken, { status: 'pending' }] } }) : 0
  if ((await db.order.count({ where: taken })) - takenByOwnOpen < maxUses) return
  const inFull = await db.order.count({ where: { couponId, status: { in: [...used] } } })
  if (inFull >= maxUses) throw new DomainError('COUPON_USED_UP')
  const first = await db.order.findFirst({
    where: { ...taken, AND: [{ status: 'pending' }] },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { createdAt: true },
  })
  const freeAt = (first?.createdAt ?? now).getTime() + couponHoldMs
  throw new DomainError('COUPON_HELD', { minutes: Math.max(1, Math.ceil((freeAt - now.getTime()) / MINUTE_MS)) })
}

export const discountOf = ({ percent, offCny, offUsd, offEur }: Coupon): Discount => ({
  percent,
  off: { CNY: offCny, USD: offUsd, EUR: offEur },
})

/** Price with the coupon applied; the price without a coupon if that is as low anyway. */
export interface CouponQuote extends Quote {
  couponId: string | null
  couponCode: string | null
}

/**
 * Returns the better of two prices, never with both discounts: the buyer's own price, and the list price with a code.
 * @param own price this buyer pays without a code
 * @throws DomainError COUPON_INVALID
 */
export async function getBetterPrice(
  db: Db,
  { code, sku }: { code?: string | undefined; sku: SoldSku },
  own: Quote,
  now = new Date(),
): Promise<CouponQuote> {
  if (!code) return { ...own, couponId: null, couponCode: null }
  // Uses are counted only when the order is made.
  return quoteWithCoupon(own, await openCoupon(db, { code, sku }, now))
}

/**
 * Returns the price with a coupon applied, or `own` with no coupon if that is as low.
 * @param own price the buyer pays without a coupon
 */
export function quoteWithCoupon(own: Quote, coupon: Coupon): CouponQuote {
  const amountMinor = applyDiscount(own.listMinor, own.currency, discountOf(coupon))
  if (amountMinor >= own.amountMinor) return { ...own, couponId: null, couponCode: null }
  return { ...own, amountMinor, couponId: coupon.id, couponCode: coupon.code }
}

/**
 * Checks that a new order may use its coupon, and locks the coupon: of two orders for the last use only one succeeds.
 * The caller writes the order in the same transaction, and has closed earlier attempts at the same purchase.
 * @throws DomainError COUPON_INVALID, COUPON_USED_UP, COUPON_HELD
 */
export async function holdCoupon(
  tx: Tx,
  {
    couponId,
    couponCode: code,
    sku,
    ...buyer
  }: CouponBuyer & Pick<CouponQuote, 'couponId' | 'couponCode'> & { sku: Sku },
  now: Date,
): Promise<void> {
  if (couponId === null || code === null || !isSku(sku)) return
  await tx.$queryRaw`SELECT 1 FROM "Coupon" WHERE id = ${couponId} FOR UPDATE`
  await refuseUsedUp(tx, await openCoupon(tx, { code, sku }, now), { ...buyer, open: 'counted' }, now)
}
