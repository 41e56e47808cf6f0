// npm run ops -- …: staff, keys and books, for whoever is at the server. With the embedded database, stop the server before
// it: that one has one user.
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
// Read after the environment is complete.
const { runOnSite } = await import('../../src/server/run-on-site')
const { runOpsCommand } = await import('../../src/features/ops/command')

const { ok, say } = await runOpsCommand(runOnSite, process.argv.slice(2))
if (ok) console.log(say)
else console.error(say)
process.exitCode = ok ? 0 : 1
