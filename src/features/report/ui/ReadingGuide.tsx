import type { Translate } from '@/core/texts/namespaces'
import styles from './Letter.module.css'

/** What the numbers mean, said once: score, levels, design range, design midpoint. */
export function ReadingGuide({ t }: { t: Translate<'report'> }) {
  return (
    <section className={`${styles.block} ${styles.guide}`}>
      <h2>{t('reading.title')}</h2>
      <p>{t('reading.score')}</p>
      <p>{t('reading.levels')}</p>
      <p>{t('reading.range')}</p>
      <p>{t('reading.midpoint')}</p>
    </section>
  )
}
