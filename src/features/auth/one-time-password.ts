import { derivedKey } from '@/server/crypto/secrets'

/** Lower case, without what is read as something else: no i, l, o or u. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 16

/**
 * The first password of an account that we opened: 80 bits in four groups of four. It is derived from the server's
 * secret instead of drawn at random, so that a mail sent twice by a retry carries the same one although no readable
 * copy of it is kept anywhere; it ends with the first sign-in, which asks for another.
 */
export function oneTimePassword(userId: string): string {
  const bytes = Buffer.from(derivedKey('one-time-password', userId), 'base64url').subarray(0, LENGTH)
  // 32 letters divide 256 evenly: all are equally likely.
  const letters = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return letters.replace(/(.{4})(?!$)/g, '$1-')
}
