import type { FindingKind } from '@/generated/prisma/client'
import type { Db } from '@/server/db'
import { log } from '@/server/log'
import { randomId } from '@/server/secrets'

/** Something in the provider's books that does not fit ours. */
export interface Found {
  kind: FindingKind
  /** What it is about: an order or a movement. */
  orderId?: string | null
  movementId?: string | null
  /** Amount or state, as each side has it. */
  ours?: string | null
  theirs?: string | null
}

/** Writes down what was found; seen again it stays the same one, and what somebody has settled stays settled. */
export async function noteFinding(db: Db, found: Found, now: Date): Promise<void> {
  const { kind, orderId = null, movementId = null } = found
  const key = `${kind}:${orderId ?? movementId}`
  const data = { id: randomId(), key, foundAt: now, seenAt: now, ...found }
  const { count } = await db.finding.createMany({ data: [data], skipDuplicates: true })
  if (count === 1) log.warn({ kind, order: orderId, movement: movementId }, 'payment: the books differ')
  else await db.finding.updateMany({ where: { key }, data: { seenAt: now } })
}
