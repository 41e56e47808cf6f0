import { DomainError } from '@/core/error/error'
import { Prisma } from '@/generated/prisma/client'
import { type Owner, ownedBy } from '@/server/auth/principal'
import { hashKey, randomKey } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { ensureGuest } from './guest'
import type { OpenSitting, SittingRef } from './schema'
import { lockSitting, openSittingOf } from './service'

/**
 * Makes the link that continues an open sitting in another browser; an earlier link stops working. The key is in the
 * fragment, which no server sees or logs.
 * @throws DomainError SITTING_COMPLETED or NOT_FOUND.
 */
export async function makeResumeLink(db: Db, principal: Owner, { sittingId: id }: SittingRef): Promise<string> {
  const key = randomKey()
  const sitting = await db.sitting.findFirst({ where: { id, ...ownedBy(principal) } })
  if (!sitting) throw new DomainError('NOT_FOUND')
  const { count } = await db.sitting.updateMany({
    where: { id: sitting.id, completedAt: null },
    data: { resumeKeyHash: hashKey(key) },
  })
  if (count === 0) throw new DomainError('SITTING_COMPLETED')
  return `/tests/${sitting.instrument}/run#resume=${key}`
}

/**
 * Moves an open sitting to this browser; the previous browser no longer finds it.
 * @throws DomainError SITTING_COMPLETED or NOT_FOUND.
 */
export function resumeSitting(
  db: Db,
  principal: Owner,
  key: string,
): Promise<{ sitting: OpenSitting; cookie: string | null }> {
  return db.$transaction(async (tx) => {
    const sitting = await lockSitting(tx, Prisma.sql`"resumeKeyHash" = ${hashKey(key)}`)
    if (!sitting) throw new DomainError('NOT_FOUND')
    if (sitting.completedAt !== null) throw new DomainError('SITTING_COMPLETED')
    const guest = await ensureGuest(tx, principal)
    await tx.sitting.update({ where: { id: sitting.id }, data: { guestId: guest.guestId } })
    return { sitting: openSittingOf(sitting), cookie: guest.cookie }
  })
}
