// npm run generate: creates files derived from others (database client, texts of mails, a font), for an editor after a
// pull.
import { checkMachine, generateCode, installDependencies } from './prepare.mjs'
import { runMain } from './steps.mjs'

await runMain(async () => {
  checkMachine()
  await installDependencies()
  await generateCode()
})
