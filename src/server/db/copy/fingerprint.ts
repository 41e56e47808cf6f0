import type { ClientBase } from 'pg'

/** Content of a table in one line: the number of its rows and a sum over the hash of each, whatever their order. */
export interface Fingerprint {
  rows: number
  hash: string
}

/** Fingerprints by name of the table. */
export type Fingerprints = Readonly<Record<string, Fingerprint>>

/** Table of applied migrations: its rows differ between two databases with the same data. */
export const MIGRATIONS_TABLE = '_prisma_migrations'

export interface Column {
  name: string
  /** Type as SQL writes it, `timestamp(3) without time zone`. */
  type: string
}

export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Returns the tables of the site with their writable columns, both sorted by name. */
export async function listTables(client: ClientBase): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<{ table: string; name: string; type: string }>(
    `SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      ORDER BY c.relname COLLATE "C", a.attname COLLATE "C"`,
  )
  const found = new Map<string, Column[]>()
  for (const { table, name, type } of rows) found.set(table, [...(found.get(table) ?? []), { name, type }])
  return found
}

/**
 * Returns counts and hashes of every table, as this transaction sees them. They are equal for equal values, on every
 * version of PostgreSQL and on the embedded one: the hash covers the written form of the values, under settings that
 * are fixed here.
 */
export async function computeFingerprints(client: ClientBase): Promise<Fingerprints> {
  await client.query(
    `SELECT set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO', true),
            set_config('IntervalStyle', 'postgres', true), set_config('bytea_output', 'hex', true),
            set_config('extra_float_digits', '1', true)`,
  )
  const found: Record<string, Fingerprint> = {}
  for (const [table, columns] of await listTables(client)) {
    const row = columns.map(({ name }) => quoteIdentifier(name)).join(', ')
    const { rows } = await client.query<{ rows: string; hash: string }>(
      `SELECT count(*)::text AS rows,
              coalesce(sum(('x' || left(md5(ROW(${row})::text), 16))::bit(64)::bigint::numeric), 0)::text AS hash
         FROM ${quoteIdentifier(table)}`,
    )
    found[table] = { rows: Number(rows[0]?.rows), hash: String(rows[0]?.hash) }
  }
  return found
}

/** Returns the names of the tables that differ, without the table of migrations. */
export const listDifferences = (one: Fingerprints, other: Fingerprints): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((table) => table !== MIGRATIONS_TABLE)
    .filter((table) => one[table]?.rows !== other[table]?.rows || one[table]?.hash !== other[table]?.hash)
    .sort()
