import { beforeEach, describe, expect, test } from 'vitest'
import type { Treatment } from '@/core/evidence/plan'
import { GroupsBatch } from '@/core/evidence/study-data'
import type { DataKey } from '@/core/ops/data-keys'
import { DAY_MS } from '@/core/time'
import { requireDataKeys } from '@/server/crypto/data-keys'
import { applyRetention } from '@/server/retention/retention'
import { setRouteDatabase } from '@/testing/data/purchase'
import { publishedInstrument } from '@/testing/data/sittings'
import { createStudySitting } from '@/testing/data/studies'
import { setUpTestDatabase } from '@/testing/database'
import { refusal } from '@/testing/refusal'
import { overrideSettings } from '@/testing/settings'
import { TestBrowser } from '@/testing/test-browser'
import { createBatches } from './batches'

const settings = overrideSettings({ DATA_KEYS: [] as DataKey[], PROCESSORS: '' as string | undefined })
const database = setUpTestDatabase()
const db = () => database.current.db
let client = 0
let me: TestBrowser
let sittingId: string

beforeEach(async () => {
  settings.DATA_KEYS = []
  settings.PROCESSORS = ''
  setRouteDatabase(database.current)
  me = someone()
  sittingId = await createStudySitting(me, 'treatment')
})

const someone = () => new TestBrowser(database.current, 'en', `198.51.100.${++client % 250}`)
const question = async () => (await me.api()).evidence.question({ sittingId })
const answer = async (treatment: Treatment, change = {}) =>
  (await me.api()).evidence.answerTreatment({ sittingId, answer: treatment, inChina: false, ...change })
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

/** Creates `n` people with this treatment answer, all with the same score on every part. */
async function people(n: number, treatment: Treatment, value = 1): Promise<void> {
  for (let times = 0; times < n; times++) {
    const who = someone()
    const id = await createStudySitting(who, 'treatment', { value })
    await (await who.api()).evidence.answerTreatment({ sittingId: id, answer: treatment, inChina: false })
  }
}
const batches = () => db().studyBatch.findMany({ where: { study: 'groups' }, orderBy: { number: 'asc' } })

describe('the treatment question', () => {
  test('is shown for thirty days with the topic of the test', async () => {
    expect(await question()).toEqual({ kind: 'treatment', group: 'stress', answered: false, abroad: false })
    expect(await answer('yes')).toMatchObject({ answered: true })
    const created = await db().treatmentAnswer.findFirstOrThrow()
    expect(created).toMatchObject({ sittingId, consentVersion: '2026-11-1', transferVersion: null })
    await db().treatmentAnswer.deleteMany()
    await db().sitting.update({ where: { id: sittingId }, data: { completedAt: inDays(-30) } })
    expect(await question()).toEqual({ kind: 'none' })
    expect(await refusal(answer('yes'))).toBe('NOT_FOUND')
  })

  test('lets the reader change or withdraw the answer [treatment-changed]', async () => {
    await answer('yes')
    await answer('no')
    expect(await db().treatmentAnswer.count()).toBe(1)
    const { evidence } = await me.api()
    expect(await evidence.takeBackTreatment({ sittingId })).toMatchObject({ answered: false })
    expect(await db().treatmentAnswer.count()).toBe(0)
  })

  test('accepts no answer for another person’s sitting, and its answer is deleted with the sitting', async () => {
    const eve = someone()
    await createStudySitting(eve, 'treatment')
    const { evidence } = await eve.api()
    expect(await refusal(evidence.answerTreatment({ sittingId, answer: 'no', inChina: false }))).toBe('NOT_FOUND')
    await answer('yes')
    expect(await refusal(evidence.takeBackTreatment({ sittingId }))).toBe('NOT_FOUND')
    await (await me.api()).me.deleteSitting({ sittingId })
    expect(await db().treatmentAnswer.count()).toBe(0)
  })

  test('stores the separate consent of a reader in mainland China when data leave the country', async () => {
    settings.PROCESSORS = 'hosting: Luz | DE | luz@example.org'
    expect(await question()).toMatchObject({ abroad: true })
    await answer('no', { inChina: true })
    expect((await db().treatmentAnswer.findFirstOrThrow()).transferVersion).toBe('2026-11-1')
    await answer('no')
    expect((await db().treatmentAnswer.findFirstOrThrow()).transferVersion).toBeNull()
  })
})

test('all treatment answers have the same length when they are encrypted [treatment-sealed]', async () => {
  settings.DATA_KEYS = [{ id: 'k1', key: new Uint8Array(32).fill(1) }]
  await requireDataKeys(db())
  const lengths = new Set<number>()
  for (const treatment of ['yes', 'no', 'skip'] as const) {
    await answer(treatment)
    const { rows } = await database.current.pool.query('SELECT answer::text AS answer FROM "TreatmentAnswer"')
    expect(rows[0]?.answer).toMatch(/^\{"sealed": "1:k1:/)
    lengths.add(rows[0]?.answer.length)
  }
  expect(lengths.size).toBe(1)
})

describe('a treatment batch', () => {
  test('waits for five yes and five no answers and then takes all waiting answers [treatment-five-and-five]', async () => {
    await answer('skip')
    await people(5, 'no')
    await people(4, 'yes', 3)
    expect(await createBatches(db())).toBe(0)
    expect(await db().treatmentAnswer.count()).toBe(10)
    await people(1, 'yes', 3)
    expect(await createBatches(db())).toBe(1)
    // No answer is left over, because a single one could identify its person.
    expect(await db().treatmentAnswer.count()).toBe(0)
    const [batch] = await batches()
    const { yes, no, skipped } = GroupsBatch.parse(batch?.data)
    expect([yes.n, no.n, skipped]).toEqual([5, 5, 1])
    for (const { n, parts } of [yes, no]) {
      for (const counts of parts) expect(counts.reduce((sum, count) => sum + count, 0)).toBe(n)
    }
    const { dimensions } = publishedInstrument('sleep')
    expect(yes.parts.map((counts) => counts.indexOf(5))).toEqual(dimensions.map(({ items }) => 3 * items.length))
    expect(no.parts.map((counts) => counts.indexOf(5))).toEqual(dimensions.map(({ items }) => items.length))
  })

  test('has no id of a person or sitting and no time [study-batch-anonymous]', async () => {
    await people(5, 'no')
    await people(5, 'yes')
    await createBatches(db())
    const columns = await database.current.pool.query(
      `SELECT "column_name" AS name FROM information_schema.columns WHERE "table_name" = 'StudyBatch'`,
    )
    expect(columns.rows.map(({ name }) => name).sort()).toEqual(
      ['data', 'instrument', 'instrumentVersion', 'locale', 'number', 'scope', 'study'].sort(),
    )
    const text = JSON.stringify(await batches())
    for (const { id, guestId } of await db().sitting.findMany()) {
      expect(text).not.toContain(id)
      expect(text).not.toContain(guestId)
    }
  })

  test('never includes answers in another language', async () => {
    await people(5, 'no')
    await people(4, 'yes')
    const who = new TestBrowser(database.current, 'es', '198.51.100.251')
    const id = await createStudySitting(who, 'treatment')
    await (await who.api()).evidence.answerTreatment({ sittingId: id, answer: 'yes', inChina: false })
    expect(await createBatches(db())).toBe(0)
  })

  test('cannot be changed or deleted in the database', async () => {
    await people(5, 'no')
    await people(5, 'yes')
    await createBatches(db())
    for (const sql of [`UPDATE "StudyBatch" SET data = '{}'`, 'DELETE FROM "StudyBatch"']) {
      await expect(database.current.pool.query(sql)).rejects.toThrow('never changed or deleted')
    }
  })

  test('cannot include an answer that has waited 90 days, because retention deletes it [treatment-forgotten]', async () => {
    await answer('yes')
    expect(await applyRetention(db(), inDays(89))).toMatchObject({ treatmentAnswers: 0 })
    // The unpaid sitting is deleted at the same time, and its answer with it.
    await db().sitting.updateMany({ data: { savedAt: inDays(20) } })
    expect(await applyRetention(db(), inDays(91))).toMatchObject({ treatmentAnswers: 1 })
  })
})
