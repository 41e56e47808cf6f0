// npm test: everything, in this order. Names of steps as arguments run only those: npm test -- unit browser
import { buildSite, checkMachine, generateCode, installDependencies, writeEnvironment } from './setup/prepare.mjs'
import { Explained, guarded, run, runScript, step } from './setup/steps.mjs'

const bin = (path, ...args) => run(process.execPath, [`node_modules/${path}`, ...args])
const vitest = (project) => bin('vitest/vitest.mjs', 'run', '--project', project)

const steps = {
  types: () => bin('typescript/bin/tsc', '--noEmit'),
  lint: () => bin('@biomejs/biome/bin/biome', 'check', '.'),
  knip: () => bin('knip/bin/knip.js'),
  content: () => runScript('scripts/content-check.ts'),
  migrations: () => run('npm', ['run', '--silent', 'migrate', '--', 'check']),
  unit: () => vitest('unit'),
  integration: () => vitest('integration'),
  build: () => buildSite(),
  browser: async () => {
    const { findBrowser } = await import('./setup/browser.mjs')
    const path = await findBrowser()
    await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], { env: { CHROMIUM_PATH: path } })
  },
}

await guarded(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !(name in steps))
  if (unknown.length) throw new Explained(`Unknown step ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}`)
  checkMachine()
  await installDependencies()
  await writeEnvironment()
  await generateCode()
  // Route types are part of the type check; `next typegen` writes them without a build.
  await run(process.execPath, ['node_modules/next/dist/bin/next', 'typegen'], {
    quiet: true,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  })
  const chosen = Object.entries(steps).filter(([name]) => asked.length === 0 || asked.includes(name))
  if (chosen.some(([name]) => name === 'browser') && !asked.includes('build') && asked.length) await steps.build()
  for (const [name, work] of chosen) await step(name, work)
  console.log(`\n${chosen.length} passed, 0 failed`)
})
