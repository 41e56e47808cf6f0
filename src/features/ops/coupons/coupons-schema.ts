import { skus } from '@/core/commerce/products'
import { wholeNumber } from '@/core/input/fields'
import { RecordId } from '@/core/input/id'
import * as z from '@/core/input/zod'
import { GivenReason, TablePageInput } from '../schema'

const couponLists = ['open', 'over', 'all'] as const
export const ListCouponsInput = z.extend(TablePageInput, { filter: z.enum(couponLists) })
export type ListCouponsInput = z.infer<typeof ListCouponsInput>

const Minor = z.nullable(
  z.int('AMOUNT_INVALID').check(z.minimum(1, 'AMOUNT_INVALID'), z.maximum(1_000_000, 'AMOUNT_INVALID')),
)
const terms = {
  /** Discount in percent; null where amounts are given. */
  percent: z.nullable(wholeNumber(1, 100)),
  /** Discount in minor units, by currency. */
  offCny: Minor,
  offUsd: Minor,
  offEur: Minor,
  /** Products that the coupon applies to; empty: all products. */
  skus: z.array(z.enum(skus)).check(z.maxLength(skus.length)),
  /** Number of uses by all buyers together; null: no limit. */
  maxUses: z.nullable(wholeNumber(1, 1_000_000)),
  maxPerBuyer: wholeNumber(1, 1000),
}

export const CouponRows = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      ...terms,
      /** Number of orders that hold a use now (`held`), and number of those that were paid (`paid`). */
      held: z.int(),
      paid: z.int(),
      startsAt: z.isoDateTime(),
      endsAt: z.nullable(z.isoDateTime()),
      over: z.boolean(),
    }),
  ),
  total: z.int(),
})
export type CouponRows = z.infer<typeof CouponRows>

export const maxCouponDays = 730
export const AddCouponInput = z.object({
  code: z.string().check(z.maxLength(100)),
  ...terms,
  /** Number of days it is valid from now; null: until the team ends it. */
  days: z.nullable(wholeNumber(1, maxCouponDays)),
  reason: GivenReason,
})
export type AddCouponInput = z.infer<typeof AddCouponInput>

/** Code for one free report, for one person. */
export const AddGoodwillCouponInput = z.object({ reason: GivenReason })
export type AddGoodwillCouponInput = z.infer<typeof AddGoodwillCouponInput>
export const CouponCode = z.object({ code: z.string() })
export type CouponCode = z.infer<typeof CouponCode>

export const EndCouponInput = z.object({ couponId: RecordId, reason: GivenReason })
export type EndCouponInput = z.infer<typeof EndCouponInput>
