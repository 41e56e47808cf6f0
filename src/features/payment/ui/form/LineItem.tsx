'use client'
import type { ReactNode } from 'react'
import { formatMoney } from '@/core/commerce/money'
import { OfferNote } from '@/ui/money/OfferNote'
import { useLocale, useTexts } from '@/ui/texts'
import type { ProductOffer } from '../../schema'
import styles from './LineItem.module.css'

interface LineItemProps {
  name: string
  /** Description of the product, in one line. */
  about?: ReactNode
  price: ProductOffer['prices']['EUR']
  /** Field that decides the price. */
  children?: ReactNode
}

/** Renders the product with its price in one line. */
export function LineItem({ name, about, price, children }: LineItemProps) {
  const t = useTexts('payment')
  return (
    <section className={children ? styles.item : undefined} aria-label={t('offer.about')}>
      <p className={styles.line}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.price}>
          <Amount price={price} />
        </span>
        {about && <span className={styles.about}>{about}</span>}
      </p>
      {children && <div className={styles.place}>{children}</div>}
    </section>
  )
}

/** Price of a product; members also see the price for everyone else, offers the earlier price, both struck through. */
function Amount({ price }: { price: ProductOffer['price'] }) {
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
