'use client'
import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'

type Change<T> = (before: T) => T

/**
 * What the server has rendered, and on top of it a change that is shown before the page has been rendered anew. Nothing
 * is kept: with the new page, or when the change has failed, what the server says is what stands there.
 */
export function useRendered<T>(rendered: T) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const [shown, show] = useOptimistic(rendered, (before: T, change: Change<T>) => change(before))
  const renderAnew = () => startTransition(() => router.refresh())

  return {
    shown,
    /** The page is being rendered anew, or a change is on its way. */
    pending,
    /** The server has made this change: the page is rendered anew. */
    become: (change: Change<T>) =>
      startTransition(() => {
        show(change)
        router.refresh()
      }),
    /** Shows a change while it is sent. */
    attempt: (change: Change<T>, send: () => Promise<unknown>, onFailure: (error: unknown) => void) =>
      startTransition(async () => {
        show(change)
        try {
          await send()
          renderAnew()
        } catch (error) {
          onFailure(error)
        }
      }),
  }
}

/** Has the page rendered anew; pending until it is there. */
export function useRenderedAnew() {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  return { pending, renderAnew: () => startTransition(() => router.refresh()) }
}
