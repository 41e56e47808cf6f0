// npm run generate: the code made from other files (database client, texts of mails), for an editor after a pull.
import { checkMachine, generateCode, installDependencies } from './setup/prepare.mjs'
import { guarded } from './setup/steps.mjs'

await guarded(async () => {
  checkMachine()
  await installDependencies()
  await generateCode()
})
