import { InvoiceLink } from '@/core/billing/invoice'
import { currencies } from '@/core/commerce/money'
import { Id } from '@/core/input/id'
import * as z from '@/core/input/zod'

const OrderStatus = z.enum(['pending', 'paid', 'failed', 'expired', 'held', 'refunded'])

export const ReceiptInput = z.object({ orderId: Id })

/** One order as printed and kept. Amounts in minor units. */
export const Receipt = z.object({
  orderId: z.string(),
  /** Name, address and tax number of the seller; null while no seller is configured. */
  seller: z.nullable(z.string()),
  product: z.string(),
  status: OrderStatus,
  currency: z.enum(currencies),
  /** The catalogue's price that day; more than `amountMinor` for a member. */
  listMinor: z.int(),
  amountMinor: z.int(),
  refundedMinor: z.int(),
  orderedAt: z.isoDateTime(),
  paidAt: z.nullable(z.isoDateTime()),
  /** E-mail address of the order; masked if it is not the account's own. */
  email: z.string(),
  /** Statements on immediate digital delivery as they were ticked (EU), in the language of that page. */
  acknowledged: z.nullable(z.object({ at: z.isoDateTime(), lang: z.string(), texts: z.array(z.string()) })),
  /** Coupon code that reduced the price. */
  coupon: z.nullable(z.string()),
  /** Links to its invoice and credit notes. */
  invoices: z.array(InvoiceLink),
})
export type Receipt = z.infer<typeof Receipt>
