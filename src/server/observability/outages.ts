import { isRecord } from '@/core/input/parsed'
import { processState } from '@/core/process-state'
import { isDatabaseBusy } from '../db/database-outage'
import { currentRequest } from './requests/request'

declare module '@/core/process-state' {
  interface ProcessState {
    /** Requests that broke in the framework's bundles; the server in front, which answers, has to know why. */
    outageRequests?: Set<string>
  }
}

processState.outageRequests ??= new Set<string>()
const requests = processState.outageRequests

/**
 * Tells the refusal SERVICE_UNAVAILABLE of a procedure from other errors of the same status, which
 * have messages of their own.
 */
const isRefusal = (error: unknown): boolean => isRecord(error) && error.message === 'SERVICE_UNAVAILABLE'

/** Notes that the request that is being answered broke because the database was away, full or too busy; nothing for other errors. */
export function recordOutage(error: unknown): void {
  const request = currentRequest()
  if (request !== undefined && (isDatabaseBusy(error) || isRefusal(error))) requests.add(request)
}

/** Whether that is so of a request, by its number. */
export const hadOutage = (request: string): boolean => requests.has(request)

/** The answer is out. */
export const forgetOutage = (request: string): boolean => requests.delete(request)
