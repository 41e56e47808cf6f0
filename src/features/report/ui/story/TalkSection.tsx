import { remainingTalk } from '@/core/report/remaining-notes'
import type { Translate } from '@/core/texts/namespaces'
import type { SummaryView, TalkView } from '../../schema'
import { Chapter } from '../parts/Chapter'
import styles from '../parts/Letter.module.css'

interface Props {
  view: Pick<SummaryView, 'help' | 'talk'>
  /** See Chapter. */
  back?: string
  t: Translate<'report'>
}

/** Whether there is anything left to say. */
export const hasTalk = (view: Props['view']): boolean =>
  Object.values(remainingTalk(view)).some(({ length }) => length > 0)

/** When to talk to someone, for every part: whoever needs a doctor is told so without paying. Light parts wait folded. */
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
      {/* Where help stands first, its numbers are said. */}
      {view.help !== 'first' && (
        <p>
          <a className="alone" href="/help-now">
            {t('support.link')}
          </a>
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
