import { Secret, TOTP } from 'otpauth'
import { brand } from '@/core/brand/brand'

/** Spelled out although they are the library's defaults: with another value every authenticator would have to be set up again. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps that a clock may be off, to either side. */
const drift = 1

/** A new secret of 160 bits, as RFC 4226 asks for. */
export const newTotpSecret = (): Secret => new Secret({ size: 20 })

/**
 * The step that a code stands for, at most one off; null where it fits none. The caller keeps the step: no code of it, or
 * of an earlier one, counts again.
 */
export function stepOf(secret: Secret, code: string, now: Date): number | null {
  // The library compares lengths in characters and then bytes: it throws for six full-width digits.
  if (!/^[0-9]{6}$/.test(code)) return null
  const time = { period: settings.period, timestamp: now.getTime() }
  const delta = TOTP.validate({ ...settings, ...time, secret, token: code, window: drift })
  return delta === null ? null : TOTP.counter(time) + delta
}

/** The address in the picture that an authenticator scans. */
export const totpUri = (email: string, secret: Secret): string =>
  new TOTP({ ...settings, issuer: brand, label: email, secret }).toString()
