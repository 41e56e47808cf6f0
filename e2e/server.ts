// The production server for the browser tests, on an embedded database and mail folder of its own: empty, with the
// account of `npm run seed`, or with norms of visitors who do not exist.
import { rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { deployMigrations } from '../src/server/migrations'
import { openPool } from '../src/server/pool'
import { testSecret } from './secret'

const dir = `var/${process.env.E2E_NAME ?? 'e2e'}`
rmSync(dir, { recursive: true, force: true })
Object.assign(process.env, {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  APP_SECRET: testSecret,
  DATABASE_URL: '',
  STRIPE_SECRET_KEY: '',
  SMTP_URL: process.env.SMTP_URL ?? '',
  PGLITE_DIR: `${dir}/pglite`,
  OUTBOX_DIR: `${dir}/outbox`,
  LOG_LEVEL: 'warn',
})

if (process.env.E2E_SEED) {
  // One of its orders is held on purpose, and would raise an alarm.
  process.env.LOG_LEVEL = 'silent'
  const { openDb } = await import('../src/server/db')
  const { seed } = await import('../src/testing/seed')
  const database = await openDb(undefined, `${dir}/pglite`)
  await deployMigrations(database.pool)
  await seed(database)
  await database.close()
} else if (process.env.E2E_FIGURES) {
  const { openDb } = await import('../src/server/db')
  const { publishFigures } = await import('./figures')
  const database = await openDb(undefined, `${dir}/pglite`)
  await deployMigrations(database.pool)
  await publishFigures(database)
  await database.close()
} else {
  const { pool, close } = await openPool(undefined, `${dir}/pglite`)
  await deployMigrations(pool)
  await close()
}
// Set-up links of the console: two for each language, since one that failed is tried again.
const { openDb } = await import('../src/server/db')
const { addStaff } = await import('../src/features/ops/staff')
const { commandLine } = await import('../src/features/ops/audit')
const { db, close } = await openDb(undefined, `${dir}/pglite`)
const links: Record<string, string> = {}
for (const name of ['cn-0', 'cn-1', 'en-0', 'en-1', 'es-0', 'es-1']) {
  const email = `owner-${name}@team.example.org`
  links[name] = (await addStaff(db, commandLine, { email, role: 'owner', reason: 'browser tests' })).url
}
await close()
writeFileSync(`${dir}/setup-links.json`, JSON.stringify(links))
// What is tried is what is delivered.
await import(pathToFileURL('dist/server.js').href)
