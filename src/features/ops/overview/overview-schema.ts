import { currencies } from '@/core/commerce/money'
import * as z from '@/core/input/zod'
import { siteAlarms } from '@/core/ops/alarm'
import { type WaitingKind, waitingKinds } from '@/core/ops/waiting'
import { CustomerRows, OrderStatus } from '../customers/support-schema'
import { TablePage } from '../schema'

/** Waiting items, most pressing first; only those the role may see, and no kind that has none. */
export const Waiting = z.array(
  z.object({
    kind: z.enum(Object.keys(waitingKinds) as [WaitingKind, ...WaitingKind[]]),
    count: z.int(),
    /** The nearest deadline, or when the oldest came: see `waitingKinds`. null where there is no such time. */
    at: z.nullable(z.isoDateTime()),
    /** A deadline that has passed. */
    late: z.boolean(),
  }),
)
export type Waiting = z.infer<typeof Waiting>

/** What is wrong with the site itself, since when, and how much of it there is: requests, seconds, tasks. */
export const Alarms = z.array(z.object({ kind: z.enum(siteAlarms), value: z.int(), since: z.isoDateTime() }))
export type Alarms = z.infer<typeof Alarms>

const courseNames = ['finished', 'orders', 'mails'] as const
const Days = z.object({ from: z.string(), to: z.string() })
/** One number for each day, of these days and of as many before them. */
const Daily = { now: z.array(z.int()), before: z.array(z.int()) }

/** The last 28 days beside the 28 before them, today included as far as it has come. */
export const Course = z.object({
  days: Days,
  before: Days,
  counts: z.array(z.object({ name: z.enum(courseNames), ...Daily })),
  /** In minor units, by the day of the payment. The currency of the account comes first; never empty. */
  revenue: z.array(z.object({ currency: z.enum(currencies), ...Daily })),
})
export type Course = z.infer<typeof Course>

/** What is typed into the search of the head. Fewer letters would find everybody. */
export const FindInput = z.object({ q: TablePage.shape.q.check(z.minLength(3)) })
export type FindInput = z.infer<typeof FindInput>

/** The newest orders and customers that were found, and how many there are in all. */
export const Found = z.object({
  orders: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        product: z.string(),
        status: OrderStatus,
        email: z.string(),
        price: z.object({ amountMinor: z.int(), currency: z.string() }),
        at: z.isoDateTime(),
      }),
    ),
    total: z.int(),
  }),
  customers: CustomerRows,
  /** The order whose number, or a number of its payment, was typed as a whole. */
  exact: z.nullable(z.string()),
})
export type Found = z.infer<typeof Found>
