// npm run seed: creates an account with example data on a developer's machine. Stop npm start and npm run dev first,
// because the embedded database allows only one process.
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
// One of the orders is held on purpose, and would raise an alarm.
process.env.LOG_LEVEL = 'silent'
// Imported after the environment is complete.
const { env, isLocalUrl } = await import('../../src/env')
const { openDb } = await import('../../src/server/db/db')
const { deployMigrations } = await import('../../src/server/db/migrations')
const { seed, seedAccount } = await import('../../src/testing/data/seed')
const { seedOwner } = await import('../../src/testing/data/seed-staff')

/** Returns the reason why this account, whose password is public, must not exist here; null if it may. */
function refusal(): string | null {
  if (!isLocalUrl(env.APP_URL)) return `${env.APP_URL} is a public site`
  if (env.DATABASE_URL && !isLocalUrl(env.DATABASE_URL)) return 'DATABASE_URL is not on this machine'
  if (env.STRIPE_SECRET_KEY) return 'STRIPE_SECRET_KEY is set, and the orders are played in the payment sandbox'
  return null
}

const reason = refusal()
if (reason) {
  console.error(`Nothing was made: ${reason}.`)
  process.exitCode = 1
} else {
  const database = await openDb(env.DATABASE_URL, env.PGLITE_DIR)
  try {
    await deployMigrations(database.pool)
    const made = await seed(database)
    console.log(
      made ? 'An account with sittings, orders, credits, a gift and a review:' : 'The account is there already:',
    )
    console.log(`  ${seedAccount.email}\n  ${seedAccount.password}\n  ${env.APP_URL}/login`)
    console.log(
      `And an owner of the console:\n  ${seedOwner.email}\n  ${seedOwner.password}\n  authenticator key ${seedOwner.secret.base32}\n  ${env.APP_URL}/admin`,
    )
  } finally {
    await database.close()
  }
}
