import { expect, vi } from 'vitest'
import type { OpenDb } from '@/server/db/db'

/** Resolves once `many` connections wait for a lock that a transaction of the test holds; needs `onPostgres`. */
export const waitForLockWaiters = ({ pool }: OpenDb, many = 1) =>
  vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      expect(rows.length).toBeGreaterThanOrEqual(many)
    },
    { timeout: 10_000 },
  )
