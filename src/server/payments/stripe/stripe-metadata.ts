import { isRecord } from '@/core/input/type-guards'

/** Pattern of an id in a metadata field of our own. */
const MARKED = /^[\w-]{1,64}$/
/** Pattern of an id in a field that any shop may use: exactly the ids that this site creates. */
const UNMARKED = /^[\w-]{22}$/

const idOf = (value: unknown, shape: RegExp): string | null =>
  typeof value === 'string' && shape.test(value) ? value : null

/** Returns the metadata that mark a checkout and its payment as ours on an account that sells other things too. */
export const createOrderMetadata = (orderId: string): { mindglass_order: string } => ({ mindglass_order: orderId })

/** Returns the metadata that mark a refund as ours. */
export const createRefundMetadata = (orderId: string, refundId: string) => ({
  ...createOrderMetadata(orderId),
  mindglass_refund: refundId,
})

/**
 * Returns the order id in metadata; null when the metadata are not ours, or the id cannot be one of ours. Checkouts
 * made before we had a field of our own use `order_id`, as other shops may.
 */
export const readOrderId = (metadata: unknown): string | null =>
  isRecord(metadata) ? (idOf(metadata.mindglass_order, MARKED) ?? idOf(metadata.order_id, UNMARKED)) : null

/** Returns the refund id in metadata, by the same rules. */
export const readRefundId = (metadata: unknown): string | null =>
  isRecord(metadata) ? (idOf(metadata.mindglass_refund, MARKED) ?? idOf(metadata.refund_id, UNMARKED)) : null
