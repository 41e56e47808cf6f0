import { expect, vi } from 'vitest'
import type { OpenDb } from '@/server/db'

/** Until somebody waits for what a transaction of the test holds; needs `onPostgres`. */
export const untilWaiting = ({ pool }: OpenDb) =>
  vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      expect(rows).not.toEqual([])
    },
    { timeout: 10_000 },
  )
