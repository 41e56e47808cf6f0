import { DomainError } from '@/core/error'
import { isTheme } from '@/core/theme'
import type { User } from '@/generated/prisma/client'
import type { Db, OpenDb } from '@/server/db'
import { verifyPassword } from '@/server/password-hash'
import { consume, type Limit } from '@/server/rate-limit'
import type { AccountView } from './schema'

/** Who is signed in, and what of the account's choices a page applies. */
export async function getAccount(db: Db, userId: string): Promise<AccountView> {
  const { locale, theme, ...known } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { name: true, email: true, mustChangePassword: true, locale: true, theme: true },
  })
  return { ...known, locale, theme: isTheme(theme) ? theme : null }
}

const triesPerUser: Limit = { name: 'auth.change.user', points: 10, seconds: 15 * 60 }

/**
 * Asks who is signed in for the password again, before something that cannot be taken back.
 * @throws DomainError PASSWORD_WRONG, TOO_MANY_REQUESTS
 */
export async function reauthenticate(database: OpenDb, userId: string, password: string): Promise<User> {
  await consume(database, triesPerUser, userId)
  const user = await database.db.user.findUniqueOrThrow({ where: { id: userId } })
  if (!(await verifyPassword(password, user.passwordHash))) throw new DomainError('PASSWORD_WRONG')
  return user
}
