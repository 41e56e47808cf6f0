'use client'
import { useTexts } from '@/ui/texts'
import styles from './Screen.module.css'

/** Before this browser's memory is read, and after the end while the summary opens; says so only when it takes long. */
export function StartingScreen({ title, leaving }: { title: string; leaving: boolean }) {
  const t = useTexts('run')
  return (
    <div className={styles.starting}>
      <h1 className={styles.quietHeading}>{title}</h1>
      <p className={styles.late} role="status">
        {leaving ? t('review.opening') : t('starting')}
      </p>
      <noscript>
        <p className="notice">{t('noScript')}</p>
      </noscript>
    </div>
  )
}
