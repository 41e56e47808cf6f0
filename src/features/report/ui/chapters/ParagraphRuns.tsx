import type { Run } from '@/core/report/pull-quotes'
import { Phrase } from '@/ui/Phrase'
import styles from './Chapters.module.css'

const HAN = /\p{Script=Han}/u

/** Renders the words of one paragraph; a pulled sentence stays in its place and is set in display type. */
export const ParagraphRuns = ({ runs }: { runs: readonly Run[] }) =>
  runs.map(({ text, pulled }, at) =>
    pulled ? (
      <span key={text} className={at < runs.length - 1 ? styles.pulled : `${styles.pulled} ${styles.ends}`} data-pulled>
        <Phrase text={text} locale={HAN.test(text) ? 'cn' : 'en'} />
      </span>
    ) : (
      text
    ),
  )
