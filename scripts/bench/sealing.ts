import { env } from '../../src/env'
import { openDb } from '../../src/server/db/db'
import { deployMigrations } from '../../src/server/db/migrations'
import { attentiveAnswers, publishedInstrument, startSitting } from '../../src/testing/data/sittings'
import { TestBrowser } from '../../src/testing/test-browser'
import { withPostgres } from '../check/postgres.mjs'

const ROUNDS = 100
/** Maximum duration of saving and submitting with a key, relative to without. */
const GOAL = 1.1
const key = { id: 'bench', key: new Uint8Array(32).fill(1) }

/** Measures the time to save the last answer of a long test and to submit it, with and without a key alternately. */
export const benchSealing = (): Promise<void> =>
  withPostgres(async (server: string | null) => {
    if (!server) throw new Error('needs PostgreSQL')
    const url = new URL(server)
    url.pathname = '/mindglass_bench_sealing'
    const admin = await openDb(server, '')
    await admin.pool.query('DROP DATABASE IF EXISTS mindglass_bench_sealing')
    await admin.pool.query('CREATE DATABASE mindglass_bench_sealing')
    const bench = await openDb(url.href, '')
    await deployMigrations(bench.pool)
    const times = {
      clear: { save: [] as number[], submit: [] as number[] },
      sealed: { save: [] as number[], submit: [] as number[] },
    }
    const responses = attentiveAnswers(publishedInstrument('big-five'))
    for (let round = 0; round < ROUNDS; round++) {
      // The two kinds alternate in order, so that warm-up affects both equally.
      for (const kind of round % 2 === 0 ? (['clear', 'sealed'] as const) : (['sealed', 'clear'] as const)) {
        env.DATA_KEYS.splice(0, env.DATA_KEYS.length, ...(kind === 'sealed' ? [key] : []))
        // Separate networks, because the number of starts per network is limited.
        const browser = new TestBrowser(bench, 'en', `10.0.${round}.1`)
        const sittingId = await startSitting(browser, 'big-five')
        const api = await browser.api()
        await api.tests.save({ sittingId, responses: responses.slice(0, -1) })
        times[kind].save.push(await timed(() => api.tests.save({ sittingId, responses: responses.slice(-1) })))
        times[kind].submit.push(await timed(() => api.tests.submit({ sittingId, responses: [] })))
      }
    }
    for (const what of ['save', 'submit'] as const) {
      const [clear, sealed] = [quick(times.clear[what]), quick(times.sealed[what])]
      const ratio = sealed / clear
      console.log(
        `${what}: ${clear.toFixed(2)} ms in clear, ${sealed.toFixed(2)} ms sealed: ${ratio.toFixed(3)} (goal ≤ ${GOAL})`,
      )
      if (ratio > GOAL) process.exitCode = 1
    }
    const { rows } = await bench.pool.query<{ kind: string; bytes: string }>(
      `SELECT (responses ? 'sealed')::text AS kind, avg(pg_column_size(responses) + pg_column_size(result))::int AS bytes
       FROM "Sitting" GROUP BY 1`,
    )
    for (const { kind, bytes } of rows)
      console.log(`${kind === 'true' ? 'sealed' : 'in clear'}: ${bytes} bytes a sitting`)
    await bench.close()
    await admin.pool.query('DROP DATABASE mindglass_bench_sealing WITH (FORCE)')
    await admin.close()
  })

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Returns the lowest tenth percentile, which other load on the machine barely affects. */
const quick = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 10)] ?? Number.NaN
