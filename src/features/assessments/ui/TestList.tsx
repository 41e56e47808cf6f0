import type { Group } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { CreditsLeft } from './CreditsLeft'
import { Pulse } from './Pulse'
import { TestCard, type TestCardProps } from './TestCard'
import styles from './TestList.module.css'

interface Props {
  locale: Locale
  groups: readonly { group: Group; tests: readonly TestCardProps['test'][] }[]
  /** Formatted, with its currency. */
  price: string
  /** Number of full reports that come with an account. */
  free: number
}

/** Shows all tests by group, with the single price stated once. */
export async function TestList({ locale, groups, price, free }: Props) {
  const t = await texts(locale, 'tests')
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lede" data-guest>
          {t('lede', { price, free })}
        </p>
        <div data-account hidden>
          <p className="lede">{t('ledeOwn', { price })}</p>
          <CreditsLeft text={t('intro.left', { count: '{{count}}' })} />
        </div>
        <Pulse />
      </header>
      {groups.map(({ group, tests }) => (
        <section key={group} className={styles.group} aria-labelledby={group}>
          <div className={styles.about}>
            <h2 id={group}>{t(`group.${group}.name`)}</h2>
            <p>{t(`group.${group}.about`)}</p>
          </div>
          <div className={styles.cards}>
            {tests.map((test) => (
              <TestCard key={test.slug} locale={locale} test={test} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
