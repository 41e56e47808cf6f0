// npm run norms:simulate: sheets of people who do not exist, in the database of a developer's machine. `npm run norms --
// draft` then makes norms of them.
import { existsSync } from 'node:fs'
import { optionsOf } from './setup/options'

if (existsSync('.env')) process.loadEnvFile('.env')
// Read after the environment is complete.
const { env } = await import('../src/env')
const { openDb } = await import('../src/server/db')
const { findInstrument } = await import('../src/content/instruments')
const { isLocale } = await import('../src/core/locale')
const { simulateVisitors, whyNotSimulate } = await import('../src/features/norms/simulate')

const values = optionsOf('npm run norms:simulate -- [--n 400] [--seed 1] [--slug sleep] [--locale en]', {
  n: { type: 'string', default: '400' },
  seed: { type: 'string', default: '1' },
  slug: { type: 'string', default: 'sleep' },
  locale: { type: 'string', default: 'en' },
})
const [n, seed] = [Number(values.n), Number(values.seed)]
const instrument = findInstrument(values.slug)
const refusal = whyNotSimulate(env)
if (refusal !== null) stop(refusal)
else if (!instrument) stop(`There is no test ${values.slug}.`)
else if (!isLocale(values.locale)) stop(`There is no language ${values.locale}.`)
else if (!(Number.isInteger(n) && n > 0 && Number.isInteger(seed))) stop('--n and --seed are whole numbers.')
else {
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
