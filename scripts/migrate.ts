// npm run migrate -- new <name> | check | deploy
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm'
import type pg from 'pg'
import { deployMigrations, migrationNames } from '../src/server/migrations'
import { openPool } from '../src/server/pool'

const SCHEMA = resolve('prisma/schema.prisma')
const DIR = resolve('prisma/migrations')
const LOCK = join(DIR, 'migration_lock.toml')
const USAGE = 'Usage: npm run migrate -- new <name> | check | deploy'

function migrations(): MigrationList {
  mkdirSync(DIR, { recursive: true })
  if (!existsSync(LOCK)) writeFileSync(LOCK, 'provider = "postgresql"\n')
  return {
    baseDir: DIR,
    lockfile: { path: 'migration_lock.toml', content: readFileSync(LOCK, 'utf8') },
    shadowDbInitScript: '',
    migrationDirectories: migrationNames(DIR).map((path) => ({
      path,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(join(DIR, path, 'migration.sql'), 'utf8') },
      },
    })),
  }
}

/** Prisma's schema engine as WASM: the commit of the installed `prisma`, so nothing is downloaded. */
async function startEngine(pool: pg.Pool): Promise<SchemaEngine> {
  const id = '@prisma/schema-engine-wasm/schema_engine_bg'
  const wasm = await import(id)
  const bytes = readFileSync(
    createRequire(import.meta.url)
      .resolve(id)
      .replace(/\.js$/, '.wasm'),
  )
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { './schema_engine_bg.js': wasm })
  wasm.__wbg_set_wasm(exports)
  ;(exports.__wbindgen_start as () => void)()
  const base = new PrismaPg(pool)
  const connect = () => connectForEngine(base, pool)
  const { adapterName } = base
  const factory = { provider: 'postgres' as const, adapterName, connect, connectToShadowDb: connect }
  const models = { datamodels: [[SCHEMA, readFileSync(SCHEMA, 'utf8')]] }
  return wasm.SchemaEngine.new(models, () => {}, bindMigrationAwareSqlAdapterFactory(factory))
}

/** adapter-pg splits scripts at ";" (which breaks $$ bodies) and does not map the catalogue's "char" (oid 18). */
async function connectForEngine(base: PrismaPg, pool: pg.Pool) {
  // performIO is private in the types, yet the only place where column types can be corrected.
  type Inner = SqlDriverAdapter & { performIO(query: unknown): Promise<pg.QueryArrayResult> }
  const adapter = (await base.connect()) as unknown as Inner
  const [performIO, queryRaw] = [adapter.performIO.bind(adapter), adapter.queryRaw.bind(adapter)]
  adapter.executeScript = async (sql) => void (await pool.query(sql))
  let charColumns: number[] = []
  adapter.performIO = async (query) => {
    const result = await performIO(query)
    charColumns = []
    result.fields.forEach((field, index) => {
      if (field.dataTypeID !== 18) return
      field.dataTypeID = 25
      charColumns.push(index)
    })
    return result
  }
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query)
    for (const index of charColumns) result.columnTypes[index] = 6 // ColumnTypeEnum.Character
    return result
  }
  return adapter
}

/** The SQL that takes the migration history to schema.prisma, or null. History is replayed in memory. */
async function pendingSql(): Promise<string | null> {
  const scratch = await openPool(undefined, 'memory://')
  const engine = await startEngine(scratch.pool)
  const { exitCode, stdout } = await engine.diff({
    from: { tag: 'migrations', ...migrations() },
    to: { tag: 'schemaDatamodel', files: [{ path: SCHEMA, content: readFileSync(SCHEMA, 'utf8') }] },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  })
  return exitCode === 2 ? (stdout ?? '') : null
}

async function create(name: string): Promise<void> {
  const sql = await pendingSql()
  if (!sql) return console.log('schema.prisma and the migrations agree')
  const id = `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}_${name.replace(/\W+/g, '_')}`
  mkdirSync(join(DIR, id))
  writeFileSync(join(DIR, id, 'migration.sql'), sql)
  console.log(`Created prisma/migrations/${id}: review it, then deploy.`)
}

async function check(): Promise<void> {
  const sql = await pendingSql()
  if (!sql) return console.log('schema.prisma and the migrations agree')
  console.error(`schema.prisma has changed; run: npm run migrate -- new <name>\n\n${sql}`)
  process.exitCode = 1
}

async function deploy(): Promise<void> {
  const { pool, close } = await openPool(process.env.DATABASE_URL, process.env.PGLITE_DIR || 'var/pglite')
  const applied = await deployMigrations(pool)
  console.log(applied.length ? `Applied ${applied.join(', ')}` : 'The database is up to date')
  await close()
}

const [command, name] = process.argv.slice(2)
try {
  if (command === 'new' && name) await create(name)
  else if (command === 'check') await check()
  else if (command === 'deploy') await deploy()
  else {
    console.error(USAGE)
    process.exitCode = 2
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
// The in-memory database keeps a worker alive.
process.exit()
