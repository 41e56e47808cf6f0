import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deployMigrations } from './migrations'
import { openPool } from './pool'

const all = join(process.cwd(), 'prisma/migrations')
const typed = '20261122035508_typed_columns'
let dir: string
let open: Awaited<ReturnType<typeof openPool>>

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'migrations-'))
  for (const name of readdirSync(all)) if (name < typed) cpSync(join(all, name), join(dir, name), { recursive: true })
  open = await openPool(undefined, 'memory://')
  await deployMigrations(open.pool, dir)
}, 120_000)
afterAll(async () => {
  await open.close()
  rmSync(dir, { recursive: true })
})

/** An order of the version before, whose columns were text. */
const order = (sku: string) => `
  INSERT INTO "Order" (id, sku, "catalogueVersion", locale, currency, "listMinor", "amountMinor", email, method, provider,
    "sessionExpiresAt") VALUES ('${sku}', '${sku}', 1, 'es', 'EUR', 499, 499, 'a@example.org', 'wechat_pay', 'stripe', now())`

test('a value without a name stops the migration, and nothing has changed', async () => {
  await open.pool.query(order('pack-4'))
  await expect(deployMigrations(open.pool, all)).rejects.toThrow(`Migration ${typed}`)
  const { rows } = await open.pool.query(`SELECT sku, pg_typeof(sku)::text AS type FROM "Order"`)
  expect(rows).toEqual([{ sku: 'pack-4', type: 'text' }])
  await open.pool.query(`DELETE FROM "Order"`)
})

test('what an older version has stored gets its types, and its waiting mails their new names', async () => {
  await open.pool.query(`${order('gift-pack-10')}; ${order('report')};
    INSERT INTO "Gift" (id, "orderId", sku, "codeHash", "recipientEmail", "giverName")
      VALUES ('g', 'gift-pack-10', 'pack-10', 'h', 'b@example.org', 'Ana');
    INSERT INTO "WelcomeGrant" ("emailHash", remaining) VALUES ('e', 2);
    INSERT INTO "Outbox" (topic, payload) VALUES ('mail.account-code', '{}'), ('mail.change-code', '{}'), ('mail.report', '{}')`)
  await deployMigrations(open.pool, all)
  const rows = async (sql: string) => (await open.pool.query(sql)).rows
  expect(await rows(`SELECT sku, locale, currency, method, provider FROM "Order" ORDER BY id`)).toEqual([
    { sku: 'gift-pack-10', locale: 'es', currency: 'EUR', method: 'wechat_pay', provider: 'stripe' },
    { sku: 'report', locale: 'es', currency: 'EUR', method: 'wechat_pay', provider: 'stripe' },
  ])
  expect(await rows(`SELECT sku FROM "Gift"`)).toEqual([{ sku: 'pack-10' }])
  expect(await rows(`SELECT remaining FROM "SignupBonus"`)).toEqual([{ remaining: 2 }])
  expect(await rows(`SELECT topic FROM "Outbox" ORDER BY id`)).toEqual([
    { topic: 'mail.code' },
    { topic: 'mail.code' },
    { topic: 'mail.report' },
  ])
})
