import type { Quote } from '@/content/catalogue'
import { couponMinor, type Discount, isCouponCode, isCouponFor, normalizeCouponCode } from '@/core/commerce/coupon'
import { isSku, type Sku, type SoldSku } from '@/core/commerce/product'
import { DomainError } from '@/core/error'
import type { Coupon, OrderStatus, Prisma } from '@/generated/prisma/client'
import type { Db, Tx } from '@/server/db'
import { skuOf } from '@/server/sku'

/** Who wants to use a code, as far as that is known. */
export interface CouponBuyer {
  guestId: string | null
  userId: string | null
  email?: string
}

/** Orders that hold a use: one that was not paid gives it back, one that is paid late takes it again. */
const holding: OrderStatus[] = ['pending', 'paid', 'held', 'refunded']

interface Asked extends CouponBuyer {
  /** As typed. */
  code: string
  sku: SoldSku
}

/**
 * The coupon behind a typed code, for a buyer who has not ordered yet: another try of theirs is not in their way.
 * @throws DomainError COUPON_INVALID alike for an unknown code, one of another time or product, and one that is used up
 */
export async function usableCoupon(db: Db, { code, sku, ...buyer }: Asked, now = new Date()): Promise<Coupon> {
  const coupon = await openCoupon(db, { code, sku }, now)
  if (await isUsedUp(db, coupon, buyer, { status: { not: 'pending' } })) throw new DomainError('COUPON_INVALID')
  return coupon
}

/** @throws DomainError COUPON_INVALID for a code that nobody can use now, whoever has used it */
async function openCoupon(db: Db | Tx, { code, sku }: Pick<Asked, 'code' | 'sku'>, now: Date): Promise<Coupon> {
  const known = normalizeCouponCode(code)
  const coupon = isCouponCode(known) ? await db.coupon.findUnique({ where: { code: known } }) : null
  if (!coupon || !isOpen(coupon, sku, now)) throw new DomainError('COUPON_INVALID')
  return coupon
}

const isOpen = ({ skus, startsAt, endsAt, endedAt }: Coupon, sku: SoldSku, now: Date): boolean =>
  endedAt === null &&
  startsAt <= now &&
  (endsAt === null || endsAt > now) &&
  isCouponFor(skus.map((stored) => skuOf(stored)).filter(isSku), sku)

/** @param counted which orders of the buyer count */
async function isUsedUp(
  db: Db | Tx,
  { id: couponId, maxUses, maxPerBuyer }: Coupon,
  { guestId, userId, email }: CouponBuyer,
  counted: Prisma.OrderWhereInput = {},
): Promise<boolean> {
  const used: Prisma.OrderWhereInput = { couponId, status: { in: holding } }
  const same: Prisma.OrderWhereInput = {
    OR: [
      ...(guestId === null ? [] : [{ guestId }]),
      ...(userId === null ? [] : [{ userId }]),
      ...(email === undefined ? [] : [{ email: { equals: email, mode: 'insensitive' as const } }]),
    ],
  }
  // At the top: an empty OR matches nothing there, and everything inside of an AND.
  const mine = await db.order.count({ where: { ...same, AND: [used, counted] } })
  if (mine >= maxPerBuyer) return true
  if (maxUses === null) return false
  const left = (await db.order.count({ where: { ...same, AND: used } })) - mine
  return (await db.order.count({ where: used })) - left >= maxUses
}

export const discountOf = ({ percent, offCny, offUsd, offEur }: Coupon): Discount => ({
  percent,
  off: { CNY: offCny, USD: offUsd, EUR: offEur },
})

/** A price with the coupon that made it so; without one where a membership does as well. */
export interface CouponQuote extends Quote {
  couponId: string | null
  couponCode: string | null
}

/**
 * The better of two prices, never both discounts together: what this buyer pays anyway, and the list price with a code.
 * @param own what this buyer pays without a code
 * @throws DomainError COUPON_INVALID
 */
export async function betterPrice(
  db: Db,
  { code, sku }: { code?: string | undefined; sku: SoldSku },
  own: Quote,
  now = new Date(),
): Promise<CouponQuote> {
  if (!code) return { ...own, couponId: null, couponCode: null }
  // Whether it is used up is looked at when the order is made.
  return withCoupon(own, await openCoupon(db, { code, sku }, now))
}

/** @param own what the buyer pays anyway */
export function withCoupon(own: Quote, coupon: Coupon): CouponQuote {
  const amountMinor = couponMinor(own.listMinor, own.currency, discountOf(coupon))
  if (amountMinor >= own.amountMinor) return { ...own, couponId: null, couponCode: null }
  return { ...own, amountMinor, couponId: coupon.id, couponCode: coupon.code }
}

/**
 * Makes sure that a new order may use its coupon; of two that want the last use, one gets it. The caller writes the order
 * in the same transaction, and has closed older tries at the same purchase.
 * @throws DomainError COUPON_INVALID
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
  if (await isUsedUp(tx, await openCoupon(tx, { code, sku }, now), buyer)) throw new DomainError('COUPON_INVALID')
}
