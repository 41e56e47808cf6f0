'use client'
import { Text } from '@mantine/core'
import { formatMoney, type Money } from '@/core/commerce/money'
import { useLocale, useTexts } from '@/ui/texts'
import { OfferNote } from './OfferNote'
import styles from './PriceTag.module.css'

interface Props {
  /** Price; with `until` it belongs to an offer, and `listMinor` is the lowest price before the offer. */
  price: Money & { listMinor: number; until?: string }
  /** Text after the price in small type: "paid once". */
  note?: string
}

/** Renders the price for this reader. Beside a lowered price, the higher one is struck through. */
export function PriceTag({ price, note }: Props) {
  const t = useTexts('common')
  const locale = useLocale()
  const { amountMinor, currency, listMinor, until } = price
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
      {until && <OfferNote price={{ amountMinor: listMinor, currency }} until={until} />}
    </Text>
  )
}
