import { findInstrument, instrumentText } from '@/content/instruments'
import { DomainError } from '@/core/error'
import type { Locale } from '@/core/locale'
import type { AdministrationResult } from '@/core/psychometrics/result'
import { offersRetake } from '@/core/psychometrics/validity'
import { creditBalance } from '@/features/auth/credits'
import type { Db } from '@/server/db'
import type { PaymentProvider } from '@/server/payments/provider'
import { type Owner, ownedBy } from '@/server/viewer'
import type { Offer } from './schema'
import { termsOf } from './terms'

/**
 * What one sitting costs on a page of this language, and how it can be paid.
 * @throws DomainError NOT_FOUND alike for an unknown and a foreign sitting.
 */
export async function getOffer(
  db: Db,
  provider: PaymentProvider,
  viewer: Owner,
  administrationId: string,
  locale: Locale,
): Promise<Offer> {
  const sitting = await findSitting(db, viewer, administrationId)
  const instrument = findInstrument(sitting.instrument, sitting.instrumentVersion)
  if (!instrument) throw new Error(`no instrument ${sitting.instrument} v${sitting.instrumentVersion}`)
  const { title } = await instrumentText(instrument, locale)
  const { vip: _vip, ...terms } = await termsOf(db, provider, viewer, 'report', locale)
  const sellable = sitting.status === 'pending_payment' && !sitting.retakeAdvised
  return {
    administrationId,
    slug: sitting.instrument,
    title,
    status: sitting.status,
    retakeAdvised: sitting.retakeAdvised,
    ...terms,
    price: sellable ? terms.price : null,
    credits: viewer.userId === null ? 0 : Math.max(0, await creditBalance(db, viewer.userId)),
  }
}

/** A sitting of this browser or account with what decides whether it can be sold. */
export async function findSitting(db: Db, viewer: Owner, administrationId: string) {
  const row = await db.administration.findFirst({
    where: { id: administrationId, ...ownedBy(viewer) },
    select: {
      takerId: true,
      instrument: true,
      instrumentVersion: true,
      completedAt: true,
      result: true,
      entitlement: { select: { revokedAt: true } },
    },
  })
  if (!row) throw new DomainError('NOT_FOUND')
  const { completedAt, entitlement, instrument, instrumentVersion, takerId } = row
  // Written by `scoreAdministration`, and by nothing else.
  const result = row.result as unknown as AdministrationResult | null
  const unlocked = entitlement !== null && entitlement.revokedAt === null
  const status: Offer['status'] = completedAt === null ? 'uncompleted' : unlocked ? 'completed' : 'pending_payment'
  const retakeAdvised = result !== null && offersRetake(result.flags)
  return { takerId, instrument, instrumentVersion, status, retakeAdvised }
}
