// npm run ops -- …: manages staff, keys and books from the server's shell. Stop the server first if it uses the
// embedded database, which allows only one process.
import { loadEnvironment } from './load-environment'

await loadEnvironment()
// Imported after the environment is complete.
const { runOnSite } = await import('../../src/server/run-on-site')
const { runOpsCommand } = await import('../../src/features/ops/command')

const { ok, say } = await runOpsCommand(runOnSite, process.argv.slice(2))
if (ok) console.log(say)
else console.error(say)
process.exitCode = ok ? 0 : 1
