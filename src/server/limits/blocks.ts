import { DomainError } from '@/core/error/error'
import type { BlockKind } from '@/generated/prisma/client'
import { deriveKeys } from '../crypto/secrets'
import type { Db } from '../db/db'
import { networkOf } from './network'

/** Returns the hash of a blocked address or network; the database holds only the hash. */
export const blockHash = (kind: BlockKind, value: string): string => blockHashes(kind, value)[0] ?? ''

/** Returns the hashes from all secrets of the server, for searches. */
export const blockHashes = (kind: BlockKind, value: string): string[] =>
  deriveKeys('block', `${kind}:${kind === 'address' ? value.toLowerCase() : networkOf(value)}`)

/**
 * Refuses actions that a blocked person may not take: sign up, write reviews, buy. Everything else stays open to them,
 * above all help and their own reports.
 * @throws DomainError BLOCKED
 */
export async function refuseBlocked(
  db: Db,
  { ip, email }: { ip: string; email?: string | undefined },
  now = new Date(),
): Promise<void> {
  const hashes = [...blockHashes('network', ip), ...(email === undefined ? [] : blockHashes('address', email))]
  const blocked = await db.block.count({ where: { valueHash: { in: hashes }, expiresAt: { gt: now } } })
  if (blocked > 0) throw new DomainError('BLOCKED')
}
