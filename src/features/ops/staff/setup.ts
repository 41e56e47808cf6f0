import { findPasswordProblemOnServer } from '@/core/account/password'
import { createQrCode } from '@/core/charts/qr'
import { DomainError } from '@/core/error/error'
import { DAY_MS, MINUTE_SECONDS } from '@/core/time'
import { env } from '@/env'
import type { Staff } from '@/generated/prisma/client'
import { hashPassword } from '@/server/auth/password-hash'
import { hashKey, randomKey } from '@/server/crypto/secrets'
import type { Db, OpenDb, Tx } from '@/server/db/db'
import { consume, type RateLimitRule } from '@/server/limits/rate-limit'
import type { BeginSetupInput, FinishSetupInput, SetupView } from '../schema'
import {
  createTotpSecret,
  createTotpUri,
  decryptTotpSecret,
  findTimeStep,
  replaceRecoveryCodes,
  sealSecret,
} from './second-factor'
import { openStaffSession, revokeStaffSessions } from './session'
import { spendTimeStep } from './sign-in'

const perIp: RateLimitRule = { name: 'ops.setup.ip', points: 60, seconds: 15 * MINUTE_SECONDS }

/**
 * Returns a link to choose a password and a second factor. It works once and for a day. The current password and second
 * factor stop working at once, and all sessions end. The key is after the #, so that it reaches no server and no log.
 */
export async function createSetupLink(tx: Tx, staffId: string, now: Date): Promise<string> {
  const key = randomKey()
  await tx.staff.update({
    where: { id: staffId },
    data: {
      passwordHash: null,
      totpSecret: null,
      totpLastStep: null,
      readyAt: null,
      setupKeyHash: hashKey(key),
      setupExpiresAt: new Date(now.getTime() + DAY_MS),
    },
  })
  await tx.staffRecoveryCode.deleteMany({ where: { staffId } })
  await revokeStaffSessions(tx, staffId, now)
  return `${env.APP_URL}/admin/setup#${key}`
}

/** Finds the staff member of a setup link. @throws DomainError SETUP_OVER */
async function staffOf(db: Db, key: string, now: Date): Promise<Staff> {
  const where = { setupKeyHash: hashKey(key), setupExpiresAt: { gt: now }, disabledAt: null }
  const staff = await db.staff.findFirst({ where })
  if (!staff) throw new DomainError('SETUP_OVER')
  return staff
}

/**
 * Returns the second factor to add to the authenticator; the same on every call.
 * @throws DomainError SETUP_OVER, TOO_MANY_REQUESTS
 */
export async function beginSetup(
  database: OpenDb,
  ip: string,
  { key }: BeginSetupInput,
  now = new Date(),
): Promise<SetupView> {
  await consume(database, perIp, ip)
  const { db } = database
  const { id, email, role } = await staffOf(db, key, now)
  const fresh = { totpSecret: sealSecret(id, createTotpSecret()) }
  // A second window of the same person shows the same QR code.
  await db.staff.updateMany({ where: { id, totpSecret: null, setupKeyHash: hashKey(key) }, data: fresh })
  const secret = decryptTotpSecret(await staffOf(db, key, now))
  if (!secret) throw new DomainError('SETUP_OVER')
  return { email, role, secret: secret.base32, qr: createQrCode(createTotpUri(email, secret)) }
}

/**
 * Stores the password once a code of the authenticator is verified, and signs in.
 * @returns recovery codes, which are never shown again, and the `Set-Cookie` value of the session
 * @throws DomainError SETUP_OVER, PASSWORD_…, STAFF_SIGN_IN_FAILED for a wrong code, TOO_MANY_REQUESTS
 */
export async function finishSetup(
  database: OpenDb,
  ip: string,
  { key, password, code }: FinishSetupInput,
  now = new Date(),
): Promise<{ codes: string[]; cookie: string }> {
  await consume(database, perIp, ip)
  const { db } = database
  const staff = await staffOf(db, key, now)
  const problem = findPasswordProblemOnServer(password, [staff.email])
  if (problem) throw new DomainError(problem)
  const secret = decryptTotpSecret(staff)
  const step = secret && findTimeStep(secret, code.replace(/[\s-]/g, ''), now)
  if (step === null) throw new DomainError('STAFF_SIGN_IN_FAILED')
  const passwordHash = await hashPassword(password)
  return db.$transaction(async (tx) => {
    const { count } = await tx.staff.updateMany({
      where: { id: staff.id, setupKeyHash: hashKey(key), disabledAt: null },
      data: { passwordHash, readyAt: now, setupKeyHash: null, setupExpiresAt: null },
    })
    if (count !== 1 || !(await spendTimeStep(tx, staff.id, step))) throw new DomainError('SETUP_OVER')
    const { id: staffId, email: actor, role } = staff
    await tx.auditEntry.create({ data: { staffId, actor, role, act: 'staff.setup', subject: `staff:${staffId}` } })
    return { codes: await replaceRecoveryCodes(tx, staffId), cookie: await openStaffSession(tx, staffId, now) }
  })
}
