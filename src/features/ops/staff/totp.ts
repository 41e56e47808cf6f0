import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { brand } from '@/core/brand/brand'

/** Seconds that one code stands for (RFC 6238's X). */
const stepSeconds = 30
const codeDigits = 6
/** Steps that a clock may be off, to either side. */
const drift = 1
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A new secret of 160 bits, as RFC 4226 asks for. */
export const newTotpSecret = (): Buffer => randomBytes(20)

/** RFC 4226: the code of one counter, as digits. */
export function hotp(secret: Buffer, counter: number, digits = codeDigits): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const mac = createHmac('sha1', secret).update(message).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The time step of a moment. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds)

/**
 * The step that a code stands for, at most one off; null where it fits none. The caller keeps the step: no code of it, or
 * of an earlier one, counts again.
 */
export function stepOf(secret: Buffer, code: string, now: Date): number | null {
  const current = stepAt(now)
  const typed = Buffer.from(code)
  let found: number | null = null
  for (let step = current - drift; step <= current + drift; step++) {
    const right = Buffer.from(hotp(secret, step))
    if (right.length === typed.length && timingSafeEqual(right, typed)) found = step
  }
  return found
}

/** RFC 4648 without padding, as authenticators read it. */
export function base32Of(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => base32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The address in the picture that an authenticator scans. */
export function totpUri(email: string, secret: Buffer): string {
  const label = encodeURIComponent(`${brand}:${email}`)
  return `otpauth://totp/${label}?secret=${base32Of(secret)}&issuer=${encodeURIComponent(brand)}&digits=${codeDigits}&period=${stepSeconds}`
}
