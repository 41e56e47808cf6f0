// npm run ops -- …: what can be done at the console, for whoever is at the server. With the embedded database, stop the
// server before it: that one has one user.
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
// Read after the environment is complete.
const { runOnSite: runAtConsole } = await import('../../src/server/run-on-site')
const { runOpsCommand } = await import('../../src/features/ops/command')

const { ok, say } = await runAtConsole((database) => runOpsCommand(database, process.argv.slice(2)))
if (ok) console.log(say)
else console.error(say)
process.exitCode = ok ? 0 : 1
