import { DomainError } from '@/core/error'
import type { User } from '@/generated/prisma/client'
import type { OpenDb } from '@/server/db'
import { verifyPassword } from '@/server/password-hash'
import { consume, type Limit } from '@/server/rate-limit'

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
