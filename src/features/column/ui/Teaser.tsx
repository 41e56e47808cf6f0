import type { ArticleCard } from '@/content/articles/article-cards'
import { sceneOf } from '@/content/articles/scenes/scenes'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Scene } from '@/ui/charts/Scene'
import { Byline } from './Byline'
import styles from './Teaser.module.css'

interface Props {
  locale: Locale
  article: ArticleCard
  /** Level of its heading. */
  as?: 'h2' | 'h3'
  /** True for the first and largest teaser of a page. */
  lead?: boolean
  /** Whether the teaser takes little room: on a phone it shows only picture, title and length. */
  brief?: boolean
  /** True to show the name of the column, for lists with articles of several columns. */
  withColumn?: boolean
}

/** Renders one article in a list: title, description, and reading time. */
export async function Teaser({
  locale,
  article,
  as: Heading = 'h3',
  lead = false,
  brief = false,
  withColumn = false,
}: Props) {
  const t = await texts(locale, 'column')
  const { id, title, description, published, minutes, column } = article
  const kinds = [lead && styles.lead, brief && styles.brief]
  return (
    <article className={[styles.teaser, ...kinds].filter(Boolean).join(' ')}>
      <Scene scene={sceneOf(id)} view={lead ? 'wide' : 'square'} />
      <Heading>
        <a href={`/column/articleDetail/${id}`}>{title}</a>
      </Heading>
      <p>{description}</p>
      <Byline
        locale={locale}
        published={published}
        minutes={minutes}
        brief
        column={withColumn ? t(`columns.${column}.name`) : undefined}
      />
    </article>
  )
}
