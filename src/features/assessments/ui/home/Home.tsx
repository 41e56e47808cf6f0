import type { ReactNode } from 'react'
import type { ReportPrice } from '@/content/shop/catalogue'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { RichText } from '@/ui/document/RichText'
import { Sentence } from '@/ui/Sentence'
import { FaqList } from '../FaqList'
import { RealReviews } from '../RealReviews'
import { Hero, type ListedTest } from './Hero'
import styles from './Home.module.css'
import { Offer } from './Offer'

const numbers = [1, 2, 3, 4, 5] as const

/** Shows the questions that people have before they begin. */
async function Questions({ locale }: { locale: Locale }) {
  const t = await texts(locale, 'home')
  const questions = numbers.map((n) => ({ question: t(`questions.q${n}`), answer: t(`questions.a${n}`) }))
  return (
    <section className={`wrap ${styles.split}`} aria-labelledby="questions">
      <div className={styles.beside}>
        <h2 id="questions">{t('questions.title')}</h2>
        <p>
          <RichText text={t('questions.more')} />
        </p>
      </div>
      <FaqList locale={locale} questions={questions} className={styles.questions} />
    </section>
  )
}

interface Props {
  locale: Locale
  tests: readonly ListedTest[]
  /** Price of a single report. */
  price: ReportPrice
  refundDays: number
  /** A sample result to look at. */
  preview: ReactNode
  /** A section with the newest articles. */
  articles: ReactNode
}

/** Shows the home page: the product and its benefits, where to begin, the steps, the price, and articles. */
export async function Home({ locale, tests, price, refundDays, preview, articles }: Props) {
  const t = await texts(locale, 'home')
  return (
    <>
      <Hero locale={locale} tests={tests} preview={preview} />
      <TestFinder locale={locale} count={tests.length} />
      <Steps locale={locale} />
      <Offer locale={locale} price={price} refundDays={refundDays} />
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

/** Shows the course of a test in three steps. */
async function Steps({ locale }: { locale: Locale }) {
  const t = await texts(locale, 'home')
  return (
    <section className={styles.band} id="how" aria-labelledby="how-title">
      <div className={`wrap ${styles.inner}`}>
        <h2 id="how-title">{t('how.title')}</h2>
        <ol className={styles.steps}>
          {(['s1', 's2', 's3'] as const).map((step, index) => (
            <li key={step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{t(`how.${step}.title`)}</h3>
              <p>{t(`how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Tests that an everyday sentence links to, the most requested first. */
const sentences = ['sleep', 'stress-burnout', 'attachment', 'low-mood', 'mood-energy', 'big-five'] as const

/**
 * Renders a choice for readers who do not know which test to take: everyday sentences, each with a link to the first
 * question of a test.
 */
async function TestFinder({ locale, count }: { locale: Locale; count: number }) {
  const t = await texts(locale, 'home')
  return (
    <section className={`wrap ${styles.finder}`} id="like" aria-labelledby="like-title">
      <div className={styles.heading}>
        <h2 id="like-title">{t('like.title')}</h2>
        <p>{t('like.lede')}</p>
      </div>
      <ul className={styles.sentences}>
        {sentences.map((slug) => (
          <li key={slug}>
            <a href={`/tests/${slug}/run`}>
              <b>{t(`like.${slug}.say`)}</b>
              <span>{t(`like.${slug}.why`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <a className="alone" href="/tests">
          {t('like.all', { count })}
        </a>
      </p>
    </section>
  )
}
