// npm run advisories: known faults of the packages that are delivered. Ends with 1 for a high or critical one, with 2 when
// nobody could look.
import { askAdvisories } from './audit-report.mjs'

const { looked, serious, lines } = await askAdvisories()
for (const line of lines) console.log(line)
process.exitCode = !looked ? 2 : serious > 0 ? 1 : 0
