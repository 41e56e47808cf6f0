import { safeStorage } from '@/stores/safe-storage'

/** One entry of the browser's history on the run page. It belongs to its tab alone. */
export interface Step {
  sittingId: string
  /** Index of the item shown; −1 are the instructions, the number of items is the end. */
  at: number
  /** Entries of the run below this one. */
  depth: number
  /** Where Back leads; null on the first entry, from which Back leaves the page. */
  before: number | null
}

/**
 * The most entries that a run lays above its first one. Browsers keep some fifty in all, and nobody should have to go
 * back through more of them to get away.
 */
const longest = 25
const KEY = 'place'
const storage = safeStorage(() => sessionStorage)

const entry = (): { run?: Step } => history.state ?? {}

/** The sitting that this entry of the history belonged to. */
export const sittingHere = (): string | undefined => entry().run?.sittingId

/** Where this tab is in a sitting: what the entry says, else what the tab remembers, else `start`. */
export function stepFrom(sittingId: string, start: number): Step {
  const here = entry().run
  if (here?.sittingId === sittingId) return here
  return { sittingId, at: rememberedPlace(sittingId) ?? start, depth: 0, before: null }
}

function rememberedPlace(sittingId: string): number | undefined {
  const kept = storage.getItem(KEY)
  try {
    const known: unknown = typeof kept === 'string' && JSON.parse(kept)
    if (!Array.isArray(known) || known[0] !== sittingId || !Number.isInteger(known[1])) return undefined
    return known[1]
  } catch {
    return undefined
  }
}

/** This entry shows the first question of a sitting that is about to begin here. */
export const noteStart = (sittingId: string): void => noteStep({ sittingId, at: 0, depth: 0, before: null })

/** Writes the step into its entry, and into the tab's memory for an entry that is replaced (another language). */
export function noteStep(step: Step): void {
  storage.setItem(KEY, JSON.stringify([step.sittingId, step.at]))
  if (isSame(entry().run, step)) return
  try {
    history.replaceState({ ...history.state, run: step }, '')
  } catch {
    // Some browsers count these calls and refuse too many in half a minute; the tab's memory has the place.
  }
}

const isSame = (one: Step | undefined, other: Step): boolean =>
  one?.sittingId === other.sittingId && one.at === other.at && one.depth === other.depth && one.before === other.before

/**
 * Goes on to another place on an entry of its own, so that Back leads here again. The instructions, and what is beyond
 * `longest`, take the place of the current entry instead.
 */
export function stepTo(from: Step, at: number): Step {
  if (at < 0 || from.at < 0) return { ...from, at }
  if (from.depth >= longest) return { ...from, at, before: from.at }
  const next = { sittingId: from.sittingId, at, depth: from.depth + 1, before: from.at }
  try {
    forgetLanguage(from)
    // Without Next's own fields, so that its router adds them.
    history.pushState({ run: next }, '')
    return next
  } catch {
    // Some browsers refuse entries that come too fast; the run goes on without one.
    return { ...from, at, before: from.before }
  }
}

/** The language is chosen for the whole run: an entry left behind must not bring an earlier one back. */
function forgetLanguage(step: Step): void {
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  if (!query.has('lang')) return
  query.delete('lang')
  history.replaceState({ run: step }, '', pathname + (query.size > 0 ? `?${query}` : '') + hash)
}

/** The step shown after the browser went from one entry to another; beyond `longest` the entries slide along. */
export function arrivedAt(entered: Step, left: Step): Step {
  const { before } = left
  const slid = entered.depth === left.depth - 1 && before !== null && before !== entered.at
  return slid ? { ...entered, at: before, before: entered.depth > 0 ? Math.max(0, before - 1) : null } : entered
}

/**
 * Goes back to the first entry of the run, so that the way back from whatever comes next is one step and not one for
 * each question.
 */
export async function leaveTrail(): Promise<void> {
  const depth = entry().run?.depth ?? 0
  if (depth === 0) return
  await new Promise<void>((done) => {
    addEventListener('popstate', () => done(), { once: true, capture: true })
    // A history that the browser has cut short may not answer.
    setTimeout(done, 500)
    history.go(-depth)
  })
}
