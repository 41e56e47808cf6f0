import { remainingTalk } from '@/core/report/remaining-notes'
import type { Translate } from '@/core/texts/namespaces'
import type { SummaryView, TalkView } from '../../schema'
import { Chapter } from '../parts/Chapter'
import styles from '../parts/Letter.module.css'

interface Props {
  view: Pick<SummaryView, 'help' | 'talk'>
  /** Label of the link back to the contents, see Chapter. */
  back?: string
  t: Translate<'report'>
}

/** Whether any advice on talking to someone is left to show. */
export const hasTalk = (view: Props['view']): boolean =>
  Object.values(remainingTalk(view)).some(({ length }) => length > 0)

/**
 * Renders the advice on when to talk to someone, for every part: free, because it may be advice to see a doctor. Light
 * parts are folded.
 */
export function TalkSection({ view, back, t }: Props) {
  const { open, light } = remainingTalk(view)
  if (!hasTalk(view)) return null
  return (
    <Chapter id="talk" title={t('dimension.talk')} back={back}>
      <Talks talks={open} />
      {light.length > 0 && (
        <details className={styles.light}>
          <summary>{t('talk.light')}</summary>
          <Talks talks={light} />
        </details>
      )}
      {/* If help comes first, the page already shows its numbers. */}
      {view.help !== 'first' && (
        <p>
          <a href="/help-now">{t('support.link')}</a>
        </p>
      )}
    </Chapter>
  )
}

const Talks = ({ talks }: { talks: readonly TalkView[] }) =>
  talks.map(({ id, name, text }) => (
    <div key={id} className={styles.told}>
      <h3>{name}</h3>
      <p>{text}</p>
    </div>
  ))
