'use client'
import { useRouter } from 'next/navigation'
import { useMemo, useState, useTransition } from 'react'

type Change<T> = (before: T) => T

/**
 * Provides the server's render, with a change on top that is shown before the page is rendered again. The change is not
 * stored: with the new page, or after a failure, the server's state is shown.
 *
 * React's useOptimistic does not fit: its actions wait for each other, and a link would wait for a slow request.
 */
export function useOptimisticRender<T>(rendered: T) {
  const router = useRouter()
  const [refreshing, startTransition] = useTransition()
  const [sending, setSending] = useState(false)
  const [change, setChange] = useState<{ apply: Change<T> } | null>(null)
  const shown = useMemo(() => (change ? change.apply(rendered) : rendered), [change, rendered])

  const refresh = () =>
    startTransition(() => {
      router.refresh()
      // Part of the same transition: the change disappears at the moment when the new page appears.
      setChange(null)
    })

  return {
    shown,
    /** Whether the page is being rendered again, or a change is being sent. */
    pending: sending || refreshing,
    /** Shows a change that the server has made, and refreshes the page. */
    applyAndRefresh: (apply: Change<T>) => {
      setChange({ apply })
      refresh()
    },
    /** Shows a change while it is sent, then refreshes the page; a failure reverts the change. */
    applyWhileSending: (apply: Change<T>, send: () => Promise<unknown>, onFailure: (error: unknown) => void): void => {
      setChange({ apply })
      setSending(true)
      send()
        .then(refresh, (error: unknown) => {
          setChange(null)
          onFailure(error)
        })
        .finally(() => setSending(false))
    },
  }
}

/** Refreshes the page; pending until the new render is shown. */
export function useRefresh() {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  return { pending, refresh: () => startTransition(() => router.refresh()) }
}
