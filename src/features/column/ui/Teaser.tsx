import type { ArticleCard } from '@/content/articles/article-cards'
import { marginOf, thumbnailOf } from '@/core/charts/drawing/lighter'
import { drawingOf } from '@/core/charts/portrait/portrait'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Portrait } from '@/ui/charts/Portrait'
import { Byline } from './Byline'
import styles from './Teaser.module.css'

interface Props {
  locale: Locale
  article: ArticleCard
  /** Level of its heading. */
  as?: 'h2' | 'h3'
  /** Whether it is the first and largest of its page. */
  lead?: boolean
  /** Takes little room: on a phone only drawing, title and length. */
  brief?: boolean
  /** Omits the drawing, where the page already shows it. */
  plain?: boolean
  /** Name of its column, for lists with articles of several columns. */
  withColumn?: boolean
}

/** Renders one article in a list: title, description, and reading time. */
export async function Teaser({
  locale,
  article,
  as: Heading = 'h3',
  lead = false,
  brief = false,
  plain = false,
  withColumn = false,
}: Props) {
  const t = await texts(locale, 'column')
  const { id, title, description, published, minutes, column, drawing } = article
  const picture = drawingOf(drawing.slug, drawing.picture)
  const kinds = [lead && styles.lead, brief && styles.brief, plain && styles.plain]
  return (
    <article className={[styles.teaser, ...kinds].filter(Boolean).join(' ')}>
      {lead && (
        <div className={styles.picture}>
          <Portrait drawing={marginOf(picture)} />
        </div>
      )}
      {!lead && !plain && <Portrait drawing={thumbnailOf(picture)} size="small" />}
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
