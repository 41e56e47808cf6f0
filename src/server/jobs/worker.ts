import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '../observability/log'
import { metrics } from '../observability/metrics'
import { countTaskRun } from '../observability/recent-counts'

/** Work that is repeated. */
export interface Task {
  name: string
  everyMs: number
  /** Returns true when there is more to do at once. */
  run: () => Promise<boolean>
}

/** Repeats each task for as long as the process lives; a failing run is logged and tried again at the next turn. */
export function startWorker(tasks: readonly Task[]): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  // Each sleeping task adds a listener, so Node must not warn of a leak at more than ten.
  setMaxListeners(tasks.length, signal)
  const loops = tasks.map(async ({ name, everyMs, run }) => {
    while (!signal.aborted) {
      const more = await turn(name, run)
      if (!more) await sleep(everyMs, undefined, { signal, ref: false }).catch(() => {})
    }
  })
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}

async function turn(task: string, run: Task['run']): Promise<boolean> {
  try {
    const more = await run()
    countTaskRun(task, true)
    return more
  } catch (error) {
    log.error({ task, error: String(error) }, 'worker: a task failed')
    metrics().taskFailures.inc({ task })
    countTaskRun(task, false)
    return false
  }
}
