'use client'
import { useState } from 'react'

/**
 * Takes back one link of a list: `going` is not shown any more, and is there again if it could not be closed.
 * @param send what closes it on the server
 */
export function useTakingBack(send: (id: string) => Promise<unknown>, onDone: (id: string) => void) {
  const [going, setGoing] = useState<string | null>(null)
  const [error, setError] = useState<unknown>(null)

  async function takeBack(id: string): Promise<void> {
    setGoing(id)
    setError(null)
    try {
      await send(id)
      onDone(id)
    } catch (problem) {
      setError(problem)
    }
    setGoing(null)
  }

  return { going, error, takeBack }
}
