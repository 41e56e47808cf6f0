// The Dockerfile runs this script after installing the packages: it creates all generated files, then dist/.
import { buildSite, checkMachine, generateCode } from '../start/prepare.mjs'
import { runMain } from '../start/steps.mjs'

await runMain(async () => {
  checkMachine()
  await generateCode()
  await buildSite()
})
