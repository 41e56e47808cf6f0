import { DomainError } from '@/core/error/error'
import type { StaffRole } from '@/core/ops/permissions'
import type { Staff } from '@/generated/prisma/client'
import { randomId } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'
import { type Actor, runAuditedAction } from '../audit'
import {
  type AddStaffInput,
  type ChangeRoleInput,
  type SetupLink,
  type StaffActionInput,
  type StaffRows,
  skipTake,
  type TablePageInput,
} from '../schema'
import { revokeStaffSessions } from './session'
import { createSetupLink } from './setup'

/** Lists the staff of the console, sorted by address. */
export const listStaff = (db: Db, by: Actor, input: TablePageInput): Promise<StaffRows> =>
  runAuditedAction(db, by, { act: 'staff.read', subject: 'staff' }, async () => {
    const where = { email: { contains: input.q.toLowerCase() } }
    const rows = await db.staff.findMany({
      where,
      orderBy: { email: 'asc' },
      ...skipTake(input),
      // biome-ignore lint/plugin/list-order: only the time is read.
      include: { sessions: { orderBy: { lastSeenAt: 'desc' }, take: 1, select: { lastSeenAt: true } } },
    })
    return { total: await db.staff.count({ where }), rows: rows.map(rowOf) }
  })

const rowOf = ({ id, email, role, readyAt, disabledAt, sessions }: Staff & { sessions: { lastSeenAt: Date }[] }) => ({
  id,
  email,
  role,
  state: disabledAt ? ('disabled' as const) : readyAt ? ('active' as const) : ('invited' as const),
  lastSeenAt: sessions[0]?.lastSeenAt.toISOString() ?? null,
})

/**
 * Adds a staff member.
 * @returns the link with which they set up their access
 * @throws DomainError STAFF_EXISTS
 */
export const addStaff = (
  db: Db,
  by: Actor,
  { email, role, reason }: AddStaffInput,
  now = new Date(),
): Promise<SetupLink> => {
  const id = randomId()
  return runAuditedAction(db, by, { act: 'staff.add', subject: `staff:${id}`, reason }, () =>
    db.$transaction(async (tx) => {
      const { count } = await tx.staff.createMany({ data: [{ id, email, role, createdAt: now }], skipDuplicates: true })
      if (count === 0) throw new DomainError('STAFF_EXISTS')
      return { url: await createSetupLink(tx, id, now) }
    }),
  )
}

/**
 * Changes the role of a staff member and ends their sessions.
 * @throws DomainError NOT_FOUND, LAST_OWNER, NOTHING_TO_DO
 */
export const changeRole = (
  db: Db,
  by: Actor,
  { staffId, role, reason }: ChangeRoleInput,
  now = new Date(),
): Promise<void> =>
  runAuditedAction(db, by, { act: 'staff.role', subject: `staff:${staffId}`, reason: `${role}: ${reason}` }, () =>
    db.$transaction(async (tx) => {
      const staff = await lockStaff(tx, staffId)
      if (staff.role === role) throw new DomainError('NOTHING_TO_DO')
      await keepAnOwner(tx, staff, role)
      await tx.staff.update({ where: { id: staffId }, data: { role } })
      await revokeStaffSessions(tx, staffId, now)
    }),
  )

/**
 * Disables a staff member; a new set-up link enables them again.
 * @throws DomainError NOT_FOUND, LAST_OWNER, NOTHING_TO_DO
 */
export const disableStaff = (
  db: Db,
  by: Actor,
  { staffId, reason }: StaffActionInput,
  now = new Date(),
): Promise<void> =>
  runAuditedAction(db, by, { act: 'staff.disable', subject: `staff:${staffId}`, reason }, () =>
    db.$transaction(async (tx) => {
      const staff = await lockStaff(tx, staffId)
      if (staff.disabledAt) throw new DomainError('NOTHING_TO_DO')
      await keepAnOwner(tx, staff, null)
      await tx.staff.update({ where: { id: staffId }, data: { disabledAt: now } })
      await revokeStaffSessions(tx, staffId, now)
    }),
  )

/** Returns a new set-up link, for a lost phone or for disabled staff: password and second factor are chosen again. */
export const resetStaff = (
  db: Db,
  by: Actor,
  { staffId, reason }: StaffActionInput,
  now = new Date(),
): Promise<SetupLink> =>
  runAuditedAction(db, by, { act: 'staff.reset', subject: `staff:${staffId}`, reason }, () =>
    db.$transaction(async (tx) => {
      const staff = await lockStaff(tx, staffId)
      // On the command line, even the only owner may be reset: they may have lost every other way in.
      if (by.staffId !== null) await keepAnOwner(tx, staff, null)
      await tx.staff.update({ where: { id: staffId }, data: { disabledAt: null } })
      return { url: await createSetupLink(tx, staffId, now) }
    }),
  )

/** Locks all rows and returns one, so that of two owners who remove each other at the same time one is refused. */
async function lockStaff(tx: Tx, staffId: string): Promise<Staff> {
  await tx.$queryRaw`SELECT 1 FROM "Staff" ORDER BY "id" FOR UPDATE`
  const staff = await tx.staff.findUnique({ where: { id: staffId } })
  if (!staff) throw new DomainError('NOT_FOUND')
  return staff
}

/** Refuses a change that leaves no owner who can sign in. @throws DomainError LAST_OWNER */
async function keepAnOwner(tx: Tx, staff: Staff, becomes: StaffRole | null): Promise<void> {
  if (staff.role !== 'owner' || becomes === 'owner') return
  const others = { role: 'owner' as const, disabledAt: null, readyAt: { not: null }, id: { not: staff.id } }
  if ((await tx.staff.count({ where: others })) === 0) throw new DomainError('LAST_OWNER')
}

/** Returns the id of a staff member by their address. @throws DomainError NOT_FOUND */
export async function getStaffId(db: Db, email: string): Promise<string> {
  const staff = await db.staff.findUnique({ where: { email }, select: { id: true } })
  if (!staff) throw new DomainError('NOT_FOUND')
  return staff.id
}
