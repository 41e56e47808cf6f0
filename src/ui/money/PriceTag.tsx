import { formatMoney, type Money } from '@/core/commerce/money'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n'
import styles from './PriceTag.module.css'

interface Props {
  price: Money & { listMinor: number }
  locale: Locale
  /** What follows the price in small type: "paid once". */
  note?: string
}

/** The price for this reader; where it is a lower one, the other one stands beside it, struck through. */
export async function PriceTag({ price, locale, note }: Props) {
  const t = await texts(locale, 'common')
  const { amountMinor, currency, listMinor } = price
  const list = formatMoney({ amountMinor: listMinor, currency }, locale)
  return (
    <p className={styles.tag}>
      <span className={styles.amount}>{formatMoney(price, locale)}</span>
      {listMinor > amountMinor && (
        <>
          {' '}
          <s className={styles.list} aria-hidden="true">
            {list}
          </s>
          <span className="visually-hidden">{t('price.instead', { price: list })}</span>
        </>
      )}
      {note && <span className={styles.note}> {note}</span>}
    </p>
  )
}
