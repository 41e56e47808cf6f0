import { kindOf, type Sku } from '@/core/commerce/product'

/** Rules that decide how much of an order is refunded; their sentences are `rule.*` of the withdrawal page. */
export const refundRules = ['report', 'pack', 'vip', 'gift', 'held'] as const
export type RefundRule = (typeof refundRules)[number]

/** Returns the rule by which a product is refunded. */
export const refundRuleOf = (sku: Sku): Exclude<RefundRule, 'held'> => kindOf(sku)

/** Whether a reader's country gives a right of withdrawal; `unknown` if the country is not known. */
export const withdrawalRights = ['right', 'none', 'unknown'] as const
export type WithdrawalRight = (typeof withdrawalRights)[number]

/**
 * Returns the key of a part of `withdraw.json`: legal terms for readers who have the right, plain words for everybody
 * else.
 */
export const withdrawalTextKey = (law: WithdrawalRight): 'byLaw' | 'asked' => (law === 'right' ? 'byLaw' : 'asked')

/** Returns the path of the withdrawal page, with the number of the order filled in. */
export const withdrawPath = (orderId: string): string => `/withdraw?order=${orderId}`
