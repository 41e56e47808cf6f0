'use client'
import { useTexts } from '@/ui/texts'
import type { Offer } from '../schema'
import { Amount } from './Amount'
import styles from './OfferLetter.module.css'

interface Props {
  price: NonNullable<Offer['price']>
  refundDays: number
  slug: string
}

/** What is bought, what stays free, and the one price: as plain as a receipt. */
export function OfferLetter({ price, refundDays, slug }: Props) {
  const t = useTexts('payment')
  return (
    <aside className={`card ${styles.letter}`} aria-label={t('offer.about')}>
      <p className={styles.price}>
        <Amount price={price} />
        {t('offer.once')}
      </p>
      <p className={styles.small}>
        {t('offer.renews')}
        <br />
        {t('offer.refund', { days: refundDays })}
      </p>
      <h2 className={styles.heading}>{t('offer.get')}</h2>
      <ul className={styles.list}>
        <li>{t('offer.parts')}</li>
        <li>{t('offer.help')}</li>
        <li>{t('offer.charts')}</li>
        <li>{t('offer.link')}</li>
      </ul>
      <p className={styles.small}>
        <a href={`/tests/${slug}/sample`}>{t('offer.sample')}</a>
      </p>
      <h2 className={styles.heading}>{t('offer.free')}</h2>
      <ul className={styles.list}>
        <li>{t('offer.summary')}</li>
        <li>{t('offer.talk')}</li>
        <li>{t('offer.limits')}</li>
      </ul>
    </aside>
  )
}
