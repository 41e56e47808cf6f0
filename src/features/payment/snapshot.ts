import { needsAcknowledgements, quoteOf } from '@/content/catalogue'
import { giftOf } from '@/core/commerce/product'
import { DomainError } from '@/core/error'
import type { Locale } from '@/core/locale'
import { isVip } from '@/features/shop/membership'
import type { Db } from '@/server/db'
import type { PaymentProvider } from '@/server/payments/provider'
import type { Owner } from '@/server/principal'
import { findSitting } from './offer'
import type { Snapshot } from './order'
import type { CheckoutInput } from './schema'

type Subject = Pick<Snapshot, 'sittingId' | 'giftEmail' | 'openAccount' | 'guestId' | 'userId'>

/**
 * What the buyer agrees to by pressing Pay: the thing, and the price from our catalogue.
 * @throws DomainError NOT_FOUND, UNAUTHENTICATED, SITTING_NOT_COMPLETED, EMAIL_REQUIRED, METHOD_UNAVAILABLE,
 * ACKNOWLEDGEMENT_REQUIRED
 */
export async function snapshotOf(
  db: Db,
  provider: PaymentProvider,
  principal: Owner,
  input: CheckoutInput,
  locale: Locale,
): Promise<Snapshot> {
  const { acknowledgements, email, method, sku } = input
  const subject = sku === 'report' ? await reportSubject(db, principal, input) : productSubject(principal, input)
  const price = quoteOf(sku, locale, await isVip(db, principal.userId))
  if (!provider.methods(price.currency).includes(method)) throw new DomainError('METHOD_UNAVAILABLE')
  // Where they are, both are ticked: the schema sees to it.
  if (needsAcknowledgements(price.currency) && !acknowledgements) throw new DomainError('ACKNOWLEDGEMENT_REQUIRED')
  return { sku, ...subject, locale, ...price, email, method, provider: provider.name }
}

async function reportSubject(db: Db, principal: Owner, input: CheckoutInput): Promise<Subject> {
  const { sittingId, openAccount } = input
  if (sittingId === undefined) throw new DomainError('NOT_FOUND')
  const sitting = await findSitting(db, principal, sittingId)
  // A sitting whose answers hardly carry a report is not sold; its retake is free.
  if (sitting.status === 'uncompleted' || (sitting.status === 'pending_payment' && sitting.retakeAdvised)) {
    throw new DomainError('SITTING_NOT_COMPLETED', { slug: sitting.instrument })
  }
  const { userId } = principal
  // Who is signed in has an account.
  return {
    guestId: sitting.guestId,
    userId,
    sittingId,
    giftEmail: null,
    openAccount: openAccount && userId === null,
  }
}

function productSubject({ guestId, userId }: Owner, { sku, giftEmail }: CheckoutInput): Subject {
  if (userId === null) throw new DomainError('UNAUTHENTICATED')
  const gift = giftOf(sku) !== null
  if (gift && giftEmail === undefined) throw new DomainError('EMAIL_REQUIRED')
  const recipient = gift ? (giftEmail ?? null) : null
  return { guestId, userId, sittingId: null, giftEmail: recipient, openAccount: false }
}
