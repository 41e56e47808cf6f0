import { decode, type JWT } from 'next-auth/jwt'
import { DAY_SECONDS, HOUR_MS } from '@/core/time'
import { deriveKey, deriveKeys, randomId } from '../crypto/secrets'
import type { Db, Tx } from '../db/db'
import { readCookie, sessionCookie } from './cookies'

/** Duration of a session, in seconds. */
export const sessionSeconds = 30 * DAY_SECONDS
/** Precision of a session's last use, in ms: at most one write in this time. */
const seenEveryMs = HOUR_MS

/** Returns the key that encrypts the session token. It is used for nothing else, so the token is valid nowhere else. */
export const sessionSecret = (): string => deriveKey('session', 'token')

/**
 * Returns the claims of a token, also of one encrypted with an earlier server secret; null if it is forged or expired.
 */
export async function readToken(token: string | undefined): Promise<JWT | null> {
  for (const secret of deriveKeys('session', 'token')) {
    const claims = await decode({ token, secret }).catch(() => null)
    if (claims) return claims
  }
  return null
}

/** Session in the cookie that is live in the database. */
export interface LiveSession {
  sessionId: string
  userId: string
}

/** Current state of a session. */
interface OpenSession extends LiveSession {
  /** Whether we mailed the account's password. */
  mustChangePassword: boolean
}

/** Opens a new session and returns its id: every sign-in has its own. */
export async function openSession(db: Db | Tx, userId: string, now: Date): Promise<string> {
  const id = randomId()
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000)
  await db.session.create({ data: { id, userId, createdAt: now, lastSeenAt: now, expiresAt } })
  await db.user.updateMany({ where: { id: userId }, data: { signedInAt: now } })
  return id
}

/** Returns the session of a browser's cookies; null if there is none, or it has expired or was revoked. */
export async function readSession(db: Db, cookieHeader: string | null, now = new Date()): Promise<OpenSession | null> {
  const sessionId = await readSessionId(cookieHeader)
  if (sessionId === null) return null
  const row = await db.session.findFirst({
    where: { id: sessionId, revokedAt: null, expiresAt: { gt: now } },
    select: { userId: true, lastSeenAt: true, user: { select: { mustChangePassword: true } } },
  })
  if (!row) return null
  if (now.getTime() - row.lastSeenAt.getTime() > seenEveryMs) {
    await db.session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: now } })
  }
  return { sessionId, userId: row.userId, mustChangePassword: row.user.mustChangePassword }
}

/** Returns the id of the session in the cookie, live or not; null for a forged, foreign or outdated token. */
export async function readSessionId(cookieHeader: string | null): Promise<string | null> {
  const token = readCookie(cookieHeader, sessionCookie())
  if (!token) return null
  const claims = await readToken(token)
  return typeof claims?.sid === 'string' ? claims.sid : null
}

/** Ends one session. */
export async function revokeSession(db: Db | Tx, sessionId: string, now: Date): Promise<void> {
  await db.session.updateMany({ where: { id: sessionId, revokedAt: null }, data: { revokedAt: now } })
}

/** Ends every session of an account except `kept`, for example after a new password. */
export async function revokeSessions(
  db: Db | Tx,
  userId: string,
  now: Date,
  kept: string | null = null,
): Promise<void> {
  const others = kept === null ? {} : { id: { not: kept } }
  await db.session.updateMany({ where: { userId, revokedAt: null, ...others }, data: { revokedAt: now } })
}
