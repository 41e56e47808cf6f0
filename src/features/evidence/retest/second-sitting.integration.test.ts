import { beforeEach, expect, test } from 'vitest'
import { collectSheets } from '@/features/norms/collect'
import { drainOutbox } from '@/server/jobs/outbox'
import { applyRetention } from '@/server/retention/retention'
import { setRouteDatabase } from '@/testing/data/purchase'
import { publishedInstrument } from '@/testing/data/sittings'
import {
  createJoinedRetest,
  createStudySitting,
  getRetestPage,
  passDays,
  postRetest,
  retestKeyOf,
} from '@/testing/data/studies'
import { findIdForQuestion } from '@/testing/data/study-data'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { TestBrowser } from '@/testing/test-browser'
import { createBatches } from '../batches'
import { retestJobs } from './retest-mail'

const smtp = setUpMailServer()
const database = setUpTestDatabase()
const db = () => database.current.db
const { version: instrumentVersion } = publishedInstrument('sleep')
const triple = { instrument: 'sleep', instrumentVersion, locale: 'en' } as const

let me: TestBrowser
let sittingId: string

beforeEach(async () => {
  setRouteDatabase(database.current)
  me = new TestBrowser(database.current, 'en')
  sittingId = await createJoinedRetest(db(), me, triple)
  await pass(14)
  await drain()
  await pass(2)
})

const question = async () => (await me.api()).evidence.question({ sittingId })
const entry = () => db().retest.findUniqueOrThrow({ where: { sittingId } })
const drain = () => drainOutbox(db(), retestJobs(db()))
const pass = (days: number) => passDays(db(), days)
const key = () => retestKeyOf(db(), sittingId)

test('the second sitting can be started from the mail in any browser and is never used for norms', async () => {
  const begun = await postRetest(await key(), { choice: 'begin' })
  expect(begun.status).toBe(303)
  expect(begun.headers.get('location')).toBe(`/tests/sleep/run?lang=en#again=${await key()}`)
  const phone = new TestBrowser(database.current, 'en', '192.0.2.77')
  const second = await createStudySitting(phone, 'retest', { retestKey: await key() })
  expect(await entry()).toMatchObject({ secondSittingId: second })
  await db().sitting.update({ where: { id: second }, data: { normsConsentAt: new Date() } })
  expect(await db().sitting.findUnique({ where: { id: second } })).toMatchObject({ isRepeat: true })
  expect(await collectSheets(db(), new Date(Date.now() + 91 * 24 * 60 * 60 * 1000))).toBe(0)
  expect(await (await phone.api()).evidence.question({ sittingId: second })).toEqual({ kind: 'none' })
  expect(await question()).toMatchObject({ step: 'done' })
  expect(await (await getRetestPage(await key())).text()).toContain('value="takeBack"')
})

test('the second sitting is linked to the retest even when it was not started from the mail', async () => {
  const second = await createStudySitting(me, 'treatment')
  await createBatches(db())
  expect(await entry()).toMatchObject({ secondSittingId: second, email: null })
})

test.each([
  { what: 'another test', slug: 'worry', locale: 'en' as const },
  { what: 'another language', slug: 'sleep', locale: 'es' as const },
])('a sitting with $what is not linked as the second sitting', async ({ slug, locale }) => {
  const other = new TestBrowser(database.current, locale, '192.0.2.78')
  const second = await createStudySitting(other, 'retest', { slug, retestKey: await key() })
  expect(await entry()).toMatchObject({ secondSittingId: null })
  expect(await db().sitting.findUnique({ where: { id: second } })).toMatchObject({ isRepeat: false })
})

test('createBatches unlinks the second sitting after four weeks, and retention deletes the retest [second-sitting-four-weeks]', async () => {
  await pass(12)
  const second = await createStudySitting(me, 'retest', { retestKey: await key() })
  expect(await db().sitting.findUnique({ where: { id: second } })).toMatchObject({ isRepeat: true })
  await createBatches(db())
  expect(await entry()).toMatchObject({ secondSittingId: null })
  expect(await applyRetention(db(), new Date())).toMatchObject({ retests: 1 })
})

test('the second sitting can be replaced by another one until it is finished', async () => {
  const api = await me.api()
  const open = findIdForQuestion('retest')
  const start = {
    slug: 'sleep',
    consentVersion: '2026-11-5',
    healthConsent: true,
    adult: true,
    normsConsent: false,
  } as const
  await api.tests.start({ ...start, sittingId: open, retestKey: await key() })
  expect(await entry()).toMatchObject({ secondSittingId: open })
  const phone = new TestBrowser(database.current, 'en', '192.0.2.79')
  const second = await createStudySitting(phone, 'retest', { retestKey: await key() })
  expect(await entry()).toMatchObject({ secondSittingId: second })
  const third = await createStudySitting(phone, 'retest', { retestKey: await key() })
  expect(third).not.toBe(second)
  expect(await entry()).toMatchObject({ secondSittingId: second })
})

test('the second sitting ends the reminder mails once it is finished', async () => {
  await createStudySitting(me, 'retest')
  smtp.received.length = 0
  await pass(5)
  await drain()
  expect(smtp.received).toEqual([])
  expect((await entry()).email).toBeNull()
})
