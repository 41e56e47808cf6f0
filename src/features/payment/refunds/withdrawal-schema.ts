import { accountName } from '@/core/account/person'
import { MadeWithdrawal, RefundRight } from '@/core/commerce/refund-right'
import { Email } from '@/core/input/fields'
import { orderNumberOf } from '@/core/input/recognised'
import * as z from '@/core/input/zod'

/** Longer than any order number, so that one pasted with its line is said to be wrong by its own rule. */
const MAX_TYPED = 1000

/** The number on a receipt, however it was pasted. */
const OrderNumber = z
  .string()
  .check(
    z.maxLength(MAX_TYPED, 'ORDER_NUMBER_INVALID'),
    z.overwrite(orderNumberOf),
    z.regex(/^[\w-]{22}$/, 'ORDER_NUMBER_INVALID'),
  )

/** Goes into the mails about a withdrawal, and is kept nowhere. */
const Name = z.string().check(z.maxLength(MAX_TYPED, 'INVALID_INPUT'), z.overwrite(accountName))

/** Person who withdraws, and the order withdrawn from. */
export const Withdrawal = z.object({
  orderNumber: OrderNumber,
  email: Email,
  name: Name,
})
export type Withdrawal = z.infer<typeof Withdrawal>

/** The same whether or not there is such an order. */
export const WithdrawalSent = z.object({ receivedAt: z.isoDateTime() })
export type WithdrawalSent = z.infer<typeof WithdrawalSent>

const Id = z.string().check(z.regex(/^[\w-]{22}$/))

/** An order of the account or of this browser, or of whoever holds its mail. */
export const WithdrawInput = z.object({
  orderId: Id,
  /** Key of the link in the order's mail, if the page was opened from there. */
  key: z.optional(z.string().check(z.maxLength(100))),
})
export type WithdrawInput = z.infer<typeof WithdrawInput>

export const OrderToWithdraw = z.object({
  orderId: z.string(),
  product: z.string(),
  paidAt: z.isoDateTime(),
  paid: z.object({ amountMinor: z.int(), currency: z.string() }),
  /** Masked. */
  email: z.string(),
  /** End of the promise of /refunds. */
  until: z.isoDateTime(),
  /** Why by the rules nothing comes back: see `Claim`; null where something does. */
  why: z.nullable(z.enum(['free', 'late', 'used', 'settled'])),
  /** Whether the buyer's country gives a right of withdrawal, which is called by its name then. */
  byLaw: z.boolean(),
  right: z.nullable(RefundRight),
  made: z.nullable(MadeWithdrawal),
})
export type OrderToWithdraw = z.infer<typeof OrderToWithdraw>

/** The statement about an order that is known already. */
export const WithdrawOrder = z.extend(WithdrawInput, { name: Name })
export type WithdrawOrder = z.infer<typeof WithdrawOrder>

/** Orders of the account for which a refund can be, or has been, requested. */
export const RefundRights = z.array(
  z.object({ orderId: z.string(), right: z.nullable(RefundRight), made: z.nullable(MadeWithdrawal) }),
)
export type RefundRights = z.infer<typeof RefundRights>
