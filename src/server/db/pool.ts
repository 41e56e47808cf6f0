import pg from 'pg'

export interface OpenPool {
  pool: pg.Pool
  /** True for the in-process PGlite, which has a single connection. */
  embedded: boolean
  /** True when the last process ended without closing the embedded database. */
  wasKilled: boolean
  close: () => Promise<void>
}

/** Limits of one process: its share of the database's connections, and its longest waits. */
export interface PoolLimits {
  connections: number
  connectMs: number
  /**
   * Longest duration of a statement, after which the server ends it; if the server does not answer, the wait ends a
   * little later.
   */
  statementMs: number
  /** Called with each new connection, to measure its queries. */
  onConnect: (client: pg.PoolClient) => void
}

/**
 * Time in ms after the statement limit at which the client itself stops waiting, because a frozen server ends nothing.
 */
const GRACE_MS = 2_000

/**
 * Opens connections to PostgreSQL at `url`, or to the embedded database in `dir` when there is no `url`. Without
 * limits, as a migration needs it, a statement may take any time.
 */
export async function openPool(url: string | undefined, dir: string, limits?: PoolLimits): Promise<OpenPool> {
  if (url) {
    const pool = new pg.Pool({
      connectionString: url,
      max: limits?.connections ?? 10,
      options: '-c TimeZone=UTC',
      ...(limits && {
        connectionTimeoutMillis: limits.connectMs,
        statement_timeout: limits.statementMs,
        query_timeout: limits.statementMs + GRACE_MS,
        // An abandoned transaction holds locks.
        idle_in_transaction_session_timeout: 2 * limits.statementMs,
      }),
    })
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => {})
    // A connection in use may break too: its statement is then rejected, and callers need no other information.
    pool.on('connect', (client) => void client.on('error', () => {}))
    if (limits) pool.on('connect', limits.onConnect)
    return { pool, embedded: false, wasKilled: false, close: () => pool.end() }
  }
  const { openPGlite, PGliteStream } = await import('./pglite')
  const { database, wasKilled, unlock } = await openPGlite(dir)
  const stream = () => new PGliteStream(database) as never
  const pool = new pg.Pool({ stream, user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0 })
  if (limits) pool.on('connect', limits.onConnect)
  const close = async () => {
    await pool.end()
    await database.close()
    unlock()
  }
  return { pool, embedded: true, wasKilled, close }
}
