import { Prisma } from '@/generated/prisma/client'
import { reportKeysOf } from '../crypto/report-keys'
import { hashKey } from '../crypto/secrets'
import type { Db } from '../db/db'
import { guestCookie, readCookie } from './cookies'
import { readSession } from './session'

/** The requester, by what this browser has proved it may see. */
export interface Principal {
  /** The browser that started sittings; null before the first consent, also for a browser linked to a signed-out account. */
  guestId: string | null
  /** The account signed in here. */
  userId: string | null
  /** Its password came from us by mail: nothing of the account opens before there is another one. */
  mustChangePassword: boolean
  /** Hashes of the report keys that this browser opened from mailed links, for this account or for nobody yet. */
  reportKeyHashes: readonly string[]
}

const KEY = /^[\w-]{43}$/

/** Reads the cookies; unknown or malformed ones count as none. */
export async function readPrincipal(db: Db, cookieHeader: string | null): Promise<Principal> {
  const session = await readSession(db, cookieHeader)
  const userId = session?.userId ?? null
  return {
    guestId: await readGuest(db, cookieHeader, userId),
    userId,
    mustChangePassword: session?.mustChangePassword ?? false,
    reportKeyHashes: reportKeysOf(cookieHeader, userId).map(hashKey),
  }
}

/** Returns the hash that identifies the browser's guest in the database; empty if the browser has no key. */
export function guestKeyHash(cookieHeader: string | null): string {
  const key = readCookie(cookieHeader, guestCookie())
  return key && KEY.test(key) ? hashKey(key) : ''
}

/**
 * The browser's guest, unless it has joined an account: then only that account's session opens it, so that signing
 * out closes what the browser had open, and the next person at it starts afresh.
 */
async function readGuest(db: Db, cookieHeader: string | null, userId: string | null): Promise<string | null> {
  const keyHash = guestKeyHash(cookieHeader)
  if (keyHash === '') return null
  const guest = await db.guest.findUnique({ where: { keyHash }, select: { id: true, userId: true } })
  return guest && (guest.userId === null || guest.userId === userId) ? guest.id : null
}

/** Owner of the requested things. */
export type Owner = Pick<Principal, 'guestId' | 'userId'>

/** This browser, and every browser that has joined the account signed in. */
export const guestsOf = ({ guestId, userId }: Owner): Prisma.GuestWhereInput => ({
  // An empty OR matches nothing.
  OR: [...(guestId === null ? [] : [{ id: guestId }]), ...(userId === null ? [] : [{ userId }])],
})

/** Sittings of this browser, and of every browser that has joined the account signed in. */
export const ownedBy = (principal: Owner): Prisma.SittingWhereInput => ({ guest: guestsOf(principal) })

/** The same, for a query that locks. */
export const ownedBySql = ({ guestId, userId }: Owner): Prisma.Sql =>
  // Compared with NULL, nothing is equal.
  Prisma.sql`"guestId" IN (SELECT "id" FROM "Guest" WHERE "id" = ${guestId} OR "userId" = ${userId})`

/** Sittings whose report the account has paid for, or that was paid for with its proved address. */
export const boughtBy = ({ userId }: Owner): Prisma.SittingWhereInput =>
  userId === null ? { id: { in: [] } } : { entitlement: { order: { userId } } }

/** Orders of this browser and of the account signed in. */
export const orderedBy = (principal: Owner): Prisma.OrderWhereInput => ({
  OR: [{ guest: guestsOf(principal) }, ...(principal.userId === null ? [] : [{ userId: principal.userId }])],
})

/** Orders that were placed in this browser, or by the account signed in: not those that only carry its address. */
export const paidBy = (principal: Owner): Prisma.OrderWhereInput => ({
  OR: [
    { guest: guestsOf(principal) },
    ...(principal.userId === null ? [] : [{ guestId: null, userId: principal.userId }]),
  ],
})

/** Whether a sitting's guest is this browser, or one that has joined the account signed in. */
export const isOwnGuest = ({ guestId, userId }: Owner, guest: { id: string; userId: string | null }): boolean =>
  guest.id === guestId || (userId !== null && guest.userId === userId)
