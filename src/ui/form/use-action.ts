'use client'
import { type ReactNode, useRef, useState } from 'react'
import { useFailureText } from './failure-text'

/**
 * What a button does, where there is nothing to fill in: busy until it is done, a second press meanwhile does nothing, and
 * what it throws is said. An action that leads to another page never ends, so that the button is busy until the page is gone.
 * @param action what is awaited; it sends with `callProcedure(…)`
 */
export function useAction<Args extends unknown[]>(action: (...args: Args) => Promise<unknown>) {
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReactNode>(null)
  const sending = useRef(false)

  async function run(...args: Args): Promise<void> {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setFailure(null)
    try {
      await action(...args)
    } catch (error) {
      setFailure(failureText(error))
    }
    sending.current = false
    setBusy(false)
  }

  return { busy, failure, run }
}

/** The end of an action that leads to another page. */
export const untilGone = (): Promise<never> => new Promise(() => {})
