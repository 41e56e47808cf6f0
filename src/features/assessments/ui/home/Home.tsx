import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Sentence } from '@/ui/Sentence'
import { RealReviews } from '../RealReviews'
import { Hero } from './Hero'
import styles from './Home.module.css'
import { Like } from './Like'
import type { ListedTest } from './listed-test'
import { Offer } from './Offer'
import { Questions } from './Questions'
import { Steps } from './Steps'

interface Props {
  locale: Locale
  tests: readonly ListedTest[]
  /** Price of a single report: formatted, with its currency. */
  price: string
  refundDays: number
  /** In how many tests the report holds more: see `offer.full` of the texts. */
  reports: { rich: number; tests: number }
  /** A result to look into. */
  preview: ReactNode
  /** A section with the newest articles. */
  articles: ReactNode
}

/** The home page: what this is and what one gets, where to begin, how it goes, what it costs, what to read. */
export async function Home({ locale, tests, price, refundDays, reports, preview, articles }: Props) {
  const t = await texts(locale, 'home')
  return (
    <>
      <Hero locale={locale} tests={tests} preview={preview} />
      <Like locale={locale} count={tests.length} />
      <Steps locale={locale} />
      <Offer locale={locale} price={price} refundDays={refundDays} reports={reports} />
      <RealReviews locale={locale} places={2} className={`wrap ${styles.reviews}`} />
      {articles}
      <Questions locale={locale} />
      <p className={`wrap ${styles.quiet}`}>
        <Sentence text={t('quiet')}>
          <a href="/privacy">{t('quietMore')}</a>
        </Sentence>
      </p>
    </>
  )
}
