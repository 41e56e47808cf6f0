import { policyVersion } from '@/content/shop/policies'
import { findPasswordProblemOnServer } from '@/core/account/password'
import { DomainError } from '@/core/error/error'
import { grantSignupBonus } from '@/features/credits/credits'
import { Prisma } from '@/generated/prisma/client'
import { codeMinutes, issueCode, redeemCode } from '@/server/auth/email-code'
import { hashPassword } from '@/server/auth/password-hash'
import type { Requester } from '@/server/auth/requester'
import { randomId } from '@/server/crypto/secrets'
import type { OpenDb, Tx } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'
import { refuseBlocked } from '@/server/limits/blocks'
import { consume } from '@/server/limits/rate-limit'
import { sendLimitedMail } from '@/server/mail/mail-limits'
import { codeAttemptsPerIp, resendSeconds } from './limits'
import { mergeGuestIntoAccount } from './merge-guest'
import type { CodeSent, ConfirmRegistrationInput, RegisterInput } from './schema'

/**
 * Stores the form and mails a code to the address; the account is opened when the code is entered. Response, work and
 * time are the same if the address already has an account: a mail informs its owner.
 * @throws DomainError PASSWORD_COMMON if the password is on the complete list (the schema has checked the rest);
 * BLOCKED, TOO_MANY_REQUESTS
 */
export async function startRegistration(
  database: OpenDb,
  requester: Requester,
  { name, email, password }: RegisterInput,
  now = new Date(),
): Promise<CodeSent> {
  const problem = findPasswordProblemOnServer(password)
  if (problem) throw new DomainError(problem)
  const { browserKey, locale } = requester
  await refuseBlocked(database.db, { ip: requester.ip, email })
  let passwordHash = ''
  const prepare = async () => {
    passwordHash = await hashPassword(password)
  }
  const send = async (tx: Tx) => {
    const codeId = await issueCode(tx, { purpose: 'register', email, browserKey }, now)
    const filledIn = { name, passwordHash, locale, privacyVersion: policyVersion, createdAt: now }
    await tx.registration.create({ data: { codeId, ...filledIn } })
    await enqueue(tx, jobs.mailCode, { codeId, locale })
  }
  await sendLimitedMail(database, { door: 'register', asker: requester, email, prepare, send }, now)
  return { minutes: codeMinutes, resendSeconds }
}

/**
 * Opens the account once the code has verified its address; this browser's data and the orders paid with the address
 * join it. Signing in is a separate step, with the password.
 * @throws DomainError CODE_WRONG with the tries left, CODE_EXPIRED, ACCOUNT_EXISTS, TOO_MANY_REQUESTS
 */
export async function confirmRegistration(
  database: OpenDb,
  { ip, browserKey }: Requester,
  { email, code }: ConfirmRegistrationInput,
  guestId: string | null,
  now = new Date(),
): Promise<void> {
  const { db } = database
  await consume(database, codeAttemptsPerIp, ip)
  const codeId = await redeemCode(db, { purpose: 'register', email, browserKey }, code, now)
  const pending = await db.registration.findUniqueOrThrow({ where: { codeId } })
  const { name, passwordHash, locale, privacyVersion } = pending
  const userId = randomId()
  try {
    await db.$transaction(async (tx) => {
      const known = { name, passwordHash, locale, privacyVersion, emailVerifiedAt: now, createdAt: now }
      await tx.user.create({ data: { id: userId, email, ...known } })
      await tx.registration.delete({ where: { codeId } })
      await mergeGuestIntoAccount(tx, userId, guestId)
      await grantSignupBonus(tx, { id: userId, email })
      await enqueue(tx, jobs.mailAccount, { userId })
    })
  } catch (error) {
    // The first of two verified sign-ups for one address counts.
    const taken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
    throw taken ? new DomainError('ACCOUNT_EXISTS') : error
  }
}
