import { beforeEach, describe, expect, test } from 'vitest'
import { drainOutbox } from '@/server/jobs/outbox'
import { applyRetention } from '@/server/retention/retention'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createScoringAnswers } from '@/testing/data/answers'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSittingWith, publishedInstrument } from '@/testing/data/sittings'
import { createStudySitting, getRetestPage, passDays, postRetest, retestKeyOf } from '@/testing/data/studies'
import { findIdForQuestion, forceDraw } from '@/testing/data/study-data'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { refusal } from '@/testing/refusal'
import { overrideSettings } from '@/testing/settings'
import { TestBrowser } from '@/testing/test-browser'
import { countDraws, ensureUnusedList } from '../draw'
import { getStudyQuestion } from '../study-question'
import { retestJobs } from './retest-mail'

const smtp = setUpMailServer()
const settings = overrideSettings({ PROCESSORS: '' as string | undefined })
const database = setUpTestDatabase()
const db = () => database.current.db
const typed = 'reader@example.org'
const { version: instrumentVersion } = publishedInstrument('sleep')
const triple = { instrument: 'sleep', instrumentVersion, locale: 'en' } as const
const agreed = { agreed: true, abroad: false, inChina: false }

let me: TestBrowser
let sittingId: string

beforeEach(async () => {
  settings.PROCESSORS = ''
  setRouteDatabase(database.current)
  me = new TestBrowser(database.current, 'en')
  sittingId = await createStudySitting(me, 'retest')
  await ensureUnusedList(db(), triple)
})

const evidence = async (who = me) => (await who.api()).evidence
const question = async () => (await evidence()).question({ sittingId })
const join = async (change = {}) => (await evidence()).joinRetest({ sittingId, ...agreed, ...change })
const give = async (email = typed) => (await evidence()).giveRetestAddress({ sittingId, email })
const entry = () => db().retest.findUniqueOrThrow({ where: { sittingId } })
const drain = () => drainOutbox(db(), retestJobs(db()))
const pass = (days: number) => passDays(db(), days)
const mails = () => smtp.received.map(({ envelope: { to }, mail: { subject } }) => [to[0], subject])
const oneClick = { 'List-Unsubscribe': 'One-Click' }

/** Joins the retest, is drawn, gives an address and confirms it; returns the key of the mails. */
async function drawn(): Promise<string> {
  await forceDraw(db(), triple, true)
  await join()
  await give()
  const key = await retestKeyOf(db(), sittingId)
  await postRetest(key, { choice: 'confirm' })
  return key
}

describe('the retest question', () => {
  test('is shown for a week below the first result with attentive answers', async () => {
    expect(await question()).toMatchObject({ kind: 'retest', step: 'offer', email: '', abroad: false })
    await pass(6)
    expect(await question()).toMatchObject({ kind: 'retest' })
    await pass(1)
    expect(await question()).toEqual({ kind: 'none' })
  })

  test('is not asked in a language other than that of the test', async () => {
    const { principal } = { principal: { guestId: (await db().guest.findFirstOrThrow()).id, userId: null } }
    const asking = { db: db(), principal: { ...principal, mustChangePassword: false, reportKeyHashes: [] } }
    expect(await getStudyQuestion({ ...asking, locale: 'es' }, sittingId)).toEqual({ kind: 'none' })
    expect(await getStudyQuestion({ ...asking, locale: 'en' }, sittingId)).toMatchObject({ kind: 'retest' })
  })

  test.each([
    { what: 'after a repeated sitting', data: { isRepeat: true } },
    { what: 'after a sitting of an older version', data: { instrumentVersion: 1 } },
    { what: 'after a sitting that is still open', data: { completedAt: null } },
  ])('is not asked $what', async ({ data }) => {
    await db().sitting.update({ where: { id: sittingId }, data })
    expect(await question()).toEqual({ kind: 'none' })
    expect(await refusal(join())).toBe('NOT_FOUND')
  })

  test('is never asked below a result that shows help first [retest-not-beside-help]', async () => {
    const worry = publishedInstrument('low-mood')
    const parts = Object.fromEntries(worry.dimensions.map(({ id }) => [id, 100]))
    const heavy = await completeSittingWith(me, 'low-mood', createScoringAnswers(worry, parts))
    const id = findIdForQuestion('retest')
    await db().$executeRaw`UPDATE "Sitting" SET id = ${id} WHERE id = ${heavy}`
    const view = await (await me.api()).report.get({ sittingId: id })
    expect(view).toMatchObject({ help: 'first' })
    expect(await (await evidence()).question({ sittingId: id })).toEqual({ kind: 'none' })
  })

  test('is not asked while the latest result of another test shows help first', async () => {
    const instrument = publishedInstrument('low-mood')
    const scoring = (level: number) =>
      createScoringAnswers(instrument, Object.fromEntries(instrument.dimensions.map(({ id }) => [id, level])))
    await completeSittingWith(me, 'low-mood', scoring(100))
    expect(await question()).toEqual({ kind: 'none' })
    expect(await refusal(join())).toBe('NOT_FOUND')
    const other = await createStudySitting(me, 'treatment', { slug: 'worry' })
    expect(await (await evidence()).question({ sittingId: other })).toEqual({ kind: 'none' })
    const tap = { sittingId: other, answer: 'yes', inChina: false } as const
    expect(await refusal((await evidence()).answerTreatment(tap))).toBe('NOT_FOUND')
    await completeSittingWith(me, 'low-mood', scoring(0))
    expect(await question()).toMatchObject({ kind: 'retest', step: 'offer' })
  })

  test('is asked again 90 days after a result that showed help first', async () => {
    const instrument = publishedInstrument('low-mood')
    const parts = Object.fromEntries(instrument.dimensions.map(({ id }) => [id, 100]))
    const heavy = await completeSittingWith(me, 'low-mood', createScoringAnswers(instrument, parts))
    expect(await question()).toEqual({ kind: 'none' })
    const completedAt = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000)
    await db().sitting.update({ where: { id: heavy }, data: { completedAt } })
    expect(await question()).toMatchObject({ kind: 'retest' })
  })

  test('is not available for other people’s sittings', async () => {
    const eve = new TestBrowser(database.current, 'en', '192.0.2.9')
    expect(await refusal((await evidence(eve)).question({ sittingId }))).toBe('NOT_FOUND')
    await createStudySitting(eve, 'retest')
    expect(await refusal((await evidence(eve)).joinRetest({ sittingId, ...agreed }))).toBe('NOT_FOUND')
    expect(await refusal((await evidence(eve)).leaveRetest({ sittingId }))).toBe('NOT_FOUND')
    expect(await db().retest.count()).toBe(0)
  })
})

describe('the retest draw', () => {
  test('ends the participation of a person who is not drawn', async () => {
    await forceDraw(db(), triple, false)
    expect(await join()).toMatchObject({ step: 'notDrawn' })
    expect(await join()).toMatchObject({ step: 'notDrawn' })
    expect((await db().drawList.findFirstOrThrow()).used).toBe((await entry()).place)
    expect(await question()).toEqual({ kind: 'none' })
    expect(await refusal(give())).toBe('NOT_FOUND')
    expect(await db().outbox.count()).toBe(0)
  })

  test('asks a person who was drawn for an address', async () => {
    await forceDraw(db(), triple, true)
    expect(await join()).toMatchObject({ step: 'address', email: '' })
    expect(await entry()).toMatchObject({ isDrawn: true, email: null, consentVersion: '2026-11-1' })
  })

  test('requires consent, and a second one in mainland China when data leave the country', async () => {
    expect(await refusal(join({ agreed: false }))).toBe('AGREEMENT_REQUIRED')
    await join({ inChina: true })
    expect((await entry()).transferVersion).toBeNull()
    await db().retest.deleteMany()
    settings.PROCESSORS = 'hosting: Luz | DE | luz@example.org'
    expect(await question()).toMatchObject({ abroad: true })
    expect(await refusal(join({ inChina: true }))).toBe('CONSENT_REQUIRED')
    await join({ inChina: true, abroad: true })
    expect((await entry()).transferVersion).toBe('2026-11-1')
  })
})

describe('retest mails', () => {
  test('ask an unverified address for confirmation, which a link scanner cannot give', async () => {
    await forceDraw(db(), triple, true)
    await join()
    expect(await give()).toMatchObject({ step: 'waiting', email: typed })
    await drain()
    expect(mails()).toEqual([[typed, 'Shall we write to you in two weeks?']])
    const key = /\/api\/retest\/([\w-]{43})\?lang=en/.exec(smtp.received[0]?.mail.text ?? '')?.[1] ?? ''
    // A scanner opens the link.
    expect(await (await getRetestPage(key)).text()).toContain('value="confirm"')
    expect((await entry()).confirmedAt).toBeNull()
    for (let times = 0; times < 2; times++) expect((await postRetest(key, { choice: 'confirm' })).status).toBe(200)
    expect(await question()).toMatchObject({ step: 'on', email: typed })
    expect(await db().outbox.count({ where: { topic: 'mail.retest' } })).toBe(2)
  })

  test('need no confirmation for the verified address of an account', async () => {
    await openAccount(db())
    await signIn(me)
    await forceDraw(db(), triple, true)
    expect(await join()).toMatchObject({ step: 'address', email: 'ana@example.org' })
    expect(await give('Ana@example.org')).toMatchObject({ step: 'on' })
    expect(await db().outbox.count({ where: { topic: 'mail.retest-asked' } })).toBe(0)
  })

  test('are sent after two and three weeks without naming the test, before the address is deleted [retest-two-mails]', async () => {
    await drawn()
    smtp.received.length = 0
    await pass(13)
    await drain()
    expect(mails()).toEqual([])
    await pass(1)
    await drain()
    await drain()
    expect(mails()).toEqual([[typed, 'Would you answer once more?']])
    expect(await countDraws(db(), triple)).toMatchObject({ asked: 1 })
    await pass(7)
    await drain()
    expect(mails()[1]).toEqual([typed, 'A reminder: would you answer once more?'])
    expect(await entry()).toMatchObject({ email: null, remindedAt: expect.any(Date) })
    const sent = smtp.received.map(({ mail }) => `${mail.subject} ${mail.text}`).join()
    expect(sent).not.toMatch(/sleep/i)
    expect(JSON.stringify(await db().outbox.findMany({ select: { payload: true } }))).not.toContain(typed)
  })

  test.each([
    { what: 'the person has left the study', change: async () => (await evidence()).leaveRetest({ sittingId }) },
    {
      what: 'a newer result shows help first',
      change: async () => {
        const instrument = publishedInstrument('low-mood')
        const parts = Object.fromEntries(instrument.dimensions.map(({ id }) => [id, 100]))
        await completeSittingWith(me, 'low-mood', createScoringAnswers(instrument, parts))
      },
    },
    {
      what: 'the test has a new version',
      change: () => db().sitting.update({ where: { id: sittingId }, data: { instrumentVersion: 1 } }),
    },
    { what: 'the sitting was deleted', change: async () => (await me.api()).me.deleteSitting({ sittingId }) },
  ])('are not sent once $what', async ({ change }) => {
    await drawn()
    smtp.received.length = 0
    await pass(10)
    await change()
    await pass(4)
    await drain()
    await pass(7)
    await drain()
    expect(mails()).toEqual([])
    expect(await countDraws(db(), triple)).toMatchObject({ asked: 0 })
    expect(await db().retest.count({ where: { email: { not: null } } })).toBe(0)
    expect(await db().outbox.count({ where: { doneAt: null } })).toBe(0)
  })

  test('stop after a one-click unsubscribe without a cookie, even when it is repeated [study-mail-ends-by-post]', async () => {
    const key = await drawn()
    await pass(14)
    await drain()
    const { headers } = smtp.received.at(-1)?.mail ?? {}
    const header = (name: string) => headers?.find((one) => one.key === name)?.value
    expect(header('list-unsubscribe')).toBe(`<http://localhost:3000/api/retest/${key}?lang=en>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    for (let times = 0; times < 2; times++) expect((await postRetest(key, oneClick)).status).toBe(200)
    expect(await entry()).toMatchObject({ leftAt: expect.any(Date), email: null })
    expect((await getRetestPage(key)).status).toBe(404)
    expect((await postRetest('nothing', oneClick)).status).toBe(404)
  })
})

test('an unconfirmed address is deleted when its retest mail would be due [retest-address-forgotten]', async () => {
  await forceDraw(db(), triple, true)
  await join()
  await give()
  await pass(14)
  expect(await applyRetention(db(), new Date())).toMatchObject({ retestAddresses: 1 })
  expect((await entry()).email).toBeNull()
  const key = await retestKeyOf(db(), sittingId)
  expect((await postRetest(key, { choice: 'confirm' })).status).toBe(404)
})

test('retest requests beyond sixty an hour are rejected', async () => {
  for (let times = 0; times < 60; times++) await refusal((await evidence()).leaveRetest({ sittingId }))
  expect(await refusal((await evidence()).leaveRetest({ sittingId }))).toBe('TOO_MANY_REQUESTS')
})
