// npm run ops -- …: what can be done at the console, for whoever is at the server. With the embedded database, stop the
// server before it: that one has one user.
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
// Read after the environment is complete.
const { env } = await import('../src/env')
const { openDb } = await import('../src/server/db')
const { requireDataKeys } = await import('../src/server/data-keys')
const { runOpsCommand } = await import('../src/features/ops/command')

const database = await openDb(env.DATABASE_URL, env.PGLITE_DIR)
try {
  await requireDataKeys(database.db)
  const { ok, say } = await runOpsCommand(database, process.argv.slice(2))
  if (ok) console.log(say)
  else console.error(say)
  process.exitCode = ok ? 0 : 1
} finally {
  await database.close()
}
