import { isTheme } from '@/core/theme'
import type { Db } from '@/server/db'
import type { AccountView } from './schema'

/** Who is signed in, and what of the account's choices a page applies. */
export async function getAccount(db: Db, userId: string): Promise<AccountView> {
  const { locale, theme, ...known } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { name: true, email: true, mustChangePassword: true, locale: true, theme: true },
  })
  return { ...known, locale, theme: isTheme(theme) ? theme : null }
}
