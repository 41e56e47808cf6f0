import type { Column } from '@/content/articles/article'
import type { ArticleCard } from '@/content/articles/article-cards'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Motif } from '@/ui/motifs/Motif'
import styles from './ColumnIndex.module.css'
import { SearchForm } from './search/SearchForm'
import { Teaser } from './Teaser'

interface Props {
  locale: Locale
  newest: readonly ArticleCard[]
  /** Every column with its articles in reading order. */
  columns: readonly { column: Column; articles: readonly ArticleCard[] }[]
}

/** Renders the start page of the articles: the newest ones, then the four columns. */
export async function ColumnIndex({ locale, newest, columns }: Props) {
  const t = await texts(locale, 'column')
  const [lead, ...beside] = newest
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        <SearchForm locale={locale} />
      </header>
      <section className={styles.newest} aria-labelledby="newest">
        <h2 id="newest">{t('index.newest')}</h2>
        {lead && <Teaser locale={locale} article={lead} lead withColumn />}
        <div className={styles.beside}>
          {beside.map((article) => (
            <Teaser key={article.id} locale={locale} article={article} withColumn />
          ))}
        </div>
      </section>
      <div className={styles.columns}>
        {columns.map(({ column, articles }) => (
          <section key={column} className={styles.column} aria-labelledby={column}>
            <div className={styles.about}>
              <Motif group={column} />
              <div>
                <h2 id={column}>
                  <a className={styles.enter} href={`/column/${column}`}>
                    {t(`columns.${column}.name`)}
                  </a>
                </h2>
                <p>{t(`columns.${column}.about`)}</p>
              </div>
            </div>
            <ul className={styles.titles}>
              {articles.map(({ id, title, minutes }) => (
                <li key={id}>
                  <a href={`/column/articleDetail/${id}`}>
                    {title} <span>{t('card.short', { minutes })}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={`cluster ${styles.end}`}>
        <a className="button text" href="/column/articleList/all">
          {t('index.all')}
        </a>
        <a className="button text" href={`/feed/${locale}.xml`}>
          {t('index.feed')}
        </a>
      </p>
    </div>
  )
}
