'use client'
import type { CSSProperties } from 'react'
import { useTexts } from '@/ui/texts'
import { minutesLeft } from '../run-test'
import { chaptersOf } from './chapters'
import styles from './QuestionScreen.module.css'

/** "12 of 40 · about 4 min" over a thin line, which shows where chapters meet. */
export function Progress({ position, count, answered }: { position: number; count: number; answered: number }) {
  const t = useTexts('run')
  return (
    <div className={styles.progress}>
      <p className={styles.where}>
        {t('question.progress', { n: position + 1, count, minutes: minutesLeft(count - answered) })}
      </p>
      <div className={styles.track} style={{ '--chapters': chaptersOf(count) } as CSSProperties} aria-hidden="true">
        <div className={styles.filled} style={{ inlineSize: `${(100 * answered) / count}%` }} />
      </div>
    </div>
  )
}
