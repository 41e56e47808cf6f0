import { Prisma } from '@/generated/prisma/client'
import { readCookie, reportsCookie, takerCookie } from './cookies'
import type { Db } from './db'
import { hashKey } from './secrets'
import { readSession } from './session'

/** Who is asking: what this browser has proved it may see. */
export interface Viewer {
  /** The browser that started sittings; null before the first consent, and while it belongs to an account not signed in. */
  takerId: string | null
  /** The account signed in here. */
  userId: string | null
  /** Its password came from us by mail: nothing of the account opens before there is another one. */
  mustChangePassword: boolean
  /** Hashes of the report keys this browser opened from mailed links. */
  reportKeyHashes: readonly string[]
}

const KEY = /^[\w-]{43}$/

/** Reads the cookies; unknown or malformed ones count as none. */
export async function readViewer(db: Db, cookieHeader: string | null): Promise<Viewer> {
  const session = await readSession(db, cookieHeader)
  const userId = session?.userId ?? null
  const reportKeys = (readCookie(cookieHeader, reportsCookie()) ?? '').split('.').filter((key) => KEY.test(key))
  return {
    takerId: await readTaker(db, cookieHeader, userId),
    userId,
    mustChangePassword: session?.mustChangePassword ?? false,
    reportKeyHashes: reportKeys.map(hashKey),
  }
}

/** By which the database knows the browser's taker; empty when the browser has no key. */
export function takerKeyHash(cookieHeader: string | null): string {
  const key = readCookie(cookieHeader, takerCookie())
  return key && KEY.test(key) ? hashKey(key) : ''
}

/**
 * The browser's taker, unless it has joined an account: then only that account's session opens it, so that signing
 * out closes what the browser had open, and the next person at it starts afresh.
 */
async function readTaker(db: Db, cookieHeader: string | null, userId: string | null): Promise<string | null> {
  const keyHash = takerKeyHash(cookieHeader)
  if (keyHash === '') return null
  const taker = await db.taker.findUnique({ where: { keyHash }, select: { id: true, userId: true } })
  return taker && (taker.userId === null || taker.userId === userId) ? taker.id : null
}

/** Whose things are asked for. */
export type Owner = Pick<Viewer, 'takerId' | 'userId'>

const takersOf = ({ takerId, userId }: Owner): Prisma.TakerWhereInput => ({
  // An empty OR matches nothing.
  OR: [...(takerId === null ? [] : [{ id: takerId }]), ...(userId === null ? [] : [{ userId }])],
})

/** Sittings of this browser, and of every browser that has joined the account signed in. */
export const ownedBy = (viewer: Owner): Prisma.AdministrationWhereInput => ({ taker: takersOf(viewer) })

/** The same, for a query that locks. */
export const ownedBySql = ({ takerId, userId }: Owner): Prisma.Sql =>
  // Compared with NULL, nothing is equal.
  Prisma.sql`"takerId" IN (SELECT "id" FROM "Taker" WHERE "id" = ${takerId} OR "userId" = ${userId})`

/** Sittings whose report the account has paid for, or that was paid for with its proved address. */
export const boughtBy = ({ userId }: Owner): Prisma.AdministrationWhereInput =>
  userId === null ? { id: { in: [] } } : { entitlement: { order: { userId } } }

/** Orders of this browser and of the account signed in. */
export const orderedBy = (viewer: Owner): Prisma.OrderWhereInput => ({
  OR: [{ taker: takersOf(viewer) }, ...(viewer.userId === null ? [] : [{ userId: viewer.userId }])],
})

/** Orders that were placed in this browser, or by the account signed in: not those that only carry its address. */
export const paidBy = (viewer: Owner): Prisma.OrderWhereInput => ({
  OR: [{ taker: takersOf(viewer) }, ...(viewer.userId === null ? [] : [{ takerId: null, userId: viewer.userId }])],
})

/** Whether a sitting's taker is this browser, or one that has joined the account signed in. */
export const isOwnTaker = ({ takerId, userId }: Owner, taker: { id: string; userId: string | null }): boolean =>
  taker.id === takerId || (userId !== null && taker.userId === userId)
