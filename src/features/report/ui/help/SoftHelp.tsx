import type { Translate } from '@/core/texts/namespaces'
import type { Reason } from '../../schema'
import styles from '../offer/Notices.module.css'

interface Props {
  reasons: readonly Reason[]
  t: Translate<'report'>
  /** Text of the notice; the text of a report if absent. */
  text?: string
}

/**
 * Whom to talk to, before everything else, where answers are heavy without sounding like a crisis: one sentence,
 * the gravest reason in full, the others folded. Numbers to call belong to the strong form alone.
 */
export function SoftHelp({ reasons, t, text: paragraph = t('soft.text') }: Props) {
  const [gravest, ...others] = reasons
  return (
    <aside className={styles.help} aria-labelledby="soft-help">
      <h2 id="soft-help">{t('soft.title')}</h2>
      <p>{paragraph}</p>
      {gravest && (
        <div className={styles.reason}>
          <h3>{gravest.name}</h3>
          <p>{gravest.text}</p>
        </div>
      )}
      {others.length > 0 && (
        <div>
          {others.map(({ name, text }) => (
            <details key={name} className={styles.folded}>
              <summary>{name}</summary>
              <p>{text}</p>
            </details>
          ))}
        </div>
      )}
      <p className={styles.helpMore}>
        <a href="/help-now">{t('soft.more')}</a>
      </p>
    </aside>
  )
}
