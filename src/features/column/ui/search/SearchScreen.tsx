import { Alert, Text, Title } from '@mantine/core'
import { Fragment } from 'react'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Link } from '@/ui/app/Link'
import type { MarkedText, SearchHit } from '../../schema'
import { SearchForm } from './SearchForm'
import styles from './SearchScreen.module.css'

/** Renders the results of a search: title, place, and an excerpt with the query's words. */
async function SearchHits({ locale, hits }: { locale: Locale; hits: readonly SearchHit[] }) {
  const t = await texts(locale, 'column')
  return (
    <ol className={styles.hits}>
      {hits.map(({ kind, id, group, title, excerpt }) => (
        <li key={`${kind}/${id}`}>
          <Text className="eyebrow">
            {kind === 'test' ? t('search.test') : t('title')} · {t(`columns.${group}.name`)}
          </Text>
          <Title>
            <a href={kind === 'test' ? `/tests/${id}` : `/column/articleDetail/${id}`}>
              <Marked pieces={title} />
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
  waitSeconds: number
}

const suggestions = ['s1', 's2', 's3', 's4', 's5'] as const

/** Renders the search form and its results; both work without a script. */
export async function SearchScreen({ locale, query, hits, waitSeconds }: Props) {
  const t = await texts(locale, 'column')
  const found = hits?.length ?? 0
  return (
    <div className="wrap narrow">
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
      {hits && found > 0 && <SearchHits locale={locale} hits={hits} />}
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
