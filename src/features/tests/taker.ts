import { serializeCookie, takerCookie } from '@/server/cookies'
import type { Tx } from '@/server/db'
import { hashKey, randomId, randomKey } from '@/server/secrets'
import type { Owner } from '@/server/viewer'

/** The longest life browsers grant a cookie: 400 days, in seconds. */
const cookieMaxAge = 400 * 24 * 60 * 60

/** The taker behind a browser; `cookie` is to be set once the transaction has committed. */
export interface KnownTaker {
  takerId: string
  cookie: string | null
}

/** Keeps the browser's taker, or makes one of whose key only the hash is stored; signed in, it is the account's. */
export async function ensureTaker(tx: Tx, { takerId, userId }: Owner): Promise<KnownTaker> {
  if (takerId !== null) return { takerId, cookie: null }
  const key = randomKey()
  const taker = await tx.taker.create({ data: { id: randomId(), keyHash: hashKey(key), userId } })
  return { takerId: taker.id, cookie: serializeCookie(takerCookie(), key, cookieMaxAge) }
}
