import { needsAcknowledgements, type Quote, quoteOf, refundDays } from '@/content/catalogue'
import { findInstrument, instrumentText } from '@/content/instruments'
import type { ShopSku, SoldSku } from '@/core/commerce/product'
import { DomainError } from '@/core/error'
import type { Locale } from '@/core/locale'
import { careOfSitting } from '@/core/psychometrics/care'
import { asksAgain } from '@/core/psychometrics/signs'
import { valuesOf } from '@/features/assessments/responses'
import { sittingResponses, sittingResult } from '@/features/assessments/stored'
import { creditBalance } from '@/features/auth/credits'
import { isVip } from '@/features/shop/membership'
import type { Db } from '@/server/db'
import type { PaymentProvider } from '@/server/payments/provider'
import { type Owner, ownedBy } from '@/server/principal'
import type { Offer, ProductOffer } from './schema'

type Terms = Pick<Offer, 'methods' | 'needsAcknowledgements' | 'refundDays' | 'email' | 'signedIn'> & {
  price: Quote
  vip: boolean
}

/** What anything costs this buyer on a page of this language, and how it can be paid. */
export async function termsOf(
  db: Db,
  provider: PaymentProvider,
  { userId }: Owner,
  sku: SoldSku,
  locale: Locale,
): Promise<Terms> {
  const vip = await isVip(db, userId)
  const price = quoteOf(sku, locale, vip)
  const user = userId === null ? null : await db.user.findUnique({ where: { id: userId }, select: { email: true } })
  return {
    vip,
    price,
    methods: [...provider.methods(price.currency)],
    needsAcknowledgements: needsAcknowledgements(price.currency),
    refundDays,
    email: user?.email ?? '',
    signedIn: user !== null,
  }
}

/**
 * What one sitting costs on a page of this language, and how it can be paid.
 * @throws DomainError NOT_FOUND alike for an unknown and a foreign sitting.
 */
export async function getOffer(
  db: Db,
  provider: PaymentProvider,
  principal: Owner,
  sittingId: string,
  locale: Locale,
): Promise<Offer> {
  const sitting = await findSitting(db, principal, sittingId)
  const instrument = findInstrument(sitting.instrument, sitting.instrumentVersion)
  if (!instrument) throw new Error(`no instrument ${sitting.instrument} v${sitting.instrumentVersion}`)
  const { title } = await instrumentText(instrument, locale)
  const { vip: _vip, ...terms } = await termsOf(db, provider, principal, 'report', locale)
  const sellable = sitting.status === 'pending_payment' && !sitting.retakeAdvised
  return {
    sittingId,
    slug: sitting.instrument,
    title,
    status: sitting.status,
    retakeAdvised: sitting.retakeAdvised,
    help: sitting.result ? careOfSitting(instrument, sitting.result, sitting.answers).help : 'none',
    ...terms,
    price: sellable ? terms.price : null,
    credits: principal.userId === null ? 0 : Math.max(0, await creditBalance(db, principal.userId)),
  }
}

/** What a product of the shop costs the account signed in, and how it can be paid. */
export async function getProductOffer(
  db: Db,
  provider: PaymentProvider,
  principal: Owner,
  sku: ShopSku,
  locale: Locale,
): Promise<ProductOffer> {
  const { vip, ...terms } = await termsOf(db, provider, principal, sku, locale)
  return { sku, owned: sku === 'vip' && vip, ...terms }
}

/** A sitting of this browser or account with what decides whether it can be sold. */
export async function findSitting(db: Db, principal: Owner, sittingId: string) {
  const row = await db.sitting.findFirst({
    where: { id: sittingId, ...ownedBy(principal) },
    select: {
      guestId: true,
      instrument: true,
      instrumentVersion: true,
      completedAt: true,
      responses: true,
      result: true,
      entitlement: { select: { revokedAt: true } },
    },
  })
  if (!row) throw new DomainError('NOT_FOUND')
  const { completedAt, entitlement, instrument, instrumentVersion, guestId } = row
  const unlocked = entitlement !== null && entitlement.revokedAt === null
  const status: Offer['status'] = completedAt === null ? 'uncompleted' : unlocked ? 'completed' : 'pending_payment'
  const result = sittingResult(row)
  const retakeAdvised = result !== null && asksAgain(result)
  const answers = valuesOf(sittingResponses(row))
  return { guestId, instrument, instrumentVersion, status, retakeAdvised, result, answers }
}
