import pg from 'pg'

export interface OpenPool {
  pool: pg.Pool
  /** True for the in-process PGlite, which has a single connection. */
  embedded: boolean
  /** The embedded database was not closed by whoever had it open before. */
  wasKilled: boolean
  close: () => Promise<void>
}

/** How much of the database one process takes, and how long it waits for it. */
export interface PoolLimits {
  connections: number
  connectMs: number
  /** Longest statement; the server ends it then, and if the server does not answer, the wait ends a little later. */
  statementMs: number
  /** Gets each new connection, to measure what is asked over it. */
  onConnect: (client: pg.PoolClient) => void
}

/** A frozen server ends nothing, so the client stops waiting by itself. */
const GRACE_MS = 2_000

/**
 * Connections to PostgreSQL at `url`, or to the embedded database in `dir` when there is no `url`. Without limits, as a
 * migration needs it, a statement may take as long as it likes.
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
        // A transaction that nobody goes on with holds locks.
        idle_in_transaction_session_timeout: 2 * limits.statementMs,
      }),
    })
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => {})
    // Likewise one in use: the statement on its way is refused, which is all that anybody needs to know.
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
