import { revealedChars, revealedKey } from '@/core/report/first-opening'

// This is a separate file, because the page with the questions does not load it.

/** Forgets that a result was revealed in this browser; without an id, forgets all revealed results. */
export function forgetRevealedResults(sittingId?: string): void {
  try {
    const left = sittingId ? revealedBeside(sittingId) : []
    if (left.length > 0) localStorage.setItem(revealedKey, JSON.stringify(left))
    else localStorage.removeItem(revealedKey)
  } catch {
    // Storage is blocked, so there is nothing to forget.
  }
}

/** Returns the entries of the other results; none when the stored text cannot be read. */
function revealedBeside(sittingId: string): unknown[] {
  const own = sittingId.slice(0, revealedChars)
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(revealedKey) ?? '')
    return Array.isArray(kept) ? kept.filter((one) => one !== own) : []
  } catch {
    return []
  }
}
