import { refusalOf } from '@/ui/refusal'
import { useTexts } from '@/ui/texts'

/**
 * Returns a function that gives the message for a failed call; an error without a refusal counts as a lost connection.
 */
export function useRefusal(): (error: unknown) => string {
  const t = useTexts('run')
  const errors = useTexts('errors')
  return (error) => {
    const refusal = refusalOf(error)
    return refusal ? errors(refusal.code, refusal.params) : t('error.network')
  }
}
