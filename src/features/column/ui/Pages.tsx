import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import styles from './ArticleList.module.css'

interface Props {
  locale: Locale
  path: string
  page: number
  pages: number
}

/** Links between the pages of a long list; nothing for a list of one page. */
export async function Pages({ locale, path, page, pages }: Props) {
  if (pages < 2) return null
  const t = await texts(locale, 'column')
  const at = (n: number) => (n === 1 ? path : `${path}/${n}`)
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      {page > 1 ? (
        <a href={at(page - 1)} rel="prev">
          {t('list.newer')}
        </a>
      ) : (
        <span />
      )}
      <p>{t('list.page', { page, pages })}</p>
      {page < pages && (
        <a href={at(page + 1)} rel="next">
          {t('list.older')}
        </a>
      )}
    </nav>
  )
}
