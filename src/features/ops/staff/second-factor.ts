import { Secret, TOTP } from 'otpauth'
import { brand } from '@/core/brand/brand'

/** The library's defaults, written out: with another value, every authenticator would have to be set up again. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Number of steps by which a clock may be off in either direction. */
const drift = 1

/** Returns a new secret of 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = (): Secret => new Secret({ size: 20 })

/**
 * Returns the time step of a code, at most one off; null if the code matches none. The caller stores the step, so that
 * no code of it or of an earlier step works again.
 */
export function stepOf(secret: Secret, code: string, now: Date): number | null {
  // The library compares lengths in characters and then bytes: it throws for six full-width digits.
  if (!/^[0-9]{6}$/.test(code)) return null
  const time = { period: settings.period, timestamp: now.getTime() }
  const delta = TOTP.validate({ ...settings, ...time, secret, token: code, window: drift })
  return delta === null ? null : TOTP.counter(time) + delta
}

/** Returns the URI in the QR code that an authenticator scans. */
export const totpUri = (email: string, secret: Secret): string =>
  new TOTP({ ...settings, issuer: brand, label: email, secret }).toString()
