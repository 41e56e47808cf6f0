import type { Db } from '@/server/db'
import { jobs } from '@/server/jobs'
import { log } from '@/server/log'
import { type Handlers, handle, PermanentFailure } from '@/server/outbox'
import type { PaymentProvider } from '@/server/payments/provider'
import { paymentProvider } from '@/server/payments/select'
import { syncCheckout } from './sync'

/** Outbox jobs of payment: the automatic refund of a payment that bought nothing. */
export const paymentJobs = (db: Db, provider: PaymentProvider = paymentProvider(db)): Handlers =>
  handle(jobs.refundPayment, async ({ orderId }) => {
    const order = await db.order.findUnique({ where: { id: orderId } })
    if (!order?.providerSessionId) throw new PermanentFailure('no payment to give back')
    if (order.provider !== provider.name) throw new PermanentFailure(`paid with ${order.provider}`)
    if (order.status === 'paid') {
      const { amountMinor, paymentIntentId, providerSessionId: sessionId } = order
      await provider.refund({ orderId, sessionId, paymentIntentId, amountMinor })
      log.info({ order: orderId }, 'payment: given back')
    }
    await syncCheckout(db, provider, orderId)
  })
