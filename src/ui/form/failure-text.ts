'use client'
import { refusalOf } from '@/ui/refusal'
import { useTexts } from '@/ui/texts'

/** Whether a call got no answer at all: `fetch` rejects with a TypeError then, which tRPC passes on as the cause. */
function isOffline(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return !navigator.onLine || cause instanceof TypeError
}

/** The sentence for a failed call: the refusal's own, or that the network, or else the loading, was the reason. */
export function useFailureText(): (error: unknown) => string {
  const errors = useTexts('errors')
  const common = useTexts('common')
  return (error) => {
    const refusal = refusalOf(error)
    if (refusal) return errors(refusal.code, refusal.params)
    return common(isOffline(error) ? 'error.offline' : 'error.load')
  }
}
