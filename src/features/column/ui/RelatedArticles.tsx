import type { ArticleCard } from '@/content/articles/article-cards'
import type { Locale } from '@/core/locale'
import styles from './ArticleStrip.module.css'
import { Teaser } from './Teaser'

interface Props {
  locale: Locale
  articles: readonly ArticleCard[]
}

/** Articles that go with a test, on its page. */
export function RelatedArticles({ locale, articles }: Props) {
  return (
    <div className={styles.list}>
      {articles.map((article) => (
        <Teaser key={article.id} locale={locale} article={article} />
      ))}
    </div>
  )
}
