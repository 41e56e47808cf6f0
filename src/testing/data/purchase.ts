import { POST } from '@/app/api/stripe/webhook/route'
import { defaultCountryByLocale } from '@/core/commerce/country'
import type { PaymentMethod } from '@/core/commerce/money'
import type { Locale } from '@/core/locale'
import { processState } from '@/core/process-state'
import type { Order } from '@/generated/prisma/client'
import type { Db, OpenDb } from '@/server/db/db'
import { TestBrowser } from '../test-browser'
import { completeSitting } from './sittings'

/** Makes routes use the database of the test. */
export function setRouteDatabase(database: OpenDb): void {
  processState.database = Promise.resolve(database)
}

interface Choice {
  sittingId?: string
  email?: string
  method?: PaymentMethod
  openAccount?: boolean
  coupon?: string
  country?: string
  acknowledgements?: { delivery: boolean; withdrawal: boolean } | undefined
  locale?: Locale
}

/** A buyer with a finished sitting. */
export class Buyer {
  private constructor(
    readonly browser: TestBrowser,
    readonly sittingId: string,
  ) {}

  static async arrive(database: OpenDb, locale: Locale = 'en', languages?: readonly string[]): Promise<Buyer> {
    const browser = new TestBrowser(database, locale, undefined, languages)
    return new Buyer(browser, await completeSitting(browser))
  }

  /** Presses Pay; returns the order and the address that the browser is sent to. */
  async press(choice: Choice = {}): Promise<{ orderId: string; url: string }> {
    const acknowledgements = { delivery: true, withdrawal: true }
    const { sittingId } = this
    const input = {
      sittingId,
      email: 'reader@example.org',
      method: 'card' as const,
      country: defaultCountryByLocale[choice.locale ?? this.browser.locale],
      acknowledgements,
      ...choice,
    }
    return (await this.browser.api()).payment.checkout(input)
  }

  /** Comes back from the provider to the landing page, which asks for the state of the order. */
  async land(orderId: string) {
    return (await this.browser.api()).payment.check({ orderId })
  }
}

interface Delivery {
  body: string
  signature?: string
}

/** Delivers an event to the real route; returns the status of the response. */
export const deliverWebhook = async (delivery: Delivery): Promise<number> =>
  (await deliverWebhookForResponse(delivery)).status

/** Delivers an event to the real route; returns the whole response. */
export function deliverWebhookForResponse({ body, signature }: Delivery): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/json' })
  if (signature !== undefined) headers.set('stripe-signature', signature)
  const url = 'http://localhost:3000/api/stripe/webhook'
  return POST(new Request(url, { method: 'POST', body, headers }))
}

/** Reads all data that a payment has written. */
export async function readPaymentData(db: Db, orderId: string) {
  const { status, sittingId, refundedMinor } = await db.order.findUniqueOrThrow({ where: { id: orderId } })
  const entitlements = await db.entitlement.findMany({ where: { sittingId: sittingId ?? '' } })
  const jobs = await db.outbox.findMany({ orderBy: { id: 'asc' } })
  return {
    status,
    refundedMinor,
    entitlements: entitlements.length,
    open: entitlements.filter((one) => one.revokedAt === null && one.suspendedAt === null).length,
    mails: jobs.filter(({ topic }) => topic === 'mail.report').length,
    refunds: jobs.filter(({ topic }) => topic === 'payment.refund').length,
  }
}

export const findOrder = (db: Db, id: string): Promise<Order> => db.order.findUniqueOrThrow({ where: { id } })
