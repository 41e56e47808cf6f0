import { DomainError } from '@/core/error/error'
import { findVersionLeaks } from '@/features/norms/disclosure'
import {
  findNormVersion,
  freezeNormVersion,
  publishNormVersion,
  withdrawNormVersion,
} from '@/features/norms/norm-versions'
import type { Db } from '@/server/db/db'
import { type Actor, runAuditedAction } from '../audit'
import type { FreezeNormsInput, NormsActionInput } from './norms-schema'

const subject = (id: string): string => `norms:${id}`

const done = (was: boolean): void => {
  if (!was) throw new DomainError('NORMS_CHANGED')
}

/** Requires that a version's open tables do not reveal what single people answered. @throws DomainError NORMS_LEAK */
async function requireNoLeak(db: Db, id: string): Promise<void> {
  const version = await findNormVersion(db, id)
  if (version && (await findVersionLeaks(db, version)).length > 0) throw new DomainError('NORMS_LEAK')
}

/**
 * Freezes a version: its figures no longer change.
 * @throws DomainError NORMS_CHANGED when it is no draft, or was drafted again since it was viewed; NORMS_LEAK
 */
export const freezeNorms = (
  db: Db,
  by: Actor,
  { id, createdAt, reason }: FreezeNormsInput,
  now = new Date(),
): Promise<void> =>
  runAuditedAction(db, by, { act: 'norms.freeze', subject: subject(id), reason }, async () => {
    await requireNoLeak(db, id)
    done(await freezeNormVersion(db, id, by.name, new Date(createdAt), now))
  })

/**
 * Publishes a version: new reports use it from now on. @throws DomainError NORMS_CHANGED when it is not frozen, or is
 * published; NORMS_LEAK
 */
export const publishNorms = (db: Db, by: Actor, { id, reason }: NormsActionInput, now = new Date()): Promise<void> =>
  runAuditedAction(db, by, { act: 'norms.publish', subject: subject(id), reason }, async () => {
    // Another release may have been published since it was frozen.
    await requireNoLeak(db, id)
    done(await publishNormVersion(db, id, now))
  })

/**
 * Withdraws a version: new reports do not use it, existing ones keep it.
 * @throws DomainError NORMS_CHANGED when it is a draft, or withdrawn
 */
export const withdrawNorms = (db: Db, by: Actor, { id, reason }: NormsActionInput, now = new Date()): Promise<void> =>
  runAuditedAction(db, by, { act: 'norms.withdraw', subject: subject(id), reason }, async () =>
    done(await withdrawNormVersion(db, id, now)),
  )
