import { withoutLabel } from '../input/typed-text'
import type { Currency } from './money'
import type { SoldSku } from './products'

/** Discount of a coupon: a percentage, or an amount in some of the currencies. */
export interface Discount {
  /** 1 to 100; null if amounts are given. */
  percent: number | null
  /** Minor units; null for a currency without a discount. */
  off: Readonly<Record<Currency, number | null>>
}

/** Minimum charges of the payment provider, in minor units (Stripe, minimum charge amounts); only zero is less. */
export const minimumCharges: Readonly<Record<Currency, number>> = { CNY: 400, USD: 50, EUR: 50 }

/**
 * Returns the price with a coupon, in minor units. A discount in percent is rounded up to a whole unit, in the buyer's
 * favour. What is left to pay is zero, or at least the minimum that the provider charges.
 */
export function applyDiscount(listMinor: number, currency: Currency, { percent, off }: Discount): number {
  const taken = percent === null ? (off[currency] ?? 0) : Math.ceil((listMinor * percent) / 100)
  const left = Math.max(0, listMinor - taken)
  return left === 0 ? 0 : Math.min(listMinor, Math.max(left, minimumCharges[currency]))
}

/** Returns whether a coupon is for this product; one that names no product is for all. */
export const isCouponFor = (skus: readonly SoldSku[], sku: SoldSku): boolean => skus.length === 0 || skus.includes(sku)

/** Normalises a code as typed or pasted: case, spaces and hyphens do not matter. */
export const normalizeCouponCode = (typed: string): string =>
  withoutLabel(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')

/** Returns whether a normalised code is well-formed: at least six letters and digits, so that guessing takes long. */
export const isCouponCode = (code: string): boolean => /^[0-9A-Z]{6,24}$/.test(code)
