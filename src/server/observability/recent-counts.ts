import { processState } from '@/core/process-state'
import { MINUTE_MS } from '@/core/time'

/** Recent events in this process, minute by minute: enough to show that something goes wrong right now. */
interface Minute {
  minute: number
  answers: number
  errors: number
  /** Webhooks signed by the provider that were handled (`taken`) or still refused (`refused`), and unsigned ones. */
  taken: number
  refused: number
  unsigned: number
  /** Number of log lines that alarm the operator. */
  alarms: number
}

const KEPT = 10

declare module '@/core/process-state' {
  interface ProcessState {
    recentEvents?: { minutes: Minute[]; failing: Map<string, number> }
  }
}

processState.recentEvents ??= { minutes: [], failing: new Map() }
const { minutes, failing } = processState.recentEvents

function thisMinute(): Minute {
  const minute = Math.floor(Date.now() / MINUTE_MS)
  const last = minutes.at(-1)
  if (last?.minute === minute) return last
  const next = { minute, answers: 0, errors: 0, taken: 0, refused: 0, unsigned: 0, alarms: 0 }
  minutes.push(next)
  if (minutes.length > KEPT) minutes.shift()
  return next
}

/** Counts an answer by its status. */
export function countResponse(status: number): void {
  const now = thisMinute()
  now.answers += 1
  // 503 means that a dependency is unavailable, which has an alarm of its own.
  if (status >= 500 && status !== 503) now.errors += 1
}

/**
 * Counts a statement or a wait for a lock that took too long: answered with 503, but it needs attention like a fault.
 */
export const countDatabaseWait = (): void => void thisMinute().errors++

export const countWebhook = (how: 'taken' | 'refused' | 'unsigned'): void => void thisMinute()[how]++
export const countAlarm = (): void => void thisMinute().alarms++

/** Counts the consecutive failures of a task of the worker. */
export function countTaskRun(task: string, well: boolean): void {
  if (well) failing.delete(task)
  else failing.set(task, (failing.get(task) ?? 0) + 1)
}

/** Returns the sums over the last `span` minutes, and the tasks that failed three times in a row or more. */
export function recentCounts(span: number): Omit<Minute, 'minute'> & { failingTasks: string[] } {
  const since = Math.floor(Date.now() / MINUTE_MS) - span
  const sum = { answers: 0, errors: 0, taken: 0, refused: 0, unsigned: 0, alarms: 0 }
  for (const one of minutes) {
    if (one.minute <= since) continue
    for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += one[key]
  }
  return { ...sum, failingTasks: [...failing].flatMap(([task, times]) => (times >= 3 ? [task] : [])) }
}

/**
 * Forgets all counts.
 * @internal For tests.
 */
export function forgetRecentCounts(): void {
  minutes.length = 0
  failing.clear()
}
