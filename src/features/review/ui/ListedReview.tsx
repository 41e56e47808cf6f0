'use client'
import { dayText } from '@/core/dates'
import { htmlLang, localeNames } from '@/core/locale'
import { ratingKey } from '@/core/review-words'
import { ReviewItem } from '@/ui/review/ReviewItem'
import { useLocale, useTexts } from '@/ui/texts'
import type { ReviewView } from '../schema'

/** A review in its own language, on a page in the reader's. */
export function ListedReview({ review }: { review: ReviewView }) {
  const t = useTexts('review')
  const locale = useLocale()
  const { content, name, date, rating, edited } = review
  return (
    <ReviewItem
      content={content}
      lang={htmlLang[review.locale]}
      name={name}
      date={date}
      day={dayText(date, locale)}
      rating={rating === null ? null : { value: rating, word: t(ratingKey(rating)) }}
      marks={[...(review.locale === locale ? [] : [localeNames[review.locale]]), ...(edited ? [t('edited')] : [])]}
    />
  )
}
