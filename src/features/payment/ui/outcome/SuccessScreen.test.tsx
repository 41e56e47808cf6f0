// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RefundRight, RefundState } from '@/core/commerce/refund-schema'
import { AppProviders } from '@/features/site/ui/AppProviders'
import { queryClient } from '@/trpc/query-client'
import { TrpcProvider } from '@/trpc/TrpcProvider'
import { TextsProvider } from '@/ui/texts'
import common from '../../../../../locales/en/common.json'
import errors from '../../../../../locales/en/errors.json'
import payment from '../../../../../locales/en/payment.json'
import withdraw from '../../../../../locales/en/withdraw.json'
import type { OrderView } from '../../schema'
import { SuccessScreen } from './SuccessScreen'

/** Responses of the simulated server by procedure, and the calls it received. */
let answers: Record<string, unknown> = {}
const calls: { path: string; input: unknown }[] = []

beforeEach(() => {
  calls.length = 0
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string }) => {
    const path = /api\/trpc\/([\w.]+)/.exec(String(url))?.[1] ?? ''
    calls.push({ path, input: init?.body && JSON.parse(init.body) })
    return Response.json({ result: { data: answers[path] } })
  })
})
afterEach(() => {
  cleanup()
  queryClient().clear()
  vi.unstubAllGlobals()
})

const order: OrderView = {
  orderId: 'order-of-22-characters',
  sku: 'report',
  status: 'paid',
  sittingId: 'a',
  unlocked: true,
  mail: 'queued',
  email: 'jose@example.org',
  correctable: true,
  started: null,
  byLaw: false,
  invoices: [],
}

const right: RefundRight = {
  rule: 'report',
  until: '2026-12-04T12:00:00.000Z',
  amountMinor: 499,
  currency: 'USD',
  unused: null,
  byLaw: false,
}

const show = (shown: OrderView, refund: RefundState = { right: null, made: null }) =>
  render(
    <AppProviders>
      <TextsProvider locale="en" dictionaries={{ payment, withdraw, common, errors }}>
        <TrpcProvider>
          <SuccessScreen order={shown} refund={refund} report="/report/a" />
        </TrpcProvider>
      </TextsProvider>
    </AppProviders>,
  )

test('correcting the address shows the full new address and stops the countdown to the report', async () => {
  const email = 'jose2@example.org'
  const corrected = { ...order, email, correctable: false }
  answers = { 'payment.correctEmail': corrected, 'payment.order': corrected }
  show(order)
  expect(screen.getByText(payment.success.queued.replace('{{email}}', 'jose@example.org'))).toBeTruthy()
  fireEvent.click(screen.getByText(payment.correct.title))
  fireEvent.change(await screen.findByLabelText(payment.correct.label), { target: { value: email } })
  fireEvent.submit(screen.getByRole('button', { name: payment.correct.button }).closest('form') as HTMLFormElement)
  expect(await screen.findByText(payment.correct.done.replace('{{email}}', email))).toBeTruthy()
  expect(calls).toContainEqual({ path: 'payment.correctEmail', input: { orderId: 'order-of-22-characters', email } })
  expect(screen.queryByText(payment.correct.title)).toBeNull()
  expect(screen.queryByRole('button', { name: payment.success.stop })).toBeNull()
})

test.each(['retrying', 'sent'] as const)(
  'resending a mail in state “%s” stops the countdown to the report',
  async (mail) => {
    answers = { 'payment.resend': { ...order, mail }, 'payment.order': { ...order, mail } }
    show({ ...order, mail })
    expect(screen.getByText(payment.success[mail].replace('{{email}}', order.email))).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: payment.success.resend }))
    expect(await screen.findByText(payment.success.resent.replace('{{email}}', order.email))).toBeTruthy()
    expect(calls).toContainEqual({ path: 'payment.resend', input: { orderId: 'order-of-22-characters' } })
    expect(screen.queryByRole('button', { name: payment.success.resend })).toBeNull()
    expect(screen.queryByRole('button', { name: payment.success.stop })).toBeNull()
  },
)

test('the success page links to the withdrawal page of the order while a refund can be requested', () => {
  show(order, { right, made: null })
  const link = screen.getByRole('link', { name: withdraw.open.asked })
  expect(link.getAttribute('href')).toBe(`/withdraw?order=${order.orderId}`)
})
