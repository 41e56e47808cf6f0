import type { OpenDb } from './db'

/** Numbers of the locks in PostgreSQL, each for work that only one process may do at a time. */
const locks = { norms: 5_201_126, books: 5_201_127, evidence: 5_201_128 } as const
type LockName = keyof typeof locks

/** Locks held on the embedded database, which has a single process. */
const running = new Set<LockName>()

/**
 * Does the work unless another process is doing it; a process that dies releases the lock with its connection. The lock
 * belongs to a transaction, because a pooler assigns a connection for one transaction at most.
 * @returns null when another process has the lock.
 */
export async function withLock<T>(
  { pool, embedded }: OpenDb,
  name: LockName,
  work: () => Promise<T>,
): Promise<{ done: T } | null> {
  if (embedded) {
    if (running.has(name)) return null
    running.add(name)
    try {
      return { done: await work() }
    } finally {
      running.delete(name)
    }
  }
  // The connection is kept until the work is done. A connection that breaks meanwhile loses the lock and must not end
  // the process; the work itself detects a second process that does the same.
  const client = await pool.connect()
  let broken = false
  const breaks = () => {
    broken = true
  }
  client.on('error', breaks)
  try {
    await client.query('BEGIN')
    // Nothing is read or written here: the transaction waits for work that goes over other connections.
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
    const tryLock = 'SELECT pg_try_advisory_xact_lock($1) AS held'
    const { rows } = await client.query<{ held: boolean }>(tryLock, [locks[name]])
    return rows[0]?.held === true ? { done: await work() } : null
  } finally {
    if (!broken) await client.query('ROLLBACK').catch(breaks)
    client.off('error', breaks)
    client.release(broken)
  }
}
