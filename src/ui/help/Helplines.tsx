import type { CountryView } from '@/core/helplines'
import type { Translate } from '@/core/texts/namespaces'
import { ReadingPage } from '../document/ReadingPage'
import { CountryCard } from './CountryCard'
import { type CountryOption, CountrySelect } from './CountrySelect'
import styles from './Helplines.module.css'
import { LeaveLink } from './LeaveLink'

interface Props {
  /** The country of the language; enhance.js puts the reader's own in its place. */
  own: CountryView
  /** Every country, by name. */
  all: readonly CountryView[]
  options: readonly CountryOption[]
  near: readonly CountryOption[]
  leaveTo: string
  /** The texts around the cards. */
  words: Readonly<Record<'leave' | 'leaveHint' | 'choose' | 'privacy' | 'nearby' | 'all', string>>
  t: Translate<'help'>
}

/** Get help now: numbers first, large enough for a shaking hand; then what else can help, and how to leave. */
export function Helplines({ own, all, options, near, leaveTo, words, t }: Props) {
  return (
    <ReadingPage title={t('title')} lede={t('lede')}>
      <LeaveLink href={leaveTo} label={words.leave} hint={words.leaveHint} />
      <section className={styles.own} aria-labelledby="own">
        <div className={styles.name}>
          <h2 id="own" data-help-name aria-live="polite">
            {own.name}
          </h2>
          <CountrySelect label={words.choose} options={options} hidden />
        </div>
        <nav className={styles.near} aria-label={words.nearby} data-help-near>
          {near.map(({ code, name }) => (
            <a key={code} href={`#${code}`}>
              {name}
            </a>
          ))}
          <a href="#all">{words.all}</a>
        </nav>
        <div className={styles.card} data-help-own>
          <CountryCard view={own} anchors />
        </div>
        <p className={styles.soft} data-help-choice hidden>
          {words.privacy}
        </p>
      </section>
      <section className={styles.part} aria-labelledby="ten">
        <h2 id="ten">{t('ten.title')}</h2>
        <ol>
          <li>{t('ten.l1')}</li>
          <li>{t('ten.l2')}</li>
          <li>{t('ten.l3')}</li>
        </ol>
      </section>
      <section className={styles.part} aria-labelledby="other">
        <h2 id="other">{t('other.title')}</h2>
        <p>{t('other.text')}</p>
      </section>
      <section className={styles.part} aria-labelledby="traces">
        <h2 id="traces">{t('traces.title')}</h2>
        <p>{t('traces.lede')}</p>
        <ul>
          <li>{t('traces.l1')}</li>
          <li>{t('traces.l2')}</li>
          <li>{t('traces.l3')}</li>
          <li>{t('traces.l4')}</li>
          <li>{t('traces.l5')}</li>
          <li>{t('traces.l6')}</li>
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="all">
        <h2 id="all">{words.all}</h2>
        <div>
          {all.map((view) => (
            <details key={view.code} id={view.code} className={styles.country}>
              <summary>{view.name}</summary>
              <div>
                <CountryCard view={view} />
              </div>
            </details>
          ))}
        </div>
      </section>
    </ReadingPage>
  )
}
