import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { maxQueryLength } from '../../schema'
import styles from './SearchForm.module.css'

/** Renders a plain form that leads to the page of results; it needs no script. */
export async function SearchForm({ locale, query = '' }: { locale: Locale; query?: string }) {
  const t = await texts(locale, 'column')
  return (
    <search data-no-print>
      <form className={styles.form} action="/search" method="get">
        <label htmlFor="q">{t('search.label')}</label>
        <input id="q" name="q" type="search" defaultValue={query} maxLength={maxQueryLength} autoComplete="off" />
        {/* biome-ignore lint/correctness/noRestrictedElements: a document loads no Mantine. */}
        <button type="submit" className="button quiet">
          {t('search.go')}
        </button>
      </form>
    </search>
  )
}
