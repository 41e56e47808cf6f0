import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import type { SearchHit } from '../schema'
import { SearchForm } from './SearchForm'
import { SearchHits } from './SearchHits'
import styles from './SearchScreen.module.css'

interface Props {
  locale: Locale
  query: string
  /** Null: refused for now, because too much was searched for. */
  hits: readonly SearchHit[] | null
  waitSeconds: number
}

const suggestions = ['s1', 's2', 's3', 's4', 's5'] as const

/** The search and what it found; a plain form and a plain page. */
export async function SearchScreen({ locale, query, hits, waitSeconds }: Props) {
  const t = await texts(locale, 'column')
  const found = hits?.length ?? 0
  return (
    <div className="wrap narrow">
      <header className={styles.head}>
        <h1>{t('search.title')}</h1>
        <SearchForm locale={locale} query={query} />
        {hits === null && <p className="notice">{t('search.busy', { seconds: waitSeconds })}</p>}
        {hits && query && (
          <p className={styles.hint} role="status">
            {found > 0 ? t('search.results', { found, query }) : t('search.none', { query })}
          </p>
        )}
        {!query && <p className={styles.hint}>{t('search.hint')}</p>}
      </header>
      {hits && found > 0 && <SearchHits locale={locale} hits={hits} />}
      {hits && found === 0 && (
        <div className={styles.empty}>
          <p>{query ? t('search.noneText') : t('search.start')}</p>
          <ul className={styles.words}>
            {suggestions.map((key) => (
              <li key={key}>
                <a href={`/search?q=${encodeURIComponent(t(`search.suggestions.${key}`))}`}>
                  {t(`search.suggestions.${key}`)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
