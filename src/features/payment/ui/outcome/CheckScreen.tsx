'use client'
import { Button, Group, Text, Title } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { withdrawPath } from '@/core/commerce/refund-right'
import { formatEmail } from '@/core/input/shown-email'
import { Link } from '@/ui/app/Link'
import { LoadState } from '@/ui/load/LoadState'
import { useTexts } from '@/ui/texts'
import type { OrderView } from '../../schema'
import styles from './CheckScreen.module.css'
import { FullPageMessage } from './FullPageMessage'
import { useOrderCheck } from './use-order-check'

/** Page for each status of a settled order; held and refunded payments are explained on this page. */
const next: Partial<Record<string, string>> = {
  paid: '/payment/success',
  failed: '/payment/failed',
  expired: '/payment/failed',
}

/**
 * Renders the page between the provider and the result: it polls until the payment is settled, and says if it takes
 * long.
 */
export function CheckScreen({ orderId }: { orderId: string }) {
  const t = useTexts('payment')
  const router = useRouter()
  const { order, foreign, wait, failed, checking, checkNow } = useOrderCheck(orderId)
  const path = order ? next[order.status] : undefined

  useEffect(() => {
    if (path) router.replace(`${path}?order=${encodeURIComponent(orderId)}`)
  }, [path, orderId, router])

  if (foreign) return <ForeignOrder />
  if (order && (order.status === 'held' || order.status === 'refunded')) return <HeldOrRefundedOrder order={order} />

  const email = order?.email ?? ''
  const product = order !== null && order.sku !== 'report'
  const known = wait !== 'short' && order !== null
  return (
    <section className={`wrap narrow flush ${styles.page}`}>
      <span className={styles.pulse} aria-hidden="true" />
      <Title order={1}>{t('check.title')}</Title>
      <div role="status">
        <Text className="lede">
          {known ? t(`check.${wait}${product ? 'Product' : ''}`, { email: formatEmail(email) }) : t('check.text')}
        </Text>
      </div>
      {failed && <LoadState state="failed" onRetry={checkNow} />}
      {wait !== 'short' && !failed && (
        <Group>
          <Button onClick={checkNow} aria-disabled={checking}>
            {checking ? t('check.checking') : t('check.again')}
          </Button>
          <Button component={Link} variant="default" href={`/payment/failed?order=${encodeURIComponent(orderId)}`}>
            {t('check.change')}
          </Button>
        </Group>
      )}
    </section>
  )
}

/** Renders the message for a browser that did not place the order: payment apps may return to another one. */
function ForeignOrder() {
  const t = useTexts('payment')
  return (
    <FullPageMessage title={t('foreign.title')} text={t('foreign.text')}>
      <Button component={Link} href="/retrieve">
        {t('foreign.action')}
      </Button>
    </FullPageMessage>
  )
}

/** Renders the message about a payment that is held for the team to check, or was refunded. */
export function HeldOrRefundedOrder({ order }: { order: OrderView }) {
  const t = useTexts('payment')
  const withdraw = useTexts('withdraw')
  if (order.status === 'held') {
    return (
      <FullPageMessage title={t('held.title')} text={t('held.text')}>
        <Button component={Link} variant="default" href="/contact">
          {t('held.action')}
        </Button>
        <Button component={Link} variant="transparent" href={withdrawPath(order.orderId)}>
          {withdraw(order.byLaw ? 'open.byLaw' : 'open.asked')}
        </Button>
      </FullPageMessage>
    )
  }
  return (
    <FullPageMessage title={t('refunded.title')} text={t(order.unlocked ? 'refunded.twice' : 'refunded.text')}>
      {order.sittingId && (
        <Button component={Link} href={`/report/${order.sittingId}`}>
          {t(order.unlocked ? 'success.view' : 'status.summary')}
        </Button>
      )}
    </FullPageMessage>
  )
}
