import { isIP } from 'node:net'
import { DomainError } from '@/core/error/error'
import { findAccountEmailProblem, maskEmail, toAccountEmail } from '@/core/input/email'
import { DAY_MS } from '@/core/time'
import { randomId } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { blockHash, blockHashes } from '@/server/limits/blocks'
import { networkOf } from '@/server/limits/network'
import { type Actor, runAuditedAction } from '../audit'
import { skipTake, type TablePageInput } from '../schema'
import type { AddBlockInput, BlockRows, LiftBlockInput, RateLimitRows } from './blocks-schema'

/** Returns the current and recently ended blocks, newest first. An address is found only when typed in full. */
export const listBlocks = (db: Db, by: Actor, input: TablePageInput, now = new Date()): Promise<BlockRows> =>
  runAuditedAction(db, by, { act: 'block.read', subject: 'blocks' }, async () => {
    const has = { contains: input.q, mode: 'insensitive' as const }
    const valueHash = { in: [...blockHashes('address', input.q), ...blockHashes('network', input.q)] }
    const where = input.q === '' ? {} : { OR: [{ label: has }, { reason: has }, { valueHash }] }
    const rows = await db.block.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...skipTake(input),
    })
    return {
      total: await db.block.count({ where }),
      rows: rows.map(({ id, kind, label, reason, createdAt, expiresAt }) => ({
        id,
        kind,
        label,
        reason,
        at: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        over: expiresAt <= now,
      })),
    }
  })

/**
 * Returns a blocked address or network as it is stored.
 * @throws DomainError EMAIL_REQUIRED, ACCOUNT_FORMAT, NETWORK_INVALID
 */
function blockedOf({ kind, value }: Pick<AddBlockInput, 'kind' | 'value'>) {
  if (kind === 'network') {
    if (!isIP(value)) throw new DomainError('NETWORK_INVALID')
    return { valueHash: blockHash(kind, value), label: networkOf(value) }
  }
  const problem = findAccountEmailProblem(value)
  if (problem) throw new DomainError(problem)
  const email = toAccountEmail(value)
  return { valueHash: blockHash(kind, email), label: maskEmail(email) }
}

/**
 * Blocks an address or network for some days from now; a block that already exists gets the new end and reason.
 * @throws DomainError as `blockedOf`
 */
export const addBlock = (db: Db, by: Actor, input: AddBlockInput, now = new Date()): Promise<void> => {
  const { kind, days, reason } = input
  const { valueHash, label } = blockedOf(input)
  const data = { reason, createdAt: now, expiresAt: new Date(now.getTime() + days * DAY_MS) }
  return runAuditedAction(
    db,
    by,
    { act: 'block.add', subject: `block:${valueHash.slice(0, 22)}`, reason },
    async () => {
      await db.block.upsert({
        where: { valueHash },
        create: { id: randomId(), kind, label, valueHash, ...data },
        update: data,
      })
    },
  )
}

/** Ends a block now. @throws DomainError NOT_FOUND when the block does not exist or is over */
export const liftBlock = (db: Db, by: Actor, { blockId, reason }: LiftBlockInput, now = new Date()): Promise<void> =>
  runAuditedAction(db, by, { act: 'block.lift', subject: `block:${blockId}`, reason }, async () => {
    const where = { id: blockId, expiresAt: { gt: now } }
    const { count } = await db.block.updateMany({ where, data: { expiresAt: now } })
    if (count === 0) throw new DomainError('NOT_FOUND')
  })

/** Returns the rate limits being counted now, the most used first. */
export const listRateLimits = (db: Db, by: Actor, input: TablePageInput, now = new Date()): Promise<RateLimitRows> =>
  runAuditedAction(db, by, { act: 'limits.read', subject: 'limits' }, async () => {
    const where = { key: { contains: input.q }, expire: { gt: BigInt(now.getTime()) } }
    const rows = await db.rateLimit.findMany({
      where,
      orderBy: [{ points: 'desc' }, { key: 'asc' }],
      ...skipTake(input),
    })
    return {
      total: await db.rateLimit.count({ where }),
      rows: rows.map(({ key, points, expire }) => {
        const at = key.indexOf(':')
        const whom = key.slice(at + 1)
        return {
          key,
          limit: key.slice(0, at),
          points,
          until: new Date(Number(expire)).toISOString(),
          whom: isIP(whom.replace(/::\/64$/, '::')) ? whom : `${whom.slice(0, 8)}…`,
        }
      }),
    }
  })
