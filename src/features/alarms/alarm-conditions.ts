import type { AlarmKind } from '@/core/ops/alarm'
import { BACKLOG_SECONDS } from '@/server/observability/ready'
import type { recentCounts } from '@/server/observability/recent-counts'
import type { SiteMetrics } from '@/server/observability/site-metrics'

/** Problems that exist right now, each with its extent. */
export type AlarmConditions = Partial<Record<AlarmKind, number>>

interface Seen {
  figures: SiteMetrics
  /** Clock of this machine minus the clock of the database, in seconds. */
  skew: number
  /** Number of SQL statements and files refused lately because a resource has run out. */
  shortages: number
  /** Counts of this process in the last five minutes; `ten` has those of the last ten. */
  five: ReturnType<typeof recentCounts>
  ten: ReturnType<typeof recentCounts>
}

/** A single failed request is only logged; several, and more than 2 of 100, are a fault of the site. */
const ERRORS = { least: 5, share: 0.02 } as const
const SKEW_SECONDS = 5
/**
 * Number of unsigned webhook calls, without a single signed one, that indicates a wrong STRIPE_WEBHOOK_SECRET;
 * strangers may send a few.
 */
const UNSIGNED = 5

/** Returns the problems that the figures show. */
export function findAlarmConditions({
  figures: { outbox, orders, disputes, findings, owed },
  skew,
  shortages,
  five,
  ten,
}: Seen): AlarmConditions {
  const late = outbox.oldestSeconds > BACKLOG_SECONDS ? outbox.waiting : 0
  const failing = five.errors >= ERRORS.least && five.errors >= ERRORS.share * five.answers
  const unsigned = ten.unsigned >= UNSIGNED && ten.taken === 0 ? ten.unsigned : 0
  const found: Record<AlarmKind, number> = {
    backlog: Math.max(late, outbox.stuck),
    books: findings,
    clock: Math.abs(skew) >= SKEW_SECONDS ? Math.round(Math.abs(skew)) : 0,
    dispute: disputes,
    errors: failing ? five.errors : 0,
    held: orders.held ?? 0,
    job: outbox.failed - outbox.failedMails,
    log: ten.alarms,
    mail: outbox.failedMails,
    refund: owed,
    shortage: shortages,
    task: five.failingTasks.length,
    webhook: ten.refused + unsigned,
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value > 0))
}
