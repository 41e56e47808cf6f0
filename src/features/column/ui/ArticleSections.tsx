import type { ArticleCard } from '@/content/articles/article-cards'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import styles from './ArticleSections.module.css'
import { Teaser } from './Teaser'

interface Props {
  locale: Locale
  articles: readonly ArticleCard[]
}

/** Renders the newest articles on the home page. */
export async function HomeArticles({ locale, articles }: Props) {
  const t = await texts(locale, 'column')
  return (
    <section className={`wrap ${styles.home}`} aria-labelledby="articles">
      <div className={styles.heading}>
        <h2 id="articles">{t('home.title')}</h2>
        <p>
          <span>{t('home.lede')}</span> <a href="/column">{t('home.all')}</a>
        </p>
      </div>
      <div className={styles.strip}>
        {articles.map((article) => (
          <Teaser key={article.id} locale={locale} article={article} withColumn brief />
        ))}
      </div>
    </section>
  )
}

/** Renders the articles on the subject of a test, for the page of the test. */
export function RelatedArticles({ locale, articles }: Props) {
  return (
    <div className={styles.list}>
      {articles.map((article) => (
        <Teaser key={article.id} locale={locale} article={article} />
      ))}
    </div>
  )
}
