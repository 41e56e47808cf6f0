// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { HelpLevel } from '@/core/instrument'
import { AppProviders } from '@/features/site/ui/AppProviders'
import { TextsProvider } from '@/ui/texts'
import common from '../../../../locales/en/common.json'
import errors from '../../../../locales/en/errors.json'
import payment from '../../../../locales/en/payment.json'
import type { Offer } from '../schema'
import { PaymentScreen } from './PaymentScreen'
import { ProductScreen } from './ProductScreen'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

afterEach(cleanup)

const offer: Offer = {
  sittingId: 'a',
  slug: 'sleep',
  title: 'Sleep',
  report: { parts: 6, own: true, handOver: 'both', answers: true, where: true, circumstances: true, sources: true },
  status: 'pending_payment',
  retakeAdvised: false,
  help: 'none',
  price: { listMinor: 499, amountMinor: 499, currency: 'USD' },
  credits: 0,
  methods: ['card'],
  country: 'US',
  prices: {
    CNY: { listMinor: 1990, amountMinor: 1990, currency: 'CNY' },
    USD: { listMinor: 499, amountMinor: 499, currency: 'USD' },
    EUR: { listMinor: 499, amountMinor: 499, currency: 'EUR' },
  },
  started: null,
  refundDays: 14,
  email: '',
  signedIn: false,
}

test.each<{ help: HelpLevel; shown: boolean }>([
  { help: 'none', shown: false },
  { help: 'soft', shown: true },
  { help: 'first', shown: true },
])('the payment page mentions free help before the price for help level “$help”: $shown', ({ help, shown }) => {
  const { container } = render(
    <AppProviders>
      <TextsProvider locale="en" dictionaries={{ payment, common, errors }}>
        <PaymentScreen offer={{ ...offer, help }} />
      </TextsProvider>
    </AppProviders>,
  )
  expect(screen.queryByText(payment.care.text) !== null).toBe(shown)
  if (!shown) return
  expect(screen.getByRole('link', { name: payment.care.link }).getAttribute('href')).toBe('/help-now')
  const styles = [...container.querySelectorAll('style')].map(({ textContent }) => textContent)
  const text = styles.reduce((left, style) => left.replace(style, ''), container.textContent)
  expect(text.indexOf(payment.care.text)).toBeLessThan(text.indexOf('4.99'))
})

const show = (change: Partial<Offer>) =>
  render(
    <AppProviders>
      <TextsProvider locale="en" dictionaries={{ payment, common, errors }}>
        <PaymentScreen offer={{ ...offer, ...change }} contents={<p>What opens</p>} />
      </TextsProvider>
    </AppProviders>,
  ).container

test.each([
  { sku: 'gift-pack-3', rule: payment.offer.refundGift },
  { sku: 'gift-vip', rule: payment.offer.refundGift },
  { sku: 'pack-3', rule: payment.offer.refundPack },
  { sku: 'vip', rule: payment.offer.refund },
] as const)('the payment page shows the refund rule of $sku', ({ sku, rule }) => {
  const { methods, country, prices, started, refundDays, email } = offer
  const price = { listMinor: 499, amountMinor: 499, currency: 'USD' } as const
  const sold = { methods, country, price, prices, started, refundDays, email, signedIn: true, owned: false, sku }
  const { container } = render(
    <AppProviders>
      <TextsProvider locale="en" dictionaries={{ payment, common, errors }}>
        <ProductScreen offer={sold} />
      </TextsProvider>
    </AppProviders>,
  )
  expect(container.textContent).toContain(rule.replace('{{days}}', '14'))
})

test.each([
  { country: 'CN', shown: true },
  { country: 'US', shown: false },
  { country: 'ES', shown: false },
])('the payment page shows the note about Chinese tax invoices for $country: $shown', ({ country, shown }) => {
  expect(show({ country }).textContent.includes(payment.country.invoice)).toBe(shown)
})

test.each<{ change: Partial<Offer>; folded: boolean; title: string }>([
  { change: {}, folded: false, title: '' },
  { change: { help: 'soft' }, folded: true, title: payment.care.later },
  { change: { help: 'first' }, folded: true, title: payment.care.later },
  { change: { credits: 2 }, folded: true, title: payment.credit.or },
])('the payment form with the price is collapsed for an offer with $change: $folded', ({ change, folded, title }) => {
  const container = show(change)
  const form = screen.getByRole('form', { name: payment.pay.form, hidden: true })
  const fold = form.closest('details')
  expect(fold !== null).toBe(folded)
  expect(fold?.open ?? false).toBe(false)
  // With help, the text on the contents is folded too; with a credit, it stays visible.
  const praise = screen.getByText('What opens')
  expect(praise.closest('details') !== null).toBe((change.help ?? 'none') !== 'none')
  expect(form.compareDocumentPosition(praise) & Node.DOCUMENT_POSITION_FOLLOWING).toBe(change.credits ? 0 : 4)
  if (folded) expect(screen.getByText(title)).toBeTruthy()
  form.remove()
  const styles = [...container.querySelectorAll('style')].map(({ textContent }) => textContent)
  const beside = styles.reduce((left, style) => left.replace(style, ''), container.textContent)
  expect(beside).not.toContain('4.99')
})

test('the payment page shows the credit button before the payment form when the buyer has credits', () => {
  show({ credits: 2, signedIn: true })
  const button = screen.getByRole('button', { name: payment.credit.button.replace('{{left}}', '2') })
  const form = screen.getByRole('form', { name: payment.pay.form, hidden: true })
  expect(button.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
