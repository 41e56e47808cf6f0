import { refusalOf } from '@/ui/refusal'

/** Waits before each further try, in milliseconds, when the refusal contains no waiting time. */
const waitsMs = [2_000, 4_000, 8_000, 16_000, 30_000]

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/**
 * Sends, and retries for about a minute while the site refuses with SERVICE_UNAVAILABLE, which means that nothing was
 * done; then throws that refusal. Every other error is thrown at once. Only for requests that may be sent twice without
 * harm.
 */
export async function sendWithRetries<Output>(send: () => Promise<Output>, wait = pause): Promise<Output> {
  for (const ms of waitsMs) {
    try {
      return await send()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal?.code !== 'SERVICE_UNAVAILABLE') throw error
      await wait(Math.max(ms, 1_000 * Number(refusal.params.seconds ?? 0)))
    }
  }
  return send()
}
