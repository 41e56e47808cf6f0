import { useEffect, useRef, useState } from 'react'
import type { DomainErrorCode } from '@/core/error/error'
import { requestOwner } from '@/stores/page-owner'
import { type LocalSitting, useSittings } from '@/stores/sittings'
import { api } from '@/trpc/client'
import { keepaliveApi } from '@/trpc/keepalive-api'
import { refusalOf } from '@/ui/refusal'
import type { Answer } from '../../../schema'
import { createSender, type Sender } from './sender'
import type { StopReason } from './use-run'

/** Time in ms after which a hanging request counts as failed. */
const timeoutMs = 15_000

/** Refusals after which trying again cannot help. */
const final: readonly DomainErrorCode[] = ['NOT_FOUND', 'SITTING_COMPLETED', 'UNAUTHENTICATED', 'ACCOUNT_CHANGED']

/** Returns the reason for NOT_FOUND: `unknown` if the browser has lost its cookies, otherwise `moved`. */
const whyNotFound = async (): Promise<StopReason> => {
  const tags = await requestOwner().catch(() => null)
  return { why: tags?.length === 0 ? 'unknown' : 'moved' }
}

/** Returns every answer of a sitting in the shape that the server accepts. */
export const answersOf = ({ answers }: LocalSitting): Answer[] =>
  Object.entries(answers).map(([item, { value, ms, at }]) => ({ item, value, ms, at }))

const unsent = ({ answers }: LocalSitting): Answer[] =>
  Object.entries(answers).flatMap(([item, { value, ms, at, synced }]) => (synced ? [] : [{ item, value, ms, at }]))

/** Sends the answers while the page is being left; those that fail are sent when the person comes back. */
function sendLeaving(sittingId: string, responses: readonly Answer[]): void {
  if (responses.length === 0) return
  keepaliveApi.tests.save.mutate({ sittingId, responses: [...responses] }).catch(() => {})
}

export interface Sending {
  /** Whether answers are waiting for the connection. */
  troubled: boolean
  /** Stops sending before a submission, and waits for the request under way. */
  hold: () => Promise<void>
  /** Resumes sending after a failed submission. */
  release: () => void
}

/** Keeps sending the answers of one sitting to the server. Calls `stop` when the server no longer accepts them. */
export function useSender(slug: string, id: string | undefined, stop: (reason: StopReason) => void): Sending {
  const [troubled, setTroubled] = useState(false)
  const running = useRef<Sender>(undefined)

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
        // The sitting was just submitted or discarded here, so no answer is missing.
        if (!current()) return true
        if (code === 'NOT_FOUND') void whyNotFound().then(stop)
        if (code === 'SITTING_COMPLETED') stop({ why: 'completed', sittingId: id })
        if (code === 'UNAUTHENTICATED') stop({ why: 'signedOut' })
        // ACCOUNT_CHANGED is not a final refusal: the page is loaded again.
        return code !== undefined && final.includes(code)
      },
      troubled: setTroubled,
    })
    running.current = sender
    // A submission under way already contains every answer.
    const onLeave = () => {
      if (!sender.isHeld()) sendLeaving(id, pending())
    }
    const onHidden = () => {
      if (document.visibilityState === 'hidden') onLeave()
      else sender.retryNow()
    }
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

  return {
    troubled,
    hold: () => running.current?.hold() ?? Promise.resolve(),
    release: () => running.current?.release(),
  }
}
