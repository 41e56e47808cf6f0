import { useEffect, useRef, useState } from 'react'
import { isLocale, localeCookie } from '@/core/locale'
import { keptSittingsKeys } from '@/stores/forget-sittings'
import { claimTab, listenForOwner, pageOwner, requestOwner } from '@/stores/page-owner'
import { followOtherTabs, loadSittings, useSittings } from '@/stores/sittings'
import { api } from '@/trpc/client'
import { refusalOf } from '@/ui/refusal'
import type { OpenSitting } from '../../../schema'
import type { RunTest } from '../run-test'
import { sittingHere } from './history-steps'
import { isFinished, noteSubmittedSitting, submittedSittingId } from './submitted-sitting'

/** Reason why the questions cannot continue here. */
export type StopReason =
  | { why: 'moved' | 'unknown' | 'signedOut' | 'linkOver' | 'resultOver' | 'signedIn' | 'offline' }
  | { why: 'completed'; sittingId: string }

export interface Run {
  /** False until this browser's storage has been read, or a resume link has been followed. */
  ready: boolean
  stopReason: StopReason | null
  setStopReason: (stopReason: StopReason | null) => void
  /** An unfinished sitting that is on the server but not in this browser's storage. */
  unfinished: OpenSitting | null
  takeOver: (sitting: OpenSitting) => void
  /** Ends the sitting in this browser, after the server has scored it. */
  finish: (sittingId: string) => void
}

const resumeKey = (): string | undefined => /^#resume=([\w-]{43})(?![\w-])/.exec(location.hash)?.[1]

/**
 * Returns the key of a link that moves a finished result here, and whether its reader was about to pay for the report.
 */
function moveKey(): { key: string; pays: boolean } | undefined {
  const [, key, pay] = /^#move=([a-z0-9]+\.[\w-]{43})(&pay)?(?![\w-])/.exec(location.hash) ?? []
  return key === undefined ? undefined : { key, pays: pay !== undefined }
}

/** Takes the key out of the address, so that it is neither shared nor kept in the history. */
const forgetResumeKey = () => history.replaceState(history.state, '', location.pathname + location.search)

/**
 * Opens the stored sittings of this page's owner, and of no other person. Without a stored or submitted sitting it does
 * not wait for the reply.
 */
async function openMemory(): Promise<void> {
  const opened = pageOwner().then((tags) => {
    claimTab(tags)
    loadSittings(tags)
  })
  if (keptSittingsKeys().length > 0 || submittedSittingId() !== undefined) await opened
  else opened.catch(() => {})
}

/** Returns the id of the sitting that this history entry showed, if it has ended since. */
const endedHere = (): string | undefined => useSittings.getState().ended.find((id) => id === sittingHere())

/** Finds the sitting to continue: from a resume link, from this browser's storage, or one that only the server has. */
export function useRun({ slug, version }: RunTest): Run {
  const [ready, setReady] = useState(false)
  const [stopReason, setStopReason] = useState<StopReason | null>(null)
  const [unfinished, setUnfinished] = useState<OpenSitting | null>(null)

  const takeOver = ({ sittingId: id, responses: answers }: OpenSitting) => {
    useSittings.getState().begin(slug, { id, version, answers })
    setUnfinished(null)
  }

  const follow = async (key: string) => {
    try {
      const sitting = await api.tests.resume.mutate({ key })
      // The link may have given this browser an owner.
      loadSittings(await requestOwner())
      forgetResumeKey()
      if (sitting.slug === slug && sitting.version === version) takeOver(sitting)
      else setStopReason({ why: 'linkOver' })
    } catch (error) {
      const over = ['NOT_FOUND', 'SITTING_COMPLETED'].includes(refusalOf(error)?.code ?? '')
      if (over) forgetResumeKey()
      // With the key still in the address, a reload tries again.
      setStopReason({ why: over ? 'linkOver' : 'offline' })
    }
    setReady(true)
  }

  const followResult = async ({ key, pays }: { key: string; pays: boolean }) => {
    try {
      const { sittingId } = await api.tests.move.mutate({ key })
      return location.replace(pays ? `/payment?report=${sittingId}` : `/report/${sittingId}`)
    } catch (error) {
      const code = refusalOf(error)?.code
      if (code === 'NOT_FOUND') forgetResumeKey()
      setStopReason({ why: code === 'NOT_FOUND' ? 'resultOver' : code === 'SIGNED_IN_HERE' ? 'signedIn' : 'offline' })
    }
    setReady(true)
  }

  const finish = (sittingId: string) => {
    setStopReason({ why: 'completed', sittingId })
    noteSubmittedSitting(sittingId)
    useSittings.getState().end(slug)
  }

  /** Shows that a sitting is completed, unless its answers were deleted. */
  const tellIfFinished = async (sittingId: string) =>
    setStopReason((await isFinished(sittingId)) ? { why: 'completed', sittingId } : null)

  const begin = async () => {
    // biome-ignore lint/plugin/reload: the texts came in another language.
    if (isInOldLanguage()) return location.reload()
    try {
      await openMemory()
    } catch {
      // Stored answers are not shown while their owner is unknown.
      setStopReason({ why: 'offline' })
      return setReady(true)
    }
    const local = useSittings.getState().sittings[slug]
    // The test has a new version with other questions.
    if (local && local.version !== version) useSittings.getState().end(slug)
    const key = resumeKey()
    if (key !== undefined) return void follow(key)
    const moved = moveKey()
    if (moved) return void followResult(moved)
    if (local?.version === version) return setReady(true)
    const over = submittedSittingId() ?? endedHere()
    if (over !== undefined) await tellIfFinished(over)
    setReady(true)
    // This request is optional: without a reply the person simply starts.
    api.tests.current.query({ slug }).then(setUnfinished, () => {})
  }

  const started = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has hydrated
  useEffect(() => {
    if (!started.current) void begin()
    started.current = true
    const unwatch = listenForOwner()
    // A resume link pasted into this very page only changes the fragment.
    // biome-ignore lint/plugin/reload: the address names another sitting.
    const onHash = () => (resumeKey() ?? moveKey()) && location.reload()
    window.addEventListener('hashchange', onHash)
    const unfollow = followOtherTabs((over, id) => over === slug && tellIfFinished(id))
    // A page that comes back from the back/forward cache may show answers that were deleted meanwhile.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      // biome-ignore lint/plugin/reload: the texts came in another language.
      if (persisted && isInOldLanguage(true)) return location.reload()
      const over = submittedSittingId()
      if (persisted && over !== undefined) tellIfFinished(over)
    }
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('hashchange', onHash)
      window.removeEventListener('pageshow', onShow)
      unfollow()
      unwatch()
    }
  }, [])

  return { ready, stopReason, setStopReason, unfinished, takeOver, finish }
}

const cameByHistory = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward'
}

/** Returns whether Back has shown the browser's copy of this page in a language that the reader has changed since. */
export function isInOldLanguage(kept = cameByHistory()): boolean {
  const chosen = new RegExp(`(?:^|; )${localeCookie}=(\\w+)`).exec(document.cookie)?.[1]
  return kept && isLocale(chosen) && chosen !== document.documentElement.dataset.lang
}
