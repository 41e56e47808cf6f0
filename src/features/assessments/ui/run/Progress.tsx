'use client'
import { useTexts } from '@/ui/texts'
import styles from './QuestionScreen.module.css'
import { minutesLeft } from './run-test'

/** "12 of 40 · about 4 min" over a thin line. */
export function Progress({ position, count, answered }: { position: number; count: number; answered: number }) {
  const t = useTexts('run')
  return (
    <div className={styles.progress}>
      <p className={styles.where}>
        {t('question.progress', { n: position + 1, count, minutes: minutesLeft(count - answered) })}
      </p>
      <div className={styles.track} aria-hidden="true">
        <div className={styles.filled} style={{ inlineSize: `${(100 * answered) / count}%` }} />
      </div>
    </div>
  )
}
