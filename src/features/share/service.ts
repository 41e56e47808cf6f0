import { findInstrument } from '@/content/tests/instruments'
import { isoMonth } from '@/core/dates'
import type { Locale } from '@/core/locale'
import { getAccountName } from '@/features/review/service'
import { type Owner, ownedBy } from '@/server/auth/principal'
import type { Db } from '@/server/db/db'
import { listCards } from './cards'
import { listComparisons } from './comparisons'
import type { SharedTests, Sharing } from './schema'
import { loadOwnShareable, loadPartTexts, loadTestTagline, loadTestTitle } from './shareable'
import { getTestAddress } from './test-address'

/**
 * Returns the parts of a sitting that its owner can show, and the existing cards and comparisons.
 * @throws DomainError NOT_FOUND, the same for a foreign sitting and a test that is not shared
 */
export async function getSharing(
  db: Db,
  principal: Owner,
  sittingId: string,
  locale: Locale,
  now: Date,
): Promise<Sharing> {
  const sitting = await loadOwnShareable(db, principal, sittingId)
  const { instrument, open } = sitting
  const parts = await loadPartTexts(
    instrument,
    locale,
    open.map(({ id }) => id),
  )
  const { picture, sentence, help } = await sitting.likeness(locale)
  return {
    sittingId: sitting.sittingId,
    slug: instrument.slug,
    title: await loadTestTitle(instrument, locale),
    month: isoMonth(sitting.completedAt),
    picture,
    sentence: sentence ?? (await loadTestTagline(instrument, locale)),
    unsaid: sentence !== null ? null : help === 'none' ? 'version' : 'heavy',
    ...getTestAddress(instrument.slug),
    parts: parts.flatMap(({ id, name }) => {
      const level = open.find((scored) => scored.id === id)?.level
      return level ? [{ id, name, level }] : []
    }),
    locked: instrument.dimensions.length - open.length,
    takenIn: sitting.measure.locale,
    name: await getAccountName(db, principal),
    cards: await listCards(db, sitting, locale),
    comparisons: await listComparisons(db, sitting.sittingId, now),
  }
}

/** Returns the sittings of the account with cards or comparisons that another person can see now, and their numbers. */
export async function listSharedTests(db: Db, principal: Owner, locale: Locale): Promise<SharedTests> {
  const active = { endedAt: null, inviteeSittingId: { not: null } }
  const rows = await db.sitting.findMany({
    where: {
      ...ownedBy(principal),
      AND: {
        OR: [
          { shareCards: { some: { revokedAt: null } } },
          { invitations: { some: active } },
          { comparisons: { some: active } },
        ],
      },
    },
    orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      instrument: true,
      instrumentVersion: true,
      _count: {
        select: {
          shareCards: { where: { revokedAt: null } },
          invitations: { where: active },
          comparisons: { where: active },
        },
      },
    },
  })
  const listed = rows.map(async ({ id, instrument: slug, instrumentVersion, _count }) => {
    const instrument = findInstrument(slug, instrumentVersion)
    const comparisons = _count.invitations + _count.comparisons
    const title = instrument ? await loadTestTitle(instrument, locale) : slug
    return { sittingId: id, title, cards: _count.shareCards, comparisons }
  })
  return Promise.all(listed)
}
