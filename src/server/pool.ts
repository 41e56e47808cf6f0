import pg from 'pg'

export interface OpenPool {
  pool: pg.Pool
  /** True for the in-process PGlite, which has a single connection. */
  embedded: boolean
  close: () => Promise<void>
}

/** Connections to PostgreSQL at `url`, or to the embedded database in `dir` when there is no `url`. */
export async function openPool(url: string | undefined, dir: string): Promise<OpenPool> {
  if (url) {
    const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c TimeZone=UTC' })
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => {})
    return { pool, embedded: false, close: () => pool.end() }
  }
  const { openPGlite, PGliteStream } = await import('./pglite')
  const { lite, unlock } = await openPGlite(dir)
  const stream = () => new PGliteStream(lite) as never
  const pool = new pg.Pool({ stream, user: 'postgres', database: 'postgres', max: 1, idleTimeoutMillis: 0 })
  const close = async () => {
    await pool.end()
    await lite.close()
    unlock()
  }
  return { pool, embedded: true, close }
}
