import type { ReactNode } from 'react'
import type { ArticleCard } from '@/content/articles/article-cards'
import type { Chapter } from '@/content/articles/article-html'
import type { ArticlePage } from '@/content/articles/article-page'
import { sceneOf } from '@/content/articles/scenes/scenes'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Scene } from '@/ui/charts/Scene'
import { Sentence } from '@/ui/Sentence'
import styles from './ArticleView.module.css'
import { Breadcrumbs } from './Breadcrumbs'
import { Byline } from './Byline'
import figures from './Figures.module.css'
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
  authors?: ReactNode
}

/** Renders an article: who is responsible for it, its contents, its text, its sources, and what to read next. */
export async function ArticleView({ locale, article, test, readAt, notice, authors }: Props) {
  const t = await texts(locale, 'column')
  const { id, column, title, description, published, changed, minutes, html, contents, sources, tags } = article
  const up = [
    { name: t('title'), path: '/column' },
    { name: t(`columns.${column}.name`), path: `/column/${column}` },
  ]
  return (
    <div className="wrap">
      {notice && <p className="notice">{notice}</p>}
      <header className={styles.head}>
        <Breadcrumbs label={t('article.where')} steps={up} />
        <div className={styles.picture}>
          <Scene scene={sceneOf(id)} />
        </div>
        <h1>{title}</h1>
        <p className="lede">{description}</p>
        <div className={styles.byline}>
          <Byline
            locale={locale}
            author={t('article.author')}
            published={published}
            changed={changed}
            minutes={minutes}
          />
          {authors}
        </div>
      </header>
      <div className={styles.body}>
        <Contents label={t('article.contents')} chapters={contents} />
        <div>
          <article aria-label={title}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: from articleHtml, which lets through nothing that can run or load */}
            <div className={`${prose.prose} ${figures.figures}`} dangerouslySetInnerHTML={{ __html: html }} />
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
          <Scene scene={sceneOf(previous.id)} view="square" />
          <span>{t('article.previous')}</span>
          <cite className="words">{previous.title}</cite>
        </a>
      )}
      {next && (
        <a className={styles.next} href={`/column/articleDetail/${next.id}`} rel="next">
          <Scene scene={sceneOf(next.id)} view="square" />
          <span>{t('article.next')}</span>
          <cite className="words">{next.title}</cite>
        </a>
      )}
    </nav>
  )
}

interface ContentsProps {
  label: string
  chapters: readonly Chapter[]
}

/** Renders the chapters of an article: folded above the text on narrow screens, open beside it on wide ones. */
function Contents({ label, chapters }: ContentsProps) {
  return (
    <div className={styles.contents}>
      <nav className={styles.folded} aria-label={label}>
        <details>
          <summary>{label}</summary>
          <Chapters chapters={chapters} />
        </details>
      </nav>
      <nav className={styles.open} aria-labelledby="contents">
        <h2 id="contents">{label}</h2>
        <Chapters chapters={chapters} />
      </nav>
    </div>
  )
}

const Chapters = ({ chapters }: Pick<ContentsProps, 'chapters'>) => (
  <ol>
    {chapters.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ol>
)
