import { hashKey } from '../crypto/secrets'
import type { Db } from '../db/db'
import { noteUse } from '../entitlements'

/** Counts the results and accounts that the key in a warning refers to. */
export async function countKept(db: Db, key: string): Promise<number> {
  const where = { warningKeyHash: hashKey(key) }
  return (await db.entitlement.count({ where })) + (await db.user.count({ where }))
}

/** Keeps all of them, as reading or signing in would. Returns false when none is left. */
export async function keepResults(db: Db, key: string, now = new Date()): Promise<boolean> {
  const where = { warningKeyHash: hashKey(key) }
  const paid = await noteUse(db, where, now)
  const free = await db.user.updateMany({ where, data: { keptAt: now } })
  return paid + free.count > 0
}
