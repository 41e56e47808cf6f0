import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError } from '@/core/error'
import type { OpenDb } from './db'

/** How often something may be done: `points` times within `seconds`, per key. */
export interface Limit {
  name: string
  points: number
  seconds: number
}

/** Shared by all machines, because it lives in the database. */
const limiters = new WeakMap<object, Map<string, RateLimiterPostgres>>()

function limiterFor({ pool }: OpenDb, { name, points, seconds }: Limit): RateLimiterPostgres {
  const known = limiters.get(pool) ?? new Map<string, RateLimiterPostgres>()
  limiters.set(pool, known)
  const limiter =
    known.get(name) ??
    new RateLimiterPostgres({
      storeClient: pool,
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

/**
 * Uses one point of `limit` for `key`.
 * @throws DomainError TOO_MANY_REQUESTS with `seconds` until the next try.
 */
export async function consume(database: OpenDb, limit: Limit, key: string): Promise<void> {
  try {
    await limiterFor(database, limit).consume(key)
  } catch (reason) {
    if (reason instanceof Error) throw reason
    const seconds = Math.ceil((reason as RateLimiterRes).msBeforeNext / 1000)
    throw new DomainError('TOO_MANY_REQUESTS', { seconds })
  }
}
