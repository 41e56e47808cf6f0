import { DomainError } from '@/core/error/error'
import { findOrderNumber } from '@/core/input/typed-text'
import { pseudonymPrefix, pseudonymsOf } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { type Actor, addressSubject, runAuditedAction } from '../audit'
import { skipTake, type TablePageInput } from '../schema'
import type { CustomerRows } from './support-schema'

/** Minimum number of characters in a search, because fewer would list everybody. */
const shortest = 3

interface Found {
  ref: string
  email: string
  name: string | null
  orders: number
  since: Date
  total: number
}

/**
 * Finds people by order number, address or name: accounts, and the addresses of orders without an account. Deleted
 * people are found by the address they had. A search that is too short lists no one.
 */
export function searchCustomers(db: Db, by: Actor, input: TablePageInput): Promise<CustomerRows> {
  const { q } = input
  return runAuditedAction(db, by, { act: 'customer.search', subject: addressSubject(q) }, async () => {
    if (q.length < shortest) return { rows: [], total: 0 }
    const { skip, take } = skipTake(input)
    const like = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    const rows = await db.$queryRaw<Found[]>`
      WITH found AS (
        SELECT 'account-' || u.id AS ref, u.email, u.name, u."createdAt" AS since,
               (SELECT count(*) FROM "Order" o WHERE o."userId" = u.id)::int AS orders
        FROM "User" u
        WHERE u.email LIKE ${like} OR lower(u.name) LIKE ${like} OR lower(u.nickname) LIKE ${like}
           OR u.id = (SELECT "userId" FROM "Order" WHERE id = ${findOrderNumber(q)})
        UNION ALL
        SELECT 'order-' || (array_agg(o.id ORDER BY o."createdAt" DESC, o.id DESC))[1], lower(o.email), NULL,
               min(o."createdAt"), count(*)::int
        FROM "Order" o
        WHERE o."userId" IS NULL AND (o.id = ${findOrderNumber(q)} OR o.email = ANY(${pseudonymsOf(q)})
               OR (lower(o.email) LIKE ${like} AND NOT starts_with(o.email, ${pseudonymPrefix})))
          AND NOT EXISTS (SELECT 1 FROM "User" u WHERE u.email = lower(o.email))
        GROUP BY lower(o.email)
      )
      SELECT *, count(*) OVER ()::int AS total FROM found ORDER BY since DESC, ref OFFSET ${skip} LIMIT ${take}`
    return {
      total: rows[0]?.total ?? 0,
      rows: rows.map(({ total: _, since, ...row }) => ({ ...row, since: since.toISOString() })),
    }
  })
}

/** Returns the account and address of a customer; `userId` is null without an account. @throws DomainError NOT_FOUND */
export async function resolveCustomer(db: Db, ref: string): Promise<{ userId: string | null; email: string }> {
  const [kind, id] = [ref.slice(0, ref.indexOf('-')), ref.slice(ref.indexOf('-') + 1)]
  if (kind === 'account') {
    const user = await db.user.findUnique({ where: { id }, select: { email: true } })
    if (user) return { userId: id, email: user.email }
  } else {
    const order = await db.order.findUnique({ where: { id }, select: { email: true, userId: true } })
    const user =
      order &&
      (await db.user.findFirst({ where: { OR: [{ id: order.userId ?? '' }, { email: order.email.toLowerCase() }] } }))
    if (order) return { userId: user?.id ?? null, email: user?.email ?? order.email }
  }
  throw new DomainError('NOT_FOUND')
}
