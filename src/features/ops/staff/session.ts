import type { StaffRole } from '@/core/ops/permissions'
import { HOUR_SECONDS, MINUTE_MS } from '@/core/time'
import { readCookie, serializeCookie, staffCookie } from '@/server/auth/cookies'
import { deriveKey, hashKey, randomKey } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'
import { networkOf } from '@/server/limits/network'
import type { Actor } from '../audit'

/** Longest duration of a session in seconds. */
const sessionSeconds = 12 * HOUR_SECONDS
/** Longest time without a request in ms, after which the session ends. */
const idleMs = 30 * MINUTE_MS
const KEY = /^[\w-]{43}$/

/** Staff member signed in at the console. */
export interface SignedInStaff extends Actor {
  staffId: string
  role: StaffRole
}

/** Opens a new session. Returns the `Set-Cookie` value; the database keeps only a hash of its key. */
export async function openStaffSession(tx: Tx, staffId: string, now: Date): Promise<string> {
  const key = randomKey()
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000)
  await tx.staffSession.create({ data: { keyHash: hashKey(key), staffId, createdAt: now, lastSeenAt: now, expiresAt } })
  return serializeCookie(staffCookie(), key, sessionSeconds, 'Strict')
}

/** Returns the `Set-Cookie` value that deletes the session cookie. */
export const createExpiredStaffCookie = (): string => serializeCookie(staffCookie(), '', 0, 'Strict')

function keyHashOf(cookieHeader: string | null): string | null {
  const key = readCookie(cookieHeader, staffCookie())
  return key && KEY.test(key) ? hashKey(key) : null
}

/** Returns the hash that identifies a network in the log without revealing it. */
export const hashNetwork = (ip: string): string => deriveKey('staff-network', networkOf(ip)).slice(0, 22)

/** Returns the staff member signed in in this browser; null once signed out, idle, disabled, or given another role. */
export async function readSignedInStaff(
  db: Db,
  { cookieHeader, ip }: { cookieHeader: string | null; ip: string },
  now = new Date(),
): Promise<SignedInStaff | null> {
  const keyHash = keyHashOf(cookieHeader)
  if (keyHash === null) return null
  const row = await db.staffSession.findFirst({
    where: {
      keyHash,
      revokedAt: null,
      expiresAt: { gt: now },
      lastSeenAt: { gt: new Date(now.getTime() - idleMs) },
      staff: { disabledAt: null, readyAt: { not: null } },
    },
    select: { lastSeenAt: true, staff: { select: { id: true, email: true, role: true } } },
  })
  if (!row) return null
  if (now.getTime() - row.lastSeenAt.getTime() > MINUTE_MS) {
    await db.staffSession.updateMany({ where: { keyHash }, data: { lastSeenAt: now } })
  }
  const { id: staffId, email: name, role } = row.staff
  return { staffId, name, role, networkHash: hashNetwork(ip) }
}

/** Ends the session of this browser. */
export async function closeStaffSession(db: Db, cookieHeader: string | null, now = new Date()): Promise<void> {
  const keyHash = keyHashOf(cookieHeader)
  if (keyHash === null) return
  await db.staffSession.updateMany({ where: { keyHash, revokedAt: null }, data: { revokedAt: now } })
}

/** Ends all sessions of a staff member. */
export async function revokeStaffSessions(tx: Tx, staffId: string, now: Date): Promise<void> {
  await tx.staffSession.updateMany({ where: { staffId, revokedAt: null }, data: { revokedAt: now } })
}
