// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '@/ui/texts'
import common from '../../../../locales/en/common.json'
import errors from '../../../../locales/en/errors.json'
import payment from '../../../../locales/en/payment.json'
import type { OrderView } from '../schema'
import { SuccessScreen } from './SuccessScreen'

const correct = vi.hoisted(() => vi.fn())
vi.mock('@/trpc/client', () => ({ api: { payment: { correctEmail: { mutate: correct } } }, refusalOf: () => null }))

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
