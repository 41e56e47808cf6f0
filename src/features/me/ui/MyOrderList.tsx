'use client'
import { Button, Text } from '@mantine/core'
import { formatMoney } from '@/core/commerce/money'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import styles from './Me.module.css'

/** Orders with price and state, and the way to each receipt. */
export function MyOrderList() {
  const t = useTexts('me')
  const locale = useLocale()
  const [orders] = trpc.me.orders.useSuspenseQuery()
  if (orders.length === 0) return <Text c="dimmed">{t('orders.none')}</Text>
  return (
    <ul className={styles.list}>
      {orders.map(({ orderId, product, status, at, ...price }) => (
        <li key={orderId} className={styles.item}>
          <div>
            <Text className={styles.name}>{product}</Text>
            <Text className={styles.facts}>
              <span>
                <LocalTime at={at} locale={locale} />
              </span>
              <span className={styles.long}>{t('orders.number', { number: orderId })}</span>
            </Text>
          </div>
          <Text className={styles.price}>
            {formatMoney(price, locale)}
            <span className={styles.facts}>{t(`orders.status.${status}`)}</span>
          </Text>
          <Button component={Link} variant="transparent" href={`/me/orders/${orderId}`}>
            {t('receipt.open')}
            <span className="visually-hidden"> {t('orders.number', { number: orderId })}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
