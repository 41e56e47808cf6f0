import { DomainError } from '@/core/error/error'
import { MINUTE_SECONDS } from '@/core/time'
import type { Staff } from '@/generated/prisma/client'
import { verifyPassword } from '@/server/auth/password-hash'
import { hashKey } from '@/server/crypto/secrets'
import type { Db, OpenDb, Tx } from '@/server/db/db'
import { networkOf } from '@/server/limits/network'
import { consumeAll, countWithoutRefusal, isUsedUp, type RateLimitRule } from '@/server/limits/rate-limit'
import type { StaffSignInInput } from '../schema'
import { decryptTotpSecret, findTimeStep, spendRecoveryCode } from './second-factor'
import { hashNetwork, openStaffSession } from './session'

const quarter = 15 * MINUTE_SECONDS
const perIp: RateLimitRule = { name: 'ops.login.ip', points: 60, seconds: quarter }
/** Attempts for one address from one network; guesses from other networks do not use up the attempts here. */
const perPair: RateLimitRule = { name: 'ops.login.pair', points: 10, seconds: quarter }
/**
 * Wrong attempts for one address from all networks. Above this limit, each network has fewer attempts, and the log
 * alerts an operator.
 */
const wrongPerStaff: RateLimitRule = { name: 'ops.login.wrong', points: 30, seconds: quarter }
const perPairUnderAttack: RateLimitRule = { name: 'ops.login.pair.few', points: 3, seconds: quarter }

/**
 * Signs in at the console with password and second factor together, so that neither can be tested without the other.
 * @returns the `Set-Cookie` value of the session
 * @throws DomainError STAFF_SIGN_IN_FAILED, the same for a wrong address, password or code; TOO_MANY_REQUESTS
 */
export async function signInStaff(
  database: OpenDb,
  ip: string,
  { email, password, code }: StaffSignInInput,
  now = new Date(),
): Promise<string> {
  const { db } = database
  const [pair, account] = [hashKey(`${networkOf(ip)} ${email}`), hashKey(email)]
  const attacked = await isUsedUp(database, wrongPerStaff, account)
  await consumeAll(database, [
    [attacked ? perPairUnderAttack : perPair, pair],
    [perIp, ip],
  ])
  const staff = await db.staff.findUnique({ where: { email } })
  const fits = await verifyPassword(password, staff?.passwordHash)
  const cookie =
    staff && fits && staff.readyAt && !staff.disabledAt
      ? await db.$transaction(async (tx) =>
          (await provesSecondFactor(tx, staff, code, now)) ? openStaffSession(tx, staff.id, now) : null,
        )
      : null
  if (staff) await note(db, staff, ip, cookie !== null)
  if (cookie !== null) return cookie
  await countWithoutRefusal(database, wrongPerStaff, account)
  throw new DomainError('STAFF_SIGN_IN_FAILED')
}

/** Checks a code of the authenticator or a recovery code; each works only once, even in two simultaneous requests. */
async function provesSecondFactor(tx: Tx, staff: Staff, code: string, now: Date): Promise<boolean> {
  const secret = decryptTotpSecret(staff)
  const step = secret && findTimeStep(secret, code.replace(/[\s-]/g, ''), now)
  return step === null ? spendRecoveryCode(tx, staff.id, code, now) : spendTimeStep(tx, staff.id, step)
}

/** Uses up a time step. @returns false if this step or a later one was used before */
export async function spendTimeStep(tx: Tx, staffId: string, step: number): Promise<boolean> {
  const { count } = await tx.staff.updateMany({
    where: { id: staffId, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
    data: { totpLastStep: step },
  })
  return count === 1
}

const note = (db: Db, { id, email, role }: Staff, ip: string, fits: boolean) =>
  db.auditEntry.create({
    data: {
      staffId: id,
      actor: email,
      role,
      act: 'staff.sign-in',
      subject: `staff:${id}`,
      networkHash: hashNetwork(ip),
      failed: fits ? null : 'STAFF_SIGN_IN_FAILED',
    },
  })
