'use client'
import type { ReactNode } from 'react'
import { formatMoney } from '@/core/commerce/money'
import { OfferNote } from '@/ui/money/OfferNote'
import { useLocale, useTexts } from '@/ui/texts'
import type { ProductOffer } from '../../schema'
import styles from './LineItem.module.css'

interface LineItemProps {
  name: string
  /** Small drawing of the product. */
  picture?: ReactNode
  /** Description of the product, in one line. */
  about?: ReactNode
  price: ProductOffer['prices']['EUR']
  /** Field that decides the price. */
  children?: ReactNode
}

/** Renders the product that is bought, in one line with its price. */
export function LineItem({ name, picture, about, price, children }: LineItemProps) {
  const t = useTexts('payment')
  return (
    <section className={children ? styles.item : undefined} aria-label={t('offer.about')}>
      <div className={styles.row}>
        {picture && (
          <span className={styles.picture} aria-hidden="true">
            {picture}
          </span>
        )}
        <p className={styles.line}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.price}>
            <Amount price={price} />
          </span>
          {about && <span className={styles.about}>{about}</span>}
        </p>
      </div>
      {children && <div className={styles.place}>{children}</div>}
    </section>
  )
}

/**
 * Renders the price of a product. Members also see the price for everyone else, and an offer shows the earlier price;
 * both are struck through.
 */
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
