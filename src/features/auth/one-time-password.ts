import { deriveKey } from '@/server/crypto/secrets'

/** Lower case, without letters that are easily misread: no i, l, o or u. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 16

/**
 * Returns the first password of an account that we opened: 80 bits in four groups of four. It is derived from the
 * server's secret instead of drawn at random, so that a retry mails the same one although no readable copy of it is
 * stored. The first sign-in ends its use and requires a new one.
 */
export function oneTimePassword(userId: string): string {
  const bytes = Buffer.from(deriveKey('one-time-password', userId), 'base64url').subarray(0, LENGTH)
  // 256 is a multiple of 32, so all letters are equally likely.
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return letters.replace(/(.{4})(?!$)/g, '$1-')
}
