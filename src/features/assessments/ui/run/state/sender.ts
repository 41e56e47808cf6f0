import type { Answer } from '../../../schema'

/** The most answers that one request may carry. */
const batch = 100
/** Quick answers travel together. */
const gatherMs = 400
const longestWaitMs = 60_000

export interface SenderParts {
  /** Answers that the server does not have yet. */
  pending: () => readonly Answer[]
  send: (answers: readonly Answer[]) => Promise<unknown>
  sent: (answers: readonly Answer[]) => void
  /** True when trying again cannot help. */
  refused: (error: unknown) => boolean
  /** Whether answers are waiting for the connection. */
  troubled: (troubled: boolean) => void
}

export interface Sender {
  /** Something may be pending. */
  poke: () => void
  /** The connection may be back: do not wait any longer. */
  retryNow: () => void
  /** Sends nothing more, and waits for what is on its way: afterwards no answer can arrive behind the submission. */
  hold: () => Promise<void>
  isHeld: () => boolean
  /** The submission failed: goes on as before. */
  release: () => void
  stop: () => void
}

/** Milliseconds after the n-th failure in a row: 1, 2, 4 … 60 s, less up to a quarter, so that browsers spread. */
export const waitMs = (failures: number, random: number): number =>
  Math.min(longestWaitMs, 1000 * 2 ** (failures - 1)) * (1 - random / 4)

/**
 * Sends pending answers in the background, one request at a time, until the server has them. Sending an answer twice
 * does no harm, so a request whose fate is unknown is simply sent again.
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
