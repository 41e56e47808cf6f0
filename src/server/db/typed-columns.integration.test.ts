import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { deployMigrations } from './migrations'
import { openPool } from './pool'

const all = join(process.cwd(), 'prisma/migrations')

/** Creates a database of the version before a migration; `deploy` applies the later migrations. */
async function before(migration: string) {
  const dir = mkdtempSync(join(tmpdir(), 'migrations-'))
  for (const name of readdirSync(all))
    if (name < migration) cpSync(join(all, name), join(dir, name), { recursive: true })
  const open = await openPool(undefined, 'memory://')
  onTestFinished(async () => {
    await open.close()
    rmSync(dir, { recursive: true })
  })
  await deployMigrations(open.pool, dir)
  return {
    rows: async (sql: string) => (await open.pool.query(sql)).rows,
    deploy: () => deployMigrations(open.pool, all),
  }
}

const typed = '20261122035508_typed_columns'
/** Returns the statement for an order of the previous version, whose columns were text. */
const order = (sku: string) => `
  INSERT INTO "Order" (id, sku, "catalogueVersion", locale, currency, "listMinor", "amountMinor", email, method, provider,
    "sessionExpiresAt") VALUES ('${sku}', '${sku}', 1, 'es', 'EUR', 499, 499, 'a@example.org', 'wechat_pay', 'stripe', now())`

test('an unknown stored value stops the migration to typed columns without any change', async () => {
  const { rows, deploy } = await before(typed)
  await rows(order('pack-4'))
  await expect(deploy()).rejects.toThrow(`Migration ${typed}`)
  expect(await rows(`SELECT sku, pg_typeof(sku)::text AS type FROM "Order"`)).toEqual([{ sku: 'pack-4', type: 'text' }])
})

test('the migration to typed columns keeps stored values and renames the topics of waiting mails', async () => {
  const { rows, deploy } = await before(typed)
  for (const sql of [
    ...[order('gift-pack-10'), order('report')],
    `INSERT INTO "Gift" (id, "orderId", sku, "codeHash", "recipientEmail", "giverName")
      VALUES ('g', 'gift-pack-10', 'pack-10', 'h', 'b@example.org', 'Ana')`,
    `INSERT INTO "WelcomeGrant" ("emailHash", remaining) VALUES ('e', 2)`,
    `INSERT INTO "Outbox" (topic, payload) VALUES ('mail.account-code', '{}'), ('mail.change-code', '{}'), ('mail.report', '{}')`,
  ])
    await rows(sql)
  await deploy()
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

const offered = '20261126211650_offered_skus'
const lists = (sku: string) => `
  INSERT INTO "ListPrice" (sku, "cnyMinor", "usdMinor", "eurMinor", since) VALUES ('${sku}', 1, 2, 3, '2026-11-01');
  INSERT INTO "PriceOffer" (id, sku, "cnyMinor", "usdMinor", "eurMinor", "startsAt", "endsAt")
    VALUES ('${sku}', '${sku}', 1, 2, 3, '2026-11-01', '2026-11-02')`

test('the migration of offered SKUs keeps the list prices and offers of every known product', async () => {
  const { rows, deploy } = await before(offered)
  const skus = ['report', 'pack-3', 'pack-7', 'vip']
  for (const sku of skus) await rows(lists(sku))
  await deploy()
  for (const table of ['ListPrice', 'PriceOffer']) {
    const kept = await rows(`SELECT sku, "usdMinor" FROM "${table}"`)
    expect(kept).toEqual(expect.arrayContaining(skus.map((sku) => ({ sku, usdMinor: 2 }))))
    expect(kept).toHaveLength(skus.length)
  }
})

test('a list price of an unknown product stops the migration and is kept', async () => {
  const { rows, deploy } = await before(offered)
  await rows(lists('pack-4'))
  await expect(deploy()).rejects.toThrow(`Migration ${offered}`)
  expect(await rows(`SELECT sku FROM "ListPrice"`)).toEqual([{ sku: 'pack-4' }])
})

const text = '20261129003800_sku_as_text'
const names = ['report', 'pack-3', 'pack-7', 'pack-10', 'vip', 'gift-pack-3', 'gift-pack-7', 'gift-pack-10', 'gift-vip']
const gift = `INSERT INTO "Gift" (id, "orderId", sku, "codeHash", "recipientEmail", "giverName")
  VALUES ('g', 'gift-vip', 'vip', 'h', 'b@example.org', 'Ana')`
const coupon = `INSERT INTO "Coupon" (id, code, percent, skus, "startsAt") VALUES ('c', 'AUTUMN', 20, '{pack-3,vip}', now())`

test('the migration of SKUs to text keeps every SKU and then accepts a new product', async () => {
  const { rows, deploy } = await before(text)
  for (const sku of names) await rows(order(sku))
  for (const sql of [gift, coupon, lists('pack-7')]) await rows(sql)
  await deploy()
  const kept = await rows(`SELECT sku, pg_typeof(sku)::text AS type FROM "Order"`)
  expect(kept).toEqual(expect.arrayContaining(names.map((sku) => ({ sku, type: 'text' }))))
  expect(await rows(`SELECT sku FROM "Gift" UNION ALL SELECT unnest(skus) FROM "Coupon"`)).toEqual([
    ...[{ sku: 'vip' }, { sku: 'pack-3' }, { sku: 'vip' }],
  ])
  expect(await rows(`SELECT sku FROM "ListPrice" UNION ALL SELECT sku FROM "PriceOffer"`)).toEqual([
    ...[{ sku: 'pack-7' }, { sku: 'pack-7' }],
  ])
  await rows(order('pack-5'))
  expect(await rows(`SELECT sku FROM "Order" WHERE sku = 'pack-5'`)).toHaveLength(1)
})

test('the previous version still reads and writes SKUs as enum values after the migration to text', async () => {
  const { rows, deploy } = await before(text)
  for (const sku of names) await rows(order(sku))
  await deploy()
  expect(await rows(`SELECT sku FROM "Order" WHERE sku = CAST('vip'::text AS "Sku")`)).toHaveLength(1)
  expect(
    await rows(`SELECT sku FROM "Order" WHERE sku IN (CAST('vip'::text AS "Sku"), CAST('pack-3'::text AS "Sku"))`),
  ).toHaveLength(2)
  await rows(`UPDATE "Order" SET sku = CAST('pack-7'::text AS "Sku") WHERE sku = CAST('report'::text AS "Sku")`)
  await rows(coupon.replace("'{pack-3,vip}'", `CAST(ARRAY['pack-3','vip']::text[] AS "Sku"[])`))
  await rows(gift.replace("'vip', 'h'", `CAST('vip'::text AS "GiftContent"), 'h'`))
  expect(await rows(`SELECT sku FROM "Order" WHERE sku = ANY(ARRAY['pack-7']::"Sku"[])`)).toHaveLength(2)
  expect(await rows(`SELECT skus FROM "Coupon"`)).toEqual([{ skus: ['pack-3', 'vip'] }])
  expect(await rows(`SELECT sku FROM "Gift" WHERE sku = CAST('vip'::text AS "GiftContent")`)).toHaveLength(1)
})
