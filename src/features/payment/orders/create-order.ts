import { acknowledgementVersion, getPaymentQuote } from '@/content/shop/catalogue'
import { currencyIn, hasWithdrawalRight } from '@/core/commerce/country'
import { localCurrency, type Money, type PaymentMethod } from '@/core/commerce/money'
import { methodsFor } from '@/core/commerce/payment-method'
import { ownSkuOfGift, type Sku } from '@/core/commerce/product'
import { catalogueVersion } from '@/core/commerce/products'
import { DomainError } from '@/core/error/error'
import type { Locale } from '@/core/locale'
import { HOUR_MS, MINUTE_MS } from '@/core/time'
import { getBetterPrice, holdCoupon } from '@/features/shop/coupons'
import { isVip } from '@/features/shop/membership'
import type { Order, Prisma } from '@/generated/prisma/client'
import type { Owner } from '@/server/auth/principal'
import { randomId } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'
import type { PaymentProvider } from '@/server/payments/provider'
import { findSitting } from '../checkout/offer'
import { findAcknowledgedAt } from '../checkout/resume-checkout'
import type { CheckoutInput } from '../schema'

/** Terms the buyer agreed to, as kept in the order. */
export interface OrderTerms extends Money {
  sku: Sku
  listMinor: number
  guestId: string | null
  /** Account signed in at the checkout; null without one. */
  userId: string | null
  /** null for a product of the shop. */
  sittingId: string | null
  giftEmail: string | null
  openAccount: boolean
  locale: Locale
  email: string
  method: PaymentMethod
  /** Country of residence that the buyer chose. */
  country: string
  /** Coupon that lowered the price; null if a membership, or nothing, lowered it. */
  couponId: string | null
  couponCode: string | null
  provider: PaymentProvider['name']
}

type Subject = Pick<OrderTerms, 'sittingId' | 'giftEmail' | 'openAccount' | 'guestId' | 'userId'>

/**
 * Returns the terms the buyer agrees to by pressing Pay: the product, and the price from our catalogue.
 * @throws DomainError NOT_FOUND, UNAUTHENTICATED, SITTING_NOT_COMPLETED, RETAKE_FIRST, EMAIL_REQUIRED,
 * METHOD_UNAVAILABLE, ACKNOWLEDGEMENT_REQUIRED, COUPON_INVALID
 */
export async function getOrderTerms(
  db: Db,
  provider: PaymentProvider,
  principal: Owner,
  input: CheckoutInput,
  locale: Locale,
): Promise<OrderTerms> {
  const { acknowledgements, country, coupon, email, method, sku } = input
  const subject = sku === 'report' ? await reportSubject(db, principal, input) : productSubject(principal, input)
  const currency = currencyIn(country, localCurrency[locale])
  const own = getPaymentQuote(sku, currency, await isVip(db, principal.userId))
  const price = await getBetterPrice(db, { sku, code: coupon }, own)
  if (!methodsFor(currency, country, provider.methods).includes(method)) throw new DomainError('METHOD_UNAVAILABLE')
  // The schema accepts acknowledgements only if both boxes are ticked.
  if (hasWithdrawalRight(country) && !acknowledgements) throw new DomainError('ACKNOWLEDGEMENT_REQUIRED')
  return { sku, ...subject, locale, ...price, email, method, country, provider: provider.name }
}

async function reportSubject(db: Db, principal: Owner, input: CheckoutInput): Promise<Subject> {
  const { sittingId, openAccount } = input
  if (sittingId === undefined) throw new DomainError('NOT_FOUND')
  const sitting = await findSitting(db, principal, sittingId)
  if (sitting.status === 'uncompleted') throw new DomainError('SITTING_NOT_COMPLETED', { slug: sitting.instrument })
  // The answers call for a free retake: no report is sold on them.
  if (sitting.status === 'pending_payment' && sitting.retakeAdvised) {
    throw new DomainError('RETAKE_FIRST', { slug: sitting.instrument })
  }
  const { userId } = principal
  // A buyer who is signed in has an account already.
  return {
    guestId: sitting.guestId,
    userId,
    sittingId,
    giftEmail: null,
    openAccount: openAccount && userId === null,
  }
}

function productSubject({ guestId, userId }: Owner, { sku, giftEmail }: CheckoutInput): Subject {
  if (userId === null) throw new DomainError('UNAUTHENTICATED')
  const gift = ownSkuOfGift(sku) !== null
  if (gift && giftEmail === undefined) throw new DomainError('EMAIL_REQUIRED')
  const recipient = gift ? (giftEmail ?? null) : null
  return { guestId, userId, sittingId: null, giftEmail: recipient, openAccount: false }
}

/** Duration of a checkout in ms; Stripe allows 30 minutes to 24 hours, counted by its own clock. */
const SESSION_MS = HOUR_MS
/** Shortest time left in ms with which a checkout is reused. */
const MARGIN_MS = 5 * MINUTE_MS
/** Delay in ms before the reconciler first checks a new order. */
export const FIRST_RECONCILE_DELAY_MS = 2 * MINUTE_MS

interface FoundOrCreatedOrder {
  order: Order
  /** Open orders for the same purchase with another method, address or price; still to be closed at the provider. */
  replaced: Order[]
}

/**
 * Returns the open order with exactly this snapshot, or creates one, before the provider is called.
 * @throws DomainError ALREADY_UNLOCKED when the report is paid for; REPORT_CLOSED when the team has closed it;
 * ALREADY_VIP for a second membership; PAYMENT_HELD with the order's number while the team checks an earlier payment
 * for it; COUPON_USED_UP or COUPON_HELD when another buyer took the last use
 */
export function findOrCreateOrder(db: Db, snapshot: OrderTerms, now: Date): Promise<FoundOrCreatedOrder> {
  return db.$transaction(async (tx) => {
    // The lock serializes two clicks or two tabs.
    const { sittingId, giftEmail, provider, sku, userId } = snapshot
    const subject = sittingId ?? `${userId}:${sku}`
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`checkout:${subject}`}, 0))`
    await refuseOwned(tx, snapshot)
    // Gifts to two people are two purchases; two orders of any other product are the same purchase.
    const same = sittingId === null ? { userId, sku, giftEmail } : { sittingId }
    await refuseHeld(tx, same)
    const open = await tx.order.findMany({ where: { ...same, provider, status: 'pending' } })
    const known = open.find((order) => isSame(order, snapshot) && endsAfter(order, now.getTime() + MARGIN_MS))
    const replaced = open.filter((order) => order !== known)
    await closeOrders(tx, replaced, now)
    if (known) return { order: known, replaced }
    await holdCoupon(tx, snapshot, now)
    const declaredAt = hasWithdrawalRight(snapshot.country) ? ((await findAcknowledgedAt(tx, same, now)) ?? now) : null
    return { order: await createOrder(tx, snapshot, declaredAt, now), replaced }
  })
}

async function refuseOwned(tx: Tx, { sittingId, sku, userId }: OrderTerms): Promise<void> {
  if (sittingId !== null) {
    const entitlement = await tx.entitlement.findUnique({ where: { sittingId } })
    if (entitlement?.revokedAt === null) throw new DomainError('ALREADY_UNLOCKED')
    // The report would stay closed, so no money is taken for it.
    if (entitlement?.closedFor === 'staff') throw new DomainError('REPORT_CLOSED')
  }
  if (sku === 'vip' && (await isVip(tx, userId))) throw new DomainError('ALREADY_VIP')
}

/** Refuses a second payment while the team checks a held one. @throws DomainError PAYMENT_HELD */
async function refuseHeld(tx: Tx, same: Prisma.OrderWhereInput): Promise<void> {
  const held = await tx.order.findFirst({ where: { ...same, status: 'held' }, select: { id: true } })
  if (held) throw new DomainError('PAYMENT_HELD', { order: held.id })
}

const isSame = (
  order: Order,
  { country, email, method, currency, amountMinor, openAccount, ...rest }: OrderTerms,
): boolean =>
  order.country === country &&
  order.email === email &&
  order.method === method &&
  order.currency === currency &&
  order.amountMinor === amountMinor &&
  order.couponId === rest.couponId &&
  order.openAccount === openAccount

const endsAfter = ({ sessionExpiresAt }: Order, time: number): boolean => sessionExpiresAt.getTime() > time

async function closeOrders(tx: Tx, orders: readonly Order[], now: Date): Promise<void> {
  if (orders.length === 0) return
  const ids = orders.map(({ id }) => id)
  const checkAt = new Date(now.getTime() + FIRST_RECONCILE_DELAY_MS)
  await tx.order.updateMany({ where: { id: { in: ids }, status: 'pending' }, data: { status: 'expired', checkAt } })
}

function createOrder(tx: Tx, snapshot: OrderTerms, declaredAt: Date | null, now: Date): Promise<Order> {
  // Whole seconds, as the provider stores it: a repeated request has to be identical.
  const expiresAt = Math.floor((now.getTime() + SESSION_MS) / 1000) * 1000
  return tx.order.create({
    data: {
      id: randomId(),
      ...snapshot,
      sku: snapshot.sku,
      catalogueVersion,
      acknowledgedAt: declaredAt,
      acknowledgedText: declaredAt && acknowledgementVersion,
      sessionExpiresAt: new Date(expiresAt),
      createdAt: now,
      checkAt: new Date(now.getTime() + FIRST_RECONCILE_DELAY_MS),
    },
  })
}
