import { Fragment, type ReactNode } from 'react'
import { drawingOf } from '@/core/charts/portrait/portrait'
import type { Group } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Portrait } from '@/ui/charts/Portrait'
import { CreditsLeft } from '../CreditsLeft'
import { FoldedQuestions } from '../FoldedQuestions'
import { answered, goOnWith } from '../go-on'
import { Pulse } from '../Pulse'
import { RealReviews } from '../RealReviews'
import styles from './Intro.module.css'

interface Props {
  locale: Locale
  test: IntroTest
  /** Formatted, with its currency. */
  price: string
  refundDays: number
  /** Contents of the full report. */
  contents: ReactNode
  /** Number of full reports that come with an account. */
  free: number
  /** Articles on the same subject, with their heading. */
  reading?: { title: string; articles: ReactNode }
  /** Author and reviewer. */
  signed?: ReactNode
}

/** Shows the page of one test before the first question: its nature and limits, its time and its price. */
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
            <CreditsLeft text={t('intro.left', { count: '{{count}}' })} />
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

interface FactsProps {
  locale: Locale
  test: IntroTest
  /** Formatted, with its currency. */
  price: string
  /** Number of full reports that come with an account. */
  free: number
}

/** Shows time, length, the free part and the price: the four facts to know before beginning. */
async function Facts({ locale, test, price, free }: FactsProps) {
  const t = await texts(locale, 'tests')
  const facts = [
    [t('intro.minutes'), t('intro.minutesValue', { minutes: test.minutes })],
    [t('intro.items'), t('intro.itemsValue', { items: test.items })],
    [
      t('intro.free'),
      <Fragment key="free">
        <span data-guest>{t('intro.freeValue', { free })}</span>
        <span data-account hidden>
          {t('intro.freeOwn')}
        </span>
      </Fragment>,
    ],
    [t('intro.price'), t('intro.priceValue', { price })],
  ] as const
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface QuestionsProps {
  locale: Locale
  questions: IntroTest['questions']
}

/** Renders the questions that people ask about this test and no other. */
async function Questions({ locale, questions }: QuestionsProps) {
  const t = await texts(locale, 'tests')
  return (
    <section className={styles.part} aria-labelledby="questions">
      <h2 id="questions">{t('intro.questionsTitle')}</h2>
      <FoldedQuestions locale={locale} questions={questions} className={styles.folds} />
    </section>
  )
}

interface ScienceProps {
  locale: Locale
  test: IntroTest
}

/** Shows the background of the test: purpose, construct, scoring, limits, version; closed until opened. */
async function Science({ locale, test }: ScienceProps) {
  const t = await texts(locale, 'tests')
  return (
    <section className={styles.part} aria-labelledby="science">
      <h2 id="science">{t('intro.scienceTitle')}</h2>
      <div className={styles.folds}>
        {(['purpose', 'construct', 'scoring', 'limits'] as const).map((part) => (
          <details key={part}>
            <summary>{t(`intro.${part}`)}</summary>
            <p>{test.science[part]}</p>
          </details>
        ))}
        <details>
          <summary>{t('intro.version')}</summary>
          <p>{t('intro.versionText', { version: test.version, items: test.items, scored: test.scored })}</p>
        </details>
        <p className={styles.more}>
          <a href={`/tests/${test.slug}/science`}>{t('intro.scienceMore')}</a>
        </p>
      </div>
    </section>
  )
}

interface ScopeProps {
  locale: Locale
  test: IntroTest
}

/**
 * Renders the topics a test covers and those it leaves out, whom it is for and not for, and the areas of the report.
 */
async function Scope({ locale, test }: ScopeProps) {
  const t = await texts(locale, 'tests')
  return (
    <>
      <section className={styles.pair}>
        <div>
          <h2>{t('intro.whatTitle')}</h2>
          <ul className={styles.measures}>
            {test.measures.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{t('intro.notTitle')}</h2>
          <ul className={styles.leaves}>
            {test.notMeasures.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{t('intro.forTitle')}</h2>
          <p>{test.forWhom}</p>
        </div>
        <div>
          <h2>{t('intro.notForTitle')}</h2>
          <p>
            {test.notForWhom} <a href="/help-now">{t('intro.notForHelp')}</a>
          </p>
        </div>
      </section>
      <section className={styles.part} aria-labelledby="areas">
        <h2 id="areas">{t('intro.areasTitle')}</h2>
        <dl className={styles.areas}>
          {test.areas.map(({ id, name, about }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

/** A test as its own page presents it. */
interface IntroTest {
  slug: string
  group: Group
  version: number
  minutes: number
  items: number
  scored: number
  /** Data for the drawing of a sample result. */
  picture: readonly { id: string; at: number; half: number }[]
  title: string
  /** The subject in the words that people search with. */
  subtitle: string
  questions: readonly { question: string; answer: string }[]
  tagline: string
  disclaimer: string
  measures: readonly string[]
  notMeasures: readonly string[]
  forWhom: string
  notForWhom: string
  science: Record<'purpose' | 'construct' | 'scoring' | 'limits', string>
  areas: readonly { id: string; name: string; about: string }[]
}
