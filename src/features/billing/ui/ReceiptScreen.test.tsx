// @vitest-environment happy-dom
import common from '@locales/en/common.json'
import me from '@locales/en/me.json'
import withdraw from '@locales/en/withdraw.json'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '@/testing/app-page'
import type { Receipt } from '../schema'
import { ReceiptScreen } from './ReceiptScreen'

afterEach(cleanup)

const receipt: Receipt = {
  orderId: 'Qm7xT2bL9vRc4pKd8sWn1A',
  seller: null,
  product: 'Mindglass report',
  status: 'paid',
  currency: 'USD',
  listMinor: 499,
  amountMinor: 499,
  refundedMinor: 0,
  orderedAt: '2026-11-20T21:14:00.000Z',
  paidAt: '2026-11-20T21:15:00.000Z',
  email: 'ana@example.org',
  acknowledged: null,
  coupon: null,
  invoices: [],
}

const show = (shown: Receipt, refunds: readonly object[]) =>
  renderApp(<ReceiptScreen orderId={receipt.orderId} />, { me, withdraw, common }, (path) =>
    path === 'payment.refundRights' ? refunds : shown,
  )
const { orderId } = receipt
const right = {
  rule: 'report',
  until: '2026-12-04T12:00:00.000Z',
  amountMinor: 499,
  currency: 'USD',
  unused: null,
  byLaw: false,
}

test.each([
  { byLaw: false, label: withdraw.open.asked },
  { byLaw: true, label: withdraw.open.byLaw },
])(
  'the receipt links to the withdrawal form with its order number filled in (legal right of withdrawal: $byLaw)',
  async ({ byLaw, label }) => {
    await show(receipt, [{ orderId, right: { ...right, byLaw }, made: null }])
    const link = await screen.findByRole('link', { name: label })
    expect(link.getAttribute('href')).toBe(`/withdraw?order=${orderId}`)
    expect(document.body.textContent).toContain('Until December 4, 2026 you get back what you paid, $4.99')
  },
)

test('the receipt shows a requested refund and its due date, and offers no second refund', async () => {
  const due = { by: '2026-12-06T12:00:00.000Z', amountMinor: 499, currency: 'USD' }
  await show(receipt, [{ orderId, right: null, made: { at: '2026-11-22T12:00:00.000Z', due } }])
  expect(await screen.findByText(/You asked for your money back on/)).toBeTruthy()
  expect(document.body.textContent).toContain(
    'on November 22, 2026. $4.99 goes back the way it was paid, by December 6, 2026 at the latest.',
  )
  expect(screen.queryByRole('link', { name: withdraw.open.asked })).toBeNull()
})

test('the receipt offers no refund when the order has no right to one', async () => {
  await show(receipt, [{ orderId: 'another', right, made: null }])
  await screen.findByText(orderId)
  expect(screen.queryByRole('link', { name: withdraw.open.asked })).toBeNull()
})

test.each(['Luz Clara, S.L., Calle Mayor 1', null])(
  'the printed receipt shows the seller as configured: %s',
  async (seller) => {
    await show({ ...receipt, seller }, [])
    await screen.findByText(receipt.orderId)
    const line = screen.queryByText(me.receipt.seller)
    expect(line?.nextElementSibling?.textContent ?? null).toBe(seller)
  },
)
