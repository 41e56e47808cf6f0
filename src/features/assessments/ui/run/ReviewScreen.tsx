'use client'
import type { ReactNode } from 'react'
import type { LocalSitting } from '@/stores/sittings'
import { useTexts } from '@/ui/texts'
import { Drawing } from './Drawing'
import { FocusHeading } from './FocusHeading'
import { RunMenu } from './RunMenu'
import { firstOpenPosition, type RunTest } from './run-test'
import styles from './Screen.module.css'
import type { Sending } from './state/use-sender'
import { useSubmit } from './state/use-submit'

interface Props {
  test: RunTest
  motif: ReactNode
  sitting: LocalSitting
  sending: Sending
  focus: boolean
  move: (position: number) => void
  submitted: (sittingId: string) => void
  signedOut: () => void
}

/**
 * Renders the screen after the last question: the open questions, or the closing drawing and the button to the summary.
 */
export function ReviewScreen({ test, motif, sitting, sending, focus, move, submitted, signedOut }: Props) {
  const t = useTexts('run')
  const count = test.items.length
  const open = test.items.filter(({ id }) => sitting.answers[id] === undefined).length

  const missing = (item: unknown) => {
    const index = test.items.findIndex(({ id }) => id === item)
    if (index !== -1) move(index)
  }
  const { submit, state, failure } = useSubmit(sitting, sending, submitted, missing, signedOut)

  return (
    <div className={styles.screen}>
      <div className={styles.topRow}>
        <p className="eyebrow">{test.title}</p>
        <RunMenu test={test} sittingId={sitting.id} />
      </div>
      <Drawing key={open} motif={motif} share={(count - open) / count} large={open === 0} />
      <FocusHeading className={styles.heading} focus={focus}>
        {open > 0 ? t('review.openHeading', { open, count }) : t('review.heading')}
      </FocusHeading>
      <p className={styles.lede}>{open > 0 ? t('review.openText') : t('review.text', { count })}</p>
      <div className={styles.actions}>
        <p className={styles.waiting} role="status">
          {state === 'waiting' && t('review.waiting')}
        </p>
        {failure && (
          <p className={styles.problem} role="alert">
            {failure}
          </p>
        )}
        {open > 0 ? (
          <button type="button" className="button" onClick={() => move(firstOpenPosition(test.items, sitting.answers))}>
            {t('review.toOpen')}
          </button>
        ) : (
          <button type="button" className="button" aria-disabled={state === 'sending'} onClick={submit}>
            {t(`review.${state === 'sending' ? 'sending' : state === 'waiting' || failure ? 'retry' : 'submit'}`)}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => move(count - 1)}>
          {t('review.back')}
        </button>
      </div>
    </div>
  )
}
