// npm run advisories: lists known vulnerabilities of the delivered packages. Exits with 1 for a high or critical one,
// with 2 if the registry gave no answer.
import { askAdvisories } from './advisory-lines.mjs'

const { looked, serious, lines } = await askAdvisories()
for (const line of lines) console.log(line)
process.exitCode = !looked ? 2 : serious > 0 ? 1 : 0
