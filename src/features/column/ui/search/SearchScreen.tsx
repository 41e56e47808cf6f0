import { Alert, Text, Title } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { sceneOf } from '@/content/articles/scenes/scenes'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Link } from '@/ui/app/Link'
import { Scene } from '@/ui/charts/Scene'
import type { MarkedText, SearchHit } from '../../schema'
import { SearchForm } from './SearchForm'
import styles from './SearchScreen.module.css'

/** Renders the articles found: picture, title, column, and the sentence with the words that were searched for. */
async function FoundArticles({ locale, hits }: { locale: Locale; hits: readonly SearchHit[] }) {
  const t = await texts(locale, 'column')
  return (
    <section className={styles.part} aria-labelledby="articles">
      <Title id="articles">{t('title')}</Title>
      <ol className={styles.hits}>
        {hits.map(({ id, group, title, excerpt }) => (
          <li key={id}>
            <Scene scene={sceneOf(id)} view="square" />
            <Text className="eyebrow">{t(`columns.${group}.name`)}</Text>
            <Title order={3}>
              <a href={`/column/articleDetail/${id}`}>
                <Marked pieces={title} />
              </a>
            </Title>
            <Text c="dimmed">
              <Marked pieces={excerpt} />
            </Text>
          </li>
        ))}
      </ol>
    </section>
  )
}

const Marked = ({ pieces }: { pieces: MarkedText }) =>
  pieces.map(({ text, marked }, index) => {
    // The pieces of a text keep their order, so their index is a stable key.
    const key = `${index}${text}`
    return marked ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>
  })

interface Props {
  locale: Locale
  query: string
  /** Results; null if the search was refused because there were too many. */
  hits: readonly SearchHit[] | null
  /** Cards of the tests among them, which stand first: each is known by its drawing. */
  tests: ReactNode
  waitSeconds: number
}

const suggestions = ['s1', 's2', 's3', 's4', 's5'] as const

/** The search form and its results; both work without a script. */
export async function SearchScreen({ locale, query, hits, tests, waitSeconds }: Props) {
  const t = await texts(locale, 'column')
  const found = hits?.length ?? 0
  const articles = hits?.filter(({ kind }) => kind === 'article') ?? []
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
      {found > articles.length && (
        <section className={styles.part} aria-labelledby="tests">
          <Title id="tests">{t('search.tests')}</Title>
          <div className={styles.tests}>{tests}</div>
        </section>
      )}
      {articles.length > 0 && <FoundArticles locale={locale} hits={articles} />}
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
