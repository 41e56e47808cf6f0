import { Fragment } from 'react'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import styles from './Intro.module.css'
import type { IntroTest } from './intro-test'

interface Props {
  locale: Locale
  test: IntroTest
  /** Formatted, with its currency. */
  price: string
  /** Full reports that an account brings. */
  free: number
}

/** Time, length, what is free and the price: the four things to know before beginning. */
export async function Facts({ locale, test, price, free }: Props) {
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
