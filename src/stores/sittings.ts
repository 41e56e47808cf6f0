import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { OwnerTag } from '@/core/account/owner-tag'
import { sittingsKey } from '@/core/input/storage-keys'
import { hasShape, isRecord } from '@/core/input/type-guards'
import { forgetSitting, forgetSittingsOfOthers, keptSittingsKeys } from './forget-sittings'
import { safeStorage } from './safe-storage'

/** Answer in this browser's storage. */
export interface LocalAnswer {
  /** Chosen value; null if the item was skipped on purpose. */
  value: number | null
  /** Milliseconds spent on the question, over all visits to it. */
  ms: number
  /** Epoch milliseconds, raised where needed so that a later answer always has a later time. */
  at: number
  /** Whether the server has it. */
  synced: boolean
}

/**
 * State of a sitting that all tabs share; each tab has its own position in it
 * (features/assessments/ui/run/state/history-steps.ts).
 */
export interface LocalSitting {
  id: string
  /** Version of the instrument that the answers belong to. */
  version: number
  startedAt: number
  answers: Readonly<Record<string, LocalAnswer>>
}

export interface StoredSittings {
  /** The open sitting of each test, by slug. */
  sittings: Readonly<Record<string, LocalSitting>>
  /** Ids of sittings that are over here, so that another tab does not bring them back. */
  ended: readonly string[]
  autoAdvance: boolean
}

const answerShape = { ms: 'number', at: 'number', synced: 'boolean' } as const
const sittingShape = { id: 'string', version: 'number', startedAt: 'number' } as const

/**
 * Returns the valid data of the browser's storage; another tab, of another build, may have written it. Each sitting is
 * checked separately, so that an unreadable one does not cost another its answers.
 */
export function parseStoredSittings(stored: unknown): StoredSittings {
  const { sittings, ended, autoAdvance } = isRecord(stored) ? stored : {}
  const open = Object.entries(isRecord(sittings) ? sittings : {}).flatMap(([slug, one]) =>
    isSitting(one) ? [[slug, one] as const] : [],
  )
  return {
    sittings: Object.fromEntries(open),
    ended: Array.isArray(ended) ? ended.filter((id) => typeof id === 'string') : [],
    autoAdvance: autoAdvance !== false,
  }
}

const isSitting = (value: unknown): value is LocalSitting =>
  hasShape(value, sittingShape) &&
  'answers' in value &&
  isRecord(value.answers) &&
  Object.values(value.answers).every(isAnswer)

const isAnswer = (value: unknown): value is LocalAnswer =>
  hasShape(value, answerShape) && 'value' in value && (value.value === null || typeof value.value === 'number')

/** Answer returned by the server. */
export interface ServerAnswer {
  item: string
  value: number | null
  at: number
}

interface SittingsState extends StoredSittings {
  /** Opens a sitting here, or adds the server's answers to the one that is already open. */
  begin: (slug: string, sitting: { id: string; version: number; answers: readonly ServerAnswer[] }) => void
  answer: (slug: string, item: string, value: number | null, ms: number) => void
  markSynced: (slug: string, sent: readonly Pick<ServerAnswer, 'item' | 'at'>[]) => void
  end: (slug: string) => void
  setAutoAdvance: (autoAdvance: boolean) => void
}

const longestMs = 3_600_000
const keptEnded = 30

/** Returns a time on this clock later than any time in the sitting, even if the clock was set back. */
const laterThan = ({ answers }: LocalSitting, now: number): number =>
  Object.values(answers).reduce((latest, { at }) => Math.max(latest, at + 1), now)

function withAnswer(sitting: LocalSitting, item: string, value: number | null, ms: number, now: number): LocalSitting {
  const known = sitting.answers[item]
  if (known?.value === value) return sitting
  const spent = Math.min(longestMs, (known?.ms ?? 0) + Math.max(0, Math.round(ms)))
  const answer = { value, ms: spent, at: laterThan(sitting, now), synced: false }
  return { ...sitting, answers: { ...sitting.answers, [item]: answer } }
}

/** Returns the later answer of each item; of two copies of one answer, the synced one. `first` sets the order. */
function mergeAnswers(first: LocalSitting['answers'], second: LocalSitting['answers']): LocalSitting['answers'] {
  const merged = { ...first }
  for (const [item, answer] of Object.entries(second)) {
    const other = merged[item]
    if (other === undefined || answer.at > other.at) merged[item] = answer
    else if (answer.at === other.at && answer.synced) merged[item] = { ...other, synced: true }
  }
  return merged
}

function mergeSitting(theirs: LocalSitting, mine: LocalSitting): LocalSitting {
  if (theirs.id !== mine.id) return theirs.startedAt >= mine.startedAt ? theirs : mine
  return { ...theirs, answers: mergeAnswers(theirs.answers, mine.answers) }
}

/**
 * Merges the data of two tabs. When both agree, the result is written exactly as `theirs`, so that tabs stop answering
 * each other's storage events.
 */
export function mergeStored(theirs: StoredSittings, mine: StoredSittings): StoredSittings {
  const ended = [...new Set([...theirs.ended, ...mine.ended])].slice(-keptEnded)
  const slugs = new Set([...Object.keys(theirs.sittings), ...Object.keys(mine.sittings)])
  const sittings: Record<string, LocalSitting> = {}
  for (const slug of slugs) {
    const open = [theirs.sittings[slug], mine.sittings[slug]].filter((one) => one && !ended.includes(one.id))
    const [first, second] = open
    if (first) sittings[slug] = second ? mergeSitting(first, second) : first
  }
  return { sittings, ended, autoAdvance: theirs.autoAdvance }
}

const keptIn = ({ sittings, ended, autoAdvance }: StoredSittings): StoredSittings => ({ sittings, ended, autoAdvance })

let storageFailed = false
/** Returns false when the browser refuses to store (private mode, full disk): answers then live in this page alone. */
export const canStoreAnswers = (): boolean => !storageFailed

const kept = safeStorage(
  () => localStorage,
  () => {
    storageFailed = true
  },
)

/** Name of the store while its owner is unknown: its data then lives in this page alone. */
const NOBODYS = ''
const storage: typeof kept = {
  ...kept,
  getItem: (name) => (name === NOBODYS ? null : kept.getItem(name)),
  setItem: (name, value) => (name === NOBODYS ? undefined : kept.setItem(name, value)),
}

/** Returns the state within zustand's stored text; null for other text. */
function storedState(written: string): unknown {
  try {
    return JSON.parse(written)?.state
  } catch {
    return null
  }
}

/** Finds a sitting of this owner, confirmed by the server, that is stored under another owner's key. */
function keptElsewhere(id: string): LocalSitting | undefined {
  return keptSittingsKeys()
    .map((key) => kept.getItem(key))
    .flatMap((written) =>
      typeof written === 'string' ? Object.values(parseStoredSittings(storedState(written)).sittings) : [],
    )
    .find((sitting) => sitting.id === id)
}

/**
 * Open sittings of one owner with every answer given (local storage, a key for each owner), until they are submitted.
 * `loadSittings` sets the owner.
 */
export const useSittings = create<SittingsState>()(
  persist(
    (set, get) => {
      const change = (slug: string, next: (sitting: LocalSitting) => LocalSitting) => {
        const { sittings } = get()
        const sitting = sittings[slug]
        if (sitting) set({ sittings: { ...sittings, [slug]: next(sitting) } })
      }
      return {
        sittings: {},
        ended: [],
        autoAdvance: true,
        begin: (slug, { id, version, answers }) => {
          const known = Object.fromEntries(
            answers.map(({ item, value, at }) => [item, { value, ms: 0, at, synced: true }]),
          )
          const opened = { id, version, startedAt: Date.now(), answers: known }
          const { sittings, ended } = get()
          const local = sittings[slug]?.id === id ? sittings[slug] : keptElsewhere(id)
          const sitting = local ? { ...opened, answers: mergeAnswers(local.answers, known) } : opened
          set({ sittings: { ...sittings, [slug]: sitting }, ended: ended.filter((one) => one !== id) })
          forgetSitting(id, useSittings.persist.getOptions().name)
        },
        answer: (slug, item, value, ms) => change(slug, (sitting) => withAnswer(sitting, item, value, ms, Date.now())),
        markSynced: (slug, sent) =>
          change(slug, (sitting) => {
            const answers = { ...sitting.answers }
            for (const { item, at } of sent) {
              const answer = answers[item]
              if (answer?.at === at) answers[item] = { ...answer, synced: true }
            }
            return { ...sitting, answers }
          }),
        end: (slug) => {
          const { [slug]: over, ...sittings } = get().sittings
          if (over) set({ sittings, ended: [...get().ended, over.id].slice(-keptEnded) })
        },
        setAutoAdvance: (autoAdvance) => set({ autoAdvance }),
      }
    },
    {
      name: NOBODYS,
      storage: createJSONStorage(() => storage),
      skipHydration: true,
      partialize: (state): StoredSittings => keptIn(state),
      // Without a stored entry, the state of this page stays.
      merge: (stored, current) => (stored === undefined ? current : { ...current, ...parseStoredSittings(stored) }),
    },
  ),
)

/**
 * Loads the sittings of this page's owner from the browser's storage, and none of other owners. A guest's sittings
 * continue in the account that the guest has become.
 * @param tags all tags of the owner; for a visitor, who has none, nothing is stored
 */
export function loadSittings(tags: readonly OwnerTag[]): void {
  forgetSittingsOfOthers(tags)
  const [name = NOBODYS, ...earlier] = tags.map(sittingsKey)
  const { persist } = useSittings
  const known = persist.getOptions().name === name ? keptIn(useSittings.getState()) : parseStoredSittings(null)
  persist.setOptions({ name })
  const found = [...earlier, name].flatMap((key) => {
    const written = storage.getItem(key)
    return typeof written === 'string' ? parseStoredSittings(storedState(written)) : []
  })
  useSittings.setState(found.reduce((mine, theirs) => mergeStored(theirs, mine), known))
  for (const key of earlier) kept.removeItem(key)
}

/**
 * Adopts the data that another tab stores, without losing data of this tab; calls `ended` for an open sitting that the
 * other tab has ended. Returns a function that stops it.
 */
export function followOtherTabs(ended?: (slug: string, id: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const { name } = useSittings.persist.getOptions()
    if (name === NOBODYS || key !== name || newValue === null) return
    const before = useSittings.getState().sittings
    useSittings.setState((mine) => mergeStored(parseStoredSittings(storedState(newValue)), mine))
    const after = useSittings.getState().sittings
    for (const [slug, { id }] of Object.entries(before)) if (!after[slug]) ended?.(slug, id)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
