import { beforeEach, describe, expect, test } from 'vitest'
import { NormFigures } from '@/core/norms/norm-figures'
import { createValidSheets, sleepInSpanish as triple } from '@/testing/data/norms'
import { setRouteDatabase } from '@/testing/data/purchase'
import { setUpTestDatabase } from '@/testing/database'
import { runNightlyNorms } from './nightly-norms'
import { normId } from './norm-scope'
import { freezeNormVersion, publishNormVersion, withdrawNormVersion } from './norm-versions'
import { findNormSample, sampleFilter } from './samples'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-12-20T03:00:00Z')
const night = () => runNightlyNorms(database.current, now)
const versionOf = (number: number) => db().normVersion.findUniqueOrThrow({ where: { id: normId(triple, number) } })

async function publish(number: number): Promise<void> {
  const { id, createdAt } = await versionOf(number)
  await freezeNormVersion(db(), id, 'Eve', createdAt, now)
  await publishNormVersion(db(), id, now)
}

/** Makes the sheets and the draft look as if they were made before sheets had milestones. */
async function asEarlier(): Promise<void> {
  await db().normSheet.updateMany({ data: { milestone: null } })
  await db().normVersion.updateMany({ where: { frozenAt: null }, data: { milestone: null } })
}

beforeEach(() => setRouteDatabase(database.current))

describe('the sample of a norm release', () => {
  test('has exactly 300 valid answer sheets and those excluded until then', async () => {
    await createValidSheets(db(), triple, 20, 3)
    await db().normSheet.updateMany({ data: { validity: 'askAgain' } })
    await createValidSheets(db(), triple, 317)
    await night()
    expect(await findNormSample(db(), triple)).toEqual({ milestone: 300, n: 300 })
    const { n, milestone, figures } = await versionOf(1)
    expect({ n, milestone }).toEqual({ n: 300, milestone: 300 })
    expect(NormFigures.parse(figures)).toMatchObject({ n: 300, leftOut: { noNorms: 0, askAgain: 20 } })
    // Sheets added later wait for the next milestone, whether they count or not.
    await createValidSheets(db(), triple, 5, 4)
    await db().normSheet.updateMany({ where: { counted: false }, data: { validity: 'noNorms' } })
    await night()
    expect(await db().normSheet.count({ where: sampleFilter(triple, { milestone: 300 }) })).toBe(320)
  })

  test('has 1,000 answer sheets at the next milestone, including those of the first release', {
    timeout: 120_000,
  }, async () => {
    await createValidSheets(db(), triple, 310)
    await night()
    const first = await db().normSheet.findMany({ where: { milestone: 300 }, select: { id: true } })
    await publish(1)
    await createValidSheets(db(), triple, 700, 2)
    expect(await night()).toMatchObject({ drafted: [normId(triple, 2)] })
    expect(await versionOf(2)).toMatchObject({ n: 1000, milestone: 1000 })
    expect(await db().normSheet.count({ where: { milestone: 1000 } })).toBe(700)
    expect(await db().normSheet.count({ where: { id: { in: first.map(({ id }) => id) }, milestone: 300 } })).toBe(300)
  })

  test('stays the same when a withdrawn release is drafted again, even if answer sheets were added', async () => {
    await createValidSheets(db(), triple, 300)
    await night()
    await publish(1)
    await withdrawNormVersion(db(), normId(triple, 1), now)
    await createValidSheets(db(), triple, 1, 2)
    expect(await night()).toMatchObject({ added: 1, drafted: [normId(triple, 2)] })
    const [before, after] = [await versionOf(1), await versionOf(2)]
    expect(after).toMatchObject({ n: 300, milestone: 300 })
    expect(NormFigures.parse(after.figures).parts).toEqual(NormFigures.parse(before.figures).parts)
    expect(await night()).toMatchObject({ drafted: [] })
  })

  test('produces no new release when an answer sheet of the withdrawn release was deleted', async () => {
    await createValidSheets(db(), triple, 300)
    await night()
    await publish(1)
    await withdrawNormVersion(db(), normId(triple, 1), now)
    const [one] = await db().normSheet.findMany({ take: 1, select: { id: true } })
    await db().normSheet.delete({ where: { id: one?.id ?? '' } })
    expect(await night()).toMatchObject({ drafted: [] })
  })
})

describe('the successor of a norm release with an unrecorded sample', () => {
  beforeEach(async () => {
    await createValidSheets(db(), triple, 300)
    await night()
    await asEarlier()
    await publish(1)
    await withdrawNormVersion(db(), normId(triple, 1), now)
  })

  test('is not drafted with only 49 more answer sheets', async () => {
    await createValidSheets(db(), triple, 49, 2)
    expect(await night()).toMatchObject({ added: 49, drafted: [] })
    expect(await findNormSample(db(), triple)).toBeNull()
  })

  test('is drafted from all counted answer sheets when there are at least fifty more', async () => {
    await createValidSheets(db(), triple, 55, 2)
    expect(await night()).toMatchObject({ drafted: [normId(triple, 2)] })
    expect(await versionOf(2)).toMatchObject({ n: 355, milestone: 300 })
  })
})

test('a draft without a recorded milestone is created again', async () => {
  await createValidSheets(db(), triple, 310)
  await night()
  await asEarlier()
  await db().normVersion.updateMany({ data: { n: 310 } })
  expect(await night()).toMatchObject({ drafted: [normId(triple, 1)] })
  expect(await versionOf(1)).toMatchObject({ n: 300, milestone: 300 })
})
