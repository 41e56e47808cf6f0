import { refusalOf } from '@/ui/refusal'
import { useTexts } from '@/ui/texts'

/** Returns a function that words a failed call for the person; a lost connection is not their fault. */
export function useRefusal(): (error: unknown) => string {
  const t = useTexts('run')
  const errors = useTexts('errors')
  return (error) => {
    const refusal = refusalOf(error)
    return refusal ? errors(refusal.code, refusal.params) : t('error.network')
  }
}
