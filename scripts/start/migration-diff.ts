import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
} from '@prisma/driver-adapter-utils'
import { type MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm'
import type pg from 'pg'
import { listMigrationNames } from '../../src/server/db/migrations'
import { openPool } from '../../src/server/db/pool'

// `prisma migrate diff` would do the same, but it downloads its engine from Prisma's server on first use, and needs a
// PostgreSQL to replay the history on. This is the same engine as a package, so that a bare machine without network or
// server can check too. Needs `node --experimental-wasm-modules`.

const SCHEMA = resolve('prisma/schema.prisma')
export const MIGRATIONS_DIR = resolve('prisma/migrations')
const LOCK = join(MIGRATIONS_DIR, 'migration_lock.toml')

/**
 * Returns the SQL that migrates from the migration history to schema.prisma, or null. History is replayed in memory.
 */
export async function pendingSql(): Promise<string | null> {
  const { pool } = await openPool(undefined, 'memory://')
  const schema = readFileSync(SCHEMA, 'utf8')
  const connect = () => connectForEngine(pool)
  const base = new PrismaPg(pool)
  const { provider, adapterName } = base
  const factory = bindMigrationAwareSqlAdapterFactory({ provider, adapterName, connect, connectToShadowDb: connect })
  const engine = await SchemaEngine.new({ datamodels: [[SCHEMA, schema]] }, () => {}, factory)
  const { exitCode, stdout } = await engine.diff({
    from: { tag: 'migrations', ...migrations() },
    to: { tag: 'schemaDatamodel', files: [{ path: SCHEMA, content: schema }] },
    script: true,
    exitCode: true,
    // Both types remain for processes of the previous version, until a migration drops them
    // (20261129003800_sku_as_text).
    filters: { externalTables: [], externalEnums: ['public.Sku', 'public.GiftContent'] },
  })
  return exitCode === 2 ? (stdout ?? '') : null
}

function migrations(): MigrationList {
  mkdirSync(MIGRATIONS_DIR, { recursive: true })
  if (!existsSync(LOCK)) writeFileSync(LOCK, 'provider = "postgresql"\n')
  return {
    baseDir: MIGRATIONS_DIR,
    lockfile: { path: 'migration_lock.toml', content: readFileSync(LOCK, 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: listMigrationNames(MIGRATIONS_DIR).map((path) => ({
      path,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(join(MIGRATIONS_DIR, path, 'migration.sql'), 'utf8') },
      },
    })),
  }
}

/**
 * Type ids of PostgreSQL's internal one-letter type, used in its catalogue for kinds of tables or constraints, and of
 * text.
 */
const [CHAR, TEXT] = [18, 25]

/**
 * Returns an adapter with two workarounds: adapter-pg splits scripts at ";" (which breaks $$ bodies), and refuses the
 * catalogue's one-letter columns.
 */
async function connectForEngine(pool: pg.Pool): Promise<SqlDriverAdapter> {
  let letters: number[] = []
  const asText = Object.create(pool, {
    query: {
      value: async (query: pg.QueryArrayConfig) => {
        const result = await pool.query(query)
        letters = result.fields.flatMap(({ dataTypeID }, index) => (dataTypeID === CHAR ? [index] : []))
        for (const index of letters) Object.assign(result.fields[index] ?? {}, { dataTypeID: TEXT })
        return result
      },
    },
  })
  const adapter = await new PrismaPg(asText).connect()
  const queryRaw = adapter.queryRaw.bind(adapter)
  adapter.executeScript = async (sql) => void (await pool.query(sql))
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query)
    for (const index of letters) result.columnTypes[index] = ColumnTypeEnum.Character
    return result
  }
  return adapter
}
