import type { ReportPrice } from '@/content/shop/catalogue'
import { formatPriceLine } from '@/core/commerce/product'
import type { Group } from '@/core/instrument'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { Pulse } from './Pulse'
import { MemberText, RemainingCredits } from './RemainingCredits'
import { TestCard, type TestCardProps } from './TestCard'
import styles from './TestList.module.css'

interface Props {
  locale: Locale
  groups: readonly { group: Group; tests: readonly TestCardProps['test'][] }[]
  price: ReportPrice
}

/** Renders all tests by group, with their common price once at the top. */
export async function TestList({ locale, groups, price }: Props) {
  const [t, common] = [await texts(locale, 'tests'), await texts(locale, 'common')]
  return (
    <div className="wrap">
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        <p data-guest>{formatPriceLine(common, 'guest', price.everybody)}</p>
        <div data-account hidden>
          <p>
            <MemberText price={price} text={(one) => formatPriceLine(common, 'own', one)} />
          </p>
          <RemainingCredits text={t('intro.left', { count: '{{count}}' })} />
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
