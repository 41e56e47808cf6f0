import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { RichText } from '@/ui/document/RichText'
import { Sentence } from '@/ui/Sentence'
import { FoldedQuestions } from '../FoldedQuestions'
import { RealReviews } from '../RealReviews'
import { Hero } from './Hero'
import styles from './Home.module.css'
import type { ListedTest } from './listed-test'
import { Offer } from './Offer'
import { Steps } from './Steps'
import { TestFinder } from './TestFinder'

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
      <FoldedQuestions locale={locale} questions={questions} className={styles.questions} />
    </section>
  )
}

interface Props {
  locale: Locale
  tests: readonly ListedTest[]
  /** Price of a single report: formatted, with its currency. */
  price: string
  refundDays: number
  /** Number of tests with a fuller report, and of all tests: see `offer.full` of the texts. */
  /** A sample result to look into. */
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
