import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '@/env'

/** 256 random bits as base64url (43 characters): keys of cookies and links. */
export const randomKey = (): string => randomBytes(32).toString('base64url')

/** 128 random bits as base64url (22 characters): public ids that cannot be guessed or counted. */
export const randomId = (): string => randomBytes(16).toString('base64url')

/** What the database keeps of a key. Keys are random, so a fast hash is enough. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/**
 * A 256-bit key that can be made again from its purpose and id, so that a mail sent twice carries the same link
 * although the key is stored nowhere.
 */
export const derivedKey = (purpose: string, id: string): string =>
  createHmac('sha256', env.APP_SECRET).update(`${purpose}:${id}`).digest('base64url')

/** What stays of an address once its person is gone: with the address in hand one can still be found by it. */
export const pseudonymOf = (email: string): string => `deleted:${derivedKey('order-email', email)}`

export function equalInConstantTime(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)]
  return x.length === y.length && timingSafeEqual(x, y)
}
