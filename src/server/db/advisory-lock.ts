import type { OpenDb } from './db'

/** Work that one process of all does at a time; the number is the lock's name in PostgreSQL. */
const locks = { norms: 5_201_126, books: 5_201_127, evidence: 5_201_128 } as const
type LockName = keyof typeof locks

/** The embedded database has one process: what runs there is known here. */
const running = new Set<LockName>()

/**
 * Does the work unless another process is at it; a process that dies lets the lock go with its connection. The lock is one
 * of a transaction: a pooler keeps a connection for that long, and no longer.
 * @returns null when somebody else has it.
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
  // The connection is kept until the work is done. One that breaks meanwhile loses the lock and must not end the
  // process; the work notices by itself when somebody else does the same.
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
