'use client'
import { useState } from 'react'
import { dayText } from '@/core/dates'
import { htmlLang } from '@/core/locale'
import { ratingKey } from '@/core/review-words'
import { api } from '@/trpc/client'
import { useFailureText } from '@/ui/form/failure-text'
import { ReviewItem } from '@/ui/review/ReviewItem'
import { useLocale, useTexts } from '@/ui/texts'
import type { ReviewView } from '../schema'
import styles from './Reviews.module.css'

interface Props {
  review: ReviewView
  onEdit: () => void
  onDeleted: () => void
}

/** What the visitor wrote; deleting is asked for twice. */
export function OwnReview({ review, onEdit, onDeleted }: Props) {
  const t = useTexts('review')
  const locale = useLocale()
  const failureText = useFailureText()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { content, name, date, rating, edited } = review

  async function remove() {
    setBusy(true)
    setFailure('')
    try {
      await api.review.delete.mutate({ reviewId: review.id })
      onDeleted()
    } catch (error) {
      setBusy(false)
      setFailure(failureText(error))
    }
  }

  return (
    <>
      <ul className={styles.own}>
        <ReviewItem
          content={content}
          lang={htmlLang[review.locale]}
          name={name}
          date={date}
          day={dayText(date, locale)}
          rating={rating === null ? null : { value: rating, word: t(ratingKey(rating)) }}
          marks={edited ? [t('edited')] : []}
        />
      </ul>
      {asking ? (
        <section aria-labelledby="ask" className={styles.ask}>
          <p id="ask">{t('own.ask')}</p>
          <p className="cluster">
            <button type="button" className="button" onClick={remove} disabled={busy}>
              {t('own.yes')}
            </button>
            <button
              type="button"
              className="button quiet"
              // biome-ignore lint/a11y/noAutofocus: the question takes the place of the button just pressed
              autoFocus
              onClick={() => setAsking(false)}
            >
              {t('own.no')}
            </button>
          </p>
        </section>
      ) : (
        <p className="cluster">
          <button type="button" className="button quiet" onClick={onEdit}>
            {t('own.edit')}
          </button>
          <button type="button" className="button text" onClick={() => setAsking(true)}>
            {t('own.delete')}
          </button>
        </p>
      )}
      {failure && (
        <p className="notice" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}
