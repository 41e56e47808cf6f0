import type { Run } from '@/core/report/pulled-sentences'
import styles from './Chapters.module.css'

/** Words of one paragraph; a sentence that is pulled stands in display type where it is. */
export const ParagraphRuns = ({ runs }: { runs: readonly Run[] }) =>
  runs.map(({ text, pulled }, at) =>
    pulled ? (
      <span key={text} className={at < runs.length - 1 ? styles.pulled : `${styles.pulled} ${styles.ends}`} data-pulled>
        {text}
      </span>
    ) : (
      text
    ),
  )
