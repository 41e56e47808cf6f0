import type { ReactNode } from 'react'
import type { TestScience as Science } from '@/content/tests/test-science'
import { type Locale, languageNameFor } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Motif } from '@/ui/motifs/Motif'
import facts from '@/ui/styles/Measures.module.css'
import { ScaleFigure } from './ScaleFigure'
import styles from './Science.module.css'

interface Props {
  locale: Locale
  test: Science
  /** Author and reviewer. */
  authors?: ReactNode
}

/**
 * Renders an explanation of how one test is built: purpose, construct, parts, answers, scoring, range, checks, limits,
 * version.
 */
export async function TestScience({ locale, test, authors }: Props) {
  const t = await texts(locale, 'science')
  const { science, example } = test
  return (
    <article className="wrap">
      <header className={styles.head}>
        <div className="stack">
          <p className="eyebrow">{t('page.eyebrow')}</p>
          <h1>{test.title}</h1>
          <p className="lede">{science.purpose}</p>
        </div>
        <div className={styles.motif}>
          <Motif group={test.group} />
        </div>
        <Measures locale={locale} test={test} />
      </header>
      <section className={styles.part} aria-labelledby="construct">
        <h2 id="construct">{t('page.construct')}</h2>
        <p>{science.construct}</p>
      </section>
      <section className={styles.part} aria-labelledby="parts">
        <h2 id="parts">{t('page.parts')}</h2>
        <ul className={styles.parts}>
          {test.dimensions.map(({ id, name, about, low, high, items }) => (
            <li key={id}>
              <h3>{name}</h3>
              <p>{about}</p>
              <dl>
                <div>
                  <dt>{t('page.ends.low')}</dt>
                  <dd>{low}</dd>
                </div>
                <div>
                  <dt>{t('page.ends.high')}</dt>
                  <dd>{high}</dd>
                </div>
              </dl>
              <p className={styles.count}>{t('page.statements', { count: items })}</p>
            </li>
          ))}
        </ul>
      </section>
      <Answers locale={locale} test={test} />
      <section className={styles.part} aria-labelledby="scoring">
        <h2 id="scoring">{t('page.scoring')}</h2>
        <div className="stack">
          <p>{science.scoring}</p>
          <p>
            {t('page.example', example)}
            {locale !== 'cn' && ' '}
            {t(test.hasOverall ? 'page.overall' : 'page.noOverall')}
          </p>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="range">
        <h2 id="range">{t('page.range')}</h2>
        <div className="stack">
          {test.ranges.map(({ kind, from, to }) => (
            <p key={kind}>{t(kind === 'trait' ? 'page.rangeTrait' : 'page.rangeSymptom', { from, to })}</p>
          ))}
          <ScaleFigure locale={locale} caption={t('figure.captionOne')} ranges={test.ranges} />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="checks">
        <h2 id="checks">{t('page.checks')}</h2>
        <p>{t('page.checksText', { directed: test.directed, pairs: test.pairs })}</p>
      </section>
      <section className={styles.part} aria-labelledby="figures">
        <h2 id="figures">{t('page.figures')}</h2>
        <div className="stack">
          <p>{t('page.figuresText')}</p>
          <p>
            <a className="alone" href={`/science/${test.slug}/${locale}`}>
              {t('page.figuresLink', { language: languageNameFor(locale, locale) })}
            </a>
          </p>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="limits">
        <h2 id="limits">{t('page.limits')}</h2>
        <div className="stack">
          <p>{science.limits}</p>
          <ul className={styles.limits}>
            {test.limits.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="version">
        <h2 id="version">{t('page.version')}</h2>
        <div className="stack">
          <p>{t('page.versionText', { version: test.version })}</p>
          {authors}
        </div>
      </section>
      <p className={`cluster ${styles.ways}`}>
        <a className="button" href={`/tests/${test.slug}`}>
          {t('page.take')}
        </a>
        <a className="button text" href={`/tests/${test.slug}/sample`}>
          {t('page.sample')}
        </a>
        <a className="button text" href="/science">
          {t('page.general')}
        </a>
      </p>
    </article>
  )
}

/** Renders the figures of a test: items, scored items, parts, reversed items, minutes, version. */
async function Measures({ locale, test }: { locale: Locale; test: Science }) {
  const t = await texts(locale, 'science')
  const { items, scored, parts, reversed, minutes, version } = test
  const percent = Math.round((100 * reversed) / scored)
  const measures = [
    ['items', items],
    ['scored', scored],
    ['parts', parts],
    ['reversed', t('page.facts.reversedValue', { count: reversed, scored, percent })],
    ['minutes', t('page.facts.minutesValue', { minutes })],
    ['version', version],
  ] as const
  return (
    <dl className={`${facts.measures} ${styles.measures}`}>
      {measures.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`page.facts.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Renders the response scale: every answer with the points it counts. */
async function Answers({ locale, test }: { locale: Locale; test: Science }) {
  const t = await texts(locale, 'science')
  const { options, stem } = test
  const ends = { min: options[0]?.points ?? 0, max: options.at(-1)?.points ?? 0 }
  return (
    <section className={styles.part} aria-labelledby="scale">
      <h2 id="scale">{t('page.scale')}</h2>
      <div className="stack">
        <p>{t('page.scaleText', { count: options.length, stem, ...ends })}</p>
        <ul className={styles.answers}>
          {options.map(({ label, points }) => (
            <li key={points}>
              <span>{points}</span> {label}
            </li>
          ))}
        </ul>
        {test.context > 0 && <p>{t('page.context', { context: test.context })}</p>}
      </div>
    </section>
  )
}
