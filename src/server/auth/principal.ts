import { Prisma } from '@/generated/prisma/client'
import { readReportKeys } from '../crypto/report-keys'
import { hashKey } from '../crypto/secrets'
import type { Db } from '../db/db'
import { guestCookie, readCookie } from './cookies'
import { readSession } from './session'

/** Guest, user or both who are asking, with the access that this browser has proved. */
export interface Principal {
  /**
   * Guest of the browser that started sittings; null before the first consent, and for a browser linked to a signed-out
   * account.
   */
  guestId: string | null
  /** Account signed in here. */
  userId: string | null
  /** Whether we mailed the account's password: nothing of the account opens until it is changed. */
  mustChangePassword: boolean
  /** Hashes of the report keys that this browser opened from mailed links, for this account or not yet for any. */
  reportKeyHashes: readonly string[]
}

const KEY = /^[\w-]{43}$/

/** Reads the principal from the cookies; unknown or malformed cookies count as absent. */
export async function readPrincipal(db: Db, cookieHeader: string | null): Promise<Principal> {
  const session = await readSession(db, cookieHeader)
  const userId = session?.userId ?? null
  return {
    guestId: await readGuest(db, cookieHeader, userId),
    userId,
    mustChangePassword: session?.mustChangePassword ?? false,
    reportKeyHashes: readReportKeys(cookieHeader, userId).map(hashKey),
  }
}

/** Returns the hash that identifies the browser's guest in the database; empty if the browser has no key. */
export function readGuestKeyHash(cookieHeader: string | null): string {
  const key = readCookie(cookieHeader, guestCookie())
  return key && KEY.test(key) ? hashKey(key) : ''
}

/**
 * Returns the browser's guest, unless it has joined an account: then only that account's session opens it, so that
 * signing out closes everything the browser had open, and the next person at it starts as a new guest.
 */
async function readGuest(db: Db, cookieHeader: string | null, userId: string | null): Promise<string | null> {
  const keyHash = readGuestKeyHash(cookieHeader)
  if (keyHash === '') return null
  const guest = await db.guest.findUnique({ where: { keyHash }, select: { id: true, userId: true } })
  return guest && (guest.userId === null || guest.userId === userId) ? guest.id : null
}

/** Guest and user by whose ownership a query is filtered. */
export type Owner = Pick<Principal, 'guestId' | 'userId'>

/** Returns the filter for the guests of this browser, and of every browser that has joined the signed-in account. */
export const guestsOf = ({ guestId, userId }: Owner): Prisma.GuestWhereInput => ({
  // An empty OR matches nothing.
  OR: [...(guestId === null ? [] : [{ id: guestId }]), ...(userId === null ? [] : [{ userId }])],
})

/** Returns the filter for the sittings of this browser, and of every browser that has joined the signed-in account. */
export const ownedBy = (principal: Owner): Prisma.SittingWhereInput => ({ guest: guestsOf(principal) })

/** Returns the filter of `ownedBy` in SQL, for a query that locks rows. */
export const ownedBySql = ({ guestId, userId }: Owner): Prisma.Sql =>
  // A comparison with NULL matches no row.
  Prisma.sql`"guestId" IN (SELECT "id" FROM "Guest" WHERE "id" = ${guestId} OR "userId" = ${userId})`

/**
 * Returns the filter for the sittings whose report the account paid for, or whose report was paid for with the
 * account's verified address.
 */
export const boughtBy = ({ userId }: Owner): Prisma.SittingWhereInput =>
  userId === null ? { id: { in: [] } } : { entitlement: { order: { userId } } }

/** Returns the filter for the orders of this browser and of the signed-in account. */
export const orderedBy = (principal: Owner): Prisma.OrderWhereInput => ({
  OR: [{ guest: guestsOf(principal) }, ...(principal.userId === null ? [] : [{ userId: principal.userId }])],
})

/**
 * Returns the filter for the orders placed in this browser or by the signed-in account, without orders that only carry
 * its address.
 */
export const ordersPlacedByWhere = (principal: Owner): Prisma.OrderWhereInput => ({
  OR: [
    { guest: guestsOf(principal) },
    ...(principal.userId === null ? [] : [{ guestId: null, userId: principal.userId }]),
  ],
})

/** Returns whether a sitting's guest is this browser, or one that has joined the signed-in account. */
export const isOwnGuest = ({ guestId, userId }: Owner, guest: { id: string; userId: string | null }): boolean =>
  guest.id === guestId || (userId !== null && guest.userId === userId)
