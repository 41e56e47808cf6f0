// npm run migrate -- new <name> | check | deploy
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const USAGE = 'Usage: npm run migrate -- new <name> | check | deploy'

async function create(name: string): Promise<void> {
  const { MIGRATIONS_DIR, pendingSql } = await import('./migration-diff')
  const sql = await pendingSql()
  if (!sql) return console.log('schema.prisma and the migrations agree')
  const id = `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}_${name.replace(/\W+/g, '_')}`
  mkdirSync(join(MIGRATIONS_DIR, id))
  // `migrations-expand.test.ts` refuses a migration in which a line is empty.
  writeFileSync(join(MIGRATIONS_DIR, id, 'migration.sql'), `-- Why:\n-- Lock:\n-- Undo:\n${sql}`)
  console.log(`Created prisma/migrations/${id}: complete its first lines, review it, then deploy.`)
}

async function check(): Promise<void> {
  const { pendingSql } = await import('./migration-diff')
  const sql = await pendingSql()
  if (!sql) return console.log('schema.prisma and the migrations agree')
  console.error(`schema.prisma has changed; run: npm run migrate -- new <name>\n\n${sql}`)
  process.exitCode = 1
}

const [command, name] = process.argv.slice(2)
try {
  if (command === 'new' && name) await create(name)
  else if (command === 'check') await check()
  else if (command === 'deploy') await import('./migrate-deploy')
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
