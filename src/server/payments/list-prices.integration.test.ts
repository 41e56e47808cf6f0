import { expect, test, vi } from 'vitest'
import { offeredSkus } from '@/core/commerce/products'
import { setUpTestDatabase } from '@/testing/database'

const database = setUpTestDatabase()
const db = () => database.current.db
const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** Simulates the start of another process, which does not know what was recorded here. */
async function started() {
  vi.resetModules()
  return import('./list-prices')
}

test('list prices are recorded once for all processes, and again when they change', async () => {
  for (let process = 0; process < 3; process++)
    await (await started()).recordListPrices(db(), at(`2026-11-0${process + 1}`))
  const { readListPrices } = await started()
  const first = await readListPrices(db())
  expect(first.map(({ sku }) => sku).sort()).toEqual([...offeredSkus].sort())
  expect(new Set(first.map(({ since }) => since.getTime()))).toEqual(new Set([at('2026-11-01').getTime()]))

  // List price of an earlier deployment.
  await db().listPrice.create({
    data: { sku: 'vip', cnyMinor: 990, usdMinor: 299, eurMinor: 299, since: at('2026-11-05') },
  })
  await (await started()).recordListPrices(db(), at('2026-11-09'))
  const vip = (await readListPrices(db())).filter(({ sku }) => sku === 'vip')
  expect(vip.map(({ since }) => since)).toEqual([at('2026-11-01'), at('2026-11-05'), at('2026-11-09')])
  expect(vip[2]?.amounts).toEqual(vip[0]?.amounts)
  expect(await db().listPrice.count()).toBe(offeredSkus.length + 2)
})
