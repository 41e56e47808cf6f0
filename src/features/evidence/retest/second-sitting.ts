import type { Guest, Retest, Sitting } from '@/generated/prisma/client'
import { type Owner, ownedBy } from '@/server/auth/principal'
import type { Db, Tx } from '@/server/db/db'

type Triple = Pick<Sitting, 'instrument' | 'instrumentVersion' | 'locale'>

export type FirstSitting = Triple & { id: string; guest: Pick<Guest, 'id' | 'userId'> }

/** Returns the owner of the sitting. */
export const ownerOf = ({ guest }: Pick<FirstSitting, 'guest'>): Owner => ({ guestId: guest.id, userId: guest.userId })

/**
 * Returns the id of the second sitting of a pair, begun after the mail and completed in time: that of the mail's link,
 * or else the first one finished by the same browser or account. Null while there is none.
 */
export async function secondSittingOf(
  db: Db | Tx,
  { secondSittingId, askedAt, closesAt }: Pick<Retest, 'secondSittingId' | 'askedAt' | 'closesAt'>,
  first: FirstSitting,
): Promise<string | null> {
  if (!askedAt) return null
  const { instrument, instrumentVersion, locale } = first
  const found = await db.sitting.findMany({
    where: {
      instrument,
      instrumentVersion,
      locale,
      id: { not: first.id },
      startedAt: { gte: askedAt },
      completedAt: { lte: closesAt },
      OR: [{ id: secondSittingId ?? '' }, { ...ownedBy(ownerOf(first)), retestOf: null }],
    },
    orderBy: [{ completedAt: 'asc' }, { id: 'asc' }],
    select: { id: true },
  })
  return (found.find(({ id }) => id === secondSittingId) ?? found[0])?.id ?? null
}

/**
 * Records the second sitting of each person who came back without the mail's link, in the browser or account of the
 * first.
 */
export async function linkSecondSittings(db: Db): Promise<void> {
  const open = await db.retest.findMany({
    where: {
      askedAt: { not: null },
      leftAt: null,
      OR: [{ secondSittingId: null }, { second: { completedAt: null } }],
    },
    include: { sitting: { include: { guest: { select: { id: true, userId: true } } } } },
  })
  for (const entry of open) {
    const secondSittingId = await secondSittingOf(db, entry, entry.sitting)
    if (secondSittingId === null) continue
    await db.retest.updateMany({ where: { id: entry.id, leftAt: null }, data: { secondSittingId, email: null } })
  }
}
