import { DomainError, isDomainErrorCode } from '@/core/error'
import type { OpenDb } from '@/server/db'
import { verifyPassword } from '@/server/password-hash'
import { guestKeyHash, readPrincipal } from '@/server/principal'
import { consume, type Limit } from '@/server/rate-limit'
import { hashKey } from '@/server/secrets'
import { type LiveSession, namedSession, openSession, revokeSession } from '@/server/session'
import { joinAccount } from './join'
import { Credentials } from './schema'

const quarter = 15 * 60
// A school class behind one address has to get through.
const perIp: Limit = { name: 'auth.login.ip', points: 120, seconds: quarter }
const perIpAndAddress: Limit = { name: 'auth.login.pair', points: 10, seconds: quarter }
/** Guesses from everywhere at one account. It never counts for a browser that has been signed in to it before. */
const perAddress: Limit = { name: 'auth.login.address', points: 50, seconds: quarter }

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
  await consume(database, perIp, ip)
  await consume(database, perIpAndAddress, hashKey(`${ip} ${email}`))
  const user = await db.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } })
  const knownHere = await db.guest.count({ where: { keyHash: guestKeyHash(cookieHeader), user: { email } } })
  if (knownHere === 0) await consume(database, perAddress, hashKey(email))
  const fits = await verifyPassword(password, user?.passwordHash)
  if (!user || !fits) throw new DomainError('SIGN_IN_FAILED')

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
