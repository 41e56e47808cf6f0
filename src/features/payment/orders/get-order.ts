import { isUnlocked } from '@/core/commerce/entitlement'
import { parseSku } from '@/core/commerce/product'
import { DomainError } from '@/core/error/error'
import { maskEmail } from '@/core/input/email'
import { listInvoiceLinks } from '@/features/billing/list-invoices'
import { isByLaw } from '@/features/billing/receipt'
import { isOwnGuest, type Owner, orderedBy } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'
import { log } from '@/server/observability/log'
import type { PaymentProvider } from '@/server/payments/provider'
import { isOpen, startedColumns, startedOf } from '../checkout/resume-checkout'
import type { OrderView } from '../schema'
import { mailKey } from '../settlement/fulfil-order'
import { syncCheckout } from '../settlement/sync-checkout'

/**
 * How an order stands, from our own books.
 * @throws DomainError NOT_FOUND alike for an unknown and a foreign order.
 */
export async function getOrder(db: Db, principal: Owner, orderId: string): Promise<OrderView> {
  const order = await db.order.findFirst({
    where: { id: orderId, ...orderedBy(principal) },
    select: {
      id: true,
      status: true,
      sku: true,
      guest: { select: { id: true, userId: true } },
      emailCorrectedAt: true,
      sittingId: true,
      ...startedColumns,
      sitting: { select: { entitlement: { select: { revokedAt: true, suspendedAt: true } } } },
    },
  })
  if (!order) throw new DomainError('NOT_FOUND')
  const { sittingId, email, sku, status, guest } = order
  const entitlement = order.sitting?.entitlement
  const unlocked = isUnlocked(entitlement)
  // Where no browser placed it, the account that finds it did.
  const placedHere = guest === null || isOwnGuest(principal, guest)
  return {
    orderId,
    sku: parseSku(sku),
    status,
    sittingId,
    unlocked,
    mail: await mailOf(db, mailKey(order)),
    // The person who typed the address has to see a typing mistake; everybody else who may see the order needs only
    // part of the address.
    email: placedHere ? email : maskEmail(email),
    correctable: placedHere && status === 'paid' && order.emailCorrectedAt === null,
    started: placedHere && isOpen(status) ? startedOf(order) : null,
    byLaw: isByLaw(order),
    invoices: await listInvoiceLinks(db, orderId),
  }
}

/** The same after asking the provider again, unless the order is settled. An unreachable provider changes nothing. */
export async function checkOrder(
  db: Db,
  provider: PaymentProvider,
  principal: Owner,
  orderId: string,
): Promise<OrderView> {
  const known = await getOrder(db, principal, orderId)
  if (!isOpen(known.status)) return known
  try {
    await syncCheckout(db, provider, orderId)
  } catch (error) {
    log.warn({ order: orderId, error: String(error) }, 'payment: the checkout could not be read')
    return known
  }
  return getOrder(db, principal, orderId)
}

async function mailOf(db: Db, dedupeKey: string): Promise<OrderView['mail']> {
  const job = await db.outbox.findUnique({
    where: { dedupeKey },
    select: { doneAt: true, failedAt: true, lastError: true },
  })
  if (!job) return null
  if (job.doneAt) return 'sent'
  if (job.failedAt) return 'failed'
  return job.lastError === null ? 'queued' : 'retrying'
}
