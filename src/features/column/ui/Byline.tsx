import { dayText } from '@/core/dates'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'

interface Props {
  locale: Locale
  published: string
  minutes: number
  /** Who answers for it; on the article's own page. */
  author?: string
  /** Shown first where articles of several columns stand together. */
  column?: string
  /** In a list, where the line is narrow, the month is shortened. */
  brief?: boolean
}

/** Whose an article is, when it appeared and how long it takes. */
export async function Byline({ locale, published, minutes, author, column, brief = false }: Props) {
  const t = await texts(locale, 'column')
  // With a name before it the line has no room for long words on a phone.
  const narrow = brief || author !== undefined
  return (
    <p className="facts">
      {author && <span>{author}</span>}
      {column && <span>{column}</span>}
      <time dateTime={published}>{dayText(published, locale, narrow ? 'medium' : 'long')}</time>
      <span>{t(author === undefined ? 'card.minutes' : 'card.short', { minutes })}</span>
    </p>
  )
}
