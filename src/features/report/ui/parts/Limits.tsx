import type { Translate } from '@/core/texts/namespaces'
import { joinSentences } from '@/core/texts/sentences'
import styles from './Ends.module.css'

interface Props {
  limits: readonly string[]
  t: Translate<'report'>
}

/** Renders the limits of the test: one visible line, then the other limits and how to read the numbers, folded. */
export function Limits({ limits, t }: Props) {
  return (
    <section className={styles.limits}>
      <p data-pulled>{t('limits.one')}</p>
      <details>
        <summary>{t('limits.title')}</summary>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
        <h3>{t('reading.title')}</h3>
        <p>{joinSentences(t('reading.score'), t('reading.levels'), t('reading.midpoint'))}</p>
      </details>
    </section>
  )
}
