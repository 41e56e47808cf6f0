// npm run norms -- list | draft | show | freeze | publish | withdraw | audit: what an operator can do with norms. With the
// embedded database, stop the server before it: that one has one user.
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
// Read after the environment is complete.
const { runOnSite: runAtConsole } = await import('../../src/server/run-on-site')
const { runNormsCommand } = await import('../../src/features/ops/norms/norms-command')

const { ok, say } = await runAtConsole((database) => runNormsCommand(database, process.argv.slice(2)))
if (ok) console.log(say)
else console.error(say)
process.exitCode = ok ? 0 : 1
