'use client'
import { formatMoney } from '@/core/commerce/money'
import { useLocale, useTexts } from '@/ui/texts'
import type { ProductOffer } from '../schema'
import styles from './LineItem.module.css'

/** What it costs; for a member with the price that everybody else pays, struck through. */
export function Amount({ price }: { price: ProductOffer['price'] }) {
  const t = useTexts('payment')
  const locale = useLocale()
  const { listMinor, amountMinor, currency } = price
  return (
    <>
      <span className={styles.amount}>{formatMoney(price, locale)}</span>
      {listMinor !== amountMinor && (
        <>
          {' '}
          <span className="visually-hidden">{t('offer.instead')}</span>
          <s>{formatMoney({ amountMinor: listMinor, currency }, locale)}</s>
        </>
      )}
    </>
  )
}
