import type { Locale } from '@/core/locale'
import { dictionaries } from '@/server/dictionaries'
import { texts } from '@/server/i18n'
import { TextsProvider } from '@/ui/texts'
import type { MyOrders, MyTests } from '../schema'
import styles from './Me.module.css'
import { MyOrderList } from './MyOrderList'
import { MyTestList } from './MyTestList'
import { SignOutButton } from './SignOutButton'

interface Props {
  locale: Locale
  account: { name: string; email: string }
  tests: MyTests
  orders: MyOrders
  page: number
}

/** The personal center: tests, orders, and the way out. */
export async function MeScreen({ locale, account, tests, orders, page }: Props) {
  const t = await texts(locale, 'me')
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className="eyebrow">{t('title')}</p>
        <h1>{account.name}</h1>
        <p className={styles.soft}>{t('account', { email: account.email })}</p>
      </header>
      <section className={styles.section} aria-labelledby="my-tests">
        <h2 id="my-tests">{t('tests.title')}</h2>
        <MyTestList locale={locale} list={tests} page={page} />
      </section>
      <section className={styles.section} aria-labelledby="my-orders">
        <h2 id="my-orders">{t('orders.title')}</h2>
        <MyOrderList locale={locale} orders={orders} />
      </section>
      <div className={`cluster ${styles.leave}`}>
        <TextsProvider locale={locale} dictionaries={await dictionaries(locale, ['me', 'common', 'errors'])}>
          <SignOutButton />
        </TextsProvider>
        <a className="button text" href="/me/shop">
          {t('shop')}
        </a>
        <a className="button text" href="/change-password">
          {t('password')}
        </a>
      </div>
    </div>
  )
}
