import numbers from '@locales/en/admin-numbers.json'
import shop from '@locales/en/shop.json'
import { expect, test } from 'vitest'
import { translate } from '@/core/texts/dictionary'
import { funnelSteps, type Numbers } from '../../numbers/numbers-schema'
import { createTables } from './tables'

const words = { t: translate<'admin-numbers'>(numbers), shop: translate<'shop'>(shop), locale: 'en' as const }

/** Returns the column of shares for these counts of the steps. */
async function shares(counts: readonly number[]): Promise<unknown[]> {
  const empty = { money: [], visits: [], tests: [], articles: [], products: [], mails: [], answers: [], left: [] }
  const funnel = funnelSteps.map((step, index) => ({ step, now: counts[index] ?? 0, before: null }))
  const tables = await createTables({ ...empty, funnel } as unknown as Numbers, words)
  return tables.find(({ name }) => name === 'funnel')?.rows.map((row) => row[3]) ?? []
}

test('the funnel table shows a percentage only for steps that require an earlier step', async () => {
  // The counts are visits, starts, finished tests, opened summaries, checkouts, payments and opened reports.
  expect(await shares([100, 40, 20, 33, 5, 4, 9])).toEqual([
    null,
    '40% of “Test pages opened”',
    '50% of “Started”',
    null,
    '25% of “Finished”',
    '80% of “Checkouts”',
    null,
  ])
})

test('the funnel table shows no percentage for a step with a higher count than the step before', async () => {
  expect(await shares([1, 2, 3, 0, 4, 5, 0])).toEqual(Array(7).fill(null))
})
