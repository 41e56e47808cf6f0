import type { ArticleCard } from '@/content/article-cards'
import { marginOf, thumbnailOf } from '@/core/charts/portrait/lighter'
import { drawingOf } from '@/core/charts/portrait/portrait'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { Portrait } from '@/ui/charts/Portrait'
import { Byline } from './Byline'
import styles from './Teaser.module.css'

interface Props {
  locale: Locale
  article: ArticleCard
  /** Level of the heading on its page. */
  as?: 'h2' | 'h3'
  /** The first and largest of its page. */
  lead?: boolean
  /** As little room as can be: on a phone its drawing, title and length alone. */
  brief?: boolean
  /** Names the column, where articles of several stand together. */
  withColumn?: boolean
}

/** One article in a list: what it is about and how long it takes. */
export async function Teaser({
  locale,
  article,
  as: Heading = 'h3',
  lead = false,
  brief = false,
  withColumn = false,
}: Props) {
  const t = await texts(locale, 'column')
  const { id, title, description, published, minutes, column, drawing } = article
  const picture = drawingOf(drawing.slug, drawing.picture)
  return (
    <article className={`${styles.teaser} ${lead ? styles.lead : ''} ${brief ? styles.brief : ''}`}>
      {lead ? (
        <div className={styles.picture}>
          <Portrait drawing={marginOf(picture)} />
        </div>
      ) : (
        <Portrait drawing={thumbnailOf(picture)} size="small" />
      )}
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
