import { api } from '@/trpc/client'
import { refusalOf } from '@/ui/refusal'

const state = (): { handedIn?: string } => history.state ?? {}

/** Returns the id of the sitting that was submitted on this history entry; it survives Back and a reload. */
export const submittedSittingId = (): string | undefined => state().handedIn

/** Marks this history entry as finished: a reader who comes back to it sees that, and is not asked to begin. */
export const noteSubmittedSitting = (sittingId: string): void =>
  history.replaceState({ ...state(), handedIn: sittingId }, '')

/** Makes this history entry one of a new run: clears its submitted sitting, and the position (`run`) in it. */
export const clearSubmittedSitting = (): void =>
  history.replaceState({ ...state(), handedIn: undefined, run: undefined }, '')

/**
 * Returns whether the summary of the sitting can still be opened: not after the sitting was deleted, and not by another
 * person.
 */
export async function isFinished(sittingId: string): Promise<boolean> {
  try {
    await api.report.sitting.query({ sittingId }, { signal: AbortSignal.timeout(5000) })
    return true
  } catch (error) {
    // Without a reply from the server, this browser's own record counts.
    return refusalOf(error) === null
  }
}
