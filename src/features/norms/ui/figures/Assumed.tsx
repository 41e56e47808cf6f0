import { assumedHalfWidth } from '@mindglass/psychometrics/scoring/uncertainty'
import styles from './Figures.module.css'
import type { Words } from './norms-view'

interface AssumedProps extends Words {
  parts: readonly { id: string; name: string; items: number }[]
}

/** Shows the assumptions used in place of measured figures, and their meaning for each part. */
export function Assumed({ parts, t }: AssumedProps) {
  return (
    <section className={styles.part} aria-labelledby="assumed">
      <h2 id="assumed">{t('assumed.title')}</h2>
      <div className="stack">
        <p>{t('assumed.p1')}</p>
        <ul className={styles.lines}>
          {parts.map(({ id, name, items }) => (
            <li key={id}>{t('assumed.part', { part: name, items, half: Math.round(assumedHalfWidth(items)) })}</li>
          ))}
        </ul>
        <p className={styles.soft}>{t('assumed.p2')}</p>
      </div>
    </section>
  )
}
