import { DomainError } from '@/core/error/error'
import { type Act, mayDo, needsReason, type StaffRole } from '@/core/ops/acts'
import { derivedKeys } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'

/** The person who acts at the console. */
export interface Actor {
  /** Id of the staff member; null for the command line of the server. */
  staffId: string | null
  /** Their address, or `command`. */
  name: string
  role: StaffRole
  networkHash: string | null
}

/** Actor of the server's command line: a person who can run commands there could change the database anyway. */
export const commandLine: Actor = { staffId: null, name: 'command', role: 'owner', networkHash: null }

export interface AuditedAction {
  act: Act
  /** The object of the action: `order:<id>`, `account:<id>`, or `addressSubject(…)`. No name and no address. */
  subject: string
  reason?: string
}

/**
 * Returns an address as the log stores it: a person who has the address can find it again, but it cannot be read back.
 */
export const addressSubject = (address: string): string => addressSubjects(address)[0] ?? ''

/** Returns the subject as each secret of the server derives it, for searching. */
export const addressSubjects = (address: string): string[] =>
  derivedKeys('audit-address', address.toLowerCase()).map((hash) => `address:${hash.slice(0, 22)}`)

/**
 * Runs an action at the console: the only place that checks the role, and records the action first, so that nothing is
 * done unseen. An action that failed gets a second row with the code of the error.
 * @throws DomainError ROLE_REQUIRED, REASON_REQUIRED; and the errors of `run`
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
