import { noSigns } from '@mindglass/psychometrics/fixture'
import { beforeEach, expect, test } from 'vitest'
import { randomId } from '@/server/crypto/secrets'
import { createValidSheets, sleepInSpanish as triple } from '@/testing/data/norms'
import { setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { listNormStatuses } from '../norm-statuses'
import { tallyNewSheets } from '../tally'
import { readExcludedSheets } from './excluded-sheets'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-12-20T03:00:00Z')
const tally = () => db().normTally.findUniqueOrThrow({ where: { instrument_instrumentVersion_locale: triple } })
const counted = { ...triple, counted: true }

beforeEach(() => setRouteDatabase(database.current))

/** Adds `n` sheets with the answers of an existing sheet. */
async function addCopies(n: number): Promise<void> {
  const { id: _, ...sheet } = await db().normSheet.findFirstOrThrow({ where: { ...triple, validity: 'use' } })
  await db().normSheet.createMany({
    data: Array.from({ length: n }, () => ({ ...sheet, id: randomId(), counted: false })),
  })
}

test('copies of a counted answer sheet are excluded from the norm tally with a reason', async () => {
  await createValidSheets(db(), triple, 60)
  await tallyNewSheets(db(), now)
  await addCopies(6)
  expect(await tallyNewSheets(db(), now)).toBe(6)
  expect(await tally()).toMatchObject({ used: 60, noNorms: 6, askAgain: 0 })
  expect(await db().normSheet.count({ where: { validity: 'noNorms', signs: { has: 'copied' } } })).toBe(6)
})

test('only one of several identical answer sheets counts when they arrive in the same night', async () => {
  await createValidSheets(db(), triple, 60)
  await addCopies(5)
  await tallyNewSheets(db(), now)
  expect(await tally()).toMatchObject({ used: 60, noNorms: 5 })
})

test('excluded answer sheets are counted by reason, in the figures and in the console', async () => {
  await createValidSheets(db(), triple, 60)
  await tallyNewSheets(db(), now)
  await createValidSheets(db(), triple, 4, 2)
  await db().normSheet.updateMany({
    where: { counted: false },
    data: { validity: 'askAgain', signs: ['directed', 'spread'] },
  })
  await addCopies(2)
  await tallyNewSheets(db(), now)
  const { rows, bySign, noNorms, askAgain } = await readExcludedSheets(db(), triple, counted)
  expect({ noNorms, askAgain, n: rows.n }).toEqual({ noNorms: 2, askAgain: 4, n: 6 })
  expect(bySign).toEqual({ ...noSigns, directed: 4, spread: 4, copied: 2 })
  const own = (await listNormStatuses(db(), now)).find(
    ({ instrument, locale }) => instrument === triple.instrument && locale === triple.locale,
  )
  expect(own?.bySign).toEqual(bySign)
})
