import type { Translate } from '@/core/texts/namespaces'
import marks from '@/ui/charts/marks.module.css'
import styles from './charts.module.css'

/** What the marks of a bar mean. */
export function Legend({ t }: { t: Translate<'report'> }) {
  return (
    <ul className={styles.legend}>
      <li>
        <svg width="20" height="20" aria-hidden="true">
          <circle className={marks.marker} cx="10" cy="10" r="7" />
        </svg>
        {t('chart.you')}
      </li>
      <li>
        <svg width="30" height="12" aria-hidden="true">
          <path className={styles.bracket} d="M2 6H28M2 3V9M28 3V9" />
        </svg>
        {t('dimension.rangeNote')}
      </li>
    </ul>
  )
}
