import { Secret, TOTP } from 'otpauth'
import { brand } from '@/core/brand/brand'
import type { Staff } from '@/generated/prisma/client'
import { seal, unseal } from '@/server/crypto/seal'
import { hashKey } from '@/server/crypto/secrets'
import type { Db, Tx } from '@/server/db/db'

/** The library's defaults, written out: with another value, every authenticator would have to be set up again. */
const totpSettings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Number of steps by which a clock may be off in either direction. */
const drift = 1

/** Returns a new secret of 160 bits, as RFC 4226 recommends. */
export const createTotpSecret = (): Secret => new Secret({ size: 20 })

/**
 * Returns the time step of a code, at most one off; null if the code matches none. The caller stores the step, so that
 * no code of it or of an earlier step works again.
 */
export function findTimeStep(secret: Secret, code: string, now: Date): number | null {
  // The library throws for six full-width digits, because it checks the length in characters but compares bytes.
  if (!/^[0-9]{6}$/.test(code)) return null
  const time = { period: totpSettings.period, timestamp: now.getTime() }
  const delta = TOTP.validate({ ...totpSettings, ...time, secret, token: code, window: drift })
  return delta === null ? null : TOTP.counter(time) + delta
}

/** Returns the URI in the QR code that an authenticator scans. */
export const createTotpUri = (email: string, secret: Secret): string =>
  new TOTP({ ...totpSettings, issuer: brand, label: email, secret }).toString()

const sealPurpose = 'staff-totp'

export const sealSecret = (staffId: string, secret: Secret): string =>
  seal(sealPurpose, staffId, Buffer.from(secret.bytes))

/**
 * Returns the secret of a second factor; null if there is none, or no secret of the server can open it any more.
 */
export function decryptTotpSecret({ id, totpSecret }: Pick<Staff, 'id' | 'totpSecret'>): Secret | null {
  const bytes = totpSecret === null ? null : unseal(sealPurpose, id, totpSecret)
  return bytes && Secret.fromHex(bytes.toString('hex'))
}

/**
 * Encrypts every second factor with the newest secret of the server, so that the old secret can be removed.
 * @returns `lost`: addresses of staff whose second factor no secret of the server opens; they have to be set up again
 */
export async function resealSecrets(db: Db): Promise<{ sealed: number; lost: string[] }> {
  const staff = await db.staff.findMany({ where: { totpSecret: { not: null } } })
  const lost: string[] = []
  for (const { id, email, totpSecret } of staff) {
    const secret = decryptTotpSecret({ id, totpSecret })
    if (!secret) lost.push(email)
    // Updates only an unchanged row: the person may be set up again at this moment.
    else await db.staff.updateMany({ where: { id, totpSecret }, data: { totpSecret: sealSecret(id, secret) } })
  }
  return { sealed: staff.length - lost.length, lost }
}

/** Number of recovery codes that a member of the staff gets. */
const recoveryCodes = 10

/** Returns a code of 80 random bits in four groups of four characters: too many to guess, even from a stolen hash. */
const newRecoveryCode = (): string => new Secret({ size: 10 }).base32.replace(/(.{4})(?=.)/g, '$1-')

/** Returns the typed code in upper case, without spaces and separators. */
const plainCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z2-7]/g, '')

const recoveryHash = (staffId: string, code: string): string => hashKey(`${staffId}:${plainCode(code)}`)

/** Replaces all recovery codes with ten new ones. They can be read only now: the database keeps hashes. */
export async function replaceRecoveryCodes(tx: Tx, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  await tx.staffRecoveryCode.deleteMany({ where: { staffId } })
  await tx.staffRecoveryCode.createMany({
    data: codes.map((code) => ({ staffId, codeHash: recoveryHash(staffId, code) })),
  })
  return codes
}

/** Uses up a recovery code. @returns false if the code is unknown or already used */
export async function spendRecoveryCode(tx: Tx, staffId: string, typed: string, now: Date): Promise<boolean> {
  const where = { staffId, codeHash: recoveryHash(staffId, typed), usedAt: null }
  const { count } = await tx.staffRecoveryCode.updateMany({ where, data: { usedAt: now } })
  return count === 1
}
