'use client'
import { useState } from 'react'
import { useOptimisticRender } from '@/ui/optimistic'

/**
 * A list as the server rendered it, whose lines can be taken back: one goes at once, and is there again if it could not be
 * closed.
 * @param send what closes it on the server
 */
export function useTakingBack<T extends { id: string }>(
  rendered: readonly T[],
  send: (id: string) => Promise<unknown>,
  onDone: () => void,
) {
  const { shown, pending, applyWhileSending } = useOptimisticRender(rendered)
  const [error, setError] = useState<unknown>(null)

  function takeBack(taken: string): void {
    setError(null)
    applyWhileSending(
      (before) => before.filter(({ id }) => id !== taken),
      async () => {
        await send(taken)
        onDone()
      },
      setError,
    )
  }

  return { shown, pending, error, takeBack }
}
