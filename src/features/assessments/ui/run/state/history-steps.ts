import { safeStorage } from '@/stores/safe-storage'

/** One entry of the browser's history on the run page; it belongs to one tab only. */
export interface Step {
  sittingId: string
  /** Index of the item shown; −1 are the instructions, the number of items is the end. */
  at: number
  /** Number of entries of the run before this one. */
  depth: number
  /** Position that Back leads to; null on the first entry, from which Back leaves the page. */
  before: number | null
}

/**
 * Maximum number of entries that a run adds above its first one. Browsers keep some fifty in all, and a person should
 * not have to go back through more than these to leave.
 */
const longest = 25
const KEY = 'place'
const storage = safeStorage(() => sessionStorage)

const entry = (): { run?: Step } => history.state ?? {}

/** Returns the id of the sitting that this history entry belonged to. */
export const sittingHere = (): string | undefined => entry().run?.sittingId

/** Returns this tab's step in a sitting: from the history entry, else from the tab's storage, else from `start`. */
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

/** Stores the first question as the position in this history entry, for a sitting that is about to begin. */
export const noteStart = (sittingId: string): void => noteStep({ sittingId, at: 0, depth: 0, before: null })

/**
 * Writes the step into its history entry, and into the tab's storage for an entry that is replaced (another language).
 */
export function noteStep(step: Step): void {
  storage.setItem(KEY, JSON.stringify([step.sittingId, step.at]))
  if (isSame(entry().run, step)) return
  try {
    history.replaceState({ ...history.state, run: step }, '')
  } catch {
    // Some browsers refuse too many of these calls in half a minute; the tab's storage has the position.
  }
}

const isSame = (one: Step | undefined, other: Step): boolean =>
  one?.sittingId === other.sittingId && one.at === other.at && one.depth === other.depth && one.before === other.before

/**
 * Moves to another position on a new history entry, so that Back leads here again. The instructions, and positions
 * beyond `longest`, replace the current entry instead.
 */
export function stepTo(from: Step, at: number): Step {
  if (at < 0 || from.at < 0) return { ...from, at }
  if (from.depth >= longest) return { ...from, at, before: from.at }
  const next = { sittingId: from.sittingId, at, depth: from.depth + 1, before: from.at }
  try {
    forgetLanguage(from)
    // Next's own fields are left out, so that its router adds them.
    history.pushState({ run: next }, '')
    return next
  } catch {
    // Some browsers refuse entries that come too fast; the run goes on without one.
    return { ...from, at, before: from.before }
  }
}

/**
 * Removes `?lang` from an entry: the language is chosen for the whole run, and going back must not restore an earlier
 * one.
 */
function forgetLanguage(step: Step): void {
  const { pathname, search, hash } = location
  const query = new URLSearchParams(search)
  if (!query.has('lang')) return
  query.delete('lang')
  history.replaceState({ run: step }, '', pathname + (query.size > 0 ? `?${query}` : '') + hash)
}

/**
 * Returns the step shown after the browser moved from one entry to another. Beyond `longest` steps, an entry takes the
 * position before the one just left, because the newer positions replaced it.
 */
export function stepAfterNavigation(entered: Step, left: Step): Step {
  const { before } = left
  const slid = entered.depth === left.depth - 1 && before !== null && before !== entered.at
  return slid ? { ...entered, at: before, before: entered.depth > 0 ? Math.max(0, before - 1) : null } : entered
}

/**
 * Goes back to the first entry of the run, so that Back from the following page is one step and not one for each
 * question.
 */
export async function goBackToFirstEntry(): Promise<void> {
  const depth = entry().run?.depth ?? 0
  if (depth === 0) return
  await new Promise<void>((done) => {
    addEventListener('popstate', () => done(), { once: true, capture: true })
    // A history that the browser has cut short may fire no event.
    setTimeout(done, 500)
    history.go(-depth)
  })
}
