import { isRecord } from '@/core/input/parsed'

/** Shape of an id under a mark of ours. */
const MARKED = /^[\w-]{1,64}$/
/** Under a name that any shop may use, nothing but exactly what this site makes. */
const UNMARKED = /^[\w-]{22}$/

const idOf = (value: unknown, shape: RegExp): string | null =>
  typeof value === 'string' && shape.test(value) ? value : null

/** Returns the mark that shows a checkout and its payment as ours on an account that sells other things too. */
export const orderMark = (orderId: string): { mindglass_order: string } => ({ mindglass_order: orderId })

/** The same of a refund. */
export const refundMark = (orderId: string, refundId: string) => ({
  ...orderMark(orderId),
  mindglass_refund: refundId,
})

/**
 * The order that metadata names; null when they are not ours, or no id of ours could look like that. Checkouts made before
 * there was a mark of our own say `order_id`, as those of other shops may.
 */
export const markedOrder = (metadata: unknown): string | null =>
  isRecord(metadata) ? (idOf(metadata.mindglass_order, MARKED) ?? idOf(metadata.order_id, UNMARKED)) : null

/** The refund that metadata name, likewise. */
export const markedRefund = (metadata: unknown): string | null =>
  isRecord(metadata) ? (idOf(metadata.mindglass_refund, MARKED) ?? idOf(metadata.refund_id, UNMARKED)) : null
