import type { ReactNode } from 'react'
import type { Locale } from '@/core/locale'
import { dictionaries } from '@/server/dictionaries'
import { texts } from '@/server/i18n'
import { TextsProvider } from '@/ui/texts'
import type { MyOrders, MyTests, Overview } from '../schema'
import { AccountState } from './AccountState'
import styles from './Me.module.css'
import { MyOrderList } from './MyOrderList'
import { MyTestList } from './MyTestList'
import { SignOutButton } from './SignOutButton'
import { TrendList } from './TrendList'

interface Props {
  locale: Locale
  account: { name: string; email: string }
  overview: Overview
  tests: MyTests
  orders: MyOrders
  page: number
  /** What of the tests is shown to others. */
  shared: ReactNode
}

/** The personal center: what is left, tests, orders, settings, and the way out. */
export async function MeScreen({ locale, account, overview, tests, orders, page, shared }: Props) {
  const t = await texts(locale, 'me')
  return (
    <TextsProvider locale={locale} dictionaries={await dictionaries(locale, ['me', 'settings', 'common', 'errors'])}>
      <div className={styles.page}>
        <header className={styles.head}>
          <p className="eyebrow">{t('title')}</p>
          <h1>{account.name}</h1>
          <p className={styles.soft}>{t('account', { email: account.email })}</p>
          <nav className={styles.ways} aria-label={t('links.label')}>
            <a href="/me/settings">{t('links.settings')}</a>
            <a href="/me/shop">{t('links.shop')}</a>
            <a href="/me/privacy">{t('links.privacy')}</a>
          </nav>
        </header>
        <AccountState locale={locale} overview={overview} />
        <section className={styles.section} aria-labelledby="my-tests">
          <h2 id="my-tests">{t('tests.title')}</h2>
          <MyTestList locale={locale} list={tests} page={page} />
        </section>
        <TrendList locale={locale} trends={overview.trends} />
        {shared}
        <section className={styles.section} aria-labelledby="my-orders">
          <h2 id="my-orders">{t('orders.title')}</h2>
          <MyOrderList locale={locale} orders={orders} />
        </section>
        <div className={`cluster ${styles.leave}`}>
          <SignOutButton />
          <a className="button text" href="/change-password">
            {t('password')}
          </a>
        </div>
      </div>
    </TextsProvider>
  )
}
