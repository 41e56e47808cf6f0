import type { ReactNode } from 'react'
import { type Column, columns, type Tag } from '@/content/articles/article'
import type { ArticleCard } from '@/content/articles/article-cards'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Motif } from '@/ui/motifs/Motif'
import { Breadcrumbs } from './Breadcrumbs'
import styles from './ColumnPage.module.css'
import { TagLinks } from './TagLinks'
import { Teaser } from './Teaser'

interface Props {
  locale: Locale
  column: Column
  newest: ArticleCard | undefined
  /** Articles in reading order. */
  articles: readonly ArticleCard[]
  tags: readonly Tag[]
  /** Cards of the tests of the same group. */
  tests: ReactNode
}

/** Renders one column: its description, its newest article, and all articles in reading order. */
export async function ColumnPage({ locale, column, newest, articles, tags, tests }: Props) {
  const t = await texts(locale, 'column')
  return (
    <div className="wrap">
      <header className={styles.head}>
        <div className={styles.words}>
          <Breadcrumbs label={t('article.where')} steps={[{ name: t('title'), path: '/column' }]} />
          <h1>{t(`columns.${column}.name`)}</h1>
          <p className="lede">{t(`columns.${column}.intro`)}</p>
          <TagLinks locale={locale} label={t('column.tags')} list={column} tags={tags} />
        </div>
        <div className={styles.motif}>
          <Motif group={column} />
        </div>
      </header>
      {newest && (
        <section className={styles.part} aria-labelledby="newest">
          <h2 id="newest">{t('column.newest')}</h2>
          <Teaser locale={locale} article={newest} lead />
        </section>
      )}
      <section className={styles.part} aria-labelledby="order">
        <div className={styles.beside}>
          <h2 id="order">{t('column.order')}</h2>
          <a className="button text" href={`/column/articleList/${column}`}>
            {t('column.all')}
          </a>
        </div>
        <ol className={styles.articles}>
          {articles.map((article) => (
            <li key={article.id}>
              <Teaser locale={locale} article={article} />
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.part} aria-labelledby="tests">
        <h2 id="tests">{t('column.tests')}</h2>
        <div className={styles.tests}>{tests}</div>
      </section>
      <section className={styles.part} aria-labelledby="others">
        <h2 id="others">{t('column.others')}</h2>
        <ul className={styles.others}>
          {columns
            .filter((other) => other !== column)
            .map((other) => (
              <li key={other}>
                <a href={`/column/${other}`}>{t(`columns.${other}.name`)}</a>
                <p>{t(`columns.${other}.about`)}</p>
              </li>
            ))}
        </ul>
      </section>
    </div>
  )
}
