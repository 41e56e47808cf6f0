import { DomainError } from '@/core/error/error'
import { classifyDatabaseError, isDatabaseUnavailable } from './db/database-unavailability'
import { countDatabaseWait } from './observability/recent-counts'

/** Seconds until a retry: a standby database takes over in about 2 s; making space takes longer. */
const RETRY_SECONDS = { away: 2, wait: 5, shortage: 10 } as const

/**
 * Returns the refusal sent for a fault while the database is unreachable, full or too busy; null for every other error.
 */
export function busyRefusal(error: unknown): DomainError | null {
  const trouble = classifyDatabaseError(error)
  if (trouble === null) return null
  if (trouble === 'wait') countDatabaseWait()
  return new DomainError('SERVICE_UNAVAILABLE', { seconds: RETRY_SECONDS[trouble] })
}

/**
 * Returns the refusal for a page that shows it; every fault of ours is INTERNAL.
 * @throws the error itself when the database is unreachable, full or too busy: the server in front has a page for that.
 */
export function pageRefusal(reason: unknown): DomainError {
  if (reason instanceof DomainError) return reason
  if (isDatabaseUnavailable(reason)) throw reason
  return new DomainError('INTERNAL')
}
