import type { env } from '@/env'
import { checkAlarms } from '@/features/alarms/alarms'
import { notifyOperator } from '@/features/alarms/notify-operator'
import { createShortageCheck } from '@/features/alarms/shortage-alarm'
import { authJobs } from '@/features/auth/mail'
import { issueMissingInvoices } from '@/features/billing/issue-invoices'
import { reconcileBooks } from '@/features/books/books'
import { runNightlyStudies } from '@/features/evidence/nightly-studies'
import { retestJobs } from '@/features/evidence/retest/retest-mail'
import { meJobs } from '@/features/me/mail'
import { collectSheets } from '@/features/norms/collect'
import { runNightlyNorms } from '@/features/norms/nightly-norms'
import { paymentJobs } from '@/features/payment/jobs'
import { paymentMails } from '@/features/payment/mail'
import { reconcileOrders } from '@/features/payment/settlement/sync-checkout'
import { deletionWarningJobs } from '@/features/report/deletion-warning-mail'
import { reportJobs } from '@/features/report/mail'
import { reminderJobs } from '@/features/report/reminder/reminder-mail'
import { shopJobs } from '@/features/shop/mail'
import type { Db, OpenDb } from '@/server/db/db'
import { drainOutbox, fillAboutColumn, type Handlers } from '@/server/jobs/outbox'
import { startWorker, type Task } from '@/server/jobs/worker'
import { flushCounts } from '@/server/observability/counts'
import { log } from '@/server/observability/log'
import { recordListPrices } from '@/server/payments/list-prices'
import { paymentProvider } from '@/server/payments/select-provider'
import { applyRetention } from '@/server/retention/retention'
import { refreshSiteState, siteStateIntervalMs } from '@/server/site-state'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** Number of jobs run in parallel: every claimed job starts at once, so no lease ends while its job waits. */
const outboxBatch = 3

/** Handlers for every topic of the outbox. */
export const createOutboxHandlers = (db: Db): Handlers => ({
  ...authJobs(db),
  ...meJobs(db),
  ...paymentJobs(db),
  ...paymentMails(db),
  ...reportJobs(db),
  ...reminderJobs(db),
  ...retestJobs(db),
  ...shopJobs(db),
  ...deletionWarningJobs(db),
})

/** Returns the tasks that each process runs for itself, because they need the counts and errors of that process. */
const ofEveryProcess = (database: OpenDb, checkShortage = createShortageCheck(notifyOperator)): Task[] => [
  {
    name: 'counts',
    everyMs: 15 * second,
    run: async () => {
      await flushCounts(database.pool)
      return false
    },
  },
  {
    name: 'site-state',
    everyMs: siteStateIntervalMs,
    run: async () => {
      await refreshSiteState(database.db)
      await recordListPrices(database.db)
      return false
    },
  },
  {
    name: 'shortage',
    everyMs: 5 * second,
    run: async () => {
      await checkShortage(database)
      return false
    },
  },
  {
    name: 'watch',
    everyMs: minute,
    run: async () => {
      await checkAlarms(database, notifyOperator)
      return false
    },
  },
]

/** Returns the tasks that one process runs for all: mails, refunds, open payments, the books, norms, and retention. */
function ofWorkers(database: OpenDb): Task[] {
  const { db } = database
  const jobs = createOutboxHandlers(db)
  const provider = paymentProvider(db)
  return [
    {
      name: 'outbox',
      everyMs: second,
      run: async () => (await drainOutbox(db, jobs, outboxBatch)) === outboxBatch,
    },
    { name: 'reconcile', everyMs: minute, run: () => reconcileOrders(db, provider, new Date()) },
    { name: 'invoices', everyMs: 10 * minute, run: () => issueMissingInvoices(db, new Date()) },
    {
      name: 'books',
      everyMs: hour,
      run: async () => {
        await reconcileBooks(database, provider, new Date())
        return false
      },
    },
    {
      name: 'retention',
      everyMs: hour,
      run: async () => {
        const now = new Date()
        // Data that may count in norms is copied before it is deleted; if that fails, the promised deletion still runs.
        await collectSheets(db, now).catch((error) => log.error({ error: String(error) }, 'norms: nothing collected'))
        await applyRetention(db, now)
        return false
      },
    },
    {
      name: 'outbox-about',
      everyMs: 24 * hour,
      run: async () => {
        await fillAboutColumn(db)
        return false
      },
    },
    {
      name: 'norms',
      everyMs: 24 * hour,
      run: async () => {
        await runNightlyNorms(database, new Date())
        return false
      },
    },
    {
      name: 'evidence',
      everyMs: 24 * hour,
      run: async () => {
        await runNightlyStudies(database, new Date())
        return false
      },
    },
  ]
}

/** Starts the background tasks. A process that only answers requests runs only its own tasks. */
export function startBackgroundTasks(database: OpenDb, role: typeof env.ROLE = 'all'): { stop: () => Promise<void> } {
  const worker = startWorker([...ofEveryProcess(database), ...(role === 'web' ? [] : ofWorkers(database))])
  return {
    stop: async () => {
      await worker.stop()
      await flushCounts(database.pool)
    },
  }
}
