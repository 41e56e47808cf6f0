import type { Tag } from '@/content/articles/article'
import type { ArticleCard } from '@/content/articles/article-cards'
import type { ListId } from '@/content/articles/articles'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import styles from './ArticleList.module.css'
import { Breadcrumbs } from './Breadcrumbs'
import { TagLinks } from './TagLinks'
import { Teaser } from './Teaser'

interface Props {
  locale: Locale
  list: ListId
  /** Only articles of this topic are listed. */
  tag?: Tag
  title: string
  lede: string
  articles: readonly ArticleCard[]
  tags: readonly Tag[]
  page: number
  pages: number
}

/** Renders articles, newest first: of one column or all, and of one topic or all. */
export async function ArticleList(props: Props) {
  const { locale, list, tag, title, lede, articles, tags, page, pages } = props
  const t = await texts(locale, 'column')
  const up = [
    { name: t('title'), path: '/column' },
    ...(list === 'all' ? [] : [{ name: t(`columns.${list}.name`), path: `/column/${list}` }]),
  ]
  return (
    <div className="wrap narrow flush">
      <header className={styles.head}>
        <Breadcrumbs label={t('article.where')} steps={up} />
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <TagLinks locale={locale} label={t('list.topics')} list={list} tags={tags} current={tag} every />
      </header>
      <ul className={styles.articles}>
        {articles.map((article) => (
          <li key={article.id}>
            <Teaser locale={locale} article={article} as="h2" withColumn={list === 'all'} />
          </li>
        ))}
      </ul>
      <Pages locale={locale} path={`/column/articleList/${list}`} page={page} pages={pages} />
    </div>
  )
}

interface PagesProps {
  locale: Locale
  path: string
  page: number
  pages: number
}

/** Renders links between the pages of a long list; nothing for a list of one page. */
async function Pages({ locale, path, page, pages }: PagesProps) {
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
