import { formatStoredDay } from '@/core/dates'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'

interface Props {
  locale: Locale
  published: string
  minutes: number
  /** Day of the last change; shown if it is not the day of publication. */
  changed?: string
  /** Person responsible for the article; shown on its own page. */
  author?: string
  /** Name of its column, shown first in lists with articles of several columns. */
  column?: string
  /** Whether the month is shortened, for lists with narrow lines. */
  brief?: boolean
}

/** Renders the author of an article, its date of publication, and the time it takes to read. */
export async function Byline({
  locale,
  published,
  changed = published,
  minutes,
  author,
  column,
  brief = false,
}: Props) {
  const t = await texts(locale, 'column')
  // On a phone, a long date does not fit after a name.
  const narrow = brief || author !== undefined
  const day = (date: string) => formatStoredDay(date, locale, narrow ? 'medium' : 'long')
  return (
    <p className="facts">
      {author && <span>{author}</span>}
      {column && <span>{column}</span>}
      <time dateTime={published}>{day(published)}</time>
      {changed !== published && <time dateTime={changed}>{t('article.changed', { day: day(changed) })}</time>}
      <span>{t(author === undefined ? 'card.minutes' : 'card.short', { minutes })}</span>
    </p>
  )
}
