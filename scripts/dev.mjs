// npm run dev: the development server with hot reload, on the same port and database as npm start.
import { spawn } from 'node:child_process'
import { checkPort } from './setup/port.mjs'
import {
  checkEnvironment,
  checkMachine,
  generateCode,
  installDependencies,
  migrateDatabase,
  writeEnvironment,
} from './setup/prepare.mjs'
import { guarded, run } from './setup/steps.mjs'

await guarded(async () => {
  checkMachine()
  await writeEnvironment()
  process.loadEnvFile('.env')
  const port = Number(process.env.PORT || 3000)
  await checkPort(port)
  await installDependencies()
  await checkEnvironment()
  await generateCode()
  await migrateDatabase()
  await run(process.execPath, ['--import', 'tsx', 'scripts/build/before-dev.ts'])
  const args = ['node_modules/next/dist/bin/next', 'dev', '-H', 'localhost', '-p', String(port)]
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 0))
})
