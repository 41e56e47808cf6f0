import type { Translate } from '@/core/texts/namespaces'
import type { SummaryView } from '../../schema'
import ends from '../parts/Ends.module.css'
import styles from '../parts/Letter.module.css'

interface ClosedLettersProps {
  parts: SummaryView['parts']
  /** Whether to say how to open them; false with help on the page, where only one quiet link leads to a paid offer. */
  opens: boolean
  t: Translate<'report'>
}

/** Renders the closed parts of the full report: the name of each and the start of its text. */
export function ClosedLetters({ parts, opens, t }: ClosedLettersProps) {
  if (parts.length === 0) return null
  return (
    <section className={styles.block}>
      <h2>{t('summary.othersTitle')}</h2>
      <ul className={ends.closed}>
        {parts.map(({ id, name, begins }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>{begins ?? t('dimension.notScored')}</p>
            {begins && opens && <p className={styles.soft}>{t('summary.closed')}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
