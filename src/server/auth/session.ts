import { decode, type JWT } from 'next-auth/jwt'
import { DAY_SECONDS, HOUR_MS } from '@/core/time'
import { derivedKey, derivedKeys, randomId } from '../crypto/secrets'
import type { Db, Tx } from '../db/db'
import { readCookie, sessionCookie } from './cookies'

/** How long a sign-in lasts, in seconds. */
export const sessionSeconds = 30 * DAY_SECONDS
/** How exactly we know when a session was last used: one write in this time at most. */
const seenEveryMs = HOUR_MS

/** Encrypts the session token; its own key, so that the token is good for nothing else. */
export const sessionSecret = (): string => derivedKey('session', 'token')

/** Returns the claims of a token, also one made with an earlier server secret; null when it is forged or expired. */
export async function readToken(token: string | undefined): Promise<JWT | null> {
  for (const secret of derivedKeys('session', 'token')) {
    const claims = await decode({ token, secret }).catch(() => null)
    if (claims) return claims
  }
  return null
}

/** A sign-in as the cookie names it and the database knows it. */
export interface LiveSession {
  sessionId: string
  userId: string
}

/** A session as it is at this moment. */
interface OpenSession extends LiveSession {
  /** The account's password came from us. */
  mustChangePassword: boolean
}

/** Opens a new session: every sign-in has an id of its own. */
export async function openSession(db: Db | Tx, userId: string, now: Date): Promise<string> {
  const id = randomId()
  const expiresAt = new Date(now.getTime() + sessionSeconds * 1000)
  await db.session.create({ data: { id, userId, createdAt: now, lastSeenAt: now, expiresAt } })
  await db.user.updateMany({ where: { id: userId }, data: { signedInAt: now } })
  return id
}

/** The session of a browser's cookies; null when there is none, or it has ended, here or there. */
export async function readSession(db: Db, cookieHeader: string | null, now = new Date()): Promise<OpenSession | null> {
  const sessionId = await namedSession(cookieHeader)
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

/** The session that the cookie names, live or not; a forged, foreign or outdated token names none. */
export async function namedSession(cookieHeader: string | null): Promise<string | null> {
  const token = readCookie(cookieHeader, sessionCookie())
  if (!token) return null
  const claims = await readToken(token)
  return typeof claims?.sid === 'string' ? claims.sid : null
}

/** Ends one session. */
export async function revokeSession(db: Db | Tx, sessionId: string, now: Date): Promise<void> {
  await db.session.updateMany({ where: { id: sessionId, revokedAt: null }, data: { revokedAt: now } })
}

/** Ends every session of an account: after a new password nobody stays signed in. `kept` alone goes on. */
export async function revokeSessions(
  db: Db | Tx,
  userId: string,
  now: Date,
  kept: string | null = null,
): Promise<void> {
  const others = kept === null ? {} : { id: { not: kept } }
  await db.session.updateMany({ where: { userId, revokedAt: null, ...others }, data: { revokedAt: now } })
}
