import { isTheme } from '@/core/brand/theme'
import { DomainError } from '@/core/error/error'
import { MINUTE_SECONDS } from '@/core/time'
import type { User } from '@/generated/prisma/client'
import { verifyPassword } from '@/server/auth/password-hash'
import { readSessionId, revokeSessions } from '@/server/auth/session'
import type { Db, OpenDb } from '@/server/db/db'
import { consume, type RateLimitRule } from '@/server/limits/rate-limit'
import type { AccountView } from './schema'

/** Returns the signed-in account, with the preferences that a page applies. */
export async function getAccount(db: Db, userId: string): Promise<AccountView> {
  const { locale, theme, ...known } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { name: true, email: true, mustChangePassword: true, locale: true, theme: true },
  })
  return { ...known, locale, theme: isTheme(theme) ? theme : null }
}

const triesPerUser: RateLimitRule = { name: 'auth.change.user', points: 10, seconds: 15 * MINUTE_SECONDS }

/**
 * Checks the password of the signed-in account again, before an action that cannot be undone.
 * @throws DomainError PASSWORD_WRONG, TOO_MANY_REQUESTS
 */
export async function reauthenticate(database: OpenDb, userId: string, password: string): Promise<User> {
  await consume(database, triesPerUser, userId)
  const user = await database.db.user.findUniqueOrThrow({ where: { id: userId } })
  if (!(await verifyPassword(password, user.passwordHash))) throw new DomainError('PASSWORD_WRONG')
  return user
}

/** Ends every session of the account except the one that the cookies name. @returns number of open sessions ended */
export async function signOutElsewhere(
  db: Db,
  userId: string,
  cookieHeader: string | null,
  now = new Date(),
): Promise<{ ended: number }> {
  const kept = await readSessionId(cookieHeader)
  const others = { userId, revokedAt: null, expiresAt: { gt: now }, ...(kept !== null && { id: { not: kept } }) }
  const ended = await db.session.count({ where: others })
  await revokeSessions(db, userId, now, kept)
  return { ended }
}
