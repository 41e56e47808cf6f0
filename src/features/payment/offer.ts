import { findInstrument, instrumentText } from '@/content/instruments'
import { DomainError } from '@/core/error'
import type { Locale } from '@/core/locale'
import { advisesRetake } from '@/features/assessments/stored'
import { creditBalance } from '@/features/auth/credits'
import type { Db } from '@/server/db'
import type { PaymentProvider } from '@/server/payments/provider'
import { type Owner, ownedBy } from '@/server/principal'
import type { Offer } from './schema'
import { termsOf } from './terms'

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
    ...terms,
    price: sellable ? terms.price : null,
    credits: principal.userId === null ? 0 : Math.max(0, await creditBalance(db, principal.userId)),
  }
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
      result: true,
      entitlement: { select: { revokedAt: true } },
    },
  })
  if (!row) throw new DomainError('NOT_FOUND')
  const { completedAt, entitlement, instrument, instrumentVersion, guestId } = row
  const unlocked = entitlement !== null && entitlement.revokedAt === null
  const status: Offer['status'] = completedAt === null ? 'uncompleted' : unlocked ? 'completed' : 'pending_payment'
  return { guestId, instrument, instrumentVersion, status, retakeAdvised: advisesRetake(row) }
}
