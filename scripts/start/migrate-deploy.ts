// node dist/migrate.js: applies pending migrations to the site's database. `npm run migrate -- deploy` does the same.
import { describeOpenFailure } from '../../src/server/db/describe-open-failure'
import { deployMigrations } from '../../src/server/db/migrations'
import { openPool } from '../../src/server/db/pool'

const { DATABASE_DIRECT_URL, DATABASE_URL, PGLITE_DIR } = process.env
const url = DATABASE_DIRECT_URL || DATABASE_URL || undefined
const dir = PGLITE_DIR || 'var/pglite'

const opened = await openPool(url, dir)
  .then(async (open) => {
    await open.pool.query('SELECT 1')
    return open
  })
  .catch((error: unknown) => {
    console.error(describeOpenFailure(error, { url, dir }))
    process.exitCode = 1
  })
if (opened) {
  try {
    const applied = await deployMigrations(opened.pool).finally(opened.close)
    console.log(applied.length ? `Applied ${applied.join(', ')}` : 'The database is up to date')
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
