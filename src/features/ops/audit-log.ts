import { acts, needsReason } from '@/core/ops/acts'
import type { Prisma } from '@/generated/prisma/client'
import type { Db } from '@/server/db/db'
import { type Actor, addressSubjects, auditedAction } from './audit'
import { type AuditInput, type AuditRows, skipTake } from './schema'

const filters: Readonly<Record<AuditInput['filter'], Prisma.AuditEntryWhereInput>> = {
  all: {},
  actions: { act: { in: acts.filter(needsReason) } },
  refused: { failed: { not: null } },
}

/** Returns the filter for entries by actor, act, subject and reason; a customer's address finds the acts on it. */
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
  auditedAction(db, by, { act: 'audit.read', subject: 'audit' }, async () => {
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
