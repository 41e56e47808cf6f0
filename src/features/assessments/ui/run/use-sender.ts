import { useEffect, useState } from 'react'
import { type LocalSitting, useSittings } from '@/stores/sittings'
import { api, refusalOf } from '@/trpc/client'
import type { Answer } from '../../schema'
import { createSender } from './sender'
import type { Gone } from './use-run'

/** A request that hangs longer than this counts as failed. */
const timeoutMs = 15_000

/** Every answer of a sitting as the server takes it. */
export const answersOf = ({ answers }: LocalSitting): Answer[] =>
  Object.entries(answers).map(([item, { value, ms, at }]) => ({ item, value, ms, at }))

const unsent = ({ answers }: LocalSitting): Answer[] =>
  Object.entries(answers).flatMap(([item, { value, ms, at, synced }]) => (synced ? [] : [{ item, value, ms, at }]))

/** A last try while the page goes away; what it misses is sent when the person comes back. */
function sendLeaving(sittingId: string, responses: readonly Answer[]): void {
  if (responses.length === 0) return
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ sittingId, responses })
  fetch('/api/trpc/tests.save', { method: 'POST', keepalive: true, headers, body }).catch(() => {})
}

/**
 * Keeps sending the answers of one sitting to the server; true while they wait for the connection. Tells `gone` when
 * the server does not take them any more.
 */
export function useSender(slug: string, id: string | undefined, gone: (gone: Gone) => void): boolean {
  const [troubled, setTroubled] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one sender for each sitting
  useEffect(() => {
    if (id === undefined) return
    const current = (): LocalSitting | undefined => {
      const sitting = useSittings.getState().sittings[slug]
      return sitting?.id === id ? sitting : undefined
    }
    const pending = () => {
      const sitting = current()
      return sitting ? unsent(sitting) : []
    }
    const sender = createSender({
      pending,
      send: (responses) =>
        api.tests.save.mutate({ sittingId: id, responses: [...responses] }, { signal: AbortSignal.timeout(timeoutMs) }),
      sent: (answers) => current() && useSittings.getState().markSynced(slug, answers),
      refused: (error) => {
        const code = refusalOf(error)?.code
        // Submitted or discarded here a moment ago: nothing is missing.
        if (!current()) return true
        if (code === 'NOT_FOUND') gone({ why: 'moved' })
        if (code === 'SITTING_COMPLETED') gone({ why: 'completed', sittingId: id })
        return code === 'NOT_FOUND' || code === 'SITTING_COMPLETED'
      },
      troubled: setTroubled,
    })
    const onHidden = () => {
      if (document.visibilityState === 'hidden') sendLeaving(id, pending())
      else sender.retryNow()
    }
    const onLeave = () => sendLeaving(id, pending())
    const onOffline = () => setTroubled(true)
    const onOnline = () => {
      if (pending().length === 0) setTroubled(false)
      sender.retryNow()
    }
    const unsubscribe = useSittings.subscribe(sender.poke)
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', onLeave)
    window.addEventListener('online', onOnline)
    window.addEventListener('offline', onOffline)
    sender.poke()
    return () => {
      sender.stop()
      setTroubled(false)
      unsubscribe()
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', onLeave)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('offline', onOffline)
    }
  }, [slug, id])

  return troubled
}
