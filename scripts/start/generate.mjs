// npm run generate: creates files derived from others (database client, texts of mails, a font), for an editor after a
// pull.
import { checkMachine, generateCode, installDependencies } from './prepare.mjs'
import { guarded } from './steps.mjs'

await guarded(async () => {
  checkMachine()
  await installDependencies()
  await generateCode()
})
