import { readCookie, reportsCookie, takerCookie } from './cookies'
import type { Db } from './db'
import { hashKey } from './secrets'

/** Who is asking: what this browser has proved it may see. */
export interface Viewer {
  /** The browser that started sittings; null before the first consent. */
  takerId: string | null
  /** Hashes of the report keys this browser opened from mailed links. */
  reportKeyHashes: readonly string[]
}

const KEY = /^[\w-]{43}$/

/** Reads the cookies; unknown or malformed ones count as none. */
export async function readViewer(db: Db, cookieHeader: string | null): Promise<Viewer> {
  const takerKey = readCookie(cookieHeader, takerCookie())
  const taker =
    takerKey && KEY.test(takerKey)
      ? await db.taker.findUnique({ where: { keyHash: hashKey(takerKey) }, select: { id: true } })
      : null
  const reportKeys = (readCookie(cookieHeader, reportsCookie()) ?? '').split('.').filter((key) => KEY.test(key))
  return { takerId: taker?.id ?? null, reportKeyHashes: reportKeys.map(hashKey) }
}
