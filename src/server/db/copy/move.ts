import type { ClientBase, Pool } from 'pg'
import { deployMigrations } from '../migrations'
import {
  type Column,
  computeFingerprints,
  type Fingerprints,
  listDifferences,
  listTables,
  MIGRATIONS_TABLE,
  quoteIdentifier,
} from './fingerprint'

const BATCH = 500

/**
 * Copies every row of `source` to `target`, in one transaction, and compares counts and hashes before it is committed.
 * Both are migrated first: pass a copy of a source that must not change.
 * @returns the fingerprints, equal in both.
 * @throws Error when the target already holds rows, which it keeps, or when a copied table differs from its source: then
 *   the target stays empty.
 */
export async function moveData(source: Pool, target: Pool): Promise<Fingerprints> {
  await inTransaction(target, requireEmptyDatabase)
  await deployMigrations(source)
  await deployMigrations(target)
  return inTransaction(source, (from) =>
    inTransaction(target, async (to) => {
      // Checks again, now that no other connection can write: an empty target may have been used meanwhile.
      const all = [...(await listTables(to))].filter(([table]) => table !== MIGRATIONS_TABLE)
      await to.query(`LOCK TABLE ${all.map(([table]) => quoteIdentifier(table)).join(', ')} IN ACCESS EXCLUSIVE MODE`)
      await requireEmptyDatabase(to)
      const back = await loosen(to)
      for (const [table, columns] of all) await copyTable(from, to, table, columns)
      await to.query('SET CONSTRAINTS ALL IMMEDIATE')
      for (const sql of back) await to.query(sql)
      await copySequences(from, to)
      const [left, arrived] = [await computeFingerprints(from), await computeFingerprints(to)]
      const different = listDifferences(left, arrived)
      if (different.length > 0) throw new Error(`These did not arrive as they left: ${different.join(', ')}.`)
      return arrived
    }),
  )
}

async function inTransaction<Result>(pool: Pool, work: (client: ClientBase) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/**
 * Checks that no table of the database has a row.
 * @throws Error with the name of a table that has one
 */
export async function requireEmptyDatabase(client: ClientBase): Promise<void> {
  const filled: string[] = []
  for (const [table] of await listTables(client)) {
    if (table === MIGRATIONS_TABLE) continue
    const { rowCount } = await client.query(`SELECT 1 FROM ${quoteIdentifier(table)} LIMIT 1`)
    if (rowCount) filled.push(table)
  }
  if (filled.length > 0) throw new Error(`The database is not empty, and nothing was changed: ${filled.join(', ')}.`)
}

/**
 * Lets rows arrive in any order, and switches off triggers, because they would add rows.
 * @returns the statements that restore constraints and triggers.
 */
async function loosen(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ loosen: string; back: string }>(
    `SELECT format('ALTER TABLE %s ALTER CONSTRAINT %I DEFERRABLE INITIALLY DEFERRED', conrelid::regclass, conname) AS loosen,
            format('ALTER TABLE %s ALTER CONSTRAINT %I NOT DEFERRABLE', conrelid::regclass, conname) AS back
       FROM pg_constraint
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT condeferrable
      UNION ALL
     SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname),
            format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname)
       FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
      WHERE NOT tgisinternal AND tgenabled = 'O' AND c.relnamespace = 'public'::regnamespace`,
  )
  for (const row of rows) await client.query(row.loosen)
  return rows.map(({ back }) => back)
}

/** Copies the rows of a table. Values travel in PostgreSQL's own text form, so that nothing is rounded or guessed. */
async function copyTable(from: ClientBase, to: ClientBase, table: string, columns: readonly Column[]): Promise<void> {
  const names = columns.map(({ name }) => quoteIdentifier(name))
  const texts = names.map((name) => `${name}::text`).join(', ')
  const values = columns.map(({ type }, at) => `c${at}::${type}`).join(', ')
  const arrays = columns.map((_, at) => `$${at + 1}::text[]`).join(', ')
  const insert = `INSERT INTO ${quoteIdentifier(table)} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM unnest(${arrays}) AS r(${columns.map((_, at) => `c${at}`).join(', ')})`
  await from.query(`DECLARE leaving NO SCROLL CURSOR FOR SELECT ${texts} FROM ${quoteIdentifier(table)}`)
  for (;;) {
    const { rows } = await from.query<(string | null)[]>({ text: `FETCH ${BATCH} FROM leaving`, rowMode: 'array' })
    if (rows.length === 0) break
    await to.query(
      insert,
      columns.map((_, at) => rows.map((row) => row[at] ?? null)),
    )
  }
  await from.query('CLOSE leaving')
}

/** Copies the state of the sequences: the next number is the one that the source would have given. */
async function copySequences(from: ClientBase, to: ClientBase): Promise<void> {
  const { rows } = await from.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) {
    const { rows: states } = await from.query(
      `SELECT last_value::text AS last, is_called FROM ${quoteIdentifier(name)}`,
    )
    await to.query('SELECT setval($1::regclass, $2::bigint, $3)', [
      quoteIdentifier(name),
      states[0].last,
      states[0].is_called,
    ])
  }
}
