// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '@/ui/texts'
import common from '../../../../locales/en/common.json'
import errors from '../../../../locales/en/errors.json'
import payment from '../../../../locales/en/payment.json'
import type { OrderView } from '../schema'
import { SuccessScreen } from './SuccessScreen'

const { correct, resend } = vi.hoisted(() => ({ correct: vi.fn(), resend: vi.fn() }))
vi.mock('@/trpc/client', () => ({
  api: { payment: { correctEmail: { mutate: correct }, resend: { mutate: resend } } },
  refusalOf: () => null,
}))

afterEach(cleanup)

const order: OrderView = {
  orderId: 'o',
  sku: 'report',
  status: 'paid',
  sittingId: 'a',
  unlocked: true,
  mail: 'queued',
  email: 'jose@example.org',
  correctable: true,
}

test('a corrected address is confirmed in full, and nobody is hurried on', async () => {
  const email = 'jose2@example.org'
  correct.mockResolvedValue({ ...order, email, correctable: false })
  render(
    <TextsProvider locale="en" dictionaries={{ payment, common, errors }}>
      <SuccessScreen order={order} report="/report/a" />
    </TextsProvider>,
  )
  expect(screen.getByText(payment.success.queued.replace('{{email}}', 'jose@example.org'))).toBeTruthy()
  fireEvent.click(screen.getByText(payment.correct.title))
  fireEvent.change(screen.getByLabelText(payment.correct.label), { target: { value: email } })
  fireEvent.submit(screen.getByRole('button', { name: payment.correct.button }).closest('form') as HTMLFormElement)
  expect(await screen.findByText(payment.correct.done.replace('{{email}}', email))).toBeTruthy()
  expect(correct).toHaveBeenCalledWith({ orderId: 'o', email })
  expect(screen.queryByText(payment.correct.title)).toBeNull()
  expect(screen.queryByRole('button', { name: payment.success.stop })).toBeNull()
})

test.each([
  { mail: 'retrying', text: payment.success.retrying },
  { mail: 'sent', text: payment.success.sent },
] as const)(
  'a mail that is $mail is said so and can be sent again, and then nobody is hurried on',
  async ({ mail, text }) => {
    resend.mockResolvedValue({ ...order, mail })
    render(
      <TextsProvider locale="en" dictionaries={{ payment, common, errors }}>
        <SuccessScreen order={{ ...order, mail }} report="/report/a" />
      </TextsProvider>,
    )
    expect(screen.getByText(text.replace('{{email}}', order.email))).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: payment.success.resend }))
    expect(await screen.findByText(payment.success.resent.replace('{{email}}', order.email))).toBeTruthy()
    expect(resend).toHaveBeenCalledWith({ orderId: 'o' })
    expect(screen.queryByRole('button', { name: payment.success.resend })).toBeNull()
    expect(screen.queryByRole('button', { name: payment.success.stop })).toBeNull()
  },
)
