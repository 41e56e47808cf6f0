import { DomainError, isDomainErrorCode } from '@/core/error/error'
import { MINUTE_SECONDS } from '@/core/time'
import { knownBrowserOf } from '@/server/auth/known-browser'
import { verifyPassword } from '@/server/auth/password-hash'
import { readPrincipal } from '@/server/auth/principal'
import { type LiveSession, namedSession, openSession, revokeSession } from '@/server/auth/session'
import { hashKey } from '@/server/crypto/secrets'
import type { OpenDb } from '@/server/db/db'
import { networkOf } from '@/server/limits/network'
import { consumeAll, countOnly, isUsedUp, type Limit } from '@/server/limits/rate-limit'
import { joinAccount } from './join'
import { Credentials } from './schema'

const quarter = 15 * MINUTE_SECONDS
// A school class behind one address has to get through.
const perIp: Limit = { name: 'auth.login.ip', points: 120, seconds: quarter }
/** One client at one account, or one browser that was signed in to it before. */
const perPair: Limit = { name: 'auth.login.pair', points: 10, seconds: quarter }
/**
 * Wrong guesses from everywhere at one account. Past it nobody is shut out, or strangers could keep the owner out of a
 * new device: each client has fewer guesses, and the log asks for somebody to look. A guess never counts here in a
 * browser that has been signed in to the account before.
 */
const wrongPerAccount: Limit = { name: 'auth.login.wrong', points: 50, seconds: quarter }
const perPairUnderAttack: Limit = { name: 'auth.login.pair.few', points: 3, seconds: quarter }

/** The browser that signs in. */
export interface SignInRequest {
  ip: string
  cookieHeader: string | null
}

/**
 * Signs in: a new session, the end of the browser's earlier one, and what the browser did joins the account. The
 * first sign-in with a mailed password proves the address as well.
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
  const knownBrowser = knownBrowserOf(cookieHeader, user?.id)
  const account = hashKey(email)
  const attacked = await isUsedUp(database, wrongPerAccount, account)
  // Strangers behind the same address do not use up what a known browser has, nor the other way round.
  const pair = hashKey(`${knownBrowser ?? networkOf(ip)} ${email}`)
  const tries = attacked && knownBrowser === null ? perPairUnderAttack : perPair
  await consumeAll(database, [
    [tries, pair],
    [perIp, ip],
  ])
  const fits = await verifyPassword(password, user?.passwordHash)
  if (!user || !fits) {
    if (knownBrowser === null) await countOnly(database, wrongPerAccount, account)
    throw new DomainError('SIGN_IN_FAILED')
  }

  const earlier = await namedSession(cookieHeader)
  const { guestId } = await readPrincipal(db, cookieHeader)
  return db.$transaction(async (tx) => {
    if (earlier !== null) await revokeSession(tx, earlier, now)
    // A password that has to be replaced came from us, to this address and nowhere else: who types it reads its mail.
    const mailed = { id: user.id, mustChangePassword: true, emailVerifiedAt: null }
    await tx.user.updateMany({ where: mailed, data: { emailVerifiedAt: now } })
    await joinAccount(tx, user.id, guestId)
    return { userId: user.id, sessionId: await openSession(tx, user.id, now) }
  })
}

function parse(typed: { email: string; password: string }): Credentials {
  const parsed = Credentials.safeParse(typed)
  if (parsed.success) return parsed.data
  const code = parsed.error.issues[0]?.message
  throw new DomainError(isDomainErrorCode(code) ? code : 'INVALID_INPUT')
}
