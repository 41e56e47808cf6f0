'use client'
import { Text } from '@mantine/core'
import { formatMoney, type Money } from '@/core/commerce/money'
import { useLocale, useTexts } from '@/ui/texts'
import styles from './PriceTag.module.css'

interface Props {
  price: Money & { listMinor: number }
  /** What follows the price in small type: "paid once". */
  note?: string
}

/** The price for this reader; where it is a lower one, the other one stands beside it, struck through. */
export function PriceTag({ price, note }: Props) {
  const t = useTexts('common')
  const locale = useLocale()
  const { amountMinor, currency, listMinor } = price
  const list = formatMoney({ amountMinor: listMinor, currency }, locale)
  return (
    <Text className={styles.tag}>
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
    </Text>
  )
}
