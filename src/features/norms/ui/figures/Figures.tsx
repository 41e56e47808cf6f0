import { filledTableNames } from '@mindglass/psychometrics/publication/published-tables'
import { assumedHalfWidth } from '@mindglass/psychometrics/scoring/uncertainty'
import { sheetSigns } from '@mindglass/psychometrics/validity/signs'
import type { ReactNode } from 'react'
import { formatStoredMonth } from '@/core/dates'
import { type Locale, languageNameFor, locales } from '@/core/locale'
import { formatDecimal, formatWholeNumber } from '@/core/texts/number-text'
import { texts } from '@/server/i18n/i18n'
import measures from '@/ui/styles/Measures.module.css'
import { Caveats } from './Caveats'
import styles from './Figures.module.css'
import type { ReleaseDetail, ReleaseSummary, TextProps } from './norms-view'
import { OpenTables } from './OpenTables'
import { PartFigures } from './PartFigures'
import { ReleaseHistory } from './ReleaseHistory'

interface Props {
  /** Language of the reader, and of the sittings. */
  locale: Locale
  of: Locale
  test: {
    slug: string
    title: string
    version: number
    dimensions: readonly { id: string; name: string; items: number }[]
  }
  view: ReleaseDetail | null
  releases: readonly ReleaseSummary[]
  progress: { count: number | null; goal: number }
  /** Section on the studies that readers take part in; they have a page of their own. */
  studies: ReactNode
  /** Address of the site, without a slash at its end. */
  site: string
}

/**
 * Renders all measured figures of one test in one language; before there are any, the assumptions and the progress of
 * the counting.
 */
export async function Figures({ locale, of, test, view, releases, progress, studies, site }: Props) {
  const t = await texts(locale, 'norms')
  const language = languageNameFor(locale, of)
  const words = { locale, t }
  const path = `/science/${test.slug}/${of}`
  return (
    <article className={`wrap ${styles.page}`}>
      <header className="stack">
        <p className="eyebrow">{t('eyebrow')}</p>
        <h1>{t('title', { test: test.title, language })}</h1>
        <p className="lede">
          {view
            ? t('lede.some', { language, n: formatWholeNumber(view.norms.n, locale) })
            : t('lede.none', { language, goal: formatWholeNumber(progress.goal, locale) })}
        </p>
        <nav className={styles.languages} aria-label={t('languages')}>
          <span>{t('languages')}</span>
          {locales.map((one) => (
            <a
              key={one}
              className="alone"
              href={`/science/${test.slug}/${one}`}
              aria-current={one === of ? 'page' : undefined}
            >
              {languageNameFor(locale, one)}
            </a>
          ))}
        </nav>
      </header>
      {view ? (
        <>
          <Facts view={view} {...words} />
          <section className={styles.part} aria-labelledby="parts">
            <h2 id="parts">{t('parts.title')}</h2>
            <div className="stack">
              <p>{t('parts.lede')}</p>
              {view.norms.parts.map((part, index) => {
                const name = test.dimensions.find(({ id }) => id === part.id)?.name ?? part.id
                return <PartFigures key={part.id} part={part} name={name} open={index === 0} {...words} />
              })}
            </div>
          </section>
        </>
      ) : (
        <Assumed parts={test.dimensions} {...words} />
      )}
      <Progress {...progress} {...words} />
      <Caveats
        dif={view?.norms.dif ?? null}
        names={new Map(test.dimensions.map(({ id, name }) => [id, name]))}
        {...words}
      />
      {studies}
      <ReleaseHistory releases={releases} {...words} />
      {view && (
        <OpenTables
          path={`${path}/v${test.version}-${view.number}`}
          tables={filledTableNames(view.norms)}
          hashes={[view.codeHash, view.itemHash]}
          cite={t('tables.source', {
            year: view.publishedAt.getUTCFullYear(),
            test: test.title,
            version: test.version,
            language,
            number: view.number,
            url: `${site}${path}`,
          })}
          {...words}
        />
      )}
      <p className={`cluster ${styles.ways}`}>
        <a className="button" href={`/tests/${test.slug}/science`}>
          {t('ways.built')}
        </a>
        <a className="button text" href={`/tests/${test.slug}`}>
          {t('ways.test')}
        </a>
        <a className="button text" href="/science">
          {t('ways.all')}
        </a>
      </p>
    </article>
  )
}

/** Renders the number of sittings in a release, the numbers left out, and their months. */
function Facts({ view, locale, t }: TextProps & { view: ReleaseDetail }) {
  const { n, leftOut, leftOutBySign, months, medianSeconds } = view.norms
  const count = (value: number | null) => (value === null ? t('facts.fewer') : formatWholeNumber(value, locale))
  const facts = [
    ['n', formatWholeNumber(n, locale)],
    ['left', t('facts.leftText', { careless: count(leftOut.noNorms), again: count(leftOut.askAgain) })],
    ...(leftOutBySign ? ([['bySign', signsText(leftOutBySign, { locale, t })]] as const) : []),
    [
      'months',
      t('facts.monthsText', { from: formatStoredMonth(months.from, locale), to: formatStoredMonth(months.to, locale) }),
    ],
    ...(medianSeconds === null
      ? []
      : ([['time', t('facts.timeText', { minutes: formatDecimal(medianSeconds / 60, 1, locale) })]] as const)),
    ['number', formatWholeNumber(view.number, locale)],
  ] as const
  return (
    <dl className={measures.measures}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`facts.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * Returns the signs for which sittings were left out, with their numbers; signs of too few sittings are named together.
 */
function signsText(counts: NonNullable<ReleaseDetail['norms']['leftOutBySign']>, { locale, t }: TextProps): string {
  const signs = sheetSigns.flatMap((sign) => {
    const count = counts[sign]
    return count === null
      ? []
      : t('facts.signLine', { sign: t(`facts.sign.${sign}`), count: formatWholeNumber(count, locale) })
  })
  if (signs.length === 0) return t('facts.sign.none')
  const others = signs.length < sheetSigns.length ? [t('facts.sign.others')] : []
  return [...signs, ...others].join(locale === 'cn' ? '；' : '; ')
}

/**
 * Renders the sittings counted so far towards the next figures, and what comes with these; the count is null below
 * five.
 */
function Progress({ count, goal, locale, t }: TextProps & { count: number | null; goal: number }) {
  const share = Math.min(1, (count ?? 0) / goal)
  return (
    <section className={styles.part} aria-labelledby="progress">
      <h2 id="progress">{t('progress.title')}</h2>
      <div className="stack">
        <p className={styles.state}>
          {count === null
            ? t('progress.few', { goal: formatWholeNumber(goal, locale) })
            : t('progress.state', { count: formatWholeNumber(count, locale), goal: formatWholeNumber(goal, locale) })}
        </p>
        <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="1" className={styles.ground} />
          <rect width={100 * share} height="1" className={styles.lit} />
        </svg>
        <ul className={styles.lines}>
          <li>{t('progress.at300')}</li>
          <li>{t('progress.at1000')}</li>
          <li>{t('progress.later')}</li>
        </ul>
        <p className={styles.soft}>{t('progress.counted')}</p>
      </div>
    </section>
  )
}

interface AssumedProps extends TextProps {
  parts: readonly { id: string; name: string; items: number }[]
}

/** Renders the assumptions used in place of measured figures, and their meaning for each part. */
function Assumed({ parts, t }: AssumedProps) {
  return (
    <section className={styles.part} aria-labelledby="assumed">
      <h2 id="assumed">{t('assumed.title')}</h2>
      <div className="stack">
        <p>{t('assumed.p1')}</p>
        <ul className={styles.lines}>
          {parts.map(({ id, name, items }) => (
            <li key={id}>{t('assumed.part', { part: name, items, half: Math.round(assumedHalfWidth(items)) })}</li>
          ))}
        </ul>
        <p className={styles.soft}>{t('assumed.p2')}</p>
      </div>
    </section>
  )
}
