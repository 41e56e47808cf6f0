import { DAY_MS } from '../../src/core/time'
import { openDb } from '../../src/server/db/db'
import { deployMigrations } from '../../src/server/db/migrations'
import { removeUnpaidSittings } from '../../src/server/retention/retention-batches'
import { withPostgres } from '../check/postgres.mjs'

const SITTINGS = 1_000_000
/** Number of the million sittings that became old enough in the last hour and have no payment. */
const DUE = 2_000
const DAYS = 90
/** Maximum duration of the hourly run, as a share of the full run. */
const GOAL = 0.1

const FILL = [
  `INSERT INTO "Guest" (id, "keyHash") SELECT n::text, n::text FROM generate_series(1, 1000) n`,
  `INSERT INTO "Sitting" (id, "guestId", instrument, "instrumentVersion", locale, "consentVersion", "consentAt", "savedAt",
     "completedAt", responses)
   SELECT 's' || n, (1 + n % 1000)::text, 'big-five', 1, 'en', '1', now(), now() - interval '91 days' - n * interval '30 s',
     now() - interval '91 days', '{"a":{"value":1}}' FROM generate_series(1, ${SITTINGS}) n`,
  `INSERT INTO "Entitlement" (id, "sittingId") SELECT id, id FROM "Sitting"`,
  'ANALYZE',
]
const MORE = `
  INSERT INTO "Sitting" (id, "guestId", instrument, "instrumentVersion", locale, "consentVersion", "consentAt", "savedAt")
  SELECT 'd' || n || clock_timestamp(), '1', 'big-five', 1, 'en', '1', now(), now() - interval '90 days' - interval '10 min'
  FROM generate_series(1, ${DUE}) n`

/** Measures the hourly deletion over a million paid sittings, compared with the daily one that checks each. */
export const benchRetention = (): Promise<void> =>
  withPostgres(async (server: string | null) => {
    if (!server) throw new Error('needs PostgreSQL')
    const url = new URL(server)
    url.pathname = '/mindglass_bench_retention'
    const admin = await openDb(server, '')
    await admin.pool.query('DROP DATABASE IF EXISTS mindglass_bench_retention')
    await admin.pool.query('CREATE DATABASE mindglass_bench_retention')
    const bench = await openDb(url.href, '')
    await deployMigrations(bench.pool)
    const client = await bench.pool.connect()
    await client.query('SET statement_timeout = 0')
    for (const sql of FILL) await client.query({ text: sql, query_timeout: 600_000 } as never)
    client.release()
    const now = new Date()
    const run = async () => {
      await bench.pool.query(MORE)
      const started = performance.now()
      const { count } = await removeUnpaidSittings(bench.db, now, new Date(now.getTime() - DAYS * DAY_MS))
      return { count, ms: performance.now() - started }
    }
    const day = await run()
    const hour = await run()
    const ratio = hour.ms / day.ms
    console.log(
      `${SITTINGS} paid sittings, ${DUE} due: over all ${day.ms.toFixed(0)} ms, the hour's ${hour.ms.toFixed(0)} ms`,
    )
    console.log(`The hourly look takes ${ratio.toFixed(3)} of that (goal ≤ ${GOAL})`)
    if (day.count !== DUE || hour.count !== DUE || ratio > GOAL) process.exitCode = 1
    await bench.close()
    await admin.pool.query('DROP DATABASE mindglass_bench_retention WITH (FORCE)')
    await admin.close()
  })
