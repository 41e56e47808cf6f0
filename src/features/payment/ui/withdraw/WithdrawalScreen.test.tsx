// @vitest-environment happy-dom

import auth from '@locales/en/auth.json'
import common from '@locales/en/common.json'
import errors from '@locales/en/errors.json'
import payment from '@locales/en/payment.json'
import withdraw from '@locales/en/withdraw.json'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { RefundRight } from '@/core/commerce/refund-schema'
import { queryClient } from '@/trpc/query-client'
import { TrpcProvider } from '@/trpc/TrpcProvider'
import { MantineRoot } from '@/ui/mantine/MantineRoot'
import { TextsProvider } from '@/ui/texts'
import type { OrderToWithdraw } from '../../refunds/withdrawal-schema'
import type { OrderView } from '../../schema'
import { HeldOrRefundedOrder } from '../outcome/CheckScreen'
import { KnownOrderWithdrawal } from './KnownOrderWithdrawal'
import { WithdrawalScreen } from './WithdrawalScreen'
// Modules that load during use are imported here already: a busy machine takes its time to load them.
import '@/trpc/as-mutation'
import '../../refunds/withdrawal-schema'

afterEach(() => {
  cleanup()
  queryClient().clear()
  vi.unstubAllGlobals()
})

/** Renders the page with a server that accepts every statement; returns what was sent to the server. */
function page(
  shown = <WithdrawalScreen locale="en" number="" email="" law="right" />,
  answer: object = { receivedAt: '2026-11-22T09:30:00.000Z' },
): unknown[] {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Response.json({ result: { data: answer } })
  })
  render(
    <MantineRoot>
      <TrpcProvider>
        <TextsProvider locale="en" dictionaries={{ auth, common, errors, payment, withdraw }}>
          {shown}
        </TextsProvider>
      </TrpcProvider>
    </MantineRoot>,
  )
  return sent
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const confirm = () => fireEvent.click(screen.getByRole('button', { name: withdraw.byLaw.submit }))

test('the withdrawal form is sent with one click, and the page then shows the date and a contact link', async () => {
  const sent = page()
  type(withdraw.order, 'Qm7xT2bL 9vRc4pKd8sWn1A')
  type(withdraw.email, 'ana@example.org')
  confirm()
  await screen.findByRole('heading', { name: withdraw.byLaw.sent })
  expect(sent).toEqual([{ orderNumber: 'Qm7xT2bL9vRc4pKd8sWn1A', email: 'ana@example.org', name: '' }])
  expect(document.body.textContent).toMatch(/November 22, 2026/)
  expect(screen.getByRole('link', { name: 'contact' }).getAttribute('href')).toBe('/contact')
  fireEvent.click(screen.getByRole('button', { name: withdraw.byLaw.again }))
  expect(screen.getByLabelText<HTMLInputElement>(withdraw.order).value).toBe('')
})

test.each([
  { law: 'right', words: withdraw.byLaw, also: false },
  { law: 'none', words: withdraw.asked, also: false },
  { law: 'unknown', words: withdraw.asked, also: true },
] as const)(
  'the withdrawal form speaks of a legal withdrawal only when the buyer has that right (law: $law)',
  ({ law, words, also }) => {
    page(<WithdrawalScreen locale="en" number="" email="" law={law} />)
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeTruthy()
    expect(screen.getByRole('button', { name: words.submit })).toBeTruthy()
    expect(/right of withdrawal/.test(document.body.textContent)).toBe(also)
    expect(/[Ww]ithdraw from/.test(document.body.textContent)).toBe(law === 'right')
  },
)

test.each([
  { byLaw: true, words: withdraw.byLaw },
  { byLaw: false, words: withdraw.asked },
])('an order that was already withdrawn keeps the wording of its country (by law: $byLaw)', ({ byLaw, words }) => {
  knownPage({ ...known, byLaw, right: null, made })
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeTruthy()
})

test.each([
  { byLaw: true, label: withdraw.open.byLaw },
  { byLaw: false, label: withdraw.open.asked },
])('a held order links to the withdrawal page in the wording of its country (by law: $byLaw)', ({ byLaw, label }) => {
  const order: OrderView = {
    orderId,
    sku: 'report',
    status: 'held',
    sittingId: null,
    unlocked: false,
    mail: null,
    email: 'a@example.org',
    correctable: false,
    started: null,
    byLaw,
    invoices: [],
  }
  page(<HeldOrRefundedOrder order={order} />)
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(`/withdraw?order=${orderId}`)
})

test('the withdrawal form shows validation errors for a malformed order number and a missing address', async () => {
  const sent = page()
  type(withdraw.order, '12345')
  confirm()
  expect(await screen.findByText(errors.ORDER_NUMBER_INVALID)).toBeTruthy()
  expect(screen.getByText(errors.EMAIL_REQUIRED)).toBeTruthy()
  expect(sent).toEqual([])
})

const orderId = 'Qm7xT2bL9vRc4pKd8sWn1A'
const right: RefundRight = {
  rule: 'pack',
  until: '2026-12-04T12:00:00.000Z',
  amountMinor: 800,
  currency: 'USD',
  unused: 2,
  byLaw: false,
}
const known: OrderToWithdraw = {
  orderId,
  product: 'Pack of 3 reports',
  paidAt: '2026-11-20T12:00:00.000Z',
  paid: { amountMinor: 1199, currency: 'USD' },
  email: 'a••@example.org',
  until: right.until,
  why: null,
  byLaw: false,
  right,
  made: null,
}
const made = {
  at: '2026-11-22T12:00:00.000Z',
  due: { by: '2026-12-06T12:00:00.000Z', amountMinor: 800, currency: 'USD' },
}
const knownPage = (order: OrderToWithdraw, answer: object = { ...known, right: null, made }) =>
  page(<KnownOrderWithdrawal loaded={order} linkKey="k" email="" days={14} />, answer)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the withdrawal page of an order shows the refund amount, and one click withdraws', async () => {
  const sent = knownPage(known)
  for (const fact of [known.product, orderId, '$11.99', '$8.00', known.email])
    expect(screen.getByText(fact)).toBeTruthy()
  expect(document.body.textContent).toContain('Until December 4, 2026 you get back the share')
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  expect(sent).toEqual([])
  press(withdraw.known.submit.replace('{{amount}}', '$8.00'))
  await screen.findByRole('heading', { name: withdraw.known.doneTitle })
  expect(sent).toEqual([{ orderId, key: 'k', name: '' }])
  expect(document.body.textContent).toContain('$8.00 goes back the way it was paid, by December 6, 2026')
})

test('the withdrawal page of an order speaks of a legal withdrawal when the buyer has that right', () => {
  knownPage({ ...known, byLaw: true, right: { ...right, byLaw: true } })
  expect(screen.getByRole('heading', { name: withdraw.byLaw.title })).toBeTruthy()
  expect(screen.getByRole('button', { name: withdraw.byLaw.submit })).toBeTruthy()
})

test('the withdrawal page of a withdrawn order shows the date and no input fields', () => {
  knownPage({ ...known, right: null, made })
  expect(document.body.textContent).toContain('You asked for your money back on November 22, 2026.')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test.each(['late', 'used', 'settled', 'free'] as const)(
  'the withdrawal page of an order states why nothing is refunded (%s) and prefills the number',
  (why) => {
    knownPage({ ...known, right: null, why })
    const text = withdraw.known.why[why].replace('{{days}}', '14').replace('{{date}}', 'December 4, 2026')
    expect(document.body.textContent).toContain(text)
    expect(screen.getByLabelText<HTMLInputElement>(withdraw.order).value).toBe(orderId)
  },
)
