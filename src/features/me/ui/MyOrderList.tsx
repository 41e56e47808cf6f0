'use client'
import { Button, Group, Text } from '@mantine/core'
import { formatMoney } from '@/core/commerce/money'
import type { RefundState } from '@/core/commerce/refund-schema'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { LocalTime } from '@/ui/LocalTime'
import { RefundLink, RefundMadeSentence } from '@/ui/money/RefundStatus'
import rows from '@/ui/styles/Rows.module.css'
import { useLocale, useTexts } from '@/ui/texts'
import type { MyOrder } from '../schema'
import styles from './Account.module.css'

const tones = {
  pending: 'waiting',
  held: 'waiting',
  paid: 'done',
  failed: 'over',
  expired: 'over',
  refunded: 'over',
} as const satisfies Record<MyOrder['status'], string>

/** Renders the orders with their test, price and state, and the next step of each. */
export function MyOrderList() {
  const t = useTexts('me')
  const locale = useLocale()
  const [orders] = trpc.me.orders.useSuspenseQuery()
  const [refunds] = trpc.payment.refundRights.useSuspenseQuery()
  const refundOf = (orderId: string) => refunds.find((one) => one.orderId === orderId)
  if (orders.length === 0) return <Text c="dimmed">{t('orders.none')}</Text>
  return (
    <ul className={`${rows.list} ${styles.orders}`}>
      {orders.map(({ orderId, product, test, retry, status, at, ...price }) => (
        <li key={orderId} className={styles.order}>
          <Text className={styles.name}>{test ? t('orders.for', { product, title: test }) : product}</Text>
          <Text className={rows.price}>{formatMoney(price, locale)}</Text>
          <Text className={rows.facts}>
            <span className={rows.state} data-tone={tones[status]}>
              {t(`orders.status.${status}`)}
            </span>
            <LocalTime at={at} locale={locale} />
            <span className={rows.long}>{t('orders.number', { number: orderId })}</span>
          </Text>
          <Group gap="xs">
            <Way orderId={orderId} retry={retry} status={status} />
            <Refund orderId={orderId} refund={refundOf(orderId)} />
          </Group>
        </li>
      ))}
    </ul>
  )
}

/** Renders the link to request a refund, if one is possible, or the request that was made. */
function Refund({ orderId, refund }: { orderId: string; refund: RefundState | undefined }) {
  if (refund?.made) return <RefundMadeSentence made={refund.made} />
  return refund?.right ? <RefundLink orderId={orderId} right={refund.right} quiet /> : null
}

/** Renders the link to try an unpaid order again, or the link to the receipt of a paid, refunded or held one. */
function Way({ orderId, retry, status }: Pick<MyOrder, 'orderId' | 'retry' | 'status'>) {
  const t = useTexts('me')
  const number = <span className="visually-hidden"> {t('orders.number', { number: orderId })}</span>
  if (retry) {
    return (
      <Button component={Link} variant="default" href={retry}>
        {t(status === 'pending' ? 'tests.action.pay' : 'orders.retry')}
        {number}
      </Button>
    )
  }
  if (status !== 'paid' && status !== 'refunded' && status !== 'held') return null
  return (
    <Button component={Link} variant="transparent" href={`/me/orders/${orderId}`}>
      {t('receipt.open')}
      {number}
    </Button>
  )
}
