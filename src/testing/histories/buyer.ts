import type { PaymentMethod } from '@/core/commerce/money'
import type { SoldSku } from '@/core/commerce/products'
import type { OpenDb } from '@/server/db/db'
import { openAccount, signIn } from '@/testing/data/accounts'
import { completeSitting } from '@/testing/data/sittings'
import { TestBrowser } from '@/testing/test-browser'

const METHODS = ['card', 'alipay', 'wechat_pay'] as const satisfies readonly PaymentMethod[]

/** Refusals that a buyer can meet without a fault. */
const EXPECTED = [
  'ALREADY_UNLOCKED',
  'ALREADY_VIP',
  'PAYMENT_UNAVAILABLE',
  'PAYMENT_HELD',
  'METHOD_UNAVAILABLE',
  'NOT_FOUND',
  'UNAUTHENTICATED',
]

/** One person of a history: a browser with a finished test, with or without an account. */
export interface HistoryBuyer {
  browser: TestBrowser
  sittingId: string
  email: string
  /** null without an account. */
  userId: string | null
  /** Orders in the sequence in which they were made. */
  orders: string[]
  /** Orders that were paid before the account was deleted: their rights were deleted with it. */
  gone: Set<string>
}

export async function createHistoryBuyer(
  database: OpenDb,
  number: number,
  withAccount: boolean,
): Promise<HistoryBuyer> {
  const browser = new TestBrowser(database, 'en', `198.51.${number >> 8}.${number & 255}`)
  const email = `buyer-${number}@example.org`
  const userId = withAccount ? await openAccount(database.db, { email }) : null
  if (withAccount) await signIn(browser, email)
  const sittingId = await completeSitting(browser)
  return { browser, sittingId, email, userId, orders: [], gone: new Set() }
}

/** Presses Pay with a random method and address; returns the code of a refusal that needs no fault to occur. */
export async function pressPay(buyer: HistoryBuyer, sku: SoldSku, random: () => number): Promise<string> {
  const method = METHODS[Math.floor(random() * METHODS.length)] ?? 'card'
  const email = random() < 0.2 ? `other.${buyer.email}` : buyer.email
  const openAccount = buyer.userId === null && random() < 0.3
  const subject = sku === 'report' ? { sittingId: buyer.sittingId, openAccount } : {}
  const gift = sku.startsWith('gift-') ? { giftEmail: `friend.${buyer.email}` } : {}
  const terms = { email, method, country: 'DE', acknowledgements: { delivery: true, withdrawal: true } } as const
  const api = await buyer.browser.api()
  const done = await unlessExpected(() => api.payment.checkout({ sku, ...subject, ...gift, ...terms }))
  if (typeof done === 'string') return done
  if (!buyer.orders.includes(done.orderId)) buyer.orders.push(done.orderId)
  return done.url.startsWith('/payment/check') ? 'complete already' : 'open'
}

/** Asks for the status of an order, as its landing page does; returns the status, or the code of an expected refusal. */
export async function checkOrderStatus(buyer: HistoryBuyer, orderId: string): Promise<string> {
  const api = await buyer.browser.api()
  const done = await unlessExpected(() => api.payment.check({ orderId }))
  return typeof done === 'string' ? done : done.status
}

async function unlessExpected<T>(ask: () => Promise<T>): Promise<T | string> {
  try {
    return await ask()
  } catch (error) {
    const code = error instanceof Error ? error.message : ''
    if (EXPECTED.includes(code)) return code
    throw error
  }
}
