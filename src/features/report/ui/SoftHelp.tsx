import type { Translate } from '@/core/texts/namespaces'
import type { Reason } from '../schema'
import styles from './Notices.module.css'

interface Props {
  reasons: readonly Reason[]
  t: Translate<'report'>
  /** What is said; without it, what a report says. */
  text?: string
}

/** Whom to talk to, before everything else, where answers are heavy without sounding like a crisis. */
export function SoftHelp({ reasons, t, text: said = t('soft.text') }: Props) {
  return (
    <aside className={styles.help} aria-labelledby="soft-help">
      <h2 id="soft-help">{t('soft.title')}</h2>
      <p>{said}</p>
      {reasons.map(({ name, text }) => (
        <div key={name} className={styles.reason}>
          <h3>{name}</h3>
          <p>{text}</p>
        </div>
      ))}
      <p>
        <a href="/help-now">{t('soft.more')}</a>
      </p>
    </aside>
  )
}
