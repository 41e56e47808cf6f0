'use client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { MINUTE_MS } from '@/core/time'
import { trpc } from '@/trpc/hooks'
import { retryOnce } from '@/trpc/retry'
import { isRefusal } from '@/ui/refusal'
import type { OrderView } from '../../schema'

/**
 * Returns the pause before the next check in ms: one second, then two, eight and, after two minutes, thirty seconds.
 */
const pauseMs = (looks: number): number => (looks < 5 ? 1_000 : looks < 20 ? 2_000 : looks < 30 ? 8_000 : 30_000)

const SLOW_MS = 15_000
const LONG_MS = MINUTE_MS

export interface OrderCheck {
  order: OrderView | null
  /** Whether the order does not belong to this browser. */
  foreign: boolean
  /** Class of the waiting time, which selects the text. */
  wait: 'short' | 'slow' | 'long'
  failed: boolean
  checking: boolean
  checkNow: () => void
}

const isForeign = (error: unknown): boolean => isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')
const isSettled = (order: OrderView | undefined): boolean => order !== undefined && order.status !== 'pending'

/** Polls the state of an order until it is settled, ever less often; also after a lost connection. */
export function useOrderCheck(orderId: string): OrderCheck {
  const { client } = trpc.useUtils()
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['payment.check', orderId],
    // The check is a mutation, because it may settle the order; it is polled like a query.
    queryFn: () => client.payment.check.mutate({ orderId }),
    refetchInterval: ({ state }) =>
      isSettled(state.data) || isForeign(state.error) ? false : pauseMs(state.dataUpdateCount + state.errorUpdateCount),
    retry: (failures, problem) => !isForeign(problem) && retryOnce(failures, problem),
    staleTime: 0,
  })
  return {
    order: data ?? null,
    foreign: isForeign(error),
    wait: useWait(),
    // TOO_MANY_REQUESTS is no failure: the next check follows later.
    failed: isError && !isForeign(error) && !isRefusal(error, 'TOO_MANY_REQUESTS'),
    checking: isFetching,
    checkNow: () => void refetch(),
  }
}

/** Returns the class of the time since the page opened. */
function useWait(): OrderCheck['wait'] {
  const [wait, setWait] = useState<OrderCheck['wait']>('short')
  useEffect(() => {
    const timers = [setTimeout(setWait, SLOW_MS, 'slow'), setTimeout(setWait, LONG_MS, 'long')]
    return () => timers.forEach(clearTimeout)
  }, [])
  return wait
}
