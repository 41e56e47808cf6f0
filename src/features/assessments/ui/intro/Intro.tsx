import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { Motif } from '@/ui/motifs/Motif'
import { answered, goOnWith } from '../go-on'
import { Pulse, template } from '../Pulse'
import { SampleReviews } from '../SampleReviews'
import { Facts } from './Facts'
import styles from './Intro.module.css'
import type { IntroTest } from './intro-test'
import { Science } from './Science'
import { Scope } from './Scope'

interface Props {
  locale: Locale
  test: IntroTest
  /** Formatted, with its currency. */
  price: string
  refundDays: number
  reviews: Parameters<typeof SampleReviews>[0]['reviews']
  /** What there is to read about the same thing, with its heading. */
  reading?: { title: string; articles: ReactNode }
}

/** The page of one test: what it is and is not, what it takes and costs, before the first question. */
export async function Intro({ locale, test, price, refundDays, reviews, reading }: Props) {
  const t = await texts(locale, 'tests')
  const begin = (
    <a
      className="button"
      href={`/tests/${test.slug}/run`}
      {...goOnWith(test, t('goOn', { answered, items: test.items }))}
    >
      {t('intro.start')}
    </a>
  )
  return (
    <div className="wrap">
      <section className={styles.head}>
        <div className={styles.words}>
          <p className="eyebrow">{t(`group.${test.group}.name`)}</p>
          <h1>{test.title}</h1>
          <p className="lede">{test.tagline}</p>
          <p className="notice">{test.disclaimer}</p>
          <p className={`cluster ${styles.ways}`}>
            {begin}
            <a className="button text" href={`/tests/${test.slug}/sample`}>
              {t('intro.sample')}
            </a>
          </p>
          <Pulse
            slug={test.slug}
            invite={t('pulse.invite')}
            one={t('pulse.one', template)}
            many={t('pulse.many', template)}
          />
        </div>
        <div className={styles.motif}>
          <Motif group={test.group} />
        </div>
        <Facts locale={locale} test={test} price={price} />
      </section>
      <Scope locale={locale} test={test} />
      <section className={styles.part} aria-labelledby="price">
        <h2 id="price">{t('intro.priceTitle')}</h2>
        <div className="stack">
          <p>{t('intro.priceText', { price, days: refundDays })}</p>
          <p>
            <a href="/refunds">{t('intro.refunds')}</a>
          </p>
        </div>
      </section>
      <Science locale={locale} test={test} />
      {reading && (
        <section className={`${styles.part} ${styles.reading}`} aria-labelledby="reading">
          <h2 id="reading">{reading.title}</h2>
          {reading.articles}
        </section>
      )}
      <section className={styles.part} aria-labelledby="reviews" data-reviews={test.slug}>
        <div className={styles.beside}>
          <h2 id="reviews">{t('reviews.title')}</h2>
          <p data-real={t('reviews.real')}>{t('reviews.note')}</p>
          <p>
            <a href={`/tests/${test.slug}/reviews`}>{t('reviews.all')}</a>
          </p>
        </div>
        <SampleReviews locale={locale} reviews={reviews} />
      </section>
      <section className={styles.end} aria-labelledby="end">
        <h2 id="end">{t('intro.endTitle')}</h2>
        <p className="lede">{t('intro.endText')}</p>
        {begin}
      </section>
    </div>
  )
}
