import { type Locale, locales } from '@/core/locale'
import { sealSecret } from '@/features/ops/staff/second-factor'
import { hashPassword } from '@/server/auth/password-hash'
import { hashKey, randomId } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { createPaidOrder } from '@/testing/data/orders'
import { buyerEmail, damagedKey, staffEmail, staffPassword, staffSecret, staffTestNames } from './orders-data'

/** Creates owners and orders that the sandbox cannot produce: two for each language, since a failed test is retried. */
export async function seedOrders(db: Db): Promise<void> {
  const passwordHash = await hashPassword(staffPassword)
  await damageReport(db)
  for (const locale of locales) {
    for (const retry of [0, 1]) {
      for (const of of staffTestNames) {
        const id = randomId()
        const staff = { id, email: staffEmail(locale, retry, of), role: 'owner' as const, readyAt: new Date() }
        await db.staff.create({ data: { ...staff, passwordHash, totpSecret: sealSecret(id, staffSecret) } })
      }
      await paidFor(db, buyerEmail('paid', locale, retry), locale)
      const held = await paidFor(db, buyerEmail('held', locale, retry), locale, 450)
      await db.entitlement.deleteMany({ where: { orderId: held } })
      const wrong = { status: 'held' as const, failureCode: 'amount_mismatch' }
      await db.order.update({ where: { id: held }, data: wrong })
      const disputed = await paidFor(db, buyerEmail('disputed', locale, retry), locale)
      await db.entitlement.updateMany({ where: { orderId: disputed }, data: { suspendedAt: new Date() } })
      const dueBy = new Date(Date.now() + 6 * 86_400_000)
      const dispute = { state: 'open' as const, reason: 'fraudulent', amountMinor: 499, currency: 'USD', dueBy }
      await db.dispute.create({
        data: { id: `dp_${locale}_${retry}`, orderId: disputed, createdAt: new Date(), ...dispute },
      })
    }
  }
}

/** Creates a report with an invalid result, so that its page crashes. */
async function damageReport(db: Db): Promise<void> {
  const { id: orderId, sittingId } = await createPaidOrder(db, { email: 'damaged@example.org' })
  if (sittingId === null) throw new Error('an order without a report')
  await db.sitting.update({ where: { id: sittingId }, data: { result: { sealed: 'nothing' } } })
  const expiresAt = new Date(Date.now() + 86_400_000)
  await db.reportKey.create({ data: { id: randomId(), sittingId, orderId, keyHash: hashKey(damagedKey), expiresAt } })
}

/** Creates a paid order with its checkout in the sandbox, so that it can be refunded. */
async function paidFor(db: Db, email: string, locale: Locale, paidMinor?: number): Promise<string> {
  const { id, amountMinor, currency } = await createPaidOrder(db, { email, locale })
  const sessionId = `sandbox_${id}`
  const paid = paidMinor ?? amountMinor
  const paths = { returnUrl: '/', cancelUrl: '/' }
  await db.sandboxCheckout.create({
    data: {
      id: sessionId,
      orderId: id,
      amountMinor: paid,
      currency,
      method: 'card',
      state: 'paid',
      ...paths,
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  })
  const provider = { providerSessionId: sessionId, paymentIntentId: `${sessionId}_payment` }
  await db.order.update({ where: { id }, data: { ...provider, paidMinor: paid, paidCurrency: currency } })
  return id
}
