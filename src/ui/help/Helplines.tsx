import type { CountryView } from '@/core/care/helplines'
import type { Translate } from '@/core/texts/namespaces'
import { CountryCard } from './CountryCard'
import { type CountryOption, CountrySelect } from './CountrySelect'
import styles from './Helplines.module.css'
import { QuickExitLink } from './QuickExitLink'

type Word = 'leave' | 'leaveHint' | 'change' | 'privacy' | 'nearby' | 'all' | 'about' | 'unconfirmed'

interface Props {
  /** The country of the page's language; help-page.js replaces it with the reader's own. */
  own: CountryView
  /** All countries, sorted by name. */
  all: readonly CountryView[]
  options: readonly CountryOption[]
  near: readonly CountryOption[]
  leaveTo: string
  /** The texts around the cards. */
  words: Readonly<Record<Word, string>>
  t: Translate<'help'>
}

/**
 * Renders the page "Get help now" in the order of the help in a report: the number first, large enough for a shaking
 * hand; then other countries, other kinds of help, and the limits of the information.
 */
export function Helplines({ own, all, options, near, leaveTo, words, t }: Props) {
  return (
    <article className="wrap narrow flush">
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <QuickExitLink href={leaveTo} label={words.leave} hint={words.leaveHint} />
        <p>{t('lede')}</p>
      </header>
      <section className={styles.own} aria-labelledby="own">
        <div className={styles.place}>
          <h2 id="own" data-help-name aria-live="polite">
            {own.name}
          </h2>
          <CountrySelect label={words.change} options={options} />
        </div>
        <div data-help-own>
          <CountryCard view={own} anchors />
        </div>
        <nav className={styles.near} aria-label={words.nearby} data-help-near>
          {near.map(({ code, name }) => (
            <a key={code} href={`#${code}`} hidden={code === own.code}>
              {name}
            </a>
          ))}
          <a href="#all">{words.all}</a>
        </nav>
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
          <li>{t('traces.leave', { leave: words.leave, hint: words.leaveHint })}</li>
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
      <Footnote all={all} words={words} />
    </article>
  )
}

/** Renders the sources of the numbers and the unconfirmed facts: only here, never beside a number. */
function Footnote({ all, words }: Pick<Props, 'all' | 'words'>) {
  return (
    <section className={`${styles.part} ${styles.soft}`} aria-labelledby="about-numbers">
      <h2 id="about-numbers">{words.about}</h2>
      {[...new Set(all.map(({ checked }) => checked))].map((checked) => (
        <p key={checked}>{checked}</p>
      ))}
      <details>
        <summary>{words.unconfirmed}</summary>
        <dl className={styles.doubts}>
          {all
            .filter(({ doubts }) => doubts.length > 0)
            .map(({ code, name, doubts }) => (
              <div key={code}>
                <dt>{name}</dt>
                {doubts.map((doubt) => (
                  <dd key={doubt}>{doubt}</dd>
                ))}
              </div>
            ))}
        </dl>
      </details>
    </section>
  )
}
