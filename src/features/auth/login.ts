import { DomainError, isDomainErrorCode } from '@/core/error/error'
import { MINUTE_SECONDS } from '@/core/time'
import { readKnownBrowser } from '@/server/auth/known-browser'
import { verifyPassword } from '@/server/auth/password-hash'
import { readPrincipal } from '@/server/auth/principal'
import { type LiveSession, openSession, readSessionId, revokeSession } from '@/server/auth/session'
import { hashKey } from '@/server/crypto/secrets'
import type { OpenDb } from '@/server/db/db'
import { networkOf } from '@/server/limits/network'
import { consumeAll, countWithoutRefusal, isUsedUp, type RateLimitRule } from '@/server/limits/rate-limit'
import { mergeGuestIntoAccount } from './merge-guest'
import { Credentials } from './schema'

const quarter = 15 * MINUTE_SECONDS
// High enough for a school class behind one IP address.
const perIp: RateLimitRule = { name: 'auth.login.ip', points: 120, seconds: quarter }
/** Limit for one client at one account, or for one browser that was signed in to that account before. */
const perPair: RateLimitRule = { name: 'auth.login.pair', points: 10, seconds: quarter }
/**
 * Limit on wrong guesses at one account from all clients. An account over the limit is not locked, because strangers
 * could then keep its owner from signing in on a new device. Instead, each client has fewer guesses, and the log alerts
 * an operator. Guesses in a browser that has been signed in to the account before do not count here.
 */
const wrongPerAccount: RateLimitRule = { name: 'auth.login.wrong', points: 50, seconds: quarter }
const perPairUnderAttack: RateLimitRule = { name: 'auth.login.pair.few', points: 3, seconds: quarter }

/** IP address and cookies of the browser that signs in. */
export interface SignInRequest {
  ip: string
  cookieHeader: string | null
}

/**
 * Signs in: opens a session, ends the browser's earlier one, and moves the browser's data to the account. The first
 * sign-in with a mailed password also verifies the address.
 * @throws DomainError SIGN_IN_FAILED alike for an unknown address and a wrong password, in the same time;
 * EMAIL_REQUIRED, ACCOUNT_FORMAT, PASSWORD_REQUIRED, TOO_MANY_REQUESTS.
 */
export async function login(
  database: OpenDb,
  { ip, cookieHeader }: SignInRequest,
  typed: { email: string; password: string },
  now = new Date(),
): Promise<LiveSession> {
  const { email, password } = parse(typed)
  const { db } = database
  const user = await db.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } })
  const knownBrowser = readKnownBrowser(cookieHeader, user?.id)
  const account = hashKey(email)
  const attacked = await isUsedUp(database, wrongPerAccount, account)
  // A known browser and strangers behind the same IP address have separate limits.
  const pair = hashKey(`${knownBrowser ?? networkOf(ip)} ${email}`)
  const tries = attacked && knownBrowser === null ? perPairUnderAttack : perPair
  await consumeAll(database, [
    [tries, pair],
    [perIp, ip],
  ])
  const fits = await verifyPassword(password, user?.passwordHash)
  if (!user || !fits) {
    if (knownBrowser === null) await countWithoutRefusal(database, wrongPerAccount, account)
    throw new DomainError('SIGN_IN_FAILED')
  }

  const earlier = await readSessionId(cookieHeader)
  const { guestId } = await readPrincipal(db, cookieHeader)
  return db.$transaction(async (tx) => {
    if (earlier !== null) await revokeSession(tx, earlier, now)
    // A password that must be replaced was mailed to this address and nowhere else, so its use verifies the address.
    const mailed = { id: user.id, mustChangePassword: true, emailVerifiedAt: null }
    await tx.user.updateMany({ where: mailed, data: { emailVerifiedAt: now } })
    await mergeGuestIntoAccount(tx, user.id, guestId)
    return { userId: user.id, sessionId: await openSession(tx, user.id, now) }
  })
}

function parse(typed: { email: string; password: string }): Credentials {
  const parsed = Credentials.safeParse(typed)
  if (parsed.success) return parsed.data
  const code = parsed.error.issues[0]?.message
  throw new DomainError(isDomainErrorCode(code) ? code : 'INVALID_INPUT')
}
