// npm test: runs all steps in this order; steps that leave cores idle run in parallel. Step names as arguments run only
// those: npm test -- unit browser
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { buildSite, checkMachine, generateCode, installDependencies, writeEnvironment } from '../start/prepare.mjs'
import { run, runInParallel, runMain, runScript, runStep, UserError } from '../start/steps.mjs'
import { askAdvisories } from './advisory-lines.mjs'
import { withPostgres } from './postgres.mjs'
import { describeRetriedTests, startRetryList } from './retried-tests.mjs'

// Overrides personal settings that could change results; each step sets its own ports.
Object.assign(process.env, { TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', PORT: '' })

const bin = (path, args = [], env = {}) => run(process.execPath, [`node_modules/${path}`, ...args], { env })
const vitest = (projects, env = {}) =>
  bin('vitest/vitest.mjs', ['run', ...projects.flatMap((project) => ['--project', project])], env)

/** Number of type checkers: each repeats the work common to all, and other steps run in parallel. */
const checkers = String(Math.ceil(availableParallelism() / 2))

const steps = {
  types: () => bin('typescript/bin/tsc', ['--noEmit', '--checkers', checkers]),
  lint: () => bin('@biomejs/biome/bin/biome', ['check', '.']),
  knip: async () => {
    await bin('knip/bin/knip.js')
    // Second run without tests: code used only by tests counts as unused.
    await bin('knip/bin/knip.js', ['--production', '--exclude', 'dependencies'])
  },
  content: () => runScript('scripts/check/content-check.ts'),
  reports: () => runScript('scripts/check/content-report.ts'),
  migrations: () => run('npm', ['run', '--silent', 'migrate', '--', 'check']),
  recipes: () => runScript('scripts/check/check-recipes.ts'),
  advisories: async () => {
    // Never fails: an advisory published overnight is not caused by this change. Its output still has to be read.
    const { lines } = await askAdvisories()
    process.stdout.write(`${lines.map((line) => `  ${line}`).join('\n')}\n`)
  },
  unit: () => vitest(['unit*']),
  pdf: () => vitest(['pdf']),
  integration: () =>
    withPostgres((url) => {
      // Without a server, all tests already run on the embedded database.
      if (!url) return vitest(['integration*'])
      // Passed only to this step, because this server stops with it.
      return vitest(['integration*', 'embedded'], { TEST_DATABASE_URL: url })
    }),
  build: () => buildSite(),
  contract: () => vitest(['contract']),
  browser: async () => {
    const { findBrowser } = await import('./find-browser.mjs')
    const path = await findBrowser()
    await withPostgres((url) => {
      // A server needs a quarter less processor time than the embedded database, which the second site uses.
      return bin('@playwright/test/cli.js', ['test'], { CHROMIUM_PATH: path, E2E_DATABASE_URL: url ?? '' })
    })
  },
}

/** Steps that leave cores idle on their own: those in one list run in parallel, all others alone. */
const together = [
  ['types', 'lint', 'knip', 'content', 'reports', 'migrations'],
  ['pdf', 'build'],
]

async function alone([name, work]) {
  await runStep(name, work)
  return []
}

await runMain(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !(name in steps))
  if (unknown.length) throw new UserError(`Unknown step ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}`)
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
  if (chosen.some(([name]) => name === 'browser' || name === 'contract') && !asked.includes('build') && asked.length)
    await steps.build()
  const groups = new Set(chosen.map(([name]) => together.find((names) => names.includes(name)) ?? [name]))
  startRetryList(resolve('var/retried-tests.txt'))
  let passed = 0
  let failed = 0
  try {
    for (const group of groups) {
      const now = chosen.filter(([name]) => group.includes(name))
      failed = now.length
      const names = now.length > 1 ? await runInParallel(now) : await alone(now[0])
      failed = names.length
      passed += now.length - failed
      if (failed) throw new UserError(`Failed: ${names.join(', ')}.`)
    }
  } finally {
    // Printed after a failure too: a flaky test makes the others less trustworthy.
    const tries = describeRetriedTests()
    if (tries) console.log(`\n${tries}`)
    // Continuous integration reads this line; the steps after a failed one are not run.
    console.log(`\n${passed} passed, ${failed} failed`)
  }
})
