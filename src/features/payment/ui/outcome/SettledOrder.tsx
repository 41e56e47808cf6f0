'use client'
import { Button } from '@mantine/core'
import { withdrawPath } from '@/core/commerce/refund-right'
import { Link } from '@/ui/app/Link'
import { useTexts } from '@/ui/texts'
import type { OrderView } from '../../schema'
import { Note } from './Note'

/** A payment that ended neither well nor badly: held for a person to look at, or returned. */
export function SettledOrder({ order }: { order: OrderView }) {
  const t = useTexts('payment')
  const withdraw = useTexts('withdraw')
  if (order.status === 'held') {
    return (
      <Note title={t('held.title')} text={t('held.text')}>
        <Button component={Link} variant="default" href="/contact">
          {t('held.action')}
        </Button>
        <Button component={Link} variant="transparent" href={withdrawPath(order.orderId)}>
          {withdraw(order.byLaw ? 'open.byLaw' : 'open.asked')}
        </Button>
      </Note>
    )
  }
  return (
    <Note title={t('refunded.title')} text={t(order.unlocked ? 'refunded.twice' : 'refunded.text')}>
      {order.sittingId && (
        <Button component={Link} href={`/report/${order.sittingId}`}>
          {t(order.unlocked ? 'success.view' : 'status.summary')}
        </Button>
      )}
    </Note>
  )
}
