import type { Run } from '@/core/report/pulled-sentences'
import styles from './Chapters.module.css'

/** Renders the words of one paragraph; a pulled sentence stays in its place and is set in display type. */
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
