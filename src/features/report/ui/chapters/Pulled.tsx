import type { Run } from '@/core/report/pulled-sentences'
import styles from './Chapters.module.css'

/** Words of one paragraph; a sentence that is pulled stands in display type where it is. */
export const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs.map(({ text, pulled }) =>
    pulled ? (
      <span key={text} className={styles.pulled} data-pulled>
        {text}
      </span>
    ) : (
      text
    ),
  )
