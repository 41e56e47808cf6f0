import { DAY_SECONDS } from '@/core/time'
import { guestCookie, serializeCookie } from '@/server/auth/cookies'
import type { Owner } from '@/server/auth/principal'
import { hashKey, randomId, randomKey } from '@/server/crypto/secrets'
import type { Tx } from '@/server/db/db'

/** Maximum lifetime that browsers grant a cookie: 400 days, in seconds. */
const cookieMaxAge = 400 * DAY_SECONDS

/** The guest of a browser; `cookie` must be set once the transaction has committed. */
export interface KnownGuest {
  guestId: string
  cookie: string | null
}

/**
 * Returns the browser's guest, or creates one and stores only the hash of its key. A guest created for a signed-in user
 * belongs to the account.
 */
export async function ensureGuest(tx: Tx, { guestId, userId }: Owner): Promise<KnownGuest> {
  if (guestId !== null) return { guestId, cookie: null }
  const { keyHash, ...guest } = newGuest()
  await tx.guest.create({ data: { id: guest.guestId, keyHash, userId } })
  return guest
}

/** Returns the id of a guest that is not stored yet, the hash of its key, and its cookie. */
export function newGuest(): { guestId: string; keyHash: string; cookie: string } {
  const key = randomKey()
  return { guestId: randomId(), keyHash: hashKey(key), cookie: serializeCookie(guestCookie(), key, cookieMaxAge) }
}
