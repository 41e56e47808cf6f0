// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp } from '@/testing/app-page'
import admin from '../../../../../locales/en/admin.json'
import orders from '../../../../../locales/en/admin-orders.json'
import common from '../../../../../locales/en/common.json'
import errors from '../../../../../locales/en/errors.json'
import me from '../../../../../locales/en/me.json'
import type { OrderPage, RefundOrderInput } from '../../orders/orders-schema'
import { Announcements } from '../frame/Announcements'
import { OrderScreen } from './OrderScreen'
// These modules otherwise load during use, which takes long on a busy machine.
import '@/trpc/as-mutation'
import '../../orders/orders-schema'
import '../ActionForm'

afterEach(cleanup)

const page: OrderPage = {
  id: 'Qm7xT2bL9vRc4pKd8sWn1A',
  product: 'Mindglass pack of 3 reports',
  status: 'paid',
  customer: 'account-1',
  email: 'ana@example.org',
  giftEmail: null,
  locale: 'en',
  catalogueVersion: 3,
  listMinor: 1199,
  price: { amountMinor: 1199, currency: 'USD' },
  orderPrice: null,
  paid: { amountMinor: 1199, currency: 'USD' },
  failedRefund: null,
  refundedMinor: 0,
  method: 'card',
  country: 'US',
  failure: null,
  provider: 'stripe',
  checkoutId: 'cs_1',
  paymentId: 'pi_1',
  declared: null,
  at: '2026-11-20T21:14:00.000Z',
  paidAt: '2026-11-20T21:15:00.000Z',
  entitlement: { kind: 'pack', state: 'open', reports: 3, usedAt: null },
  withdrawn: null,
  refunds: [],
  disputes: [],
  mails: [{ id: '1', kind: 'purchase', state: 'sent', at: '2026-11-20T21:16:00.000Z', attempts: 1, error: null }],
  timeline: [
    { at: '2026-11-20T21:15:00.000Z', what: 'paid', detail: null, sum: { amountMinor: 1199, currency: 'USD' } },
    { at: '2026-11-20T21:16:00.000Z', what: 'mail', detail: 'purchase', sum: null },
  ],
  refundable: {
    leftMinor: 1199,
    claim: 'due',
    claimMinor: 800,
    until: '2026-12-04T21:15:00.000Z',
    unused: 2,
    reports: 3,
    countedMinor: 0,
  },
}

const texts = { admin, 'admin-orders': orders, common, errors, me }

test('the refund dialog previews the effect of the refund and sends the chosen values', async () => {
  const requests: RefundOrderInput[] = []
  const shown = (
    <Announcements>
      <OrderScreen order={page.id} />
    </Announcements>
  )
  await renderApp(shown, texts, (path, input) => {
    if (path !== 'ops.refundOrder') return page
    requests.push(input as RefundOrderInput)
    return { state: 'done', failure: null }
  })
  fireEvent.click(await screen.findByRole('button', { name: orders.refund.open }))
  const amount = await screen.findByLabelText('Amount in USD')
  // The suggested amount covers the two unused reports of the pack.
  expect((amount as HTMLInputElement).value).toBe('8.00')
  expect(screen.getByRole('dialog').textContent).toContain('Reports that will be taken off the account: 2')
  fireEvent.change(amount, { target: { value: '11,99' } })
  expect(screen.getByRole('dialog').textContent).toContain(orders.refund.closes)
  fireEvent.change(screen.getByLabelText(orders.refund.access), { target: { value: 'stays' } })
  expect(screen.getByRole('dialog').textContent).toContain(orders.refund.stays)
  fireEvent.change(amount, { target: { value: '4,00' } })
  fireEvent.change(screen.getByLabelText(admin.action.reason), { target: { value: 'asked by mail' } })
  fireEvent.click(screen.getByRole('button', { name: orders.refund.yes }))
  await screen.findByText(orders.refund.done)
  expect(requests).toEqual([
    {
      orderId: page.id,
      amountMinor: 400,
      rule: 'pack',
      access: 'stays',
      seenRefundedMinor: 0,
      reason: 'asked by mail',
    },
  ])
})

test('a held order offers only the buttons to release or return its payment', async () => {
  const held: OrderPage = { ...page, status: 'held', paid: { amountMinor: 450, currency: 'USD' }, refundable: null }
  await renderApp(<OrderScreen order={page.id} />, texts, () => held)
  expect(await screen.findByRole('button', { name: orders.held.release })).toBeTruthy()
  expect(screen.getByRole('button', { name: orders.held.return })).toBeTruthy()
  expect(screen.queryByRole('button', { name: orders.refund.open })).toBeNull()
  expect(screen.getByText(/\$4\.50 came in, but the price was \$11\.99/)).toBeTruthy()
})

const withdrawn: OrderPage['withdrawn'] = {
  at: '2026-11-22T09:30:00.000Z',
  due: { by: '2026-12-06T09:30:00.000Z', amountMinor: 800, currency: 'USD' },
}

test('a withdrawn order shows the withdrawal date and the refund deadline on its page and in the refund dialog', async () => {
  await renderApp(<OrderScreen order={page.id} />, texts, () => ({ ...page, withdrawn }))
  const text = /The buyer withdrew on November 22, 2026 at .*\$8\.00 has to be back by December 6, 2026\./
  await screen.findByRole('heading', { level: 1 })
  expect(document.body.textContent).toMatch(text)
  fireEvent.click(screen.getByRole('button', { name: orders.refund.open }))
  expect((await screen.findByRole('dialog')).textContent).toMatch(text)
})

test('a withdrawn order shows a message when no refund is due', async () => {
  await renderApp(<OrderScreen order={page.id} />, texts, () => ({ ...page, withdrawn: { ...withdrawn, due: null } }))
  await screen.findByRole('heading', { level: 1 })
  expect(document.body.textContent).toContain(orders.withdrawal.nothing)
})
