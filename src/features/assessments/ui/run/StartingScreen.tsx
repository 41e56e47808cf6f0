'use client'
import { useTexts } from '@/ui/texts'
import styles from './Screen.module.css'

/**
 * Renders the wait while a sitting is looked up, or at the end while the summary opens; its text appears only after a
 * while.
 */
export function StartingScreen({ title, leaving }: { title: string; leaving: boolean }) {
  const t = useTexts('run')
  return (
    <div className={styles.starting}>
      <h1 className={styles.quietHeading}>{title}</h1>
      <p className={styles.late} role="status">
        {leaving ? t('review.opening') : t('starting')}
      </p>
    </div>
  )
}
