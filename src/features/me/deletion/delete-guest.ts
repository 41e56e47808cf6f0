import { DomainError } from '@/core/error/error'
import type { Db, Tx } from '@/server/db/db'
import { detachOrders, lockOrders } from './kept-orders'

/**
 * Deletes all data of a browser without an account, in one transaction: sittings with answers, results, reports and the
 * links to them, reviews, reminders, shared content, and with them every consent. Orders and invoices stay for the
 * books, without answers and address. A report whose payment has not arrived yet is delivered to the address it was
 * ordered with.
 * @throws DomainError NOT_FOUND if the browser has joined an account, or is gone; nothing is deleted then.
 */
export const deleteGuest = (db: Db, guestId: string): Promise<void> => db.$transaction((tx) => remove(tx, guestId))

async function remove(tx: Tx, guestId: string): Promise<void> {
  const owner = { userId: null, guestId }
  // Like payment, this locks the orders before the guest. It then locks the orders that arrived in the meantime; after
  // that, no order is added.
  await lockOrders(tx, owner)
  const [guest] = await tx.$queryRaw<{ userId: string | null }[]>`
    SELECT "userId" FROM "Guest" WHERE "id" = ${guestId} FOR UPDATE`
  if (!guest || guest.userId !== null) throw new DomainError('NOT_FOUND')
  await detachOrders(tx, owner, await lockOrders(tx, owner))
  await tx.guest.delete({ where: { id: guestId } })
}
