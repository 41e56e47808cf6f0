'use client'
import { useTexts } from '@/ui/texts'
import styles from './Screen.module.css'

/** While a sitting is found again, and at the end while the summary opens; says so only when it takes long. */
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
