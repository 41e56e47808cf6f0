import { Fragment, type ReactNode } from 'react'
import type { ReportPrice } from '@/content/shop/catalogue'
import { drawPortraitFromView } from '@/core/charts/portrait/portrait'
import { formatPriceLine } from '@/core/commerce/product'
import type { Group } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Portrait } from '@/ui/charts/Portrait'
import { FaqList } from '../FaqList'
import { Pulse } from '../Pulse'
import { RealReviews } from '../RealReviews'
import { MemberText, RemainingCredits } from '../RemainingCredits'
import { answeredPlaceholder, resumeAttributes } from '../resume-attributes'
import styles from './Intro.module.css'

interface Props {
  locale: Locale
  test: IntroTest
  price: ReportPrice
  refundDays: number
  /** Contents of the full report. */
  contents: ReactNode
  /** Articles on the same subject, with their heading. */
  suggestedArticles?: { title: string; articles: ReactNode }
  /** Author and reviewer. */
  authors?: ReactNode
}

/** Renders the page of one test: what it is and is not, what it takes and costs, before the first question. */
export async function Intro({ locale, test, price, refundDays, contents, suggestedArticles, authors }: Props) {
  const [t, common] = [await texts(locale, 'tests'), await texts(locale, 'common')]
  const begin = (
    <a
      className="button"
      href={`/tests/${test.slug}/run`}
      {...resumeAttributes(test, t('goOn', { answered: answeredPlaceholder, items: test.items }))}
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
          <Portrait drawing={drawPortraitFromView(test.slug, test.picture)} />
          <figcaption>{t('intro.picture')}</figcaption>
        </figure>
        <Facts locale={locale} test={test} price={price} />
        <div className={styles.notice}>
          <p className="notice">{test.disclaimer}</p>
          {authors}
        </div>
      </section>
      <Scope locale={locale} test={test} />
      <section className={styles.part} aria-labelledby="price">
        <h2 id="price">{t('intro.priceTitle')}</h2>
        <div className="stack">
          <div className="stack" data-guest>
            <p>{formatPriceLine(common, 'guest', price.everybody)}</p>
            <p>{t('intro.priceText', { days: refundDays })}</p>
          </div>
          <div data-account hidden>
            <p>
              <MemberText price={price} text={(one) => formatPriceLine(common, 'own', one)} />
            </p>
            <p>{t('intro.priceOwn', { days: refundDays })}</p>
            <RemainingCredits text={t('intro.left', { count: '{{count}}' })} />
          </div>
          <p>
            <a className="alone" href="/refunds">
              {t('intro.refunds')}
            </a>
          </p>
          <details className={styles.contents}>
            <summary>{t('intro.contentsTitle')}</summary>
            {contents}
          </details>
        </div>
      </section>
      <Science locale={locale} test={test} />
      {suggestedArticles && (
        <section className={`${styles.part} ${styles.reading}`} aria-labelledby="reading">
          <h2 id="reading">{suggestedArticles.title}</h2>
          {suggestedArticles.articles}
        </section>
      )}
      <RealReviews locale={locale} slug={test.slug} places={4} className={styles.part} />
      <p className={styles.reviews}>
        <a className="alone" href={`/tests/${test.slug}/reviews`}>
          {t('reviews.all')}
        </a>
      </p>
      <Questions locale={locale} questions={test.questions} />
      <section className={styles.end} aria-labelledby="end">
        <h2 id="end">{t('intro.endTitle')}</h2>
        {begin}
      </section>
    </div>
  )
}

interface FactsProps {
  locale: Locale
  test: IntroTest
  price: ReportPrice
}

/** Renders the four things to know before beginning: time, length, what is free and the price. */
async function Facts({ locale, test, price }: FactsProps) {
  const [t, common] = [await texts(locale, 'tests'), await texts(locale, 'common')]
  const facts = [
    [t('intro.minutes'), t('intro.minutesValue', { minutes: test.minutes })],
    [t('intro.items'), t('intro.itemsValue', { items: test.items })],
    [t('intro.free'), t('intro.freeValue')],
    [
      t('intro.price'),
      <Fragment key="price">
        <span data-guest>{formatPriceLine(common, 'guest', price.everybody)}</span>
        <span data-account hidden>
          <MemberText price={price} text={(one) => formatPriceLine(common, 'own', one)} />
        </span>
      </Fragment>,
    ],
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
      <FaqList locale={locale} questions={questions} className={styles.folds} />
    </section>
  )
}

interface ScienceProps {
  locale: Locale
  test: IntroTest
}

const parts = ['purpose', 'construct', 'scoring', 'limits'] as const

/** Renders an explanation of how the test is made, folded: purpose, construct, scoring, limits and version. */
async function Science({ locale, test }: ScienceProps) {
  const t = await texts(locale, 'tests')
  return (
    <section className={styles.part} aria-labelledby="science">
      <h2 id="science">{t('intro.scienceTitle')}</h2>
      <div className={styles.folds}>
        <details>
          <summary>{[...parts, 'version' as const].map((part) => t(`intro.${part}`)).join(' · ')}</summary>
          <dl className={styles.areas}>
            {parts.map((part) => (
              <div key={part}>
                <dt>{t(`intro.${part}`)}</dt>
                <dd>{test.science[part]}</dd>
              </div>
            ))}
            <div>
              <dt>{t('intro.version')}</dt>
              <dd>{t('intro.versionText', { version: test.version, items: test.items, scored: test.scored })}</dd>
            </div>
          </dl>
        </details>
        <p className={styles.more}>
          <a className="alone" href={`/tests/${test.slug}/science`}>
            {t('intro.scienceMore')}
          </a>
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
 * Renders the parts that a test looks at (the same as in its report), then whom it is not for; folded below, whom it is
 * for and what it leaves out.
 */
async function Scope({ locale, test }: ScopeProps) {
  const t = await texts(locale, 'tests')
  return (
    <>
      <section className={`${styles.part}`} aria-labelledby="areas">
        <h2 id="areas">{t('intro.whatTitle')}</h2>
        <dl className={styles.areas}>
          {test.areas.map(({ id, name, about }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.scope}>
        <div>
          <h2>{t('intro.notForTitle')}</h2>
          <p>
            {test.notForWhom} <a href="/help-now">{t('intro.notForHelp')}</a>
          </p>
        </div>
        <div className={styles.folds}>
          <details>
            <summary>{t('intro.forTitle')}</summary>
            <p>{test.forWhom}</p>
          </details>
          <details>
            <summary>{t('intro.notTitle')}</summary>
            <ul className={styles.leaves}>
              {test.notMeasures.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        </div>
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
  notMeasures: readonly string[]
  forWhom: string
  notForWhom: string
  science: Record<'purpose' | 'construct' | 'scoring' | 'limits', string>
  areas: readonly { id: string; name: string; about: string }[]
}
