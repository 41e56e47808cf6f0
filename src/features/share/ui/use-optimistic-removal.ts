'use client'
import { useState } from 'react'
import { useOptimisticRender } from '@/ui/optimistic'

/**
 * Returns the rendered list with a `takeBack` that removes a line at once; the line returns if the request fails.
 * @param send closes the item on the server
 */
export function useOptimisticRemoval<T extends { id: string }>(
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
