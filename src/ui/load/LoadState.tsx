'use client'
import type { ReactNode } from 'react'
import { useTexts } from '../texts'
import styles from './LoadState.module.css'

interface Props {
  state: 'loading' | 'failed' | 'ready'
  onRetry: () => void
  /** Shown when ready. */
  children?: ReactNode
}

/** Loading (shown after 200 ms), failed with a button to try again, or what was loaded. */
export function LoadState({ state, onRetry, children }: Props) {
  const t = useTexts('common')
  if (state === 'ready') return children
  if (state === 'loading') {
    return (
      <p className={styles.loading} role="status">
        <span className={styles.dots} aria-hidden="true" />
        {t('state.loading')}
      </p>
    )
  }
  return (
    <div className={styles.failed} role="alert">
      <p>{t('error.load')}</p>
      <button type="button" className="button quiet" onClick={onRetry}>
        {t('error.retry')}
      </button>
    </div>
  )
}
