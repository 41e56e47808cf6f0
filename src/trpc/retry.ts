import { TRPCClientError } from '@trpc/client'
import type { AppRouter } from './root'

/** Statuses after which the same idempotent request may succeed. */
export const retriedStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

/** Number of tries after the first one. */
const MAX_RETRIES = 3

/** Returns whether a failed operation is retried: queries only, on the listed statuses or when the network failed. */
export function shouldRetry(
  type: 'query' | 'mutation' | 'subscription',
  status: number | undefined,
  attempts: number,
): boolean {
  if (type !== 'query' || attempts > MAX_RETRIES) return false
  return status === undefined || retriedStatuses.includes(status)
}

/**
 * Returns whether a polling query is retried: only once, because a single failure, for example on a train, need not be
 * shown.
 */
export const retryOnce = (failures: number, error: unknown): boolean =>
  failures < 1 && shouldRetry('query', statusOf(error), failures + 1)

/** Returns the milliseconds before try `attempts + 1`: 300, 600, 1200. */
export const retryDelayMs = (attempts: number): number => 300 * 2 ** (attempts - 1)

/** Returns the HTTP status of a failed call; undefined when there was no response. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof TRPCClientError)) return undefined
  const { data, meta } = error as TRPCClientError<AppRouter>
  return data?.httpStatus ?? (meta?.response as Response | undefined)?.status
}
