import { useEffect, useRef, useState } from 'react'
import type { WireError } from '@/core/error/error'
import type { LocalSitting } from '@/stores/sittings'
import { api } from '@/trpc/client'
import { refusalOf } from '@/ui/refusal'
import { waitMs } from './sender'
import { useRefusal } from './use-refusal'
import { answersOf, type Sending } from './use-sender'

/** Time in ms after which a submission counts as lost; a retry finds its outcome. */
const timeoutMs = 30_000

interface Submit {
  submit: () => void
  /** `waiting`: there is no connection, and the submission is retried as soon as there is one. */
  state: 'ready' | 'sending' | 'waiting'
  /** Reason for the server's refusal, in the person's language. */
  failure: string | null
}

/**
 * Returns the server's refusal of a submission; null if the site is only unavailable for a moment, for example during a
 * change of its database.
 */
function refusedFor(error: unknown): WireError | null {
  const refusal = refusalOf(error)
  return refusal?.code === 'SERVICE_UNAVAILABLE' ? null : refusal
}

/**
 * Submits the answers. It retries after a lost connection; it shows a refusal, and passes the item without an answer to
 * `missing`.
 */
export function useSubmit(
  sitting: LocalSitting,
  { hold, release }: Sending,
  submitted: (sittingId: string) => void,
  missing: (item: unknown) => void,
  signedOut: () => void,
): Submit {
  const refusal = useRefusal()
  const [busy, setBusy] = useState(false)
  const [lost, setLost] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const underWay = useRef(false)

  async function submit() {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setFailure(null)
    try {
      await hold()
      const answers = { sittingId: sitting.id, responses: answersOf(sitting) }
      submitted((await api.tests.submit.mutate(answers, { signal: AbortSignal.timeout(timeoutMs) })).sittingId)
    } catch (error) {
      release()
      setBusy(false)
      const refused = refusedFor(error)
      setLost((before) => (refused === null ? before + 1 : 0))
      if (refused === null) return
      if (refused.code === 'UNAUTHENTICATED') return signedOut()
      setFailure(refusal(error))
      missing(refused.params.item)
    } finally {
      underWay.current = false
    }
  }

  const latest = useRef(submit)
  useEffect(() => {
    latest.current = submit
  })
  useEffect(() => {
    if (lost === 0) return
    const again = () => void latest.current()
    const timer = setTimeout(again, waitMs(lost, Math.random()))
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [lost])

  return { submit, state: lost > 0 ? 'waiting' : busy ? 'sending' : 'ready', failure }
}
