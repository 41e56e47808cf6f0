'use client'
import type { ReactNode } from 'react'
import { useTexts } from '@/ui/texts'
import type { ProductOffer } from '../schema'
import { Amount } from './Amount'
import { CountryField } from './CountryField'
import styles from './LineItem.module.css'

interface Props {
  name: string
  /** What it is, in one line. */
  about: ReactNode
  price: ProductOffer['prices']['EUR']
  country: string
  onCountry: (country: string) => void
}

/** What is bought, in one line with its price, and the country that decides about it. */
export function LineItem({ name, about, price, country, onCountry }: Props) {
  const t = useTexts('payment')
  return (
    <section className={styles.item} aria-label={t('offer.about')}>
      <p className={styles.line}>
        <span>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.about}>{about}</span>
        </span>
        <span className={styles.price}>
          <Amount price={price} />
        </span>
      </p>
      <div className={styles.place}>
        <CountryField country={country} onChange={onCountry} />
      </div>
    </section>
  )
}
