'use client'
import { formatMoney } from '@/core/commerce/money'
import { OfferNote } from '@/ui/money/OfferNote'
import { useLocale, useTexts } from '@/ui/texts'
import type { ProductOffer } from '../../schema'
import styles from './LineItem.module.css'

/** Price of a product; members also see the price for everyone else, offers the earlier price, both struck through. */
export function Amount({ price }: { price: ProductOffer['price'] }) {
  const t = useTexts('payment')
  const locale = useLocale()
  const { listMinor, amountMinor, currency, until } = price
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
      {until && <OfferNote price={{ amountMinor: listMinor, currency }} until={until} />}
    </>
  )
}
