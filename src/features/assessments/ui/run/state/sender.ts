import type { Answer } from '../../../schema'

/** Maximum number of answers in one request. */
const batch = 100
/** Time in ms in which quick answers are gathered into one request. */
const gatherMs = 400
const longestWaitMs = 60_000

export interface SenderParts {
  /** Answers that the server does not have yet. */
  pending: () => readonly Answer[]
  send: (answers: readonly Answer[]) => Promise<unknown>
  sent: (answers: readonly Answer[]) => void
  /** Returns true when a retry cannot help. */
  refused: (error: unknown) => boolean
  /** Called with true when answers begin to wait for the connection, and with false when they no longer do. */
  troubled: (troubled: boolean) => void
}

export interface Sender {
  /** Schedules a request, as answers may be pending. */
  poke: () => void
  /** Retries at once, because the connection may be back. */
  retryNow: () => void
  /** Stops sending and waits for the request under way, so that no answer can arrive after the submission. */
  hold: () => Promise<void>
  isHeld: () => boolean
  /** Resumes sending after a failed submission. */
  release: () => void
  stop: () => void
}

/**
 * Returns the wait in ms after the n-th failure in a row: 1, 2, 4 … 60 s, less up to a quarter at random, so that
 * browsers do not all retry at the same moment.
 */
export const waitMs = (failures: number, random: number): number =>
  Math.min(longestWaitMs, 1000 * 2 ** (failures - 1)) * (1 - random / 4)

/**
 * Sends pending answers in the background, one request at a time, until the server has them. A repeated answer does no
 * harm, so a request with an unknown outcome is sent again.
 */
export function createSender({ pending, send, sent, refused, troubled }: SenderParts): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending = false
  let stopped = false
  let held = false
  let flight: Promise<unknown> = Promise.resolve()
  let failures = 0

  const flushIn = (ms: number) => {
    timer = setTimeout(flush, ms)
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const answers = pending().slice(0, batch)
    if (sending || stopped || held || answers.length === 0) return
    sending = true
    try {
      const request = send(answers)
      flight = request.catch(() => {})
      await request
      if (stopped) return
      failures = 0
      sent(answers)
      troubled(false)
      sending = false
      if (pending().length > 0) flushIn(0)
    } catch (error) {
      if (stopped) return
      stopped = refused(error)
      failures += 1
      troubled(!stopped)
      if (!stopped) flushIn(waitMs(failures, Math.random()))
    } finally {
      sending = false
    }
  }

  const poke = () => {
    if (timer === undefined && !sending && !stopped && !held) flushIn(gatherMs)
  }

  return {
    poke,
    retryNow: () => {
      failures = 0
      void flush()
    },
    hold: async () => {
      held = true
      await flight
    },
    isHeld: () => held,
    release: () => {
      held = false
      poke()
    },
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
