import type { Translate } from '@/core/texts/namespaces'
import type { SummaryView, TalkView } from '../schema'
import styles from './Letter.module.css'

interface Props {
  view: Pick<SummaryView, 'help' | 'talk'>
  t: Translate<'report'>
}

/**
 * When to talk to someone, for every part: whoever needs a doctor is told so without paying. Light parts wait folded,
 * and what the soft form of help has said already is not said again.
 */
export function TalkSection({ view: { help, talk }, t }: Props) {
  const said = help === 'soft' ? talk.filter(({ calls }) => !calls) : talk
  const open = said.filter(({ light }) => !light)
  const light = said.filter((one) => one.light)
  if (said.length === 0) return null
  return (
    <section className={styles.block}>
      <h2>{t('dimension.talk')}</h2>
      <Talks talks={open} />
      {light.length > 0 && (
        <details className={styles.light}>
          <summary>{t('talk.light')}</summary>
          <Talks talks={light} />
        </details>
      )}
    </section>
  )
}

const Talks = ({ talks }: { talks: readonly TalkView[] }) =>
  talks.map(({ id, name, text }) => (
    <div key={id} className={styles.told}>
      <h3>{name}</h3>
      <p>{text}</p>
    </div>
  ))
