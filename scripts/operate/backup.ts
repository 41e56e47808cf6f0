// npm run backup [-- <folder>] [--keep <days>]: writes one verified file with the whole database of DATABASE_URL, and
// the row counts next to it. Default folder: BACKUP_DIR, or var/backup.
import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../../src/server/db/copy/backup'

if (existsSync('.env')) process.loadEnvFile('.env')

const { DATABASE_DIRECT_URL, DATABASE_URL, BACKUP_DIR, INIT_CWD = process.cwd(), PATH = '' } = process.env
try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } })
  const url = DATABASE_DIRECT_URL || DATABASE_URL
  if (!url)
    throw new Error('DATABASE_URL is needed. An embedded database is a folder: stop the site and copy var/pglite.')
  const keepDays = values.keep === undefined ? undefined : Number(values.keep)
  if (keepDays !== undefined && !(Number.isInteger(keepDays) && keepDays > 0))
    throw new Error('--keep takes days, 1 or more.')
  const folder = resolve(INIT_CWD, positionals[0] || BACKUP_DIR || 'var/backup')
  const { file, manifest } = await backUp(url, { folder, keepDays, path: PATH })
  const counts = Object.values(manifest.tables)
  const rows = counts.reduce((sum, table) => sum + table.rows, 0)
  console.log(`${file}: ${counts.length} tables, ${rows} rows, ${(statSync(file).size / 1e6).toFixed(1)} MB`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
