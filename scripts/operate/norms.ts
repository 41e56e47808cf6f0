// npm run norms -- draft | audit | studies …: runs the nightly jobs at once, and audits. Stop the server first if it
// uses the embedded database, which allows only one process.
import { loadEnvironment } from './load-environment'

await loadEnvironment()
// Imported after the environment is complete.
const { runOnSite } = await import('../../src/server/run-on-site')
const { runNormsCommand } = await import('../../src/features/ops/norms/norms-command')

const { ok, say } = await runNormsCommand(runOnSite, process.argv.slice(2))
if (ok) console.log(say)
else console.error(say)
process.exitCode = ok ? 0 : 1
