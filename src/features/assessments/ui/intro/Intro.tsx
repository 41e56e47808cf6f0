import type { ReactNode } from 'react'
import { drawingOf } from '@/core/charts/portrait/portrait'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Portrait } from '@/ui/charts/Portrait'
import { CreditsLeft } from '../CreditsLeft'
import { answered, goOnWith } from '../go-on'
import { Pulse } from '../Pulse'
import { RealReviews } from '../RealReviews'
import { Facts } from './Facts'
import styles from './Intro.module.css'
import type { IntroTest } from './intro-test'
import { Questions } from './Questions'
import { Science } from './Science'
import { Scope } from './Scope'

interface Props {
  locale: Locale
  test: IntroTest
  /** Formatted, with its currency. */
  price: string
  refundDays: number
  /** Contents of the full report. */
  contents: ReactNode
  /** Full reports that an account brings. */
  free: number
  /** Articles on the same subject, with their heading. */
  reading?: { title: string; articles: ReactNode }
  /** Author and reviewer. */
  signed?: ReactNode
}

/** The page of one test: what it is and is not, what it takes and costs, before the first question. */
export async function Intro({ locale, test, price, refundDays, contents, free, reading, signed }: Props) {
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
          <hgroup className={styles.title}>
            <h1>{test.title}</h1>
            <p>{test.subtitle}</p>
          </hgroup>
          <p className="lede">{test.tagline}</p>
          <p className={`cluster ${styles.ways}`}>
            {begin}
            <a className="button text" href={`/tests/${test.slug}/sample`}>
              {t('intro.sample')}
            </a>
          </p>
          <Pulse slug={test.slug} />
        </div>
        <figure className={styles.picture}>
          <Portrait drawing={drawingOf(test.slug, test.picture)} />
          <figcaption>{t('intro.picture')}</figcaption>
        </figure>
        <Facts locale={locale} test={test} price={price} free={free} />
        <div className={styles.notice}>
          <p className="notice">{test.disclaimer}</p>
          {signed}
        </div>
      </section>
      <Scope locale={locale} test={test} />
      <section className={styles.part} aria-labelledby="price">
        <h2 id="price">{t('intro.priceTitle')}</h2>
        <div className="stack">
          <p data-guest>{t('intro.priceText', { price, free, days: refundDays })}</p>
          <div data-account hidden>
            <p>{t('intro.priceOwn', { price, days: refundDays })}</p>
            <CreditsLeft text={t('intro.left')} />
          </div>
          <p>
            <a href="/refunds">{t('intro.refunds')}</a>
          </p>
          <h3>{t('intro.contentsTitle')}</h3>
          {contents}
        </div>
      </section>
      <Science locale={locale} test={test} />
      {reading && (
        <section className={`${styles.part} ${styles.reading}`} aria-labelledby="reading">
          <h2 id="reading">{reading.title}</h2>
          {reading.articles}
        </section>
      )}
      <RealReviews locale={locale} slug={test.slug} places={4} className={styles.part} />
      <p className={styles.reviews}>
        <a href={`/tests/${test.slug}/reviews`}>{t('reviews.all')}</a>
      </p>
      <Questions locale={locale} questions={test.questions} />
      <section className={styles.end} aria-labelledby="end">
        <h2 id="end">{t('intro.endTitle')}</h2>
        <p className="lede">{t('intro.endText')}</p>
        {begin}
      </section>
    </div>
  )
}
