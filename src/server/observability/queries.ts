import type pg from 'pg'
import { log } from './log'
import { metrics } from './metrics'
import { recordShortage } from './shortage'

/** Number of characters that identify a statement; values travel separately and are never part of it. */
const SHOWN = 300

type Ask = (...args: unknown[]) => unknown

/** Measures every statement of a connection; logs those that took longer than `slowMs`, and records shortages. */
export function measureQueries(client: pg.PoolClient, slowMs: number): void {
  const query: Ask = client.query.bind(client) as Ask
  const ask: Ask = (...args) => {
    const started = performance.now()
    const ended = () => note(args[0], performance.now() - started, slowMs)
    const done = args.at(-1)
    if (typeof done === 'function') {
      const rest = args.slice(0, -1)
      return query(...rest, (...outcome: unknown[]) => {
        ended()
        recordShortage(outcome[0])
        done(...outcome)
      })
    }
    const result = query(...args)
    if (result instanceof Promise) {
      result.then(ended, (error: unknown) => {
        ended()
        recordShortage(error)
      })
    }
    return result
  }
  client.query = ask as typeof client.query
}

type Connected = (error?: Error, client?: pg.PoolClient, release?: (error?: Error | boolean) => void) => void

/** Records a shortage when a pool gets no connection because the server has none left. */
export function detectConnectionShortages(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool)
  const ask = (done?: Connected): unknown => {
    if (!done) {
      const connection = connect()
      connection.catch(recordShortage)
      return connection
    }
    return connect((error, client, release) => {
      recordShortage(error)
      done(error, client, release)
    })
  }
  pool.connect = ask as typeof pool.connect
}

function note(statement: unknown, ms: number, slowMs: number): void {
  metrics().querySeconds.observe(ms / 1000)
  if (ms < slowMs) return
  metrics().queriesSlow.inc()
  log.warn({ ms: Math.round(ms), sql: textOf(statement).replace(/\s+/g, ' ').slice(0, SHOWN) }, 'database: slow')
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement
  return typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : ''
}
