import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { stripeProvider } from './stripe'

const rate = (percentage: number, effective_percentage: number | null = percentage) => ({
  amount: 1,
  rate: { id: 'txr', percentage, effective_percentage },
})
const session = {
  id: 'cs_1',
  object: 'checkout.session',
  status: 'complete',
  payment_status: 'paid',
  livemode: false,
  amount_total: 499,
  currency: 'eur',
  client_reference_id: 'order_1',
  payment_intent: null,
}

/** Creates and reads a checkout of a simulated Stripe that returns this session. */
async function told(more: object, tax: boolean) {
  const bodies: string[] = []
  const server = createServer(async (req, res) => {
    let body = req.url ?? ''
    for await (const chunk of req) body += `&${chunk}`
    bodies.push(decodeURIComponent(body))
    res.writeHead(200, { 'content-type': 'application/json' })
    res.end(JSON.stringify({ ...session, url: 'https://checkout.stripe.com/x', expires_at: 1, ...more }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = stripeProvider({ secretKey: 'sk_test_x', apiUrl, appUrl: 'https://mindglass.example', tax })
  const shop = { sku: 'report', method: 'card', locale: 'es', email: 'a@example.org', currency: 'EUR' } as const
  await provider.createCheckout({ ...shop, orderId: 'order_1', amountMinor: 499, expiresAt: new Date() })
  const state = await provider.readCheckout('cs_1')
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return { asked: bodies.join('\n'), state }
}

test('a checkout with Stripe Tax requests a tax-inclusive price and returns the tax', async () => {
  const one = {
    automatic_tax: { status: 'complete' },
    total_details: { amount_tax: 87, breakdown: { taxes: [rate(21)] } },
  }
  const { asked, state } = await told(one, true)
  expect(asked).toContain('automatic_tax[enabled]=true')
  expect(asked).toContain('[tax_behavior]=inclusive')
  expect(asked).toContain('total_details.breakdown')
  expect(state).toMatchObject({ amountMinor: 499, tax: { minor: 87, rate: 2100 } })
})

test('taxes are returned as their sum, or as null when Stripe could not compute them', async () => {
  const taxes = [rate(6), rate(1.5)]
  const several = { automatic_tax: { status: 'complete' }, total_details: { amount_tax: 35, breakdown: { taxes } } }
  expect((await told(several, true)).state.tax).toEqual({ minor: 35, rate: null })
  const failed = { automatic_tax: { status: 'requires_location_inputs' }, total_details: { amount_tax: 0 } }
  expect((await told(failed, true)).state.tax).toBeNull()
})

test.each([
  ['with the rate that was applied', { breakdown: { taxes: [rate(21, 20.5)] } }, { minor: 35, rate: 2050 }],
  [
    'with the nominal rate when no effective rate is given',
    { breakdown: { taxes: [rate(21, null)] } },
    { minor: 35, rate: 2100 },
  ],
  ['without a rate when Stripe lists no taxes', { breakdown: { taxes: [] } }, { minor: 35, rate: null }],
  ['without a rate when Stripe returns only the sum', {}, { minor: 35, rate: null }],
])('the tax is returned %s', async (_, details, tax) => {
  const total_details = { amount_tax: 35, ...details }
  expect((await told({ automatic_tax: { status: 'complete' }, total_details }, true)).state.tax).toEqual(tax)
})

test('the tax is null when Stripe returns no total', async () => {
  expect((await told({ automatic_tax: { status: 'complete' }, total_details: null }, true)).state.tax).toBeNull()
})

test('a checkout requests no tax from Stripe when the setting is off', async () => {
  const { asked, state } = await told({ automatic_tax: { status: null }, total_details: { amount_tax: 0 } }, false)
  expect(asked).not.toMatch(/tax_behavior|automatic_tax|breakdown/)
  expect(state.tax).toBeNull()
})
