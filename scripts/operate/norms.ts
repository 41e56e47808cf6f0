// npm run norms -- draft | audit | studies …: what is done every night, at once, and audits. With the embedded database,
// stop the server before it: that one has one user.
import { existsSync } from 'node:fs'

if (existsSync('.env')) process.loadEnvFile('.env')
// Read after the environment is complete.
const { runOnSite } = await import('../../src/server/run-on-site')
const { runNormsCommand } = await import('../../src/features/ops/norms/norms-command')

const { ok, say } = await runNormsCommand(runOnSite, process.argv.slice(2))
if (ok) console.log(say)
else console.error(say)
process.exitCode = ok ? 0 : 1
