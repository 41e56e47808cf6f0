'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api, isRefusal, refusalOf } from '@/trpc/client'
import type { OrderView } from '../schema'

/** Seconds before each further look; then every eight, and every thirty after two minutes. */
const PAUSES = [1, 1, 2, 3, 5]
const pauseMs = (looks: number, waitedMs: number): number => 1000 * (PAUSES[looks] ?? (waitedMs > 120_000 ? 30 : 8))

const SLOW_MS = 15_000
const LONG_MS = 60_000
/** A single failure is no news on a train; the second is said. */
const FAILURES_TO_TELL = 2

export interface OrderCheck {
  order: OrderView | null
  /** This browser does not know the order. */
  foreign: boolean
  /** Length of the wait as the text tells it. */
  wait: 'short' | 'slow' | 'long'
  failed: boolean
  checking: boolean
  checkNow: () => void
}

/** Asks how an order stands until it is settled, ever less often; a lost connection ends nothing. */
export function useOrderCheck(orderId: string): OrderCheck {
  const [order, setOrder] = useState<OrderView | null>(null)
  const [foreign, setForeign] = useState(false)
  const [wait, setWait] = useState<OrderCheck['wait']>('short')
  const [failures, setFailures] = useState(0)
  const [checking, setChecking] = useState(false)
  const look = useRef<() => void>(() => {})

  useEffect(() => {
    let looks = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopped = false
    let running = false
    const since = performance.now()

    async function run() {
      if (running || stopped) return
      running = true
      clearTimeout(timer)
      setChecking(true)
      const settled = await ask().catch((error: unknown) => {
        if (!stopped) fail(error)
        return isRefusal(error, 'NOT_FOUND')
      })
      running = false
      if (stopped) return
      setChecking(false)
      if (settled) return
      timer = setTimeout(run, pauseMs(looks, performance.now() - since))
      looks += 1
    }
    async function ask(): Promise<boolean> {
      const found = await api.payment.check.mutate({ orderId })
      if (stopped) return true
      setOrder(found)
      setFailures(0)
      return found.status !== 'pending'
    }
    function fail(error: unknown) {
      if (isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')) return setForeign(true)
      // "Too many" is an answer too: the next look comes later.
      if (refusalOf(error)?.code !== 'TOO_MANY_REQUESTS') setFailures((count) => count + 1)
    }

    look.current = run
    void run()
    const slow = setTimeout(() => setWait('slow'), SLOW_MS)
    const long = setTimeout(() => setWait('long'), LONG_MS)
    window.addEventListener('online', run)
    return () => {
      stopped = true
      for (const pending of [timer, slow, long]) clearTimeout(pending)
      window.removeEventListener('online', run)
    }
  }, [orderId])

  const checkNow = useCallback(() => look.current(), [])
  return { order, foreign, wait, failed: failures >= FAILURES_TO_TELL, checking, checkNow }
}
