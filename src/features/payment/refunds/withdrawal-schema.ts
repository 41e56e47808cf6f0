import { toAccountName } from '@/core/account/person'
import { withdrawalRights } from '@/core/commerce/refund-right'
import { RefundRight, SubmittedWithdrawal } from '@/core/commerce/refund-schema'
import { Email } from '@/core/input/fields'
import { findOrderNumber } from '@/core/input/typed-text'
import * as z from '@/core/input/zod'

/**
 * Maximum number of characters in a text field, more than in any order number: if a buyer pastes the whole line around
 * a number, the error is about the number.
 */
const MAX_TYPED = 1000

/** Order number as on a receipt; text pasted around it is removed. */
const OrderNumber = z
  .string()
  .check(
    z.maxLength(MAX_TYPED, 'ORDER_NUMBER_INVALID'),
    z.overwrite(findOrderNumber),
    z.regex(/^[\w-]{22}$/, 'ORDER_NUMBER_INVALID'),
  )

/** Name for the mails about a withdrawal; it is deleted once they are sent. */
const Name = z.string().check(z.maxLength(MAX_TYPED, 'INVALID_INPUT'), z.overwrite(toAccountName))

/** Person who withdraws, and the order withdrawn from. */
export const DeclareWithdrawalInput = z.object({
  orderNumber: OrderNumber,
  email: Email,
  name: Name,
})
export type DeclareWithdrawalInput = z.infer<typeof DeclareWithdrawalInput>

/** Response to a withdrawal; the same whether or not the order exists. */
export const WithdrawalSent = z.object({ receivedAt: z.isoDateTime() })
export type WithdrawalSent = z.infer<typeof WithdrawalSent>

const Id = z.string().check(z.regex(/^[\w-]{22}$/))

/** Whether the law of a reader's country gives a right of withdrawal. */
export const WithdrawalRight = z.enum(withdrawalRights)

/** Order of the account or of this browser, or of the person with the key from its mail. */
export const OrderToWithdrawInput = z.object({
  orderId: Id,
  /** Key of the link in the order's mail, if the page was opened from there. */
  key: z.optional(z.string().check(z.maxLength(100))),
})
export type OrderToWithdrawInput = z.infer<typeof OrderToWithdrawInput>

export const OrderToWithdraw = z.object({
  orderId: z.string(),
  product: z.string(),
  paidAt: z.isoDateTime(),
  paid: z.object({ amountMinor: z.int(), currency: z.string() }),
  /** Masked address. */
  email: z.string(),
  /** End of the refund period promised at /refunds. */
  until: z.isoDateTime(),
  /** Reason why the rules give no refund, see `RefundClaim`; null where they give one. */
  why: z.nullable(z.enum(['free', 'late', 'used', 'settled'])),
  /** Whether the buyer's country gives a right of withdrawal; the page then uses this term. */
  byLaw: z.boolean(),
  right: z.nullable(RefundRight),
  made: z.nullable(SubmittedWithdrawal),
})
export type OrderToWithdraw = z.infer<typeof OrderToWithdraw>

/** Withdrawal from an order that the page shows. */
export const WithdrawOrderInput = z.extend(OrderToWithdrawInput, { name: Name })
export type WithdrawOrderInput = z.infer<typeof WithdrawOrderInput>

/** Orders of the account for which a refund can be, or has been, requested. */
export const RefundRights = z.array(
  z.object({ orderId: z.string(), right: z.nullable(RefundRight), made: z.nullable(SubmittedWithdrawal) }),
)
export type RefundRights = z.infer<typeof RefundRights>
