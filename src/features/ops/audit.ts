import { DomainError } from '@/core/error/error'
import { isAllowed, needsReason, type Permission, permissions, type StaffRole } from '@/core/ops/permissions'
import type { Prisma } from '@/generated/prisma/client'
import { deriveKeys } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'
import { type AuditInput, type AuditRows, skipTake } from './schema'

/** The person who acts at the console. */
export interface Actor {
  /** Id of the staff member; null for the command line of the server. */
  staffId: string | null
  /** Email address of the staff member, or `command`. */
  name: string
  role: StaffRole
  networkHash: string | null
}

/** Actor of the server's command line: a person who can run commands there could change the database anyway. */
export const commandLineActor: Actor = { staffId: null, name: 'command', role: 'owner', networkHash: null }

export interface AuditedAction {
  act: Permission
  /** The object of the action: `order:<id>`, `account:<id>`, or `addressSubject(…)`. No name and no address. */
  subject: string
  reason?: string
}

/**
 * Returns an address as the log stores it: a person who has the address can find it again, but it cannot be read back.
 */
export const addressSubject = (address: string): string => addressSubjects(address)[0] ?? ''

/** Returns the subject as each secret of the server derives it, for searching. */
const addressSubjects = (address: string): string[] =>
  deriveKeys('audit-address', address.toLowerCase()).map((hash) => `address:${hash.slice(0, 22)}`)

/**
 * Runs an action at the console. Only this function checks the role, and it records the action before the action is
 * done, so that nothing is done without a trace. An action that failed gets a second row with the code of the error.
 * @throws DomainError ROLE_REQUIRED, REASON_REQUIRED; and the errors of `run`
 */
export async function runAuditedAction<T>(
  db: Db,
  by: Actor,
  { act, subject, reason }: AuditedAction,
  run: () => Promise<T>,
): Promise<T> {
  const { staffId, name, role, networkHash } = by
  const row = { staffId, actor: name, role, act, subject, reason: reason?.trim() || null, networkHash }
  if (!isAllowed(role, act)) {
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

const filters: Readonly<Record<AuditInput['filter'], Prisma.AuditEntryWhereInput>> = {
  all: {},
  actions: { act: { in: permissions.filter(needsReason) } },
  refused: { failed: { not: null } },
}

/**
 * Returns the filter for entries by actor, act, subject and reason; a customer's address finds the acts on that
 * customer.
 */
const matching = (q: string): Prisma.AuditEntryWhereInput => {
  if (q === '') return {}
  const has = { contains: q, mode: 'insensitive' as const }
  const named = q.includes('@')
    ? [{ subject: { in: addressSubjects(q) } }]
    : [{ act: has }, { subject: has }, { reason: has }]
  return { OR: [{ actor: has }, ...named] }
}

/** Returns the acts at the console, newest first. Reading them is recorded as an act, too. */
export const readAudit = (db: Db, by: Actor, input: AuditInput): Promise<AuditRows> =>
  runAuditedAction(db, by, { act: 'audit.read', subject: 'audit' }, async () => {
    const where = { ...filters[input.filter], ...matching(input.q) }
    const rows = await db.auditEntry.findMany({ where, orderBy: { id: 'desc' }, ...skipTake(input) })
    return {
      total: await db.auditEntry.count({ where }),
      rows: rows.map(({ id, at, actor, role, act, subject, reason, networkHash, failed }) => ({
        id: String(id),
        at: at.toISOString(),
        actor,
        role,
        act,
        subject,
        reason,
        failed,
        network: networkHash?.slice(0, 8) ?? null,
      })),
    }
  })
