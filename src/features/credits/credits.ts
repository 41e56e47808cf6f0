import { freeReports } from '@/core/commerce/product'
import { DomainError } from '@/core/error/error'
import { mailboxOf } from '@/core/input/email'
import { deriveKeys, randomId } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'

/** Returns the number of reports left to an account; it is negative if reports were bought, used and then refunded. */
export async function getCreditBalance(db: Db | Tx, userId: string): Promise<number> {
  const { _sum } = await db.creditEntry.aggregate({ where: { userId }, _sum: { delta: true } })
  return _sum.delta ?? 0
}

/** Reasons that `addCredits` accepts; the other functions here write the other entries. */
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
 * Adds the difference that brings the credits from a purchase or gift to `target`: all its reports while it counts, 0
 * after it was returned. It can be called any number of times; the last call decides. The caller holds a lock on the
 * purchase or gift.
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
  if ((await getCreditBalance(tx, userId)) < 1) throw new DomainError('NO_CREDITS')
  // A report that was given back may be opened again, so the sitting id alone would not distinguish two unlockings.
  const reference = `${sittingId}/${randomId()}`
  const { id } = await tx.creditEntry.create({ data: { userId, delta: -1, reason: 'unlock', reference } })
  return id
}

/**
 * Gives or takes back reports for the operator. It cannot take more than are left.
 * @returns number of reports left
 * @throws DomainError NOT_FOUND, NO_CREDITS
 */
export async function adjustCredits(tx: Tx, userId: string, delta: number): Promise<number> {
  const [user] = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "User" WHERE id = ${userId} FOR UPDATE`
  if (!user) throw new DomainError('NOT_FOUND')
  const left = (await getCreditBalance(tx, userId)) + delta
  if (delta < 0 && left < 0) throw new DomainError('NO_CREDITS')
  await tx.creditEntry.create({ data: { userId, delta, reason: 'goodwill', reference: randomId() } })
  return left
}

/** Returns the hashes of a mailbox, the newest secret's first; without the server's secret they do not reveal it. */
// The purpose is older than the function's name: a new one would lose every stored mailbox.
const mailboxHashes = (email: string): string[] => deriveKeys('welcome', mailboxOf(email))

/**
 * Returns the rows of a mailbox, also those that earlier versions stored by address, locked until the transaction ends.
 */
async function bonusOf(tx: Tx, email: string) {
  const [hash = ''] = mailboxHashes(email)
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`bonus:${hash}`}, 0))`
  const emailHash = { in: [...mailboxHashes(email), ...deriveKeys('welcome', email)] }
  const rows = await tx.signupBonus.findMany({ where: { emailHash } })
  return {
    /** Number of free reports left; null while none were ever given. */
    left: rows.length === 0 ? null : Math.min(...rows.map(({ remaining }) => remaining)),
    endedAt: rows[0]?.endedAt ?? null,
    /** Replaces all rows by one. @param endedAt time when its last account was deleted; null while there is one */
    write: async (remaining: number, endedAt: Date | null) => {
      await tx.signupBonus.deleteMany({ where: { emailHash } })
      await tx.signupBonus.create({ data: { emailHash: hash, remaining, endedAt } })
    },
  }
}

/**
 * Grants the free reports of a new account: three for the first account of a mailbox, later those left when the earlier
 * account was deleted. Another spelling of an address is the same mailbox. The account is opened in any case.
 * @returns number of reports granted
 */
export async function grantSignupBonus(tx: Tx, { id, email }: { id: string; email: string }): Promise<number> {
  const bonus = await bonusOf(tx, email)
  const left = bonus.left ?? ((await hasEarlierAccount(tx, { id, email })) ? 0 : freeReports)
  await bonus.write(0, null)
  if (left > 0) await addCredits(tx, id, left, 'registration', 'account')
  return left
}

/** Returns whether another account, opened before mailboxes were recorded, has the plain spelling of this address. */
const hasEarlierAccount = async (tx: Tx, { id, email }: { id: string; email: string }): Promise<boolean> =>
  (await tx.user.count({ where: { email: mailboxOf(email), id: { not: id } } })) > 0

/** Records the free reports left, before an account is deleted, so that its mailbox does not get three again. */
export async function rememberSignupBonus(
  tx: Tx,
  { id, email }: { id: string; email: string },
  now = new Date(),
): Promise<void> {
  const bonus = await bonusOf(tx, email)
  const given = await tx.creditEntry.findFirst({ where: { userId: id, reason: 'registration' } })
  // Reports that the account bought or was given beside the free ones do not count.
  const left = Math.max(0, Math.min(given?.delta ?? 0, await getCreditBalance(tx, id)))
  // An account with the same mailbox, deleted in the meantime, may have left credits. Earlier versions granted the bonus
  // again without resetting that number, so a number from before this account is out of date.
  const isStale = given !== null && bonus.endedAt !== null && bonus.endedAt < given.createdAt
  await bonus.write(Math.min(freeReports, (isStale ? 0 : (bonus.left ?? 0)) + left), now)
}

/** Updates both mailboxes when an account changes its address, so that neither gets the free reports again. */
export async function moveSignupBonus(tx: Tx, from: string, to: string, now: Date): Promise<void> {
  if (mailboxOf(from) === mailboxOf(to)) return
  const left = await bonusOf(tx, from)
  await left.write(left.left ?? 0, now)
  const entered = await bonusOf(tx, to)
  await entered.write(entered.left ?? 0, null)
}
