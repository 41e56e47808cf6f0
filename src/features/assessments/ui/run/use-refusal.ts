import { refusalOf } from '@/ui/refusal'
import { useTexts } from '@/ui/texts'

/** What to tell the person about a failed call; a lost connection is no fault of theirs. */
export function useRefusal(): (error: unknown) => string {
  const t = useTexts('run')
  const errors = useTexts('errors')
  return (error) => {
    const refusal = refusalOf(error)
    return refusal ? errors(refusal.code, refusal.params) : t('error.network')
  }
}
