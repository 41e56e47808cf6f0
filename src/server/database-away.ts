import { isRecord } from '@/core/parsed'

/**
 * PostgreSQL's own words for: connections (08…), too many of them (53300), a server that goes down, has crashed or starts
 * (57P01–57P03), and one that is a copy and takes nothing yet (25006).
 */
const SQL_STATE = /^(08...|53300|57P0[123]|25006)$/
/** Prisma's: not reached, took too long, closed the connection, none for a transaction in time, none left. */
const PRISMA = new Set(['P1001', 'P1008', 'P1017', 'P2028', 'P2037'])
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH'])
/** The driver's, which have no code; all of them are its own texts. */
const SAID =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

/** How far causes are followed. */
const DEPTH = 5

/**
 * Whether an error says that the database was away, or went away in the middle, and no more: the same request may be
 * answered in a moment. The embedded database is never away.
 */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!isRecord(error) || depth > DEPTH) return false
  const { code, originalCode, message, cause, meta } = error
  const codes = [code, originalCode].filter((one) => typeof one === 'string')
  if (codes.some((one) => SQL_STATE.test(one) || PRISMA.has(one) || SOCKET.has(one))) return true
  if (typeof message === 'string' && SAID.test(message)) return true
  // Prisma puts the driver's error into `meta`, and its code into `cause` of that.
  return isDatabaseAway(cause, depth + 1) || (isRecord(meta) && isDatabaseAway(meta.driverAdapterError, depth + 1))
}
