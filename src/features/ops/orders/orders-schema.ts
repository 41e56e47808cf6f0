import { currencies } from '@/core/commerce/money'
import { searchableSkus } from '@/core/commerce/products'
import { SubmittedWithdrawal } from '@/core/commerce/refund-schema'
import { RecordId } from '@/core/input/id'
import * as z from '@/core/input/zod'
import { locales } from '@/core/locale'
import { orderLists, refundAccessEffects, teamRefundRules } from '@/core/ops/console-lists'
import { MailRow, OrderStatus } from '../customers/support-schema'
import { GivenReason, TablePageInput } from '../schema'

export const ListOrdersInput = z.extend(TablePageInput, {
  filter: z.enum(orderLists),
  sku: z.nullable(z.enum(searchableSkus)),
  currency: z.nullable(z.enum(currencies)),
  /** Age limit of the orders in days; null for all orders. */
  days: z.nullable(z.int().check(z.minimum(1), z.maximum(3660))),
})
export type ListOrdersInput = z.infer<typeof ListOrdersInput>

const Sum = z.object({ amountMinor: z.int(), currency: z.string() })
const disputeStates = ['inquiry', 'open', 'won', 'lost'] as const
const refundStates = ['waiting', 'paused', 'done', 'refused'] as const
const refundRules = [...teamRefundRules, 'held', 'duplicate', 'provider'] as const

export const OrderRows = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      product: z.string(),
      status: OrderStatus,
      email: z.string(),
      price: Sum,
      /** Amount the provider charged; null where it equals the price. */
      paid: z.nullable(Sum),
      refundedMinor: z.int(),
      country: z.nullable(z.string()),
      method: z.string(),
      provider: z.string(),
      at: z.isoDateTime(),
      paidAt: z.nullable(z.isoDateTime()),
      dispute: z.nullable(z.enum(disputeStates)),
      /** Whether a refund is waiting or paused. */
      returning: z.boolean(),
      /** Whether a refund did not arrive and has not been replaced. */
      refundFailed: z.boolean(),
      withdrawn: z.boolean(),
    }),
  ),
  total: z.int(),
})
export type OrderRows = z.infer<typeof OrderRows>

export const GetOrderInput = z.object({ orderId: RecordId })

const RefundRow = z.object({
  id: z.string(),
  sum: Sum,
  rule: z.enum(refundRules),
  access: z.enum(refundAccessEffects),
  state: z.enum(refundStates),
  failure: z.nullable(z.string()),
  providerId: z.nullable(z.string()),
  at: z.isoDateTime(),
  doneAt: z.nullable(z.isoDateTime()),
  /** Time at which the provider reported that the refund did not arrive. */
  failedAt: z.nullable(z.isoDateTime()),
})

const DisputeRow = z.object({
  id: z.string(),
  state: z.enum(disputeStates),
  reason: z.nullable(z.string()),
  sum: z.nullable(Sum),
  dueBy: z.nullable(z.isoDateTime()),
  at: z.isoDateTime(),
  closedAt: z.nullable(z.isoDateTime()),
})

/** States of the product bought with an order. */
export const entitlementStates = ['none', 'open', 'suspended', 'closed', 'closedByTeam', 'redeemed'] as const
const EntitlementState = z.object({
  kind: z.enum(['report', 'pack', 'vip', 'gift']),
  state: z.enum(entitlementStates),
  /** Number of reports of a pack that count for the account; null for other products. */
  reports: z.nullable(z.int()),
  /** Time at which the report was first opened or the gift redeemed. */
  usedAt: z.nullable(z.isoDateTime()),
})
export type EntitlementState = z.infer<typeof EntitlementState>

export const orderEvents = [
  'ordered',
  'declared',
  'paid',
  'released',
  'withdrawn',
  'corrected',
  'read',
  'refundAsked',
  'refundMade',
  'refundFailed',
  'refundSettled',
  'disputed',
  'disputeOver',
  'mail',
  'provider',
] as const
const TimelineRow = z.object({
  at: z.isoDateTime(),
  what: z.enum(orderEvents),
  /** The provider's term for the event, the kind of mail, or a version or reason. */
  detail: z.nullable(z.string()),
  sum: z.nullable(Sum),
})

/** Amounts that can be refunded, by our rules as they apply now. */
const RefundableAmounts = z.object({
  leftMinor: z.int(),
  /** See `RefundClaim` of the payment feature. */
  claim: z.enum(['due', 'late', 'used', 'settled']),
  /** Amount to refund by the rule. */
  claimMinor: z.int(),
  /** End of the refund period that we promise. */
  until: z.isoDateTime(),
  /** Number of unopened reports of a pack (`unused`) and of all its reports (`reports`); null for other products. */
  unused: z.nullable(z.int()),
  reports: z.nullable(z.int()),
  /** Amount already refunded for the purchase. */
  countedMinor: z.int(),
})
export type RefundableAmounts = z.infer<typeof RefundableAmounts>

/** Data of one order, without any answers to tests. */
export const OrderPage = z.object({
  id: z.string(),
  product: z.string(),
  status: OrderStatus,
  customer: z.string(),
  email: z.string(),
  giftEmail: z.nullable(z.string()),
  locale: z.enum(locales),
  catalogueVersion: z.int(),
  listMinor: z.int(),
  price: Sum,
  orderPrice: z.nullable(Sum),
  paid: z.nullable(Sum),
  refundedMinor: z.int(),
  /** Sum of the failed refunds, which we still owe to the buyer; null when there are none. */
  failedRefund: z.nullable(Sum),
  method: z.string(),
  country: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  provider: z.string(),
  checkoutId: z.nullable(z.string()),
  paymentId: z.nullable(z.string()),
  declared: z.nullable(
    z.object({ at: z.isoDateTime(), version: z.string(), lang: z.string(), texts: z.array(z.string()) }),
  ),
  at: z.isoDateTime(),
  paidAt: z.nullable(z.isoDateTime()),
  entitlement: EntitlementState,
  /** The buyer's withdrawal, and the deadline for the refund. */
  withdrawn: z.nullable(SubmittedWithdrawal),
  refunds: z.array(RefundRow),
  disputes: z.array(DisputeRow),
  mails: z.array(MailRow),
  timeline: z.array(TimelineRow),
  /** null when nothing is left to refund, or a refund is waiting or paused. */
  refundable: z.nullable(RefundableAmounts),
})
export type OrderPage = z.infer<typeof OrderPage>

export const RefundOrderInput = z.object({
  orderId: RecordId,
  amountMinor: z.int('AMOUNT_INVALID').check(z.minimum(1, 'AMOUNT_INVALID'), z.maximum(100_000_000, 'AMOUNT_INVALID')),
  rule: z.enum(teamRefundRules),
  access: z.enum(refundAccessEffects),
  /** Amount already refunded when the decision was made. */
  seenRefundedMinor: z.int(),
  reason: GivenReason,
})
export type RefundOrderInput = z.infer<typeof RefundOrderInput>
/** Result of a refund; `waiting`: the provider did not answer, and the worker retries. */
export const RefundResult = z.object({ state: z.enum(refundStates), failure: z.nullable(z.string()) })
export type RefundResult = z.infer<typeof RefundResult>

export const disputeLists = ['open', 'over', 'all'] as const
export const ListDisputesInput = z.extend(TablePageInput, { filter: z.enum(disputeLists) })
export type ListDisputesInput = z.infer<typeof ListDisputesInput>
export const DisputeRows = z.object({
  rows: z.array(
    z.extend(DisputeRow, {
      orderId: z.string(),
      product: z.string(),
      email: z.string(),
      access: z.enum(entitlementStates),
    }),
  ),
  total: z.int(),
})
export type DisputeRows = z.infer<typeof DisputeRows>

/** The evidence as a text file for people and a JSON file for programs. */
export const Evidence = z.object({ text: z.string(), json: z.string() })
export type Evidence = z.infer<typeof Evidence>
