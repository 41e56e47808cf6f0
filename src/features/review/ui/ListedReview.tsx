'use client'
import { formatStoredDay } from '@/core/dates'
import { htmlLang, localeNames } from '@/core/locale'
import { ratingKey } from '@/core/review/review'
import { ReviewItem } from '@/ui/review/ReviewItem'
import { useLocale, useTexts } from '@/ui/texts'
import type { ReviewView } from '../schema'
import styles from './Reviews.module.css'

interface Props {
  review: ReviewView
  /** Whether the review is the visitor's own, and so has no link to report it. */
  own?: boolean
}

/** Renders a review in its own language, on a page in the reader's. */
export function ListedReview({ review, own = false }: Props) {
  const t = useTexts('review')
  const locale = useLocale()
  const { id, content, name, date, rating, edited, answer } = review
  return (
    <ReviewItem
      content={content}
      lang={htmlLang[review.locale]}
      name={name}
      date={date}
      day={formatStoredDay(date, locale)}
      rating={rating === null ? null : { value: rating, word: t(ratingKey(rating)) }}
      marks={[...(review.locale === locale ? [] : [localeNames[review.locale]]), ...(edited ? [t('edited')] : [])]}
      answer={answer === null ? null : { by: t('answer'), text: answer }}
      action={
        !own && (
          <a className={styles.report} href={`/api/reviews/${id}/report?lang=${locale}`} rel="nofollow">
            {t('report.action')}
          </a>
        )
      }
    />
  )
}
