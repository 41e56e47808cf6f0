import { z } from 'zod'
import { currencies } from '@/core/commerce/money'

/** Tests on one page of the list. */
export const testsPerPage = 20

export const MyTestsInput = z.object({ page: z.int().min(1).max(10_000) })

export const MyTest = z.object({
  administrationId: z.string(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(['completed', 'uncompleted', 'pending']),
  /** The one thing to do next. */
  action: z.enum(['read', 'continue', 'pay', 'summary']),
  at: z.iso.datetime(),
})
export type MyTest = z.infer<typeof MyTest>

/** Newest first. */
export const MyTests = z.object({ tests: z.array(MyTest), older: z.boolean() })
export type MyTests = z.infer<typeof MyTests>

export const MyOrder = z.object({
  orderId: z.string(),
  status: z.enum(['pending', 'paid', 'failed', 'expired', 'held', 'refunded']),
  amountMinor: z.int(),
  currency: z.enum(currencies),
  at: z.iso.datetime(),
})
/** Newest first. */
export const MyOrders = z.array(MyOrder)
export type MyOrders = z.infer<typeof MyOrders>
