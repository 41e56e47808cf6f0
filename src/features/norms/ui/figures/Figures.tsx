import { filledTables } from '@mindglass/psychometrics/publication/open-tables'
import type { ReactNode } from 'react'
import { type Locale, languageFor, locales } from '@/core/locale'
import { wholeText } from '@/core/texts/number-text'
import { texts } from '@/server/i18n/i18n'
import { Assumed } from './Assumed'
import { Doubts } from './Doubts'
import { Facts } from './Facts'
import styles from './Figures.module.css'
import type { ReleaseDetail, ReleaseSummary } from './norms-view'
import { OpenTables } from './OpenTables'
import { PartFigures } from './PartFigures'
import { Progress } from './Progress'
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
  /** Part about the questions that readers help to answer, which have a page of their own. */
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
  const language = languageFor(locale, of)
  const words = { locale, t }
  const path = `/science/${test.slug}/${of}`
  return (
    <article className={`wrap ${styles.page}`}>
      <header className="stack">
        <p className="eyebrow">{t('eyebrow')}</p>
        <h1>{t('title', { test: test.title, language })}</h1>
        <p className="lede">
          {view
            ? t('lede.some', { language, n: wholeText(view.norms.n, locale) })
            : t('lede.none', { language, goal: wholeText(progress.goal, locale) })}
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
              {languageFor(locale, one)}
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
      <Doubts
        dif={view?.norms.dif ?? null}
        names={new Map(test.dimensions.map(({ id, name }) => [id, name]))}
        {...words}
      />
      {studies}
      <ReleaseHistory releases={releases} {...words} />
      {view && (
        <OpenTables
          path={`${path}/v${test.version}-${view.number}`}
          tables={filledTables(view.norms)}
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
