import { Email } from '@/core/fields'
import { accountName } from '@/core/person'
import * as z from '@/core/zod'

/** Longer than any order number, so that one pasted with its line is said to be wrong by its own rule. */
const MAX_TYPED = 1000

/** The number on a receipt, however it was pasted. */
const OrderNumber = z.string().check(
  z.maxLength(MAX_TYPED, 'ORDER_NUMBER_INVALID'),
  z.overwrite((typed) => typed.replace(/\s/g, '')),
  z.regex(/^[\w-]{22}$/, 'ORDER_NUMBER_INVALID'),
)

/** Who withdraws from what. The name goes into the confirmation and is kept nowhere. */
export const Withdrawal = z.object({
  orderNumber: OrderNumber,
  email: Email,
  name: z.string().check(z.maxLength(MAX_TYPED, 'INVALID_INPUT'), z.overwrite(accountName)),
})
export type Withdrawal = z.infer<typeof Withdrawal>

/** The same whether or not there is such an order. */
export const WithdrawalSent = z.object({ receivedAt: z.isoDateTime() })
export type WithdrawalSent = z.infer<typeof WithdrawalSent>
