import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '@/core/time'
import { createScoringAnswers } from '@/testing/data/answers'
import { createPublishedRelease } from '@/testing/data/norm-figures'
import { sleepInSpanish as triple } from '@/testing/data/norms'
import { publishedInstrument } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { careDays, countHelpOutcomes, minCounted, readHelpOutcomeSums } from './help-outcomes'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2027-03-01T03:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
const sleep = publishedInstrument('sleep')

let made = 0
beforeEach(async () => {
  made = 0
  await db().guest.create({ data: { id: 'g1', keyHash: 'x'.repeat(64) } })
})

/** Creates sittings with one part at this score and the others calm; with `retake`, answers are inconsistent. */
async function finished(count: number, onset: number, completedAt: Date, retake = false): Promise<void> {
  const values = createScoringAnswers(sleep, { onset }, { rest: 30 })
  const scored = scoreSitting(sleep, values, {})
  const result = {
    ...scored,
    dimensions: scored.dimensions.map((one) => ({ ...one })),
    validity: retake ? 'askAgain' : scored.validity,
  }
  const responses = Object.fromEntries(Object.entries(values).map(([id, value]) => [id, { value, ms: 1, at: 1 }]))
  await db().sitting.createMany({
    data: Array.from({ length: count }, () => ({
      id: `s${String(made++).padStart(4, '0')}`,
      guestId: 'g1',
      ...triple,
      consentVersion: 'c',
      consentAt: completedAt,
      startedAt: completedAt,
      savedAt: completedAt,
      completedAt,
      responses,
      result,
    })),
  })
}

const shares = async (at = now) => (await readHelpOutcomeSums(db(), at))(triple)

describe('help statistics', () => {
  test('count each sitting once under the outcome shown to its reader', async () => {
    await finished(12, 50, daysAgo(3))
    await finished(6, 75, daysAgo(2))
    await finished(2, 50, daysAgo(1), true)
    expect(await countHelpOutcomes(db(), now)).toBe(20)
    expect(await countHelpOutcomes(db(), now)).toBe(0)
    const { recent, ever } = await shares()
    expect(recent).toMatchObject({ counted: 20, first: 0, soft: 6, retake: 2, none: 12 })
    expect(ever).toEqual(recent)
  })

  test('are stored only when at least twenty sittings are finished', async () => {
    await finished(minCounted - 1, 75, daysAgo(2))
    expect(await countHelpOutcomes(db(), now)).toBe(0)
    expect(await db().careCount.count()).toBe(0)
    expect(await shares()).toEqual({ recent: null, ever: null })
    await finished(1, 50, daysAgo(1))
    expect(await countHelpOutcomes(db(), now)).toBe(minCounted)

    // The next sum contains twenty more sittings, so the difference of two nights reveals no person.
    const tomorrow = new Date(now.getTime() + DAY_MS)
    await finished(5, 75, daysAgo(-0.5))
    expect(await countHelpOutcomes(db(), tomorrow)).toBe(0)
    expect((await shares(tomorrow)).ever).toMatchObject({ counted: minCounted })
    await finished(15, 75, daysAgo(-0.6))
    expect(await countHelpOutcomes(db(), tomorrow)).toBe(20)
    expect((await shares(tomorrow)).ever).toMatchObject({ counted: 40, soft: 39, none: 1 })
    const rows = await db().careCount.findMany()
    for (const { first, soft, retake, none } of rows) expect(first + soft + retake + none).toBeGreaterThanOrEqual(20)
  })

  test('are kept when sittings are deleted, and no longer count as recent after 90 days', async () => {
    await finished(20, 75, daysAgo(2))
    await countHelpOutcomes(db(), now)
    await db().sitting.deleteMany()
    expect((await shares()).ever).toMatchObject({ counted: 20, soft: 20 })
    const later = await shares(new Date(now.getTime() + (careDays + 1) * DAY_MS))
    expect(later).toMatchObject({ recent: null, ever: { counted: 20 } })
  })

  test('exclude unknown tests, unfinished sittings and sittings finished just now', async () => {
    await finished(20, 75, daysAgo(2))
    await db().sitting.updateMany({ data: { instrument: 'gone' } })
    await finished(19, 75, daysAgo(2))
    await finished(1, 75, now)
    await finished(1, 75, daysAgo(2))
    await db().sitting.update({ where: { id: 's0040' }, data: { completedAt: null } })
    expect(await countHelpOutcomes(db(), now)).toBe(0)
    expect(await db().careCount.count()).toBe(0)
  })

  test('use the measurement error from the norms stored with each sitting', async () => {
    // The assumed range of 18 points around a score of 72 reaches far enough above 80; the measured range of 16 points
    // does not.
    const norm = await createPublishedRelease(db(), 'sleep', 'es')
    await finished(20, 72, daysAgo(3))
    await countHelpOutcomes(db(), daysAgo(2))
    await finished(20, 72, daysAgo(1))
    await db().sitting.updateMany({ where: { completedAt: daysAgo(1) }, data: { normVersionId: norm } })
    await countHelpOutcomes(db(), now)
    const rows = await db().careCount.findMany({ orderBy: { until: 'asc' } })
    expect(rows).toMatchObject([
      { soft: 20, none: 0 },
      { soft: 0, none: 20 },
    ])
  })
})
