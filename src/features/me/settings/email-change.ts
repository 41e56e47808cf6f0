import { DomainError } from '@/core/error/error'
import { reauthenticate } from '@/features/auth/account'
import { codeAttemptsPerIp, resendSeconds } from '@/features/auth/limits'
import { mergeGuestIntoAccount } from '@/features/auth/merge-guest'
import { moveSignupBonus } from '@/features/credits/credits'
import { Prisma } from '@/generated/prisma/client'
import { type CodeOwner, codeMinutes, issueCode, redeemCode } from '@/server/auth/email-code'
import type { Requester } from '@/server/auth/requester'
import { type LiveSession, revokeSessions } from '@/server/auth/session'
import type { OpenDb, Tx } from '@/server/db/db'
import { jobs } from '@/server/jobs/jobs'
import { enqueue } from '@/server/jobs/outbox'
import { consume } from '@/server/limits/rate-limit'
import { sendLimitedMail } from '@/server/mail/mail-limits'
import type { ConfirmEmailChangeInput, EmailChangeStarted, StartEmailChangeInput } from './settings-schema'

/** Returns the owner of a code that changes the address of this account and does nothing else. */
const ownerOf = (userId: string, email: string, browserKey: string): CodeOwner => ({
  purpose: `change:${userId}`,
  email,
  browserKey,
})

/**
 * Mails a code to the new address, after checking the password again. The response is the same if the address has an
 * account: a mail informs its owner, and no code is sent.
 * @throws DomainError PASSWORD_WRONG, EMAIL_UNCHANGED, TOO_MANY_REQUESTS
 */
export async function startEmailChange(
  database: OpenDb,
  requester: Requester,
  userId: string,
  { email, password }: StartEmailChangeInput,
  now = new Date(),
): Promise<EmailChangeStarted> {
  const user = await reauthenticate(database, userId, password)
  if (user.email === email) throw new DomainError('EMAIL_UNCHANGED')
  const { browserKey, locale } = requester
  const send = async (tx: Tx) => {
    const codeId = await issueCode(tx, ownerOf(userId, email, browserKey), now)
    await enqueue(tx, jobs.mailCode, { codeId, locale })
  }
  await sendLimitedMail(database, { door: 'change', asker: requester, email, send }, now)
  return { minutes: codeMinutes, resendSeconds }
}

/**
 * Changes the address with the mailed code: both addresses get a mail, every other browser is signed out, and the
 * orders paid with the new address join the account.
 * @throws DomainError CODE_WRONG with the tries left, CODE_EXPIRED, TOO_MANY_REQUESTS; EMAIL_TAKEN if an account with
 * this address was opened in the meantime.
 */
export async function confirmEmailChange(
  database: OpenDb,
  { ip, browserKey }: Requester,
  { userId, sessionId }: LiveSession,
  { email, code }: ConfirmEmailChangeInput,
  now = new Date(),
): Promise<void> {
  const { db } = database
  await consume(database, codeAttemptsPerIp, ip)
  await redeemCode(db, ownerOf(userId, email, browserKey), code, now)
  try {
    await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${userId} FOR UPDATE`
      const { email: earlier } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
      await tx.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: now } })
      await moveSignupBonus(tx, earlier, email, now)
      await revokeSessions(tx, userId, now, sessionId)
      await mergeGuestIntoAccount(tx, userId, null)
      for (const [address, place] of [[earlier, 'old'] as const, [email, 'new'] as const]) {
        await enqueue(tx, jobs.mailEmailChanged, { userId, address, place, account: email })
      }
    })
  } catch (error) {
    const taken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002'
    throw taken ? new DomainError('EMAIL_TAKEN') : error
  }
}
