import { isUnlocked } from '@/core/commerce/entitlement'
import { parseSku } from '@/core/commerce/product'
import { DomainError } from '@/core/error/error'
import { maskEmail } from '@/core/input/email'
import { listInvoiceLinks } from '@/features/billing/list-invoices'
import { isRefundByLaw } from '@/features/billing/receipt'
import { isOwnGuest, type Owner, orderedBy } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'
import { log } from '@/server/observability/log'
import type { PaymentProvider } from '@/server/payments/provider'
import { isResumable, unfinishedPurchaseColumns, unfinishedPurchaseOf } from '../checkout/resume-checkout'
import type { OrderView } from '../schema'
import { mailDedupeKey } from '../settlement/fulfil-order'
import { syncCheckout } from '../settlement/sync-checkout'

/**
 * Returns the state of an order from our own books.
 * @throws DomainError NOT_FOUND, the same for an unknown order and for one of another person
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
      ...unfinishedPurchaseColumns,
      sitting: { select: { entitlement: { select: { revokedAt: true, suspendedAt: true } } } },
    },
  })
  if (!order) throw new DomainError('NOT_FOUND')
  const { sittingId, email, sku, status, guest } = order
  const entitlement = order.sitting?.entitlement
  const unlocked = isUnlocked(entitlement)
  // An order without a guest was placed by the account that finds it.
  const placedHere = guest === null || isOwnGuest(principal, guest)
  return {
    orderId,
    sku: parseSku(sku),
    status,
    sittingId,
    unlocked,
    mail: await mailOf(db, mailDedupeKey(order)),
    // The buyer has to see a typing mistake in the address; for all other readers it is masked.
    email: placedHere ? email : maskEmail(email),
    correctable: placedHere && status === 'paid' && order.emailCorrectedAt === null,
    started: placedHere && isResumable(status) ? unfinishedPurchaseOf(order) : null,
    byLaw: isRefundByLaw(order),
    invoices: await listInvoiceLinks(db, orderId),
  }
}

/** Syncs an open order with the provider and returns its state. If the provider is unreachable, nothing changes. */
export async function checkOrder(
  db: Db,
  provider: PaymentProvider,
  principal: Owner,
  orderId: string,
): Promise<OrderView> {
  const known = await getOrder(db, principal, orderId)
  if (!isResumable(known.status)) return known
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
