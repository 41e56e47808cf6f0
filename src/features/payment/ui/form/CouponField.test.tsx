// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DomainError } from '@/core/error/error'
import { renderApp } from '@/testing/app-page'
import { ServerForm } from '@/ui/form/ServerForm'
import common from '../../../../../locales/en/common.json'
import errors from '../../../../../locales/en/errors.json'
import payment from '../../../../../locales/en/payment.json'
import type { CouponPrices } from '../../schema'
import { CouponField } from './CouponField'

// Modules fetched during use are loaded beforehand: a busy machine takes time for them.
import '@/trpc/as-mutation'
import '../../schema'

afterEach(cleanup)

const sent = vi.fn()
const answer = vi.fn()
const pay = vi.fn()
const price = (currency: 'CNY' | 'USD' | 'EUR') => ({ listMinor: 499, amountMinor: 399, currency })
const prices: CouponPrices = {
  code: 'SPRING24',
  prices: { CNY: price('CNY'), USD: price('USD'), EUR: price('EUR') },
  memberPays: false,
}

/** Renders the field inside the payment form, beside the choice of a country. */
function Page({ again = null }: { again?: string | null }) {
  const [country, setCountry] = useState('US')
  const [coupon, setCoupon] = useState<CouponPrices | null>(null)
  return (
    <ServerForm onSubmit={pay}>
      <button type="button" onClick={() => setCountry('DE')}>
        Germany
      </button>
      <CouponField sku="pack-3" country={country} coupon={coupon} again={again} free={false} onChange={setCoupon} />
    </ServerForm>
  )
}

async function open(again: string | null = null) {
  sent.mockReset()
  pay.mockReset()
  answer.mockReset().mockReturnValue(prices)
  await renderApp(<Page again={again} />, { common, errors, payment }, (path, input) => {
    sent(path, input)
    return answer()
  })
}
const field = () => screen.getByLabelText<HTMLInputElement>(payment.coupon.label)
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const enter = () =>
  act(async () => {
    // By default, the browser would submit the form around the field.
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false)
  })
const expectAlert = (text: string) => waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))

test('Enter in the coupon field looks up the code and does not submit the payment form', async () => {
  await open()
  type(' spring24 ')
  await enter()
  await screen.findByText(payment.coupon.done.replace('{{code}}', 'SPRING24'))
  expect(sent.mock.calls).toEqual([['payment.coupon', { code: 'SPRING24', sku: 'pack-3', country: 'US' }]])
  expect(pay).not.toHaveBeenCalled()
})

test('an empty coupon code shows a validation error and sends no request', async () => {
  await open()
  type('  ')
  fireEvent.click(screen.getByRole('button', { name: payment.coupon.apply }))
  await expectAlert(errors.COUPON_REQUIRED)
  await waitFor(() => expect(document.activeElement).toBe(field()))
  expect(sent).not.toHaveBeenCalled()
})

test('the coupon field looks up the code for the country that is selected now', async () => {
  await open()
  type('SPRING24')
  fireEvent.click(screen.getByText('Germany'))
  await enter()
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith('payment.coupon', { code: 'SPRING24', sku: 'pack-3', country: 'DE' }),
  )
})

test('a coupon code stays in its field with an error when the server refuses the code', async () => {
  await open()
  answer.mockImplementation(() => {
    throw new DomainError('COUPON_INVALID')
  })
  type('SPRNG24')
  const apply = screen.getByRole('button', { name: payment.coupon.apply })
  apply.focus()
  fireEvent.click(apply)
  await expectAlert(errors.COUPON_INVALID)
  expect(field().value).toBe('SPRNG24')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field()))
})

test('the coupon field looks up the code kept over a language change when it is rendered again', async () => {
  await open('SPRING24')
  await screen.findByText(payment.coupon.done.replace('{{code}}', 'SPRING24'))
  expect(sent).toHaveBeenCalledExactlyOnceWith('payment.coupon', { code: 'SPRING24', sku: 'pack-3', country: 'US' })
})
