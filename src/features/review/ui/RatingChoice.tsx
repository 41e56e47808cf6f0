'use client'
import { ratingKey } from '@/core/review-words'
import { useTexts } from '@/ui/texts'
import styles from './Reviews.module.css'

interface Props {
  rating: number | null
  onChange: (rating: number | null) => void
}

/** One to five in words, or none. */
export function RatingChoice({ rating, onChange }: Props) {
  const t = useTexts('review')
  return (
    <fieldset className={styles.rating}>
      <legend>{t('rating.legend')}</legend>
      <p className={styles.hint}>{t('rating.optional')}</p>
      <div className={styles.choices}>
        {[1, 2, 3, 4, 5, null].map((value) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="rating"
              value={value ?? ''}
              checked={rating === value}
              onChange={() => onChange(value)}
            />
            {value === null ? t('rating.none') : t(ratingKey(value))}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
