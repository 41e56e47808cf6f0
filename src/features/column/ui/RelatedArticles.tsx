import type { ArticleCard } from '@/content/articles/article-cards'
import type { Locale } from '@/core/locale'
import styles from './ArticleStrip.module.css'
import { Teaser } from './Teaser'

interface Props {
  locale: Locale
  articles: readonly ArticleCard[]
}

/** Renders the articles that go with a test, without drawings: the test's page already shows the drawing. */
export function RelatedArticles({ locale, articles }: Props) {
  return (
    <div className={styles.list}>
      {articles.map((article) => (
        <Teaser key={article.id} locale={locale} article={article} plain />
      ))}
    </div>
  )
}
