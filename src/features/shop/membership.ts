import type { Db, Tx } from '@/server/db'

/** Whether the account is a member; a purchase that was returned has ended its membership. */
export async function isVip(db: Db | Tx, userId: string | null): Promise<boolean> {
  return userId !== null && (await db.vipGrant.count({ where: { userId, revokedAt: null } })) > 0
}
