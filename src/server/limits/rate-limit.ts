import { isIP } from 'node:net'
import type pg from 'pg'
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError } from '@/core/error/error'
import type { OpenDb } from '../db/db'
import { log } from '../observability/log'
import { networkOf } from './network'

/** Limit of an action: `points` times within `seconds`, per key. */
export interface RateLimitRule {
  name: string
  points: number
  seconds: number
}

/**
 * Sends statements without a name: a pooler may hand each transaction another connection, which lacks names of earlier
 * ones.
 */
const unnamed = (pool: pg.Pool) => ({
  query: ({ text, values }: pg.QueryConfig) => pool.query({ text, values }),
})

/** Limiters of each pool. All machines share their counts, which live in the database. */
const limiters = new WeakMap<object, Map<string, RateLimiterPostgres>>()

function limiterFor({ pool }: OpenDb, { name, points, seconds }: RateLimitRule): RateLimiterPostgres {
  const known = limiters.get(pool) ?? new Map<string, RateLimiterPostgres>()
  limiters.set(pool, known)
  const limiter =
    known.get(name) ??
    new RateLimiterPostgres({
      storeClient: unnamed(pool),
      storeType: 'pool',
      tableName: 'RateLimit',
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      clearExpiredByTimeout: true,
    })
  known.set(name, limiter)
  return limiter
}

/** Replaces a client's address by its network: an IPv6 client has 2^64 addresses. */
const keyOf = (key: string): string => (isIP(key.split('%')[0] ?? '') ? networkOf(key) : key)

/** Uses one point of `limit` for `key`, and returns the state with this point included. */
async function takePoint(database: OpenDb, limit: RateLimitRule, key: string): Promise<RateLimiterRes> {
  try {
    return await limiterFor(database, limit).consume(keyOf(key))
  } catch (reason) {
    if (reason instanceof Error) throw reason
    return reason as RateLimiterRes
  }
}

/**
 * Uses one point of `limit` for `key`; an IP address counts as its network.
 * @throws DomainError TOO_MANY_REQUESTS with `seconds` until the next try, and `minutes`, rounded up, for the message.
 */
export async function consume(database: OpenDb, limit: RateLimitRule, key: string): Promise<void> {
  const { consumedPoints, msBeforeNext } = await takePoint(database, limit, key)
  if (consumedPoints <= limit.points) return
  const seconds = Math.ceil(msBeforeNext / 1000)
  throw new DomainError('TOO_MANY_REQUESTS', { seconds, minutes: Math.ceil(seconds / 60) })
}

/**
 * Uses one point of each limit, or no points at all: a refused request must not use up points that others share.
 * @throws DomainError TOO_MANY_REQUESTS by the first limit that is used up.
 */
export async function consumeAll(
  database: OpenDb,
  limits: readonly (readonly [RateLimitRule, string])[],
): Promise<void> {
  for (const [index, [limit, key]] of limits.entries()) {
    try {
      await consume(database, limit, key)
    } catch (error) {
      for (const [earlier, used] of limits.slice(0, index)) await returnPoint(database, earlier, used)
      throw error
    }
  }
}

/** Gives a point back when the counted action did not happen. */
export async function returnPoint(database: OpenDb, limit: RateLimitRule, key: string): Promise<void> {
  await limiterFor(database, limit).reward(keyOf(key), 1)
}

/** Returns whether a key has used up its points. */
export async function isUsedUp(database: OpenDb, limit: RateLimitRule, key: string): Promise<boolean> {
  const used = await limiterFor(database, limit).get(keyOf(key))
  return used !== null && used.consumedPoints >= limit.points
}

/**
 * Counts an action without refusing it. Past the limit the operator has to look: the log says so with `alarm: true`,
 * once in each window.
 */
export async function countWithoutRefusal(database: OpenDb, limit: RateLimitRule, key: string): Promise<void> {
  const { consumedPoints } = await takePoint(database, limit, key)
  if (consumedPoints !== limit.points + 1) return
  const { name, points, seconds } = limit
  log.error({ alarm: true, limit: name, points, seconds }, 'rate limit: unusually many')
}
