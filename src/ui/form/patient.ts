import { refusalOf } from '@/ui/refusal'
import type { Procedure } from './use-server-form'

/** Waits before each further try, in milliseconds, when the site does not say how long it needs. */
const waitsMs = [2_000, 4_000, 8_000, 16_000, 30_000]

/**
 * Sends again by itself while the site is away, full or too busy for a moment, for about a minute; then it says so. For
 * what may be sent twice without harm, and alone for the refusal by which nothing was done.
 */
export const patient =
  <Input, Output>(procedure: Procedure<Input, Output>, wait = pause): Procedure<Input, Output> =>
  async () => {
    const send = await procedure()
    return async (input) => {
      for (const ms of waitsMs) {
        try {
          return await send(input)
        } catch (error) {
          const refusal = refusalOf(error)
          if (refusal?.code !== 'SERVICE_UNAVAILABLE') throw error
          await wait(Math.max(ms, 1_000 * Number(refusal.params.seconds ?? 0)))
        }
      }
      return send(input)
    }
  }

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
