// npm run dev: the development server with hot reload, on the same port and database as npm start.
import { spawn } from 'node:child_process'
import { checkPort } from './port.mjs'
import {
  checkEnvironment,
  checkMachine,
  generateCode,
  installDependencies,
  migrateDatabase,
  writeEnvironment,
} from './prepare.mjs'
import { readyLinesFromEnv } from './ready.mjs'
import { runMain } from './steps.mjs'
import { watchEnhanceScript, watchMailTexts } from './watch.mjs'

await runMain(async () => {
  checkMachine()
  await writeEnvironment()
  process.loadEnvFile('.env')
  const port = Number(process.env.PORT || 3000)
  await checkPort(port)
  await installDependencies()
  await checkEnvironment()
  await generateCode()
  await migrateDatabase()
  const watchers = [await watchEnhanceScript(), watchMailTexts()]
  for (const line of readyLinesFromEnv(`http://localhost:${port}`, process.env)) console.log(line)
  console.log('  Pages are compiled when they are first asked for.')
  const args = ['node_modules/next/dist/bin/next', 'dev', '-H', 'localhost', '-p', String(port)]
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => {
    for (const stop of watchers) stop()
    process.exit(code ?? 0)
  })
})
