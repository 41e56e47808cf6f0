import { expect, test } from 'vitest'
import { randomId } from '../../crypto/secrets'
import { createOrderMetadata, createRefundMetadata, readOrderId, readRefundId } from './stripe-metadata'

test('Stripe metadata identifies the order and the refund that it was made for', () => {
  const [orderId, refundId] = [randomId(), randomId()]
  expect(readOrderId(createOrderMetadata(orderId))).toBe(orderId)
  expect(readOrderId(createRefundMetadata(orderId, refundId))).toBe(orderId)
  expect(readRefundId(createRefundMetadata(orderId, refundId))).toBe(refundId)
})

test('Stripe metadata in the older format still identifies the order and the refund', () => {
  const id = randomId()
  expect([readOrderId({ order_id: id }), readRefundId({ refund_id: id })]).toEqual([id, id])
})

test.each([
  { metadata: { order_id: '1001' } },
  { metadata: { order_id: 'WC-2026-11-28-000001' } },
  { metadata: { order_id: { of: 'another shop' } } },
  { metadata: { mindglass_order: 7 } },
  { metadata: { mindglass_order: ['order_1'] } },
  { metadata: { mindglass_order: 'order\0_1' } },
  { metadata: { mindglass_order: 'x'.repeat(500) } },
  { metadata: {} },
  { metadata: null },
  { metadata: 'order_1' },
  { metadata: 7 },
  { metadata: ['order_1'] },
])('Stripe metadata of another shop identifies no order or refund: $metadata', ({ metadata }) => {
  expect([readOrderId(metadata), readRefundId(metadata)]).toEqual([null, null])
})
