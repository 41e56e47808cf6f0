import { formatStoredDay } from '@/core/dates'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { ReviewItem } from '@/ui/review/ReviewItem'
import styles from './SampleReviews.module.css'

interface Props {
  locale: Locale
  reviews: readonly { id: 'r1' | 'r2' | 'r3' | 'r4'; date: string }[]
}

/**
 * Shows sample reviews, each marked as one, until there are as many reviews by people who completed a test. Then
 * src/documents/browser/review-places.ts replaces them (inside `[data-reviews]`).
 */
export async function SampleReviews({ locale, reviews }: Props) {
  const t = await texts(locale, 'tests')
  return (
    <ul className={styles.reviews}>
      {reviews.map(({ id, date }) => (
        <ReviewItem
          key={id}
          content={t(`reviews.${id}.content`)}
          name={t(`reviews.${id}.name`)}
          date={date}
          day={formatStoredDay(date, locale)}
          sample={t('reviews.sample')}
        />
      ))}
    </ul>
  )
}
