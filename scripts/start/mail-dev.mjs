// npm run mail:dev: shows previews of the mails; templates and locales/<lng>/documents.po can be edited while it runs.
import { spawn } from 'node:child_process'
import { checkPort } from './port.mjs'
import { checkMachine, generateCode, installDependencies } from './prepare.mjs'
import { runMain } from './steps.mjs'
import { watchMailTexts } from './watch.mjs'

/**
 * Flags of the preview server. Without them it restarts itself as a child process, and a signal ends only the parent.
 */
const ownFlags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']

await runMain(async () => {
  checkMachine()
  const port = Number(process.env.PORT || 3030)
  await checkPort(port)
  await installDependencies()
  await generateCode()
  const stop = watchMailTexts()
  const args = ['node_modules/react-email/dist/cli/index.mjs', 'dev', '--dir', 'emails', '--port', String(port)]
  const child = spawn(process.execPath, [...ownFlags, ...args], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => {
    stop()
    process.exit(code ?? 0)
  })
})
