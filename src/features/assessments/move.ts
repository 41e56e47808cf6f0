import { isUnlocked } from '@/core/commerce/entitlement'
import { DomainError } from '@/core/error/error'
import { MINUTE_MS } from '@/core/time'
import { isOwnGuest, type Owner, ownedBy } from '@/server/auth/principal'
import { hashKey, randomKey } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { ensureGuest } from './guest'
import type { SittingRef } from './schema'

const lifeMs = 30 * MINUTE_MS

const keyOf = (until: number): string => `${until.toString(36)}.${randomKey()}`

/** Returns the expiry of a key, in epoch milliseconds; it is part of the hashed text. */
const endOf = (key: string): number => Number.parseInt(key.split('.')[0] ?? '', 36)

/**
 * Makes the link that moves a finished, unpaid result to another browser; an earlier link stops working. It works once
 * and for half an hour. The key is in the fragment, which no server sees or logs. A result of an account stays with the
 * account.
 * @throws DomainError NOT_FOUND for an unknown, foreign or open sitting, and for one of an account
 * @throws DomainError ALREADY_UNLOCKED
 */
export async function makeMoveLink(
  db: Db,
  principal: Owner,
  { sittingId: id }: SittingRef,
  now: Date,
): Promise<string> {
  const sitting = await db.sitting.findFirst({
    where: { id, completedAt: { not: null }, ...ownedBy(principal), guest: { is: { userId: null } } },
    select: {
      id: true,
      guestId: true,
      instrument: true,
      entitlement: { select: { revokedAt: true, suspendedAt: true } },
    },
  })
  if (!sitting || sitting.guestId !== principal.guestId) throw new DomainError('NOT_FOUND')
  if (isUnlocked(sitting.entitlement)) throw new DomainError('ALREADY_UNLOCKED')
  const key = keyOf(now.getTime() + lifeMs)
  await db.sitting.update({ where: { id: sitting.id }, data: { resumeKeyHash: hashKey(key) } })
  return `/tests/${sitting.instrument}/run#move=${key}`
}

/**
 * Moves a finished result to this browser permanently; the previous browser no longer finds it.
 * @throws DomainError SIGNED_IN_HERE where an account is signed in: a result never becomes part of an account unasked
 * @throws DomainError NOT_FOUND for a key that is unknown, used, or expired, and for a result of an account or a paid
 * one
 */
export function moveResult(
  db: Db,
  principal: Owner,
  key: string,
  now: Date,
): Promise<{ sittingId: string; cookie: string | null }> {
  return db.$transaction(async (tx) => {
    const keyHash = hashKey(key)
    // Locks the row until the transaction ends, so that only one of two browsers gets the result.
    await tx.$queryRaw`SELECT 1 FROM "Sitting" WHERE "resumeKeyHash" = ${keyHash} FOR UPDATE`
    const sitting = await tx.sitting.findUnique({
      where: { resumeKeyHash: keyHash },
      select: {
        id: true,
        completedAt: true,
        guest: { select: { id: true, userId: true } },
        entitlement: { select: { revokedAt: true, suspendedAt: true } },
      },
    })
    if (!sitting?.completedAt || !(endOf(key) > now.getTime())) throw new DomainError('NOT_FOUND')
    if (sitting.guest.userId !== null || isUnlocked(sitting.entitlement)) throw new DomainError('NOT_FOUND')
    if (principal.userId !== null) throw new DomainError('SIGNED_IN_HERE')
    // The link was opened in the browser it came from, and stays valid for the other browser.
    if (isOwnGuest(principal, sitting.guest)) return { sittingId: sitting.id, cookie: null }
    const { guestId, cookie } = await ensureGuest(tx, principal)
    await tx.sitting.update({ where: { id: sitting.id }, data: { guestId, resumeKeyHash: null } })
    return { sittingId: sitting.id, cookie }
  })
}
