import { setTimeout as sleep } from 'node:timers/promises'
import { log } from './log'

interface Task {
  name: string
  everyMs: number
  /** Returns true when there is more to do at once. */
  run: () => Promise<boolean>
}

/** Repeats each task for as long as the process lives; a failing run is logged and tried again at the next turn. */
export function startWorker(tasks: readonly Task[]): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const loops = tasks.map(async ({ name, everyMs, run }) => {
    while (!signal.aborted) {
      const more = await run().catch((error) => {
        log.error({ task: name, error: String(error) }, 'worker: a task failed')
        return false
      })
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
