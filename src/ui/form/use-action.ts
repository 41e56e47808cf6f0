'use client'
import { type ReactNode, useRef, useState } from 'react'
import { useFailureText } from './failure-text'

/**
 * Runs the action of a button without a form where `trpc.….useMutation` is not available: it is pending until it ends,
 * ignores a second click meanwhile, and describes an error. An action that leads to another page ends with
 * `stayPending()`, so that it stays pending until this page is gone.
 * @param action the awaited function; it changes data with `callProcedure(…)`
 */
export function useAction<Args extends unknown[]>(action: (...args: Args) => Promise<unknown>) {
  const failureText = useFailureText()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)
  const sending = useRef(false)

  async function mutate(...args: Args): Promise<void> {
    if (sending.current) return
    sending.current = true
    setPending(true)
    setFailure(null)
    try {
      await action(...args)
    } catch (error) {
      setFailure(failureText(error))
    }
    sending.current = false
    setPending(false)
  }

  return {
    mutate,
    isPending,
    /** Text of the last call's error; null without one. */
    failure,
  }
}

/** Returns a promise that never resolves, for the end of an action that leads to another page. */
export const stayPending = (): Promise<never> => new Promise(() => {})
