import type pg from 'pg'
import { HOUR_MS } from '../../src/core/time'
import { openDb } from '../../src/server/db/db'
import { deployMigrations } from '../../src/server/db/migrations'
import { completeSitting } from '../../src/testing/data/sittings'
import { TestBrowser } from '../../src/testing/test-browser'
import { withPostgres } from '../check/postgres.mjs'

/** Numbers of existing sittings at which further ones are timed. */
const STAGES = [1_000, 10_000, 100_000, 1_000_000]
/** Number of finished tests timed at each stage. */
const TIMED = 40
const SLUG = 'sleep'

/** Measures the disk space of a finished sitting, and whether further ones slow down as the number grows. */
export const benchGrowth = (): Promise<void> =>
  withPostgres(async (server: string | null) => {
    if (!server) throw new Error('needs PostgreSQL')
    const url = new URL(server)
    url.pathname = '/mindglass_bench_growth'
    const admin = await openDb(server, '')
    await admin.pool.query('DROP DATABASE IF EXISTS mindglass_bench_growth')
    await admin.pool.query('CREATE DATABASE mindglass_bench_growth')
    const bench = await openDb(url.href, '')
    await deployMigrations(bench.pool)
    const template = await completeSitting(new TestBrowser(bench, 'en', '192.0.2.1'), SLUG)

    const times: number[] = []
    let there = 1
    for (const stage of STAGES) {
      await copySitting(bench.pool, template, there, stage)
      there = stage
      times.push(await median(bench))
      console.log(`${stage} sittings: a test taken in ${times.at(-1)?.toFixed(1)} ms, ${ratio(times)} of the first`)
    }
    for (const table of ['Sitting', 'Guest']) {
      const { heap, indexes } = await sizeOf(bench.pool, table)
      const each = (bytes: number) => Math.round(bytes / there)
      console.log(`${table}: ${each(heap)} bytes a sitting, and ${each(indexes)} in its indexes`)
    }
    await bench.close()
    await admin.pool.query('DROP DATABASE mindglass_bench_growth WITH (FORCE)')
    await admin.close()
    if ((times.at(-1) ?? 0) > 2 * (times[0] ?? 0)) process.exitCode = 1
  })

const ratio = (times: readonly number[]): string => ((times.at(-1) ?? 0) / (times[0] ?? 1)).toFixed(2)

/** Copies one finished sitting, each time with another guest and another time. */
export async function copySitting(pool: pg.Pool, template: string, from: number, to: number): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'Sitting' ORDER BY ordinal_position`,
  )
  const own: Readonly<Record<string, string>> = {
    id: `md5('s' || n)`,
    guestId: `md5('g' || n)`,
    savedAt: `s."savedAt" - n * interval '20 s'`,
    completedAt: `s."completedAt" - n * interval '20 s'`,
  }
  const values = rows.map(({ name }) => own[name] ?? `s."${name}"`)
  const numbers = `generate_series(${from + 1}, ${to}) n`
  const client = await pool.connect()
  await client.query('SET statement_timeout = 0')
  const fill = (text: string) => client.query({ text, query_timeout: HOUR_MS } as pg.QueryConfig)
  await fill(`INSERT INTO "Guest" (id, "keyHash") SELECT md5('g' || n), md5('k' || n) FROM ${numbers}`)
  await fill(
    `INSERT INTO "Sitting" SELECT ${values.join(', ')} FROM "Sitting" s, ${numbers} WHERE s.id = '${template}'`,
  )
  await fill('VACUUM ANALYZE')
  client.release(true)
}

/** Returns the median time of a test from consent to result in ms, server side only. */
async function median(bench: Awaited<ReturnType<typeof openDb>>): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < TIMED; n++) {
    const browser = new TestBrowser(bench, 'en', `198.51.100.${n}`)
    const started = performance.now()
    await completeSitting(browser, SLUG)
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[TIMED / 2] ?? 0
}

async function sizeOf(pool: pg.Pool, table: string): Promise<{ heap: number; indexes: number }> {
  const { rows } = await pool.query<{ heap: string; indexes: string }>(
    `SELECT pg_table_size($1::regclass) AS heap, pg_indexes_size($1::regclass) AS indexes`,
    [`"${table}"`],
  )
  return { heap: Number(rows[0]?.heap), indexes: Number(rows[0]?.indexes) }
}
