import { isRecord } from '@/core/input/type-guards'
import { processState } from '@/core/process-state'
import { isDatabaseUnavailable } from '../db/database-unavailability'
import { currentRequestId } from './requests/request-id'

declare module '@/core/process-state' {
  interface ProcessState {
    /**
     * Ids of requests that failed in the framework's bundles; the server in front needs them to choose the error page.
     */
    outageRequests?: Set<string>
  }
}

processState.outageRequests ??= new Set<string>()
const requests = processState.outageRequests

/**
 * Whether an error is the refusal SERVICE_UNAVAILABLE of a procedure; other errors of the same status have messages of
 * their own.
 */
const isRefusal = (error: unknown): boolean => isRecord(error) && error.message === 'SERVICE_UNAVAILABLE'

/**
 * Records that the current request failed because the database was unreachable, full or too busy; does nothing for
 * other errors.
 */
export function recordOutage(error: unknown): void {
  const request = currentRequestId()
  if (request !== undefined && (isDatabaseUnavailable(error) || isRefusal(error))) requests.add(request)
}

/** Returns whether the request with this id failed because the database was unreachable, full or too busy. */
export const hadOutage = (request: string): boolean => requests.has(request)

/** Forgets a request once its response is sent. */
export const forgetOutage = (request: string): boolean => requests.delete(request)
