import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { ReviewItem } from '@/ui/review/ReviewItem'
import styles from './RealReviews.module.css'

interface Props {
  locale: Locale
  /** Slug of one test; empty for the reviews of all tests. */
  slug?: string
  /** Maximum number of reviews shown. */
  places: number
  className?: string
  /** Content under the heading, such as a link to all of them. */
  children?: ReactNode
}

/**
 * Shows the newest reviews of people who completed a test, from the first one on. The places are empty and hidden until
 * src/documents/browser/review-places.ts fills them: no review is invented.
 */
export async function RealReviews({ locale, slug = '', places, className, children }: Props) {
  const t = await texts(locale, 'tests')
  return (
    <section className={className} aria-labelledby="reviews" data-reviews={slug} hidden suppressHydrationWarning>
      <div className={styles.heading}>
        <h2 id="reviews">{t('reviews.title')}</h2>
        <p>{t('reviews.lede')}</p>
        {children}
      </div>
      <script src="/js/review-places.js" defer data-keep />
      <ul className={styles.reviews}>
        {Array.from({ length: places }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no other name
          <ReviewItem key={place} content="" name="" date="" day="" />
        ))}
      </ul>
    </section>
  )
}
