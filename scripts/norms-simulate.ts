// npm run norms:simulate: sheets of people who do not exist, in the database of a developer's machine. `npm run norms --
// draft` then makes norms of them. With --life the whole life of the studies instead, on a database of its own, in memory:
// consents, draws, mails, second sittings, batches, milestones, figures, freezing and publishing.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { optionsOf } from './setup/options'

if (existsSync('.env')) process.loadEnvFile('.env')
const isLife = process.argv.includes('--life')
const mails = isLife ? mkdtempSync(join(tmpdir(), 'mindglass-life-')) : ''
// Secrets of its own, and mails that are files nobody gets.
if (isLife) {
  Object.assign(process.env, {
    ...{ APP_SECRET: randomBytes(32).toString('hex'), DATA_KEYS: `life:${randomBytes(32).toString('base64')}` },
    ...{ SMTP_URL: '', OUTBOX_DIR: mails, LOG_LEVEL: 'silent' },
  })
}
// Read after the environment is complete.
const { env } = await import('../src/env')
const { openDb } = await import('../src/server/db')
const { findInstrument } = await import('../src/content/instruments')
const { isLocale } = await import('../src/core/locale')
const { simulateVisitors, whyNotSimulate } = await import('../src/features/norms/simulate')

const { deployMigrations } = await import('../src/server/migrations')
const { simulateLife } = await import('./simulate/life')

const values = optionsOf('npm run norms:simulate -- [--life] [--n 400] [--seed 1] [--slug sleep] [--locale en]', {
  life: { type: 'boolean', default: false },
  n: { type: 'string', default: isLife ? '1000' : '400' },
  seed: { type: 'string', default: '1' },
  slug: { type: 'string', default: 'sleep' },
  locale: { type: 'string', default: 'en' },
})
const [n, seed] = [Number(values.n), Number(values.seed)]
const instrument = findInstrument(values.slug)
const refusal = isLife ? null : whyNotSimulate(env)
if (refusal !== null) stop(refusal)
else if (!instrument) stop(`There is no test ${values.slug}.`)
else if (!isLocale(values.locale)) stop(`There is no language ${values.locale}.`)
else if (!(Number.isInteger(n) && n > 0 && Number.isInteger(seed))) stop('--n and --seed are whole numbers.')
else if (isLife) {
  const database = await openDb(undefined, 'memory://')
  try {
    await deployMigrations(database.pool)
    const { slug, version: instrumentVersion } = instrument
    const triple = { instrument: slug, instrumentVersion, locale: values.locale }
    await simulateLife(database, { ...triple, people: n, seed }, console.log)
    console.log(`${readdirSync(mails).length} mails were written to files`)
  } finally {
    await database.close()
    rmSync(mails, { recursive: true, force: true })
  }
} else {
  const database = await openDb(env.DATABASE_URL, env.PGLITE_DIR)
  try {
    const { slug, version: instrumentVersion } = instrument
    const triple = { instrument: slug, instrumentVersion, locale: values.locale }
    const count = await simulateVisitors(database.db, triple, { n, seed }, new Date())
    console.log(`${n} simulated sheets of ${slug} v${instrumentVersion} in ${values.locale}; ${count} of them count`)
  } finally {
    await database.close()
  }
}

function stop(reason: string): void {
  console.error(reason)
  process.exitCode = 1
}
