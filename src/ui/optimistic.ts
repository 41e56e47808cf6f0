'use client'
import { useRouter } from 'next/navigation'
import { useMemo, useState, useTransition } from 'react'

type Change<T> = (before: T) => T

/**
 * What the server has rendered, and on top of it a change that is shown before the page has been rendered again. Nothing
 * is kept: with the new page, or when the change has failed, what the server says is what stands there.
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
      // Part of the same transition: the change goes in the moment in which the new page is there.
      setChange(null)
    })

  return {
    shown,
    /** The page is being rendered again, or a change is on its way. */
    pending: sending || refreshing,
    /** Shows a change that the server has made, and has the page rendered again. */
    applyAndRefresh: (apply: Change<T>) => {
      setChange({ apply })
      refresh()
    },
    /** Shows a change while it is sent, then has the page rendered again; a failure takes the change back. */
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

/** Has the page rendered again; pending until it is there. */
export function useRefresh() {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  return { pending, refresh: () => startTransition(() => router.refresh()) }
}
