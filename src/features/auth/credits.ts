import { DomainError } from '@/core/error'
import type { Db, Tx } from '@/server/db'
import { derivedKeys, randomId } from '@/server/secrets'

/** Full reports that come with a new account. */
export const freeReports = 3

/** Reports left to an account; what was bought, used and then given back to the buyer can bring it below zero. */
export async function creditBalance(db: Db | Tx, userId: string): Promise<number> {
  const { _sum } = await db.creditEntry.aggregate({ where: { userId }, _sum: { delta: true } })
  return _sum.delta ?? 0
}

/** Why credits come, and go again, beside being spent. */
type Reason = 'registration' | 'refund'

/** Adds an entry; the same reason with the same reference counts once. */
export async function addCredits(
  tx: Tx,
  userId: string,
  delta: number,
  reason: Reason,
  reference: string,
): Promise<void> {
  await tx.creditEntry.createMany({ data: [{ userId, delta, reason, reference }], skipDuplicates: true })
}

/**
 * Brings what a purchase or gift has given to `target` reports by adding the difference: n while it counts, 0 after it
 * was returned. However often and in whatever order it is called, the last call decides. The caller holds a lock on
 * the purchase or gift.
 */
export async function settleCredits(
  tx: Tx,
  { userId, source, sourceId }: { userId: string; source: 'purchase' | 'gift'; sourceId: string },
  target: number,
): Promise<void> {
  const entries = await tx.creditEntry.findMany({
    where: { userId, reason: { in: [source, 'revoked'] }, reference: { startsWith: `${sourceId}/` } },
    select: { delta: true },
  })
  const delta = target - entries.reduce((sum, entry) => sum + entry.delta, 0)
  if (delta === 0) return
  const reason = delta > 0 ? source : 'revoked'
  await tx.creditEntry.create({ data: { userId, delta, reason, reference: `${sourceId}/${entries.length}` } })
}

/**
 * Spends one credit. The account's row is locked first, so that parallel calls come one after the other and spend
 * exactly what is there.
 * @returns id of the ledger entry
 * @throws DomainError NO_CREDITS
 */
export async function spendCredit(tx: Tx, userId: string, sittingId: string): Promise<bigint> {
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${userId} FOR UPDATE`
  if ((await creditBalance(tx, userId)) < 1) throw new DomainError('NO_CREDITS')
  // A report that was given back may be opened again, so the sitting alone would not tell two unlockings apart.
  const reference = `${sittingId}/${randomId()}`
  const { id } = await tx.creditEntry.create({ data: { userId, delta: -1, reason: 'unlock', reference } })
  return id
}

/**
 * Gives, or takes back, reports by the operator. What is not there cannot be taken.
 * @returns what is left
 * @throws DomainError NOT_FOUND, NO_CREDITS
 */
export async function adjustCredits(tx: Tx, userId: string, delta: number): Promise<number> {
  const [user] = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "User" WHERE id = ${userId} FOR UPDATE`
  if (!user) throw new DomainError('NOT_FOUND')
  const left = (await creditBalance(tx, userId)) + delta
  if (delta < 0 && left < 0) throw new DomainError('NO_CREDITS')
  await tx.creditEntry.create({ data: { userId, delta, reason: 'goodwill', reference: randomId() } })
  return left
}

/** By which an address is recognised after its account is gone; it cannot be read back without the server's secret. */
// The purpose is older than the name: another one would forget every address.
const addressHashes = (email: string): string[] => derivedKeys('welcome', email)

/** The free reports of a new account: three, or what the address had left when an earlier account was deleted. */
export async function grantSignupBonus(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  const earlier = await tx.signupBonus.findFirst({ where: { emailHash: { in: addressHashes(email) } } })
  const left = earlier?.remaining ?? freeReports
  if (left > 0) await addCredits(tx, id, left, 'registration', 'account')
}

/** Call before an account is deleted: its address does not begin with three free reports again. */
export async function rememberSignupBonus(tx: Tx, { id, email }: { id: string; email: string }): Promise<void> {
  const remaining = Math.max(0, Math.min(freeReports, await creditBalance(tx, id)))
  const [emailHash = '', ...earlier] = addressHashes(email)
  await tx.signupBonus.deleteMany({ where: { emailHash: { in: earlier } } })
  await tx.signupBonus.upsert({ where: { emailHash }, create: { emailHash, remaining }, update: { remaining } })
}
