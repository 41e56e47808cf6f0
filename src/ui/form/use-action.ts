'use client'
import { type ReactNode, useRef, useState } from 'react'
import { useFailureText } from './failure-text'

/**
 * What a button does where nothing is filled in and `trpc.….useMutation` is out of reach: pending until it is done, a
 * second press meanwhile does nothing, and an error is put into words. An action that leads to another page ends with
 * `untilGone()`, so that it is pending until this page is gone.
 * @param action what is awaited; it changes data with `callProcedure(…)`
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
    /** The error of the last call in words; null without one. */
    failure,
  }
}

/** The end of an action that leads to another page. */
export const untilGone = (): Promise<never> => new Promise(() => {})
