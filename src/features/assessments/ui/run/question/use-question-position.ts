import { useEffect, useRef, useState } from 'react'
import type { LocalSitting } from '@/stores/sittings'
import { firstOpenPosition, type RunTest } from '../run-test'
import { noteStep, type Step, stepAfterNavigation, stepFrom, stepTo } from '../state/history-steps'

/** Returns the first position; a person who has answered nothing yet starts at the instructions. */
const startOf = ({ answers }: LocalSitting, items: RunTest['items']): number =>
  Object.keys(answers).length === 0 ? -1 : firstOpenPosition(items, answers)

/**
 * Returns this tab's position in the sitting, and a function that moves it. Every question is an entry of the browser's
 * history, so Back and Forward lead through the questions; see history-steps.ts.
 */
export function useQuestionPosition(sitting: LocalSitting | undefined, items: RunTest['items']) {
  const [step, setStep] = useState<Step | null>(null)
  const traversing = useRef(false)
  if (sitting && step?.sittingId !== sitting.id) setStep(stepFrom(sitting.id, startOf(sitting, items)))

  useEffect(() => {
    if (step) noteStep(step)
  }, [step])

  useEffect(() => {
    const onPop = (event: PopStateEvent) => {
      traversing.current = false
      const entered: Step | undefined = event.state?.run
      if (!entered) return
      // Next's router must not receive the event: it would fetch this same page and write its entry again.
      event.stopPropagation()
      setStep((left) => (left?.sittingId === entered.sittingId ? stepAfterNavigation(entered, left) : left))
    }
    window.addEventListener('popstate', onPop, true)
    return () => window.removeEventListener('popstate', onPop, true)
  }, [])

  const move = (at: number) => {
    if (!step || traversing.current || at === step.at) return
    // The previous position is already an entry of the history.
    if (step.before !== at) return setStep(stepTo(step, at))
    traversing.current = true
    history.back()
  }
  return { position: Math.min(step?.at ?? -1, items.length), move }
}
