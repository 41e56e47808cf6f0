import type { ArticleCard } from '@/content/articles/article-cards'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import styles from './ArticleView.module.css'

interface Props {
  locale: Locale
  previous: ArticleCard | undefined
  next: ArticleCard | undefined
}

/** The articles before and after this one in its column. */
export async function Neighbours({ locale, previous, next }: Props) {
  const t = await texts(locale, 'column')
  return (
    <nav className={styles.around} aria-label={t('article.around')}>
      {previous && (
        <a href={`/column/articleDetail/${previous.id}`} rel="prev">
          <span>{t('article.previous')}</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a className={styles.next} href={`/column/articleDetail/${next.id}`} rel="next">
          <span>{t('article.next')}</span>
          {next.title}
        </a>
      )}
    </nav>
  )
}
