// npm run norms:simulate: adds sheets of simulated people to the database of a developer's machine. `npm run norms --
// draft` then computes norms from them. With --life, such people also take part in the studies, in a separate in-memory
// database.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseOptions } from '../start/options'

if (existsSync('.env')) process.loadEnvFile('.env')
const isLife = process.argv.includes('--life')
const mails = isLife ? mkdtempSync(join(tmpdir(), 'mindglass-life-')) : ''
// Random secrets, and mails written to files instead of being sent.
if (isLife) {
  process.env.APP_SECRET = randomBytes(32).toString('hex')
  process.env.DATA_KEYS = `life:${randomBytes(32).toString('base64')}`
  process.env.SMTP_URL = ''
  process.env.OUTBOX_DIR = mails
  process.env.LOG_LEVEL = 'silent'
}
// Imported after the environment is complete.
const { env } = await import('../../src/env')
const { parseSimulateOptions: readAsked, runSimulateCommand } = await import(
  '../../src/features/norms/simulation/simulate-command'
)

const options = parseOptions('npm run norms:simulate -- [--life] [--n 400] [--seed 1] [--slug sleep] [--locale en]', {
  life: { type: 'boolean', default: false },
  n: { type: 'string', default: isLife ? '1000' : '400' },
  seed: { type: 'string', default: '1' },
  slug: { type: 'string', default: 'sleep' },
  locale: { type: 'string', default: 'en' },
})
const { ok, say } = isLife ? await runLife() : await runSimulateCommand(env, options, new Date())
if (ok) console.log(say)
else console.error(say)
process.exitCode = ok ? 0 : 1

async function runLife(): Promise<{ ok: boolean; say: string }> {
  const read = readAsked(options)
  if (typeof read === 'string') return { ok: false, say: read }
  const { openDb } = await import('../../src/server/db/db')
  const { deployMigrations } = await import('../../src/server/db/migrations')
  const { simulateStudies } = await import('./simulate/simulate-studies')
  const database = await openDb(undefined, 'memory://')
  try {
    await deployMigrations(database.pool)
    await simulateStudies(database, { ...read.triple, people: read.n, seed: read.seed }, console.log)
    return { ok: true, say: `${readdirSync(mails).length} mails were written to files` }
  } finally {
    await database.close()
    rmSync(mails, { recursive: true, force: true })
  }
}
