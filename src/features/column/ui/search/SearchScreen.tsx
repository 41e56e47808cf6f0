import { Alert, Text, Title } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { sceneOf } from '@/content/articles/scenes/scenes'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Link } from '@/ui/app/Link'
import { Scene } from '@/ui/charts/Scene'
import { Phrase } from '@/ui/Phrase'
import type { MarkedText, SearchHit } from '../../schema'
import { SearchForm } from './SearchForm'
import styles from './SearchScreen.module.css'

interface HitsProps {
  locale: Locale
  hits: readonly SearchHit[]
  /** Position of the first hit of this part among all hits, counted from 1. */
  start?: number
}

/** Renders articles found: picture, title, column, and the sentence with the words that were searched for. */
async function FoundArticles({ locale, hits, start = 1 }: HitsProps) {
  const t = await texts(locale, 'column')
  return (
    <ol className={styles.hits} start={start}>
      {hits.map(({ id, group, title, excerpt }) => (
        <li key={id}>
          <Scene scene={sceneOf(id)} view="square" />
          <Text className="eyebrow">{t(`columns.${group}.name`)}</Text>
          <Title order={3}>
            <a href={`/column/articleDetail/${id}`}>
              <Marked pieces={title} titleIn={locale} />
            </a>
          </Title>
          <Text c="dimmed">
            <Marked pieces={excerpt} />
          </Text>
        </li>
      ))}
    </ol>
  )
}

/** Number of results shown at first; the others are folded below. */
const SHOWN = 10
/** Minimum number of tests among the results shown at first, if that many are found. */
const SHOWN_TESTS = 4

/** Divides the results into those shown at first and the rest, tests first. */
export function splitHits(hits: readonly SearchHit[]) {
  const tests = hits.filter(({ kind }) => kind === 'test')
  const articles = hits.filter(({ kind }) => kind === 'article')
  const some = Math.min(tests.length, Math.max(SHOWN_TESTS, SHOWN - articles.length))
  const room = SHOWN - some
  return {
    tests: { first: tests.slice(0, some), rest: tests.slice(some) },
    articles: { first: articles.slice(0, room), rest: articles.slice(room) },
  }
}

interface PartProps {
  id: string
  title: string
  /** Label that unfolds the other results; null if there are none. */
  more: string | null
  first: ReactNode
  rest: ReactNode
}

const Part = ({ id, title, more, first, rest }: PartProps) => (
  <section className={styles.part} aria-labelledby={id}>
    <Title id={id}>{title}</Title>
    <div>
      {first}
      {more && (
        <details className={styles.more}>
          <summary>{more}</summary>
          {rest}
        </details>
      )}
    </div>
  </section>
)

interface MarkedProps {
  pieces: MarkedText
  /** Language of a title, whose lines break only between words; absent for running text. */
  titleIn?: Locale
}

const Marked = ({ pieces, titleIn }: MarkedProps) =>
  pieces.map(({ text, marked }, index) => {
    // The pieces of a text keep their order, so their index is a stable key.
    const key = `${index}${text}`
    const words = titleIn ? <Phrase key={key} text={text} locale={titleIn} /> : text
    return marked ? <mark key={key}>{words}</mark> : <Fragment key={key}>{words}</Fragment>
  })

interface Props {
  locale: Locale
  query: string
  /** Results; null if the search was refused because there were too many. */
  hits: readonly SearchHit[] | null
  /** Renders the cards of tests, which come first: each test is recognized by its drawing. */
  tests: (hits: readonly SearchHit[]) => ReactNode
  waitSeconds: number
}

const suggestions = ['s1', 's2', 's3', 's4', 's5'] as const

/** Renders the search form and its results; both work without a script. */
export async function SearchScreen({ locale, query, hits, tests, waitSeconds }: Props) {
  const t = await texts(locale, 'column')
  const found = hits?.length ?? 0
  const parts = splitHits(hits ?? [])
  const more = ({ length }: readonly SearchHit[]) => (length > 0 ? t('search.more', { rest: length }) : null)
  return (
    <div className="wrap">
      <header className={styles.head}>
        <Title order={1}>{t('search.title')}</Title>
        <SearchForm locale={locale} query={query} />
        {hits === null && <Alert>{t('search.busy', { seconds: waitSeconds })}</Alert>}
        {hits && query && (
          <Text c="dimmed" role="status">
            {found > 0 ? t('search.results', { found, query }) : t('search.none', { query })}
          </Text>
        )}
        {!query && <Text c="dimmed">{t('search.hint')}</Text>}
      </header>
      {parts.tests.first.length > 0 && (
        <Part
          id="tests"
          title={t('search.tests')}
          more={more(parts.tests.rest)}
          first={<div className={styles.tests}>{tests(parts.tests.first)}</div>}
          rest={<div className={styles.tests}>{tests(parts.tests.rest)}</div>}
        />
      )}
      {parts.articles.first.length > 0 && (
        <Part
          id="articles"
          title={t('title')}
          more={more(parts.articles.rest)}
          first={<FoundArticles locale={locale} hits={parts.articles.first} />}
          rest={<FoundArticles locale={locale} hits={parts.articles.rest} start={parts.articles.first.length + 1} />}
        />
      )}
      {hits && found === 0 && (
        <div className={styles.empty}>
          <Text>{query ? t('search.noneText') : t('search.start')}</Text>
          <ul className={styles.words}>
            {suggestions.map((key) => (
              <li key={key}>
                <Link href={`/search?q=${encodeURIComponent(t(`search.suggestions.${key}`))}`}>
                  {t(`search.suggestions.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
