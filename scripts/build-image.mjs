// The Dockerfile runs this script once packages are installed: it makes all generated files, then dist/.
import { buildSite, checkMachine, generateCode } from './setup/prepare.mjs'
import { guarded } from './setup/steps.mjs'

await guarded(async () => {
  checkMachine()
  await generateCode()
  await buildSite()
})
