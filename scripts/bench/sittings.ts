import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import pg from 'pg'
import { MINUTE_MS } from '../../src/core/time'
import { processorSeconds, withDistServer } from './dist-server'
import { copySitting } from './growth'

const SLUG = 'sleep'
/** Numbers of finished sittings in the table at which further ones are measured. */
const STAGES = [1_000, 10_000, 100_000]
/** Number of pairs in a round. Rounds alternate between the two sides, so that other load slows both. */
const PER_ROUND = 100
const ROUNDS = 9
/** Number of rounds before the measurement, in which the code is loaded and compiled. */
const WARM_ROUNDS = 10
/** Minimum rate, as a share of the rate of a bare `pg` client. */
const GOAL = 0.3
/** Minimum of that share in the largest table, relative to that in the smallest. */
const FLAT = 0.8

interface Measured {
  perSecond: number
  /** Processor time of the process in question for one pair, in ms. */
  processor: number
}

interface Side {
  /** Runs one pair: a test started and submitted. */
  pair: (n: number) => Promise<void>
  /** Processor time of its process so far, in seconds. */
  processor: () => number
}

/**
 * Measures how many tests one client starts and submits over HTTP, each as a new visitor, beside a bare `pg` client
 * that writes the same rows in the same transactions. Both run in turns, at growing numbers of sittings.
 */
export async function benchSittings(): Promise<void> {
  const settings = {
    // The client names an address of its own for each hundred tests, because starts per address are limited.
    TRUSTED_PROXIES: '1',
    // Answers are sealed, as on every public site.
    DATA_KEYS: `bench:${Buffer.alloc(32, 1).toString('base64')}`,
  }
  await withDistServer(
    async ({ origin, pid, database }) => {
      const pool = new pg.Pool({ connectionString: database })
      const client = new pg.Client({ connectionString: database, options: '-c TimeZone=UTC' })
      await client.connect()
      try {
        const overHttp: Side = { pair: await visitor(origin), processor: () => processorSeconds(pid) }
        for (let n = 0; n < WARM_ROUNDS * PER_ROUND; n++) await overHttp.pair(n)
        const bare: Side = { pair: await writer(client), processor: () => ownSeconds() }
        for (let n = 0; n < PER_ROUND; n++) await bare.pair(n)
        await measureStages(pool, { overHttp, bare })
      } finally {
        await client.end()
        await pool.end()
      }
    },
    'dist',
    settings,
  )
}

async function measureStages(pool: pg.Pool, sides: { overHttp: Side; bare: Side }): Promise<void> {
  const rows: Record<string, Record<string, string>> = {}
  const ratios: number[] = []
  let [there, number] = [0, WARM_ROUNDS * PER_ROUND]
  for (const stage of STAGES) {
    const { rows: found } = await pool.query(`SELECT id FROM "Sitting" WHERE "completedAt" IS NOT NULL LIMIT 1`)
    await copySitting(pool, found[0].id, there, stage)
    there = stage
    const rounds = { overHttp: [] as Measured[], bare: [] as Measured[], ratio: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      const overHttp = await measure(sides.overHttp, number)
      const bare = await measure(sides.bare, number)
      number += PER_ROUND
      rounds.overHttp.push(overHttp)
      rounds.bare.push(bare)
      rounds.ratio.push(overHttp.perSecond / bare.perSecond)
    }
    const ratio = middle(rounds.ratio)
    ratios.push(ratio)
    rows[`${stage} sittings`] = {
      'a second': middle(rounds.overHttp.map((one) => one.perSecond)).toFixed(0),
      'server, processor ms': middle(rounds.overHttp.map((one) => one.processor)).toFixed(2),
      'bare pg, a second': middle(rounds.bare.map((one) => one.perSecond)).toFixed(0),
      'its processor ms': middle(rounds.bare.map((one) => one.processor)).toFixed(2),
      ratio: ratio.toFixed(2),
    }
  }
  console.log(`${SLUG}: started and submitted by one client, ${PER_ROUND} pairs a round, middle of ${ROUNDS} rounds`)
  console.table(rows)
  if (Math.min(...ratios) < GOAL) console.log(`Goal: at least ${GOAL} of the rate of bare pg.`)
  if ((ratios.at(-1) ?? 0) < FLAT * (ratios[0] ?? 0)) console.log('Goal: as fast in a large table as in a small one.')
}

async function measure({ pair, processor }: Side, from: number): Promise<Measured> {
  const [before, started] = [processor(), performance.now()]
  for (let n = from; n < from + PER_ROUND; n++) await pair(n)
  const seconds = (performance.now() - started) / 1000
  return { perSecond: PER_ROUND / seconds, processor: ((processor() - before) / PER_ROUND) * 1000 }
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function ownSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const newId = (): string => randomBytes(16).toString('base64url')

/** Returns a client that keeps its connection and takes a test as the n-th visitor, without cookies at first. */
async function visitor(origin: string): Promise<Side['pair']> {
  const { consentVersion } = await import('../../src/features/assessments/consent')
  const { attentiveAnswers, publishedInstrument } = await import('../../src/testing/data/sittings')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const consent = { consentVersion, healthConsent: true, adult: true, normsConsent: false }
  const responses = attentiveAnswers(publishedInstrument(SLUG))
  const call = (procedure: string, input: object, headers: Record<string, string>): Promise<string> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify(input)
      const fixed = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
      const options = { agent, method: 'POST', headers: { ...headers, ...fixed, 'accept-language': 'en' } }
      const sent = request(`${origin}/api/trpc/${procedure}`, options, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${procedure} answers ${response.statusCode}`))
        const cookie = response.headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ')
        response.resume().on('end', () => resolve(cookie ?? ''))
      })
      sent.on('error', reject).end(body)
    })
  return async (n) => {
    const sittingId = newId()
    const address = { 'x-forwarded-for': addressOf(n) }
    const cookie = await call('tests.start', { sittingId, slug: SLUG, ...consent }, address)
    await call('tests.submit', { sittingId, responses }, { ...address, cookie })
  }
}

/** Returns one address for each hundred visitors. */
const addressOf = (n: number): string => `10.${Math.floor(n / 25_600)}.${Math.floor(n / 100) % 256}.1`

/** Returns a client that writes the rows of a test as the server does: prepared statements on one connection. */
async function writer(client: pg.Client): Promise<Side['pair']> {
  const { rows } = await client.query(`SELECT * FROM "Sitting" WHERE "completedAt" IS NOT NULL LIMIT 1`)
  const [{ instrument, instrumentVersion, locale, consentVersion, responses, result }] = rows
  const run = (name: string, values: readonly unknown[]) =>
    client.query({ name, text: statements[name] ?? name, values: [...values] })
  const transaction = async (writes: readonly (readonly [string, readonly unknown[]])[]) => {
    await run('BEGIN', [])
    for (const [name, values] of writes) await run(name, values)
    await run('COMMIT', [])
  }
  return async (n) => {
    const [id, guestId, now] = [newId(), newId(), new Date()]
    const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS)
    const day = now.toISOString().slice(0, 10)
    await run('limit', [`bench:${addressOf(n)}`, now.getTime() + 600_000, now.getTime()])
    await transaction([
      ['guest', [guestId, randomBytes(32).toString('base64url')]],
      ['start', [id, guestId, instrument, instrumentVersion, locale, consentVersion, now]],
      ['count', [day, instrument, locale]],
    ])
    await transaction([
      ['submit', [id, JSON.stringify(responses), JSON.stringify(result), now]],
      ['minute', [instrument, minute]],
      ['day', [instrument, day]],
    ])
  }
}

const statements: Readonly<Record<string, string>> = {
  limit: `
    INSERT INTO "RateLimit" (key, points, expire) VALUES ($1, 1, $2)
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN "RateLimit".expire <= $3 THEN 1 ELSE "RateLimit".points + 1 END,
      expire = CASE WHEN "RateLimit".expire <= $3 THEN $2 ELSE "RateLimit".expire END
    RETURNING points, expire`,
  guest: `INSERT INTO "Guest" (id, "keyHash") VALUES ($1, $2)`,
  start: `
    INSERT INTO "Sitting"
      (id, "guestId", instrument, "instrumentVersion", locale, "consentVersion", "consentAt", "startedAt", "savedAt")
    VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $7)`,
  count: `
    INSERT INTO "DailyCount" (day, kind, key, locale, count) VALUES ($1, 'start', $2, $3, 1)
    ON CONFLICT (day, kind, key, locale) DO UPDATE SET count = "DailyCount".count + 1`,
  submit: `
    UPDATE "Sitting" SET responses = $2, result = $3, "isRepeat" = false, "savedAt" = $4, "completedAt" = $4
    WHERE id = $1`,
  minute: `
    INSERT INTO "CompletionMinute" (instrument, minute, count) VALUES ($1, $2, 1)
    ON CONFLICT (minute, instrument) DO UPDATE SET count = "CompletionMinute".count + 1`,
  day: `
    INSERT INTO "CompletionDay" (instrument, day, count) VALUES ($1, $2, 1)
    ON CONFLICT (day, instrument) DO UPDATE SET count = "CompletionDay".count + 1`,
}
