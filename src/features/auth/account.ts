import type { Db } from '@/server/db'
import type { AccountView } from './schema'

/** Who is signed in. */
export const getAccount = (db: Db, userId: string): Promise<AccountView> =>
  db.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true, email: true, mustChangePassword: true } })
