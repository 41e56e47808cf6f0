import type { Translate } from '@/core/texts/namespaces'
import type { Reason } from '../../schema'
import styles from '../offer/Notices.module.css'

interface Props {
  reasons: readonly Reason[]
  t: Translate<'report'>
  /** Text of the notice; the report's text if absent. */
  text?: string
}

/**
 * Renders the advice on whom to talk to, before everything else, when the answers are serious without suggesting a
 * crisis: one sentence, the most serious reason in full, the others folded together. Only the strong form shows numbers
 * to call.
 */
export function SoftHelp({ reasons, t, text: paragraph = t('soft.text') }: Props) {
  const [gravest, ...others] = reasons
  return (
    <aside className={styles.help} aria-labelledby="soft-help">
      <h2 id="soft-help">{t('soft.title')}</h2>
      <p>{paragraph}</p>
      {gravest && <ReasonText reason={gravest} named />}
      {others.length > 0 && (
        <details className={styles.folded}>
          <summary>{others.map(({ name }) => name).join(' · ')}</summary>
          {others.map((reason) => (
            <ReasonText key={reason.name} reason={reason} named={others.length > 1} />
          ))}
        </details>
      )}
      <p className={styles.helpMore}>
        <a href="/help-now">{t('soft.more')}</a>
      </p>
    </aside>
  )
}

/** Renders one reason; a single folded one is already named by its fold. */
const ReasonText = ({ reason: { name, answer, text }, named }: { reason: Reason; named: boolean }) => (
  <div className={styles.reason}>
    {named && <h3>{name}</h3>}
    {answer && <p className={styles.answer}>{answer}</p>}
    <p>{text}</p>
  </div>
)
