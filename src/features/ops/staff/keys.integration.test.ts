import { beforeEach, expect, test } from 'vitest'
import type { DataKey } from '@/core/ops/data-keys'
import { processState } from '@/core/process-state'
import { sittingResponses, sittingResult } from '@/features/assessments/stored-sitting'
import { answerTicket, createTicket, decryptTicketSubject, verdictOf } from '@/features/evidence/tickets'
import { decryptTreatment } from '@/features/evidence/treatment'
import { collectSheets } from '@/features/norms/collect'
import { requireDataKeys } from '@/server/crypto/data-keys'
import { applyRetention } from '@/server/retention/retention'
import { completeSitting, startSitting } from '@/testing/data/sittings'
import { createStudySitting } from '@/testing/data/studies'
import { setUpTestDatabase } from '@/testing/database'
import { overrideSettings } from '@/testing/settings'
import { TestBrowser } from '@/testing/test-browser'
import { runOpsCommand } from '../command'

const keys = overrideSettings({ DATA_KEYS: [] as DataKey[] })
const database = setUpTestDatabase()
const db = () => database.current.db
const key = (id: string, byte: number): DataKey => ({ id, key: new Uint8Array(32).fill(byte) })
const [first, second] = [key('k1', 1), key('k2', 2)]
const use = async (...all: DataKey[]) => {
  keys.DATA_KEYS = all
  await requireDataKeys(db())
}
const ops = async (...args: string[]) => (await runOpsCommand((run) => run(database.current), args)).say
/** Returns the contents of the table as somebody reads them who has only the database. */
const dump = async () => {
  const { rows } = await database.current.pool.query('SELECT * FROM "Sitting"')
  return JSON.stringify(rows)
}
const tells = /"q\d\d"|"value"|"pomp"|"raw"|"level"|validity/

let browser: TestBrowser
beforeEach(() => {
  keys.DATA_KEYS = []
  browser = new TestBrowser(database.current)
})

test('answers and scores are encrypted with a data key and stay readable for their owner [answers-sealed]', async () => {
  const inClear = await completeSitting(browser, 'sleep')
  const before = await db().sitting.findUniqueOrThrow({ where: { id: inClear } })
  expect(await dump()).toMatch(tells)
  await use(first)
  await completeSitting(browser, 'worry')
  await startSitting(browser, 'big-five')
  expect(await ops('data', 'status')).toBe('clear  1\nk1  1')
  expect(await ops('data', 'rotate')).toMatch(/^1 sittings are sealed with "k1"/)
  expect(await dump()).not.toMatch(tells)
  const after = await db().sitting.findUniqueOrThrow({ where: { id: inClear } })
  expect(sittingResponses(after)).toEqual(before.responses)
  expect(sittingResult(after)).toEqual(before.result)
  const api = await browser.api()
  const view = await api.report.get({ sittingId: inClear })
  expect(view).toMatchObject({ kind: 'summary' })
})

test('data keys can be rotated during a sitting, and a second rotation names the key to remove [keys-change-live]', async () => {
  await use(first)
  const id = await startSitting(browser, 'sleep')
  const api = await browser.api()
  const answer = (item: string, value: number) => ({ item, value, ms: 900, at: 5 })
  await api.tests.save({ sittingId: id, responses: [answer('q01', 1)] })
  await completeSitting(browser, 'worry')
  await use(second, first)
  await api.tests.save({ sittingId: id, responses: [answer('q02', 2)] })
  expect(await ops('data', 'status')).toBe('k1  1\nk2  1')
  expect(await ops('data', 'rotate')).toMatch(/^1 sittings are sealed with "k2"/)
  expect(await ops('data', 'rotate')).toBe('Everything is sealed with "k2". No longer needed in DATA_KEYS: "k1".')
  await use(second)
  expect((await api.tests.current({ slug: 'sleep' }))?.responses).toHaveLength(2)
  const actions = await db().auditEntry.findMany({ where: { act: 'data.rotate' } })
  expect(actions.map(({ subject, failed }) => ({ subject, failed }))).toEqual([
    { subject: 'keys:data', failed: null },
    { subject: 'keys:data', failed: null },
  ])
})

test('key rotation encrypts several batches of sittings and can continue after a failed run', async () => {
  const id = await completeSitting(browser, 'sleep')
  const { responses, result, ...row } = await db().sitting.findUniqueOrThrow({ where: { id } })
  const copies = Array.from({ length: 230 }, (_, at) => ({ ...row, id: `copy-${at}` }))
  await db().sitting.createMany({
    data: copies.map((one) => ({ ...one, responses: responses ?? {}, result: result ?? {} })),
  })
  await use(first)
  await db().sitting.update({ where: { id: 'copy-150' }, data: { responses: { sealed: '1:lost:AAAA' } } })
  await expect(ops('data', 'rotate')).rejects.toThrow(/"lost"/)
  await db().sitting.delete({ where: { id: 'copy-150' } })
  expect(await ops('data', 'rotate')).toMatch(/^\d+ sittings are sealed/)
  expect(await ops('data', 'status')).toBe('k1  230')
})

test('key rotation encrypts study answers and sittings with the new key', async () => {
  await use(first)
  const sittingId = await createStudySitting(browser, 'treatment')
  const { evidence } = await browser.api()
  await evidence.answerTreatment({ sittingId, answer: 'yes', inChina: false })
  const about = { instrument: 'sleep', instrumentVersion: 2, locale: 'en', plan: 'night' } as const
  const key = await createTicket(db(), 'a-ticket', about, new Date())
  await answerTicket(db(), key, 'partly', new Date())
  await use(second, first)
  expect(await ops('data', 'rotate')).toMatch(/^1 sittings and 3 answers of studies are sealed with "k2"/)
  await ops('data', 'rotate')
  await use(second)
  expect(decryptTreatment(await db().treatmentAnswer.findFirstOrThrow())).toBe('yes')
  const ticket = await db().planTicket.findFirstOrThrow()
  expect([decryptTicketSubject(ticket), verdictOf(ticket)]).toEqual([about, 'partly'])
})

test('answer sheets and drop-offs are counted from encrypted sittings', async () => {
  await use(first)
  const sealed = await completeSitting(browser, 'sleep')
  const soon = new Date(Date.now() + 91 * 24 * 60 * 60 * 1000)
  await db().sitting.update({ where: { id: sealed }, data: { normsConsentAt: new Date() } })
  const left = await startSitting(browser, 'worry')
  const api = await browser.api()
  await api.tests.save({ sittingId: left, responses: [{ item: 'q01', value: 1, ms: 900, at: 5 }] })
  expect(await collectSheets(db(), soon)).toBe(1)
  processState.counts?.clear()
  expect(await applyRetention(db(), soon)).toMatchObject({ sittings: 2 })
  expect([...(processState.counts ?? [])].map(([entry]) => entry).join()).toContain('worry:1')
})
