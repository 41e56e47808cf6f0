// npm start: runs all steps from a fresh clone to the running site, and prints one line for each.
import { spawn } from 'node:child_process'
import { SERVER_ENV, SERVER_FLAGS } from './flags.mjs'
import { checkPort } from './port.mjs'
import {
  buildSite,
  checkEnvironment,
  checkMachine,
  generateCode,
  installDependencies,
  migrateDatabase,
  writeEnvironment,
} from './prepare.mjs'
import { runMain } from './steps.mjs'

await runMain(async () => {
  checkMachine()
  await writeEnvironment()
  process.loadEnvFile('.env')
  await checkPort(Number(process.env.PORT || 3000))
  await installDependencies()
  await checkEnvironment()
  await generateCode()
  await migrateDatabase()
  await buildSite()
  serve()
})

/** Starts the server in the terminal and forwards signals to it. */
function serve() {
  const env = { ...SERVER_ENV, ...process.env }
  const child = spawn(process.execPath, [...SERVER_FLAGS, 'dist/server.js'], { env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 0))
}
