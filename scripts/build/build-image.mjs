// The Dockerfile runs this script once packages are installed: it makes all generated files, then dist/.
import { buildSite, checkMachine, generateCode } from '../start/prepare.mjs'
import { guarded } from '../start/steps.mjs'

await guarded(async () => {
  checkMachine()
  await generateCode()
  await buildSite()
})
