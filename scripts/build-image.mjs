// What the Dockerfile runs once packages are installed: everything that is made from other files, then dist/.
import { buildSite, checkMachine, generateCode } from './setup/prepare.mjs'
import { guarded } from './setup/steps.mjs'

await guarded(async () => {
  checkMachine()
  await generateCode()
  await buildSite()
})
