// npm run restore -- <file>: loads a dump of `npm run backup` into the database of DATABASE_URL, which has to be empty,
// and compares the result with the recorded counts.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { restore } from '../../src/server/db/copy/backup'

if (existsSync('.env')) process.loadEnvFile('.env')

const { DATABASE_DIRECT_URL, DATABASE_URL, INIT_CWD = process.cwd(), PATH = '' } = process.env
const [file] = process.argv.slice(2)
try {
  if (!file) throw new Error('Usage: npm run restore -- <file>')
  const url = DATABASE_DIRECT_URL || DATABASE_URL
  if (!url) throw new Error('DATABASE_URL is needed: an empty database that everything goes to.')
  const { made, tables } = await restore(url, resolve(INIT_CWD, file), PATH)
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  console.log(`The state of ${made} is back: ${rows} rows, counts and hashes are the same.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
