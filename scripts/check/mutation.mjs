// npm run mutation: makes small changes to the code and counts those that no test detects. Areas as arguments restrict
// it to these and the areas below them: npm run mutation -- core/report. --share=0.2 changes a fifth of the code,
// chosen by a seed (--seed=2), because whole areas with a database take hours. Results for unchanged code and tests are
// reused.

import { checkMachine, generateCode, installDependencies, writeEnvironment } from '../start/prepare.mjs'
import { run, runMain, runStep } from '../start/steps.mjs'
import { expandAreas } from './mutation/mutation.mjs'
import { withPostgres } from './postgres.mjs'

await runMain(async () => {
  const [share, seed] = ['share', 'seed'].map(
    (name) => process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3) ?? '1',
  )
  const asked = process.argv.slice(2).filter((one) => !one.startsWith('--'))
  const names = expandAreas(asked)
  checkMachine()
  await installDependencies()
  await writeEnvironment()
  await generateCode()
  await withPostgres(async (url) => {
    for (const MUTATION_AREA of names) {
      const env = { MUTATION_AREA, MUTATION_SHARE: share, MUTATION_SEED: seed, ...(url && { TEST_DATABASE_URL: url }) }
      const stryker = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run']
      await runStep(MUTATION_AREA, () => run(process.execPath, stryker, { env }))
    }
  })
})
