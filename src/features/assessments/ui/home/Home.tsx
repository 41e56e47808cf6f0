import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { SampleReviews } from '../SampleReviews'
import { GroupGrid } from './GroupGrid'
import type { TestGroup } from './groups'
import { Hero } from './Hero'
import styles from './Home.module.css'
import { Price } from './Price'
import { Questions } from './Questions'
import { Steps } from './Steps'

interface Props {
  locale: Locale
  groups: readonly TestGroup[]
  /** Formatted, with its currency. */
  price: string
  refundDays: number
  reviews: Parameters<typeof SampleReviews>[0]['reviews']
  /** A section with the newest articles. */
  articles?: ReactNode
}

/** The home page: what this is, where to begin, how it goes, what it costs, and where to find help. */
export async function Home({ locale, groups, price, refundDays, reviews, articles }: Props) {
  const t = await texts(locale, 'home')
  return (
    <>
      <Hero locale={locale} tests={groups.flatMap(({ tests }) => tests)} />
      <GroupGrid locale={locale} groups={groups} />
      <Steps locale={locale} />
      <Price locale={locale} price={price} refundDays={refundDays} />
      <section className="wrap section" aria-labelledby="reviews" data-reviews="">
        <div className={styles.heading}>
          <h2 id="reviews" data-real={t('reviews.realTitle')}>
            {t('reviews.title')}
          </h2>
          <p className={styles.aside} data-real={t('reviews.realLede')}>
            {t('reviews.lede')}
          </p>
        </div>
        <SampleReviews locale={locale} reviews={reviews} />
      </section>
      {articles}
      <Questions locale={locale} />
      <section className="wrap" aria-labelledby="help">
        <div className={styles.help}>
          <h2 id="help">{t('help.title')}</h2>
          <p>{t('help.text')}</p>
          <a className="button quiet" href="/help-now">
            {t('help.link')}
          </a>
        </div>
      </section>
    </>
  )
}
