import { api } from '@/trpc/client'
import { refusalOf } from '@/ui/refusal'

const state = (): { handedIn?: string } => history.state ?? {}

/** The sitting that was handed in on this entry of the history: it is known again after Back, and after a reload. */
export const handedInHere = (): string | undefined => state().handedIn

/** Marks this history entry as finished: a reader who comes back to it sees that, and is not asked to begin. */
export const noteHandedIn = (sittingId: string): void => history.replaceState({ ...state(), handedIn: sittingId }, '')

export const forgetHandedIn = (): void => history.replaceState({ ...state(), handedIn: undefined, run: undefined }, '')

/** Whether there is still a summary of it to open: not after it was deleted, or by somebody else. */
export async function isFinished(sittingId: string): Promise<boolean> {
  try {
    await api.report.sitting.query({ sittingId }, { signal: AbortSignal.timeout(5000) })
    return true
  } catch (error) {
    // Without an answer, what this browser remembers is good enough.
    return refusalOf(error) === null
  }
}
