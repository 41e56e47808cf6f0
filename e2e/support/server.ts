// Production server for the browser tests, with its own database and mail folder. The database is empty, has the
// account of `npm run seed`, or has norms of simulated visitors.
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { deployMigrations } from '../../src/server/db/migrations'
import { testSecret } from './secret'
import { siteSettings } from './settings'

const name = process.env.E2E_NAME ?? 'e2e'
const dir = `var/${name}`
rmSync(dir, { recursive: true, force: true })

/** Replaces the database of the last run by an empty one and returns its URL. */
async function emptyDatabase(server: string): Promise<string> {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS "mindglass-${name}" WITH (FORCE)`)
  await client.query(`CREATE DATABASE "mindglass-${name}"`)
  await client.end()
  return Object.assign(new URL(server), { pathname: `/mindglass-${name}` }).href
}

const { E2E_DATABASE_URL: server } = process.env
/** URL of the database on that server, or undefined for an embedded one beside the mails. */
const url = server ? await emptyDatabase(server) : undefined
Object.assign(process.env, siteSettings(process.env), {
  APP_SECRET: testSecret,
  DATABASE_URL: url ?? '',
  PGLITE_DIR: `${dir}/pglite`,
  OUTBOX_DIR: `${dir}/outbox`,
})

// Keeps a copy of stderr, which a test reads at the end of the run (e2e/console/log.spec.ts).
mkdirSync(dir, { recursive: true })
const stderr = process.stderr.write.bind(process.stderr)
process.stderr.write = (chunk: string | Uint8Array, ...rest: never[]) => {
  appendFileSync(`${dir}/stderr.log`, chunk)
  return stderr(chunk, ...rest)
}

// One of the seed's orders is held on purpose, and would raise an alarm.
if (process.env.E2E_SEED) process.env.LOG_LEVEL = 'silent'
const { openDb } = await import('../../src/server/db/db')
const database = await openDb(url, `${dir}/pglite`)
await deployMigrations(database.pool)
if (process.env.E2E_SEED) {
  const { seed } = await import('../../src/testing/data/seed')
  await seed(database)
  // The console has a page for each release of norms and of studies.
  const { createPublishedRelease } = await import('../../src/testing/data/norm-figures')
  await createPublishedRelease(database.db, 'sleep', 'es')
  const { seedStudyDrafts } = await import('./studies-seed')
  await seedStudyDrafts(database)
} else if (process.env.E2E_FIGURES) {
  const { seedNorms } = await import('./norms-seed')
  await seedNorms(database)
  const { seedStudies } = await import('./studies-seed')
  await seedStudies(database)
  const { seedOrders } = await import('./orders-seed')
  await seedOrders(database.db)
}
// Set-up links of the console: two for each language, since a failed test is retried.
const { addStaff } = await import('../../src/features/ops/staff/staff')
const { commandLineActor } = await import('../../src/features/ops/audit')
const { addCoupon } = await import('../../src/features/ops/coupons/coupons')
const links: Record<string, string> = {}
for (const name of ['cn-0', 'cn-1', 'en-0', 'en-1', 'es-0', 'es-1']) {
  const email = `owner-${name}@team.example.org`
  links[name] = (await addStaff(database.db, commandLineActor, { email, role: 'owner', reason: 'browser tests' })).url
}
// Coupon for e2e/buying/coupon.spec.ts.
const terms = { percent: 20, offCny: null, offUsd: null, offEur: null, skus: [], maxUses: null, days: null }
const tried = { ...terms, code: 'BROWSER20', maxPerBuyer: 1, reason: 'browser tests' }
await addCoupon(database.db, commandLineActor, tried)
await database.close()
writeFileSync(`${dir}/setup-links.json`, JSON.stringify(links))
// All tests share one client address, and do more in ten minutes than one client may.
if (url) {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const forget = `DELETE FROM "RateLimit" WHERE key LIKE '%.ip:%'`
  setInterval(() => pool.query(forget).catch(console.error), 30_000).unref()
}
// The tests run the delivered build.
await import(pathToFileURL('dist/server.js').href)
