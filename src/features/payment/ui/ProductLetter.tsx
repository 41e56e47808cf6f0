'use client'
import { vipPercent } from '@/core/commerce/discount'
import type { ShopSku } from '@/core/commerce/product'
import { useTexts } from '@/ui/texts'
import type { ProductOffer } from '../schema'
import { Amount } from './Amount'
import styles from './OfferLetter.module.css'

/** The lines of each product, as keys of `payment.product.lines`. */
const lines = {
  'pack-3': ['three', 'anyTest', 'noEnd'],
  'pack-7': ['seven', 'anyTest', 'noEnd'],
  vip: ['discount', 'pdf', 'noEnd'],
  'gift-pack-3': ['three', 'byCode', 'theirs'],
  'gift-pack-7': ['seven', 'byCode', 'theirs'],
  'gift-vip': ['discount', 'pdf', 'byCode', 'theirs'],
} as const satisfies Record<ShopSku, readonly string[]>

/** What a product of the shop is and costs, as plain as a receipt. */
export function ProductLetter({ sku, price, refundDays }: Pick<ProductOffer, 'sku' | 'price' | 'refundDays'>) {
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
      <h2 className={styles.heading}>{t('product.get')}</h2>
      <ul className={styles.list}>
        {lines[sku].map((line) => (
          <li key={line}>{t(`product.lines.${line}`, { percent: vipPercent })}</li>
        ))}
      </ul>
      <p className={styles.small}>
        <a href={`/shop/${sku}`}>{t('product.more')}</a>
      </p>
    </aside>
  )
}
