// npm run data:move [-- <folder>]: copies the whole embedded database to the PostgreSQL of DATABASE_URL, which has to
// be empty. The source folder (argument, PGLITE_DIR, or var/pglite) is only read and stays.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { moveData } from '../../src/server/db/copy/move'
import { copyPGlite } from '../../src/server/db/pglite'
import { openPool } from '../../src/server/db/pool'

if (existsSync('.env')) process.loadEnvFile('.env')

const { DATABASE_URL: url, PGLITE_DIR, INIT_CWD = process.cwd() } = process.env
const [named = PGLITE_DIR || 'var/pglite'] = process.argv.slice(2)
const copy = mkdtempSync(join(tmpdir(), 'mindglass-move-'))
try {
  if (!url) throw new Error('DATABASE_URL is needed: the PostgreSQL that everything goes to.')
  await copyPGlite(resolve(INIT_CWD, named), copy)
  const source = await openPool(undefined, copy)
  const target = await openPool(url, '')
  try {
    const moved = await moveData(source.pool, target.pool)
    for (const [table, { rows, hash }] of Object.entries(moved))
      console.log(`${table.padEnd(24)} ${rows} rows  ${hash}`)
    console.log('Everything has arrived: counts and hashes are the same. Start the site with this DATABASE_URL.')
  } finally {
    await source.close()
    await target.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
