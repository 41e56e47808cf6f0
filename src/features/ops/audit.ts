import { DomainError } from '@/core/error/error'
import { type Act, mayDo, needsReason, type StaffRole } from '@/core/ops/acts'
import { derivedKeys } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'

/** The person who acts at the console. */
export interface Actor {
  /** null for the command line of the server. */
  staffId: string | null
  /** Their address, or `command`. */
  name: string
  role: StaffRole
  networkHash: string | null
}

/** A person who can run commands on the server could change the database anyway. */
export const commandLine: Actor = { staffId: null, name: 'command', role: 'owner', networkHash: null }

export interface AuditedAction {
  act: Act
  /** The object of the action: `order:<id>`, `account:<id>`, or `addressSubject(…)`. No name and no address. */
  subject: string
  reason?: string
}

/** An address as the log stores it: a person who has the address can find it again, but no one can read it. */
export const addressSubject = (address: string): string => addressSubjects(address)[0] ?? ''

/** The same as each secret of the server makes it, to find by. */
export const addressSubjects = (address: string): string[] =>
  derivedKeys('audit-address', address.toLowerCase()).map((hash) => `address:${hash.slice(0, 22)}`)

/**
 * Does something at the console: the one place that asks whether the role may, and writes it down first, so that nothing
 * is done unseen. What was not done has a second row with the code of the refusal.
 * @throws DomainError ROLE_REQUIRED, REASON_REQUIRED; and what `run` throws
 */
export async function auditedAction<T>(
  db: Db,
  by: Actor,
  { act, subject, reason }: AuditedAction,
  run: () => Promise<T>,
): Promise<T> {
  const { staffId, name, role, networkHash } = by
  const row = { staffId, actor: name, role, act, subject, reason: reason?.trim() || null, networkHash }
  if (!mayDo(role, act)) {
    await db.auditEntry.create({ data: { ...row, failed: 'ROLE_REQUIRED' } })
    throw new DomainError('ROLE_REQUIRED')
  }
  if (needsReason(act) && row.reason === null) throw new DomainError('REASON_REQUIRED')
  await db.auditEntry.create({ data: row })
  try {
    return await run()
  } catch (error) {
    const failed = error instanceof DomainError ? error.code : 'INTERNAL'
    await db.auditEntry.create({ data: { ...row, failed } })
    throw error
  }
}
