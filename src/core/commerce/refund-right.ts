import { kindOf, type Sku } from '@/core/commerce/product'
import * as z from '@/core/input/zod'

/** Rules that decide how much of an order is refunded; their sentences are `rule.*` of the withdrawal page. */
export const refundRules = ['report', 'pack', 'vip', 'gift', 'held'] as const
export type RefundRule = (typeof refundRules)[number]

/** Returns the rule by which a product is refunded. */
export const refundRuleOf = (sku: Sku): Exclude<RefundRule, 'held'> => kindOf(sku)

/** Refund that the buyer of an order can still request, by the rules of /refunds. */
export const RefundRight = z.object({
  rule: z.enum(refundRules),
  /** Last moment to request it. */
  until: z.isoDateTime(),
  /** Amount refunded if it is requested now, in minor units of the currency that was paid. */
  amountMinor: z.int(),
  currency: z.string(),
  /** Unopened reports of a pack; null for everything else. */
  unused: z.nullable(z.int()),
  /** Whether the buyer's country gives a right of withdrawal, which must be named as such there. */
  byLaw: z.boolean(),
})
export type RefundRight = z.infer<typeof RefundRight>

/** A withdrawal statement that has been made. */
export const MadeWithdrawal = z.object({
  at: z.isoDateTime(),
  /** Amount to refund and the latest date for it; null where nothing has to be refunded, or it has been refunded. */
  due: z.nullable(z.object({ by: z.isoDateTime(), amountMinor: z.int(), currency: z.string() })),
})
export type MadeWithdrawal = z.infer<typeof MadeWithdrawal>

/** Refund that can be, or has been, requested for an order. */
export interface RefundWays {
  right: RefundRight | null
  made: MadeWithdrawal | null
}

/** Whether a reader's country gives a right of withdrawal; `unknown` where nothing says where they live. */
export const WithdrawalLaw = z.enum(['right', 'none', 'unknown'])
export type WithdrawalLaw = z.infer<typeof WithdrawalLaw>

/** Returns a part of `withdraw.json`: legal terms for readers who have the right, plain words for everybody else. */
export const withdrawalWords = (law: WithdrawalLaw): 'byLaw' | 'asked' => (law === 'right' ? 'byLaw' : 'asked')

/** Returns the path on which an order is withdrawn from, with its number filled in. */
export const withdrawPath = (orderId: string): string => `/withdraw?order=${orderId}`
