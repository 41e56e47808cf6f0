import type { Translate } from '@/core/texts/namespaces'
import type { SummaryView } from '../../schema'
import ends from '../parts/Ends.module.css'
import styles from '../parts/Letter.module.css'

interface ClosedLettersProps {
  parts: SummaryView['parts']
  /** Says what opens them; not beside help, where nothing leads to what is sold but one quiet link. */
  opens: boolean
  t: Translate<'report'>
}

/** The parts of the full report that wait: what each is called, and how its reading begins. */
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
