import { dayText } from '@/core/dates'
import { htmlLang, type Locale, localeNames } from '@/core/locale'
import { ratingKey } from '@/core/review-words'
import { texts } from '@/server/i18n'
import { ReviewItem } from '@/ui/review/ReviewItem'
import type { Reviews } from '../schema'
import styles from './Reviews.module.css'

interface Props {
  locale: Locale
  slug: string
  list: Reviews
  page: number
  /** The visitor's own review stands above the list. */
  hasOwn: boolean
}

/** What others wrote, newest first, each in its own language. */
export async function ReviewList({ locale, slug, list: { reviews, older }, page, hasOwn }: Props) {
  const t = await texts(locale, 'review')
  if (reviews.length === 0 && page === 1) return hasOwn && <p className={styles.soft}>{t('noneOthers')}</p>
  const path = `/tests/${slug}/reviews`
  return (
    <section className={styles.others} aria-labelledby="others">
      <h2 id="others">{t(hasOwn ? 'othersTitle' : 'listTitle')}</h2>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <ReviewItem
            key={review.id}
            content={review.content}
            lang={htmlLang[review.locale]}
            name={review.name}
            date={review.date}
            day={dayText(review.date, locale)}
            rating={review.rating === null ? null : { value: review.rating, word: t(ratingKey(review.rating)) }}
            marks={[
              ...(review.locale === locale ? [] : [localeNames[review.locale]]),
              ...(review.edited ? [t('edited')] : []),
            ]}
          />
        ))}
      </ul>
      {(page > 1 || older) && (
        <nav className="cluster" aria-label={t('pages')}>
          {page > 1 && <a href={page === 2 ? path : `${path}?page=${page - 1}`}>{t('newer')}</a>}
          {older && <a href={`${path}?page=${page + 1}`}>{t('older')}</a>}
        </nav>
      )}
    </section>
  )
}
