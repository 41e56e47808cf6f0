import type { OpenDb } from './db'

/** Work that one process of all does at a time; the number is the lock's name in PostgreSQL. */
const locks = { norms: 5_201_126 } as const
type LockName = keyof typeof locks

/** The embedded database has one process: what runs there is known here. */
const running = new Set<LockName>()

/**
 * Does the work unless another process is at it; a process that dies lets the lock go with its connection.
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
  // The lock belongs to a connection: it is kept until the work is done. One that breaks meanwhile loses the lock and
  // must not end the process; the work notices by itself when somebody else does the same.
  const client = await pool.connect()
  let broken = false
  const breaks = () => {
    broken = true
  }
  client.on('error', breaks)
  let held = false
  try {
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [locks[name]])
    held = rows[0]?.held === true
    return held ? { done: await work() } : null
  } finally {
    if (held && !broken) await client.query('SELECT pg_advisory_unlock($1)', [locks[name]]).catch(breaks)
    client.off('error', breaks)
    client.release(broken)
  }
}
