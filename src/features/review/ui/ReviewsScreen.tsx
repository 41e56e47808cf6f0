import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import { dictionaries } from '@/server/dictionaries'
import { texts } from '@/server/i18n'
import { TextsProvider } from '@/ui/texts'
import { enoughReviews, type MyReview, type Reviews } from '../schema'
import { ReviewList } from './ReviewList'
import { ReviewPanel } from './ReviewPanel'
import styles from './Reviews.module.css'
import { Summary } from './Summary'

interface Props {
  locale: Locale
  test: { slug: string; title: string }
  list: Reviews
  mine: MyReview
  page: number
  /** Reviews of ours, each marked as a sample: they show what one looks like while people have written few. */
  samples: ReactNode
}

/** Everything people say of one test, and the visitor's own word on it. */
export async function ReviewsScreen({ locale, test, list, mine, page, samples }: Props) {
  const t = await texts(locale, 'review')
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <header className={styles.head}>
        <p className="eyebrow">{t('eyebrow')}</p>
        <h1>{test.title}</h1>
        <Summary locale={locale} list={list} />
      </header>
      {mine.mayReview ? (
        <TextsProvider locale={locale} dictionaries={await dictionaries(locale, ['review', 'common', 'errors'])}>
          <ReviewPanel slug={test.slug} mine={mine} />
        </TextsProvider>
      ) : (
        <div className={styles.who}>
          <p>{t('who')}</p>
          <p className="cluster">
            <a className="button quiet" href={`/tests/${test.slug}/run`}>
              {t('take')}
            </a>
            <a className="button text" href={`/tests/${test.slug}`}>
              {t('about')}
            </a>
          </p>
        </div>
      )}
      <ReviewList locale={locale} slug={test.slug} list={list} page={page} hasOwn={mine.own !== null} />
      {page === 1 && list.total < enoughReviews && (
        <section className={styles.others} aria-labelledby="samples">
          <h2 id="samples">{t('samplesTitle')}</h2>
          <p className={styles.soft}>{t('samplesNote')}</p>
          {samples}
        </section>
      )}
      {mine.mayReview && (
        <p>
          <a href={`/tests/${test.slug}`}>{t('about')}</a>
        </p>
      )}
    </div>
  )
}
