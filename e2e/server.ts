// The production server for the browser tests, on an embedded database and mail folder of its own: empty, with the
// account of `npm run seed`, or with norms of visitors who do not exist.
import { rmSync } from 'node:fs'
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
// What is tried is what is delivered.
await import(pathToFileURL('dist/server.js').href)
