import { revealedChars, revealedKey } from '@/core/report/first-opening'

// A separate file: the page with the questions does not load it.

/** Forgets that a result was revealed in this browser; without an id, that any was. */
export function forgetRevealed(sittingId?: string): void {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(revealedKey) ?? 'null')
    const gone = sittingId?.slice(0, revealedChars)
    const left = gone && Array.isArray(kept) ? kept.filter((one) => one !== gone) : []
    if (left.length > 0) localStorage.setItem(revealedKey, JSON.stringify(left))
    else localStorage.removeItem(revealedKey)
  } catch {
    // Storage is blocked or full of something else: there is nothing to forget.
  }
}
