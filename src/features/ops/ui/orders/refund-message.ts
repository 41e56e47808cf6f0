'use client'
import { useTexts } from '@/ui/texts'
import type { RefundAnswer } from '../../orders/orders-schema'

/** How a refund went, as a sentence. */
export function useRefundMessage(): (answer: RefundAnswer) => string {
  const t = useTexts('admin-orders')
  return ({ state, failure }) => t(`refund.${state}`, { failure: failure ?? '' })
}
