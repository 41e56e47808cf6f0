import { findPasswordProblemOnServer } from '@/core/account/password'
import { DomainError } from '@/core/error/error'
import { codeMinutes, issueCode, redeemCode } from '@/server/auth/email-code'
import { hashPassword } from '@/server/auth/password-hash'
import type { Requester } from '@/server/auth/requester'
import { revokeSessions } from '@/server/auth/session'
import type { OpenDb, Tx } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'
import { consume } from '@/server/limits/rate-limit'
import { sendLimitedMail } from '@/server/mail/mail-limits'
import { reauthenticate } from './account'
import { codeAttemptsPerIp, resendSeconds } from './limits'
import { mergeGuestIntoAccount } from './merge-guest'
import type { ChangePasswordInput, CodeSent, ForgotPasswordInput, ResetPasswordInput } from './schema'

/**
 * Mails a code to any address, known or not: only the reader of its mail learns whether there is an account.
 * @throws DomainError TOO_MANY_REQUESTS
 */
export async function startReset(
  database: OpenDb,
  requester: Requester,
  { email }: ForgotPasswordInput,
  now = new Date(),
): Promise<CodeSent> {
  const { browserKey, locale } = requester
  const send = async (tx: Tx) => {
    const codeId = await issueCode(tx, { purpose: 'reset', email, browserKey }, now)
    await enqueue(tx, jobs.mailCode, { codeId, locale })
  }
  await sendLimitedMail(database, { door: 'reset', asker: requester, email, send }, now)
  return { minutes: codeMinutes, resendSeconds }
}

/**
 * Sets a new password with the mailed code, and ends all sessions. The code also verifies the address.
 * @throws DomainError PASSWORD_COMMON if the password is on the complete list, before the code is used up; CODE_WRONG
 * with the tries left, CODE_EXPIRED; NO_ACCOUNT, only after the code has verified the address; TOO_MANY_REQUESTS
 */
export async function resetPassword(
  database: OpenDb,
  { ip, browserKey }: Requester,
  { email, code, password }: ResetPasswordInput,
  now = new Date(),
): Promise<void> {
  const { db } = database
  await consume(database, codeAttemptsPerIp, ip)
  const problem = findPasswordProblemOnServer(password)
  if (problem) throw new DomainError(problem)
  await redeemCode(db, { purpose: 'reset', email, browserKey }, code, now)
  const passwordHash = await hashPassword(password)
  const user = await db.user.findUnique({ where: { email }, select: { id: true } })
  if (!user) throw new DomainError('NO_ACCOUNT')
  await db.$transaction(async (tx) => {
    await tx.user.updateMany({ where: { id: user.id, emailVerifiedAt: null }, data: { emailVerifiedAt: now } })
    await replacePassword(tx, user.id, passwordHash, now)
    await mergeGuestIntoAccount(tx, user.id, null)
  })
}

/**
 * Replaces the password of the signed-in account and ends all its sessions; this browser has to sign in again.
 * @throws DomainError PASSWORD_WRONG, PASSWORD_SHORT, PASSWORD_LONG, PASSWORD_COMMON, TOO_MANY_REQUESTS; the schema has
 * already refused an unchanged password
 */
export async function changePassword(
  database: OpenDb,
  userId: string,
  { current, password }: ChangePasswordInput,
  now = new Date(),
): Promise<void> {
  const user = await reauthenticate(database, userId, current)
  // A mailed password stays in a mailbox, so the new password must not be the mailed one with a little more.
  const known = user.mustChangePassword ? [current] : []
  const problem = findPasswordProblemOnServer(password, [user.name, user.email, ...known])
  if (problem) throw new DomainError(problem)
  const passwordHash = await hashPassword(password)
  await database.db.$transaction((tx) => replacePassword(tx, userId, passwordHash, now))
}

async function replacePassword(tx: Tx, userId: string, passwordHash: string, now: Date): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { passwordHash, mustChangePassword: false } })
  await revokeSessions(tx, userId, now)
  await enqueue(tx, jobs.mailPasswordChanged, { userId })
}
