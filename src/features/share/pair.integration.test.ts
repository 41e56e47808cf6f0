import { levelOfPomp } from '@mindglass/psychometrics/scoring/levels'
import { beforeEach, describe, expect, test } from 'vitest'
import { loadConversationQuestions } from '@/content/conversation-questions'
import { resultColumn, sittingResult } from '@/features/assessments/stored-sitting'
import { setRouteDatabase } from '@/testing/data/purchase'
import { createComparisonInvite, openFullReport } from '@/testing/data/share'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db

beforeEach(() => setRouteDatabase(database.current))

const see = async (who: TestBrowser, key: string) => {
  const view = await (await who.api()).share.comparison({ key })
  if (view.state !== 'shared') throw new Error(view.state)
  return view
}

/** Creates a comparison to which Ana has invited; Ben, who answered every item with `value`, has agreed. */
async function pair(value = 2) {
  const ana = new TestBrowser(database.current)
  const { key } = await createComparisonInvite(ana, 'Ana', 4)
  const ben = new TestBrowser(database.current)
  const sittingId = await completeSitting(ben, 'big-five', value)
  await (await ben.api()).share.accept({ key, sittingId, name: 'Ben', agreed: true })
  return { ana, ben, key, sittingId }
}

test('a comparison of two close results ranks neither, and asks about what they have in common', async () => {
  const { ana, key } = await pair(4)
  const view = await see(ana, key)
  expect(view.rows.map(({ higher }) => higher)).toEqual([null])
  const { any, parts } = await loadConversationQuestions('en')
  expect(view.questions).toEqual([parts['big-five']?.openness?.alike, any[0], any[1]])
})

test.each([
  { openness: 65, higher: null },
  { openness: 100, higher: 'other' },
  { openness: 0, higher: 'own' },
] as const)(
  'the higher result is $higher when openness $openness is compared with a middle score',
  async ({ openness, higher }) => {
    const { ana, key, sittingId } = await pair()
    const { result } = await db().sitting.findUniqueOrThrow({ where: { id: sittingId } })
    const scored = sittingResult({ id: sittingId, result })
    if (!scored) throw new Error('no result')
    const dimensions = scored.dimensions.map((one) =>
      one.id === 'openness' ? { ...one, pomp: openness, level: levelOfPomp(openness) } : one,
    )
    const changed = resultColumn(sittingId, { ...scored, dimensions })
    await db().sitting.update({ where: { id: sittingId }, data: { result: changed } })
    const view = await see(ana, key)
    expect(view.rows[0]?.higher).toBe(higher)
    const question = (await loadConversationQuestions('en')).parts['big-five']?.openness
    expect(view.questions[0]).toBe(higher === null ? question?.alike : question?.apart)
  },
)

test('a comparison agreed to before portraits existed shows no portraits', async () => {
  const { ana, key } = await pair()
  await db().comparison.updateMany({ data: { portrait: false } })
  expect(await see(ana, key)).toMatchObject({ state: 'shared', drawings: null })
})

const browser = () => new TestBrowser(database.current)
const look = async (who: TestBrowser, key: string) => (await who.api()).share.comparison({ key })
const agree = async (who: TestBrowser, key: string, sittingId: string) =>
  (await who.api()).share.accept({ key, sittingId, name: 'Ben', agreed: true })

test.each([
  { change: { locale: 'es' as const }, notCompared: 'language' },
  { change: { instrumentVersion: 1 }, notCompared: 'version' },
])(
  'a comparison shows both people the portraits but no scores when the $notCompared differs',
  async ({ change, notCompared }) => {
    const ana = browser()
    const { key, id } = await createComparisonInvite(ana)
    const ben = browser()
    const sittingId = await completeSitting(ben, 'big-five')
    // Both people have full reports, so every part could be shown.
    for (const { id: each } of await db().sitting.findMany()) await openFullReport(db(), each)
    await db().sitting.update({ where: { id: sittingId }, data: change })
    const comparable = await completeSitting(ben, 'big-five', 3)
    expect(await look(ben, key)).toMatchObject({
      own: [
        { sittingId: comparable, parts: ['Openness'], notCompared: null },
        { sittingId: sittingId, parts: [], notCompared },
      ],
    })
    await agree(ben, key, sittingId)
    // Reports opened later add nothing, because both agreed only to the portraits.
    expect(await db().comparison.findUnique({ where: { id } })).toMatchObject({ dimensions: [] })
    for (const who of [ana, ben]) {
      expect(await look(who, key)).toMatchObject({
        state: 'shared',
        notCompared,
        rows: [],
        drawings: { own: expect.any(Array), other: expect.any(Array) },
        questions: { length: 3 },
      })
    }
  },
)

test('an invitation without portraits rejects a result in another language', async () => {
  const { key } = await createComparisonInvite(browser())
  await db().comparison.updateMany({ data: { portrait: false } })
  const ben = browser()
  const sittingId = await completeSitting(ben, 'big-five')
  await db().sitting.update({ where: { id: sittingId }, data: { locale: 'es' } })
  expect(await look(ben, key)).toMatchObject({ own: [], takenIn: 'en', portrait: false })
  await expect(agree(ben, key, sittingId)).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } })
})

describe('a card with the drawings of both people', () => {
  const allow = async (who: TestBrowser, comparisonId: string, allowed: boolean) =>
    (await who.api()).share.allowPairCard({ comparisonId, allowed })

  test('shows both people who has agreed, also after an agreement is withdrawn', async () => {
    const { ana, ben, key } = await pair()
    const { id, card } = await see(ana, key)
    expect(card).toMatchObject({ own: false, other: false, address: 'localhost:3000/tests/big-five' })
    await allow(ana, id, true)
    expect((await see(ana, key)).card).toMatchObject({ own: true, other: false })
    expect((await see(ben, key)).card).toMatchObject({ own: false, other: true })
    await allow(ben, id, true)
    expect((await see(ben, key)).card).toMatchObject({ own: true, other: true })
    await allow(ana, id, false)
    expect((await see(ben, key)).card).toMatchObject({ own: true, other: false })
  })

  test('is refused to strangers and for comparisons that are unanswered, ended or without drawings', async () => {
    const { ana, ben, key } = await pair()
    const { id } = await see(ana, key)
    const refused = { cause: { code: 'NOT_FOUND' } }
    await expect(allow(browser(), id, true)).rejects.toMatchObject(refused)
    await db().comparison.updateMany({ data: { portrait: false } })
    expect((await see(ben, key)).card).toBeNull()
    await expect(allow(ben, id, true)).rejects.toMatchObject(refused)
    await db().comparison.updateMany({ data: { portrait: true, endedAt: new Date() } })
    await expect(allow(ben, id, true)).rejects.toMatchObject(refused)
    await createComparisonInvite(ana, 'Ana', 4)
    const open = await db().comparison.findFirstOrThrow({ where: { inviteeSittingId: null } })
    await expect(allow(ana, open.id, true)).rejects.toMatchObject(refused)
    expect(await db().comparison.count({ where: { NOT: { inviterCardAt: null, inviteeCardAt: null } } })).toBe(0)
  })
})
