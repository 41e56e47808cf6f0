'use client'
import { Text } from '@mantine/core'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { OrderPage } from '../../orders/orders-schema'
import { StateBadge } from '../StateBadge'

/** Renders the state, reason and deadline of a dispute. */
export function DisputeState({ dispute: { state, reason, dueBy } }: { dispute: OrderPage['disputes'][number] }) {
  const t = useTexts('admin-orders')
  const locale = useLocale()
  const runs = state === 'open' || state === 'inquiry'
  return (
    <>
      <StateBadge of="dispute" is={state}>
        {t(`disputeState.${state}`)}
      </StateBadge>
      {reason && <Text size="sm">{reason}</Text>}
      {runs && dueBy && (
        <Text size="sm">
          {t('page.until')}: <LocalTime at={dueBy} locale={locale} show="moment" />
        </Text>
      )}
    </>
  )
}
