import * as z from '@/core/input/zod'
import { refundRules } from './refund-right'

// This file is separate from refund-right.ts, so that pages that only show a refund do not load the schema library.

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
  /** Whether the buyer has a right of withdrawal by law; the page must then call it so. */
  byLaw: z.boolean(),
})
export type RefundRight = z.infer<typeof RefundRight>

/** A withdrawal statement that a buyer has submitted. */
export const SubmittedWithdrawal = z.object({
  at: z.isoDateTime(),
  /** Amount to refund and the latest date for it; null if nothing has to be refunded or the refund has been made. */
  due: z.nullable(z.object({ by: z.isoDateTime(), amountMinor: z.int(), currency: z.string() })),
})
export type SubmittedWithdrawal = z.infer<typeof SubmittedWithdrawal>

/** Refund that can be, or has been, requested for an order. */
export interface RefundState {
  right: RefundRight | null
  made: SubmittedWithdrawal | null
}
