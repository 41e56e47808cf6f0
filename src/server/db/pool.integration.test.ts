import { expect, test, vi } from 'vitest'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { openPool } from './pool'

const database = setUpTestDatabase()

test.runIf(onPostgres)(
  'used and idle connections are replaced when the database closes them [pool-cut-connection]',
  async () => {
    const limits = { connections: 3, connectMs: 5_000, statementMs: 5_000, onConnect: () => {} }
    const { pool, close } = await openPool(database.url, '', limits)
    const used = await pool.connect()
    await (await pool.connect()).release()
    // No query listens to this idle connection when it is cut; without the pool's listener, the process would end.
    await database.current.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    // The pool has removed the connection.
    await vi.waitFor(() => expect(pool.idleCount).toBe(0), { timeout: 10_000 })
    await expect(used.query('SELECT 1')).rejects.toThrow()
    used.release(true)
    expect((await pool.query('SELECT 7 AS n')).rows).toEqual([{ n: 7 }])
    await close()
  },
)
