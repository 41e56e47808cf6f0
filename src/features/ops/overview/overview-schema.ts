import { currencies } from '@/core/commerce/money'
import * as z from '@/core/input/zod'
import { siteAlarms } from '@/core/ops/alarm'
import { type PendingTaskKind, pendingTaskKinds } from '@/core/ops/pending-tasks'
import { CustomerRows, OrderStatus } from '../customers/support-schema'
import { TablePageInput } from '../schema'

/** Pending tasks, the most urgent first: only kinds that the role may see and that have tasks. */
export const PendingTasks = z.array(
  z.object({
    kind: z.enum(Object.keys(pendingTaskKinds) as [PendingTaskKind, ...PendingTaskKind[]]),
    count: z.int(),
    /**
     * The nearest deadline, or the time of the oldest task (`pendingTaskKinds` says which); null when there is neither.
     */
    at: z.nullable(z.isoDateTime()),
    /** Whether the deadline has passed. */
    late: z.boolean(),
  }),
)
export type PendingTasks = z.infer<typeof PendingTasks>

/** Open alarms of the site: the kind, when it began, and its value as a number of requests, seconds or tasks. */
export const Alarms = z.array(z.object({ kind: z.enum(siteAlarms), value: z.int(), since: z.isoDateTime() }))
export type Alarms = z.infer<typeof Alarms>

const courseNames = ['finished', 'orders', 'mails'] as const
const Days = z.object({ from: z.string(), to: z.string() })
/** One number for each day of the period, and of the equally long period before it. */
const Daily = { now: z.array(z.int()), before: z.array(z.int()) }

/** Numbers of the last 28 days, including today, and of the 28 days before them. */
export const RecentActivity = z.object({
  days: Days,
  before: Days,
  counts: z.array(z.object({ name: z.enum(courseNames), ...Daily })),
  /**
   * Revenue in minor units by day of payment, with at least one entry; the currency of the payment account comes first.
   */
  revenue: z.array(z.object({ currency: z.enum(currencies), ...Daily })),
})
export type RecentActivity = z.infer<typeof RecentActivity>

/** Text typed into the search field at the top of the console; fewer than three letters would find everybody. */
export const FindInput = z.object({ q: TablePageInput.shape.q.check(z.minLength(3)) })
export type FindInput = z.infer<typeof FindInput>

/** The newest orders and customers found, and the total number of each. */
export const SearchResult = z.object({
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
  /** Id of the order whose own number or payment number equals the typed text. */
  exact: z.nullable(z.string()),
})
export type SearchResult = z.infer<typeof SearchResult>
