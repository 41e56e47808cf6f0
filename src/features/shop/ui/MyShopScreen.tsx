import { dateSlot } from '@/core/dates'
import type { Locale } from '@/core/locale'
import { dictionaries } from '@/server/dictionaries'
import { texts } from '@/server/i18n'
import { LocalTime } from '@/ui/LocalTime'
import { TextsProvider } from '@/ui/texts'
import type { ShopAccount } from '../schema'
import { Ledger } from './Ledger'
import { GivenGifts, Purchases, ReceivedGifts } from './MyLists'
import styles from './MyShop.module.css'
import { RedeemForm } from './RedeemForm'

interface Props {
  locale: Locale
  account: ShopAccount
  /** A code that a mailed link brought along; redeemed only when its owner says so. */
  code: string
  page: number
}

/** What the account has, what it gave, and how it came. */
export async function MyShopScreen({ locale, account, code, page }: Props) {
  const [t, me] = await Promise.all([texts(locale, 'shop'), texts(locale, 'me')])
  const { credits, owed, vipSince } = account
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <a className={styles.back} href="/me">
          {me('title')}
        </a>
        <h1>{t('mine.title')}</h1>
        <p className={styles.left}>
          {t('mine.left')} <span className={styles.number}>{credits}</span>
        </p>
        {owed > 0 && <p className="notice">{t('mine.owed', { count: owed })}</p>}
        <p className={styles.ways}>
          {vipSince && (
            <span>
              <LocalTime at={vipSince} locale={locale} within={t('mine.vipSince', { date: dateSlot })} />
            </span>
          )}
          {!vipSince && <a href="/vip">{t('mine.noVip')}</a>}
          <a href="/shop">{t('mine.more')}</a>
        </p>
      </header>
      <section className={styles.section} aria-labelledby="redeem">
        <h2 id="redeem">{t('mine.redeem.title')}</h2>
        <TextsProvider locale={locale} dictionaries={await dictionaries(locale, ['shop', 'common', 'errors'])}>
          <RedeemForm initial={code} />
        </TextsProvider>
      </section>
      <GivenGifts locale={locale} purchases={account.purchases} />
      <ReceivedGifts locale={locale} received={account.received} />
      <Purchases locale={locale} purchases={account.purchases} />
      <Ledger locale={locale} ledger={account.ledger} page={page} />
    </div>
  )
}
