import { wholeText } from '@/core/texts/number-text'
import styles from './Figures.module.css'
import type { Words } from './norms-view'

/**
 * Renders the sittings counted so far towards the next figures, and what comes with these; the count is null below
 * five.
 */
export function Progress({ count, goal, locale, t }: Words & { count: number | null; goal: number }) {
  const share = Math.min(1, (count ?? 0) / goal)
  return (
    <section className={styles.part} aria-labelledby="progress">
      <h2 id="progress">{t('progress.title')}</h2>
      <div className="stack">
        <p className={styles.state}>
          {count === null
            ? t('progress.few', { goal: wholeText(goal, locale) })
            : t('progress.state', { count: wholeText(count, locale), goal: wholeText(goal, locale) })}
        </p>
        <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="1" className={styles.ground} />
          <rect width={100 * share} height="1" className={styles.lit} />
        </svg>
        <ul className={styles.lines}>
          <li>{t('progress.at300')}</li>
          <li>{t('progress.at1000')}</li>
          <li>{t('progress.later')}</li>
        </ul>
        <p className={styles.soft}>{t('progress.counted')}</p>
      </div>
    </section>
  )
}
