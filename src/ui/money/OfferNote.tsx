'use client'
import { formatMoney, type Money } from '@/core/commerce/money'
import { dateSlot } from '@/core/dates'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import styles from './PriceTag.module.css'

/** Renders the end of an offer and the price that it is compared with. */
export function OfferNote({ price, until }: { price: Money; until: string }) {
  const t = useTexts('common')
  const locale = useLocale()
  return (
    <span className={styles.offer}>
      <LocalTime
        at={until}
        locale={locale}
        show="moment"
        within={t('price.offer', { date: dateSlot, price: formatMoney(price, locale) })}
      />
    </span>
  )
}
