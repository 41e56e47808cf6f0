import { isRecord } from '@/core/input/type-guards'
import { SHORTAGE_CODE } from '../observability/shortage'

/**
 * PostgreSQL's codes for connection errors (08…), a server that shuts down, has crashed or is starting (57P01–57P03),
 * and a standby that takes no writes yet (25006).
 */
const SQL_STATE = /^(08...|57P0[123]|25006)$/
/**
 * Prisma's codes: server not reached, timeout, connection closed, no connection for a transaction in time, none left.
 */
const PRISMA = new Set(['P1001', 'P1008', 'P1017', 'P2028', 'P2037'])
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH'])
/** Messages of the driver's own errors, which have no code. */
const SAID =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

/**
 * PostgreSQL's codes for a statement or a wait for a lock that took too long (57014, 55P03), and for two transactions
 * in conflict (40001, 40P01).
 */
const WAIT_STATE = /^(57014|55P03|40001|40P01)$/
/** Prisma's codes: no connection of its pool in time, two transactions in conflict. */
const WAIT_PRISMA = new Set(['P2024', 'P2034'])

/** Number of nested causes that are followed. */
const DEPTH = 5

/**
 * Reason why the same request may succeed in a moment. `away`: the database was not there, or went away during the
 * request. `shortage`: it is there and has no room, memory or connections left. `wait`: another transaction held a lock
 * or connection for too long.
 */
export type DatabaseUnavailability = 'away' | 'shortage' | 'wait'

/** Returns the database trouble that an error reports; null for a fault of our own. */
export function classifyDatabaseError(error: unknown): DatabaseUnavailability | null {
  if (says(error, (code) => SHORTAGE_CODE.test(code))) return 'shortage'
  const isConnectionCode = (code: string) => SQL_STATE.test(code) || PRISMA.has(code) || SOCKET.has(code)
  if (says(error, isConnectionCode, (message) => SAID.test(message))) return 'away'
  return says(error, (code) => WAIT_STATE.test(code) || WAIT_PRISMA.has(code)) ? 'wait' : null
}

/** Returns whether the error has nothing to do with the request itself, so that a repeat may succeed in a moment. */
export const isDatabaseUnavailable = (error: unknown): boolean => classifyDatabaseError(error) !== null

type Known = (word: string) => boolean

/** Whether an error, or one of its causes, has such a code or message. */
function says(error: unknown, code: Known, message: Known = () => false, depth = 0): boolean {
  if (!isRecord(error) || depth > DEPTH) return false
  const { originalCode, cause, meta } = error
  if ([error.code, originalCode].some((one) => typeof one === 'string' && code(one))) return true
  if (typeof error.message === 'string' && message(error.message)) return true
  // Prisma puts the driver's error into `meta`, and its code into `cause` of that.
  const driver = isRecord(meta) ? meta.driverAdapterError : undefined
  return says(cause, code, message, depth + 1) || says(driver, code, message, depth + 1)
}
