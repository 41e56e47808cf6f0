import { formatMoney } from '@/core/commerce/money'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import { LocalTime } from '@/ui/LocalTime'
import type { MyOrders } from '../schema'
import styles from './Me.module.css'

/** Orders with price and state, and the way to each receipt. */
export async function MyOrderList({ locale, orders }: { locale: Locale; orders: MyOrders }) {
  const t = await texts(locale, 'me')
  if (orders.length === 0) return <p className={styles.soft}>{t('orders.none')}</p>
  return (
    <ul className={styles.list}>
      {orders.map(({ orderId, product, status, at, ...price }) => (
        <li key={orderId} className={styles.item}>
          <div>
            <p className={styles.name}>{product}</p>
            <p className={styles.facts}>
              <span>
                <LocalTime at={at} locale={locale} />
              </span>
              <span className={styles.number}>{t('orders.number', { number: orderId })}</span>
            </p>
          </div>
          <p className={styles.price}>
            {formatMoney(price, locale)}
            <span className={styles.facts}>{t(`orders.status.${status}`)}</span>
          </p>
          <a className="button text" href={`/me/orders/${orderId}`}>
            {t('receipt.open')}
            <span className="visually-hidden"> {t('orders.number', { number: orderId })}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
