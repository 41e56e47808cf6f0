import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'

/** Returns 256 random bits as base64url (43 characters), for keys of cookies and links. */
export const randomKey = (): string => randomBytes(32).toString('base64url')

/**
 * Returns 128 random bits as base64url (22 characters), for public ids that cannot be guessed or counted. None begins
 * with a dash, which a command line would take for an option.
 */
export function randomId(): string {
  const id = randomBytes(16).toString('base64url')
  return id.startsWith('-') ? randomId() : id
}

/** Returns the hash of a key; the database keeps only this hash. Keys are random, so a fast hash is enough. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/**
 * Returns the secrets of the server, newest first: the first makes every new key, and the others still open older ones.
 */
export const getAppSecrets = (): readonly [string, ...string[]] => [env.APP_SECRET, ...env.APP_SECRET_OLD]

const derive = (secret: string, purpose: string, id: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url')

/**
 * Returns a 256-bit key that can be derived again from its purpose and id, so that a mail sent twice carries the same
 * link although the key is stored nowhere.
 */
export const deriveKey = (purpose: string, id: string): string => derive(env.APP_SECRET, purpose, id)

/** Derives the same key from each secret of the server, newest first, to recognise keys made before. */
export const deriveKeys = (purpose: string, id: string): string[] =>
  getAppSecrets().map((secret) => derive(secret, purpose, id))

/** Returns the derived key with this hash, also when an earlier secret made it; without a hash, a new one. */
export const findDerivedKey = (hash: string | undefined, purpose: string, id: string): string =>
  deriveKeys(purpose, id).find((key) => hashKey(key) === hash) ?? deriveKey(purpose, id)

/** Prefix of every pseudonym. The other letters are random, so a search for a few of them matches by chance. */
export const pseudonymPrefix = 'deleted:'
const asPseudonym = (hash: string): string => `${pseudonymPrefix}${hash}`

/** Returns whether a text is the pseudonym of a deleted person, to whom no mail can be sent. */
export const isPseudonym = (email: string): boolean => email.startsWith(pseudonymPrefix)

/** Returns the pseudonym that replaces the address of a deleted person. A search by the address still finds it. */
export const pseudonymOf = (email: string): string => asPseudonym(deriveKey('order-email', email.toLowerCase()))

/**
 * Returns the pseudonyms from all secrets of the server, for searches. Earlier pseudonyms were made from addresses as
 * typed.
 */
export const pseudonymsOf = (email: string): string[] =>
  [...new Set([email.toLowerCase(), email])].flatMap((one) => deriveKeys('order-email', one)).map(asPseudonym)

export function equalInConstantTime(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}
