import { formatStoredDay, isoDay } from '@/core/dates'
import { type Locale, languageNameFor, locales } from '@/core/locale'
import { formatWholeNumber } from '@/core/texts/number-text'
import { texts } from '@/server/i18n/i18n'
import { Sentence } from '@/ui/Sentence'
import { GroupsFigures, RetestFigures, UsefulnessFigures } from './Figures'
import styles from './Studies.module.css'
import type { DrawList, StudyTexts, StudyView } from './studies-view'

interface Props {
  /** Language of the reader, and of the sittings. */
  locale: Locale
  of: Locale
  test: { slug: string; title: string; dimensions: readonly { id: string; name: string }[] }
  studies: readonly StudyView[]
  lists: readonly DrawList[]
  /** Titles of plans by their ids. */
  plans: Readonly<Record<string, string>>
}

const planLines = ['l1', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7', 'l8', 'l9'] as const

/** Renders the three studies of one test in one language: question, progress, results, and how to check them. */
export async function Studies({ locale, of, test, studies, lists, plans }: Props) {
  const t = await texts(locale, 'evidence')
  const language = languageNameFor(locale, of)
  const words: StudyTexts = {
    locale,
    t,
    partName: (id) => test.dimensions.find((one) => one.id === id)?.name ?? id,
    planName: (id) => plans[id] ?? id,
  }
  const ofStudy = (study: StudyView['study']) => studies.filter((one) => one.study === study)
  return (
    <article className={`wrap ${styles.page}`}>
      <header className="stack">
        <p className="eyebrow">{t('eyebrow')}</p>
        <h1>{t('title', { test: test.title, language })}</h1>
        <p className="lede">{t('lede')}</p>
        <p>{t('limits')}</p>
        <nav className={styles.languages} aria-label={t('languages')}>
          <span>{t('languages')}</span>
          {locales.map((one) => (
            <a
              key={one}
              className="alone"
              href={`/studies/${test.slug}/${one}`}
              aria-current={one === of ? 'page' : undefined}
            >
              {languageNameFor(locale, one)}
            </a>
          ))}
        </nav>
      </header>
      {(['retest', 'groups'] as const).map((study) => (
        <section key={study} className={styles.part} aria-labelledby={study}>
          <h2 id={study}>{t(`${study}.title`)}</h2>
          <div className="stack">
            {ofStudy(study).map((one) => (
              <OneStudy key={one.study} told={one} {...words} />
            ))}
          </div>
        </section>
      ))}
      <section className={styles.part} aria-labelledby="usefulness">
        <h2 id="usefulness">{t('usefulness.title')}</h2>
        <div className="stack">
          <p>{t('usefulness.what')}</p>
          {ofStudy('usefulness').length === 0 && <p>{t('usefulness.none')}</p>}
          {ofStudy('usefulness').map((one) => (
            <div key={one.scope} className="stack">
              <h3>{t('usefulness.plan', { plan: words.planName(one.scope) })}</h3>
              <State view={one} {...words} />
            </div>
          ))}
          <p className={styles.soft}>{t('usefulness.limit')}</p>
        </div>
      </section>
      <Draws lists={lists} {...words} />
      <section className={styles.part} aria-labelledby="plan">
        <h2 id="plan">{t('plan.title')}</h2>
        <div className="stack">
          <p>{t('plan.lede')}</p>
          <ul className={styles.lines}>
            {planLines.map((line) => (
              <li key={line}>{t(`plan.one.${line}`)}</li>
            ))}
          </ul>
        </div>
      </section>
      <Files path={`/science/${test.slug}/${of}/studies`} studies={studies} {...words} />
      <p className={`cluster ${styles.ways}`}>
        <a className="button" href={`/science/${test.slug}/${of}`}>
          {t('ways.figures')}
        </a>
        <a className="button text" href={`/tests/${test.slug}`}>
          {t('ways.test')}
        </a>
      </p>
    </article>
  )
}

function OneStudy({ told: view, ...words }: StudyTexts & { told: StudyView }) {
  const { t } = words
  return (
    <>
      <p>{t(view.study === 'groups' ? 'groups.what' : 'retest.what')}</p>
      <State view={view} {...words} />
    </>
  )
}

/** Renders the progress of a study, its newest release, and the withdrawn ones. */
function State({ view: { count, goal, releases }, ...words }: StudyTexts & { view: StudyView }) {
  const { t, locale } = words
  const newest = releases.find(({ withdrawnAt }) => withdrawnAt === null)
  const day = (moment: Date) => formatStoredDay(isoDay(moment), locale)
  return (
    <>
      <p className={styles.state}>
        {count === null
          ? t('progress.few', { goal: formatWholeNumber(goal, locale) })
          : t('progress.some', { count: formatWholeNumber(count, locale), goal: formatWholeNumber(goal, locale) })}
      </p>
      {newest && (
        <>
          <Found figures={newest.figures} {...words} />
          <p className={styles.soft}>{t('edition', { number: newest.number, date: day(newest.publishedAt) })}</p>
        </>
      )}
      {releases.map(
        ({ id, number, withdrawnAt }) =>
          withdrawnAt && (
            <p key={id} className={styles.soft}>
              {t('withdrawn', { number, date: day(withdrawnAt) })}
            </p>
          ),
      )}
    </>
  )
}

function Found({ figures, ...words }: StudyTexts & { figures: StudyView['releases'][number]['figures'] }) {
  switch (figures.study) {
    case 'retest':
      return <RetestFigures found={figures} {...words} />
    case 'groups':
      return <GroupsFigures found={figures} {...words} />
    case 'usefulness':
      return <UsefulnessFigures found={figures} {...words} />
  }
}

/** Renders the lists of draws with the data needed to repeat them. */
function Draws({ lists, t }: StudyTexts & { lists: readonly DrawList[] }) {
  return (
    <section className={styles.part} aria-labelledby="draw">
      <h2 id="draw">{t('draw.title')}</h2>
      <div className="stack">
        <p>{t('draw.text')}</p>
        {lists.length === 0 && <p>{t('draw.none')}</p>}
        <ul className={styles.lines}>
          {lists.map(({ number, fingerprint, seed, used, drawn }) => (
            <li key={number}>
              {t('draw.row', { number, used, drawn })}
              <p className={styles.hash}>{t('draw.fingerprint', { value: fingerprint })}</p>
              {seed !== null && <p className={styles.hash}>{t('draw.seed', { value: seed })}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Files({ path, studies, t, planName }: StudyTexts & { path: string; studies: readonly StudyView[] }) {
  const named = ({ study, scope }: StudyView) => t(`files.${study}`, { plan: planName(scope) })
  return (
    <section className={styles.part} aria-labelledby="files">
      <h2 id="files">{t('files.title')}</h2>
      <div className="stack">
        <ul className={styles.files}>
          {studies.flatMap((view) =>
            view.releases.map(({ id, number }) => (
              <li key={id}>
                <span>{t('files.edition', { number, study: named(view) })}</span>{' '}
                <File path={`${path}/${id}`} kind="csv" /> <File path={`${path}/${id}`} kind="json" />
              </li>
            )),
          )}
          <li>
            <span>{t('files.draws')}</span> <File path={`${path}/draws`} kind="csv" />{' '}
            <File path={`${path}/draws`} kind="json" />
          </li>
          <li>
            <span>{t('files.plan')}</span> <File path={`${path}/plan`} kind="txt" />
          </li>
        </ul>
        <p>
          <Sentence text={t('files.licence')}>
            <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">
              CC BY 4.0
            </a>
          </Sentence>
        </p>
      </div>
    </section>
  )
}

const File = ({ path, kind }: { path: string; kind: 'csv' | 'json' | 'txt' }) => (
  <a className="alone" href={`${path}.${kind}`} download>
    {kind.toUpperCase()}
  </a>
)

/** Renders, on the page of a test's figures, a summary of the studies and a link to them. */
export async function StudiesSummary({ locale, path }: { locale: Locale; path: string }) {
  const t = await texts(locale, 'evidence')
  return (
    <section className={styles.part} aria-labelledby="studies">
      <h2 id="studies">{t('part.title')}</h2>
      <div className="stack">
        <p>{t('part.lede')}</p>
        <p>
          <a className="alone" href={path}>
            {t('part.link')}
          </a>
        </p>
      </div>
    </section>
  )
}
