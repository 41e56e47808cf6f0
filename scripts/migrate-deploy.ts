// node dist/migrate.js: brings the database of this site up to date. `npm run migrate -- deploy` does the same.
import { deployMigrations } from '../src/server/migrations'
import { openPool } from '../src/server/pool'

try {
  const { DATABASE_DIRECT_URL, DATABASE_URL, PGLITE_DIR } = process.env
  const { pool, close } = await openPool(DATABASE_DIRECT_URL || DATABASE_URL || undefined, PGLITE_DIR || 'var/pglite')
  const applied = await deployMigrations(pool).finally(close)
  console.log(applied.length ? `Applied ${applied.join(', ')}` : 'The database is up to date')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
