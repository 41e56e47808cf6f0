'use client'
import { refusalOf } from '@/trpc/client'
import { useTexts } from '@/ui/texts'

/** The sentence for a failed call: the refusal's own, or "load failed" when the network was the reason. */
export function useFailureText(): (error: unknown) => string {
  const errors = useTexts('errors')
  const common = useTexts('common')
  return (error) => {
    const refusal = refusalOf(error)
    return refusal ? errors(refusal.code, refusal.params) : common('error.load')
  }
}
