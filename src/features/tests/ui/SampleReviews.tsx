import { htmlLang, type Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import styles from './SampleReviews.module.css'

interface Props {
  locale: Locale
  reviews: readonly { id: 'r1' | 'r2' | 'r3' | 'r4'; date: string }[]
}

/** Sample reviews, each with its mark: they stand in until people who completed a test have written some. */
export async function SampleReviews({ locale, reviews }: Props) {
  const t = await texts(locale, 'tests')
  const format = new Intl.DateTimeFormat(htmlLang[locale], { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <ul className={styles.reviews}>
      {reviews.map(({ id, date }) => (
        <li key={id} className={styles.review}>
          <blockquote>{t(`reviews.${id}.content`)}</blockquote>
          <p className={styles.by}>
            <span>{t(`reviews.${id}.name`)}</span>
            <time dateTime={date}>{format.format(new Date(date))}</time>
            <span className={styles.sample}>{t('reviews.sample')}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
