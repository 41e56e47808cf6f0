'use client'
import type { ReactNode } from 'react'
import { useTexts } from '@/ui/texts'
import type { ProductOffer } from '../../schema'
import { Amount } from './Amount'
import styles from './LineItem.module.css'

interface Props {
  name: string
  /** Description of it, in one line. */
  about?: ReactNode
  price: ProductOffer['prices']['EUR']
  /** Content that decides the price. */
  children?: ReactNode
}

/** Renders the thing being bought, in one line with its price. */
export function LineItem({ name, about, price, children }: Props) {
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
