import type { ReactNode } from 'react'
import type { ArticleCard } from '@/content/articles/article-cards'
import type { ArticlePage } from '@/content/articles/article-page'
import { marginOf, thumbnailOf } from '@/core/charts/drawing/lighter'
import { drawingOf } from '@/core/charts/portrait/portrait'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Portrait } from '@/ui/charts/Portrait'
import { Sentence } from '@/ui/Sentence'
import styles from './ArticleView.module.css'
import { Byline } from './Byline'
import { Contents } from './Contents'
import { Crumbs } from './Crumbs'
import prose from './Prose.module.css'
import { TagLinks } from './TagLinks'

interface Props {
  locale: Locale
  article: ArticlePage
  /** The card of the test about the same subject. */
  test: ReactNode
  /** The address that counts readers who reach the end; none in a preview. */
  readAt?: string
  /** The line above a preview. */
  notice?: string
  /** Author and reviewer of the article. */
  signed?: ReactNode
}

/** Renders an article: who is responsible for it, its contents, its text, its sources, and what to read next. */
export async function ArticleView({ locale, article, test, readAt, notice, signed }: Props) {
  const t = await texts(locale, 'column')
  const { column, title, description, published, minutes, html, contents, sources, tags, drawing } = article
  const picture = drawingOf(drawing.slug, drawing.picture)
  const up = [
    { name: t('title'), path: '/column' },
    { name: t(`columns.${column}.name`), path: `/column/${column}` },
  ]
  return (
    <div className="wrap">
      {notice && <p className="notice">{notice}</p>}
      <header className={styles.head}>
        <Crumbs label={t('article.where')} steps={up} />
        <h1>{title}</h1>
        <div className={styles.picture}>
          <div className={styles.small}>
            <Portrait drawing={thumbnailOf(picture)} size="small" />
          </div>
          <div className={styles.large}>
            <Portrait drawing={marginOf(picture)} />
          </div>
        </div>
        <p className="lede">{description}</p>
        <div className={styles.byline}>
          <Byline locale={locale} author={t('article.author')} published={published} minutes={minutes} />
          {signed}
        </div>
      </header>
      <div className={styles.body}>
        <Contents label={t('article.contents')} chapters={contents} />
        <div>
          <article aria-label={title}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: from articleHtml, which lets through nothing that can run or load */}
            <div className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />
            <footer className={styles.foot} data-end={readAt}>
              <h2 id="sources">{t('article.sources')}</h2>
              <ol lang="en">
                {sources.map((source) => (
                  <li key={source}>{source}</li>
                ))}
              </ol>
              <p className={styles.note}>
                <Sentence text={t('article.note')}>
                  <a href="/help-now">{t('article.help')}</a>
                </Sentence>
              </p>
              <TagLinks locale={locale} label={t('article.tags')} list="all" tags={tags} />
            </footer>
          </article>
          <section className={styles.related} aria-labelledby="related">
            <h2 id="related">{t('article.related')}</h2>
            {test}
          </section>
        </div>
      </div>
      <Neighbours locale={locale} previous={article.previous} next={article.next} />
    </div>
  )
}

interface NeighboursProps {
  locale: Locale
  previous: ArticleCard | undefined
  next: ArticleCard | undefined
}

/** Renders links to the articles before and after this one in its column. */
async function Neighbours({ locale, previous, next }: NeighboursProps) {
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
