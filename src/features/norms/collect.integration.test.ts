import { missing, scoredItems } from '@mindglass/psychometrics/norms/norm-sheet'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '@/core/time'
import { deleteAccount } from '@/features/me/deletion/delete-account'
import { withdrawNormsConsent } from '@/features/me/sittings'
import { applyRetention } from '@/server/retention/retention'
import { openAccount, signIn, testPassword } from '@/testing/data/accounts'
import { createConsentedSitting } from '@/testing/data/norms'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting, publishedInstrument } from '@/testing/data/sittings'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { collectSheets } from './collect'

const database = setUpTestDatabase()
const db = () => database.current.db
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
let me: TestBrowser

beforeEach(() => {
  setRouteDatabase(database.current)
  me = new TestBrowser(database.current)
})

describe('a sitting with norms consent', () => {
  test('is copied once, 90 days after completion, and can be deleted afterwards [sheet-after-90-days]', async () => {
    await createConsentedSitting(me)
    expect(await collectSheets(db(), inDays(89.9))).toBe(0)
    expect(await collectSheets(db(), inDays(90))).toBe(1)
    expect(await collectSheets(db(), inDays(90.1))).toBe(0)
    expect(await applyRetention(db(), inDays(91))).toMatchObject({ sittings: 1 })
    expect(await db().sitting.count()).toBe(0)
    expect(await db().normSheet.count()).toBe(1)
  })

  test('is copied without any data that could identify it', async () => {
    const sittingId = await createConsentedSitting(me)
    await collectSheets(db(), inDays(90))
    const sheet = await db().normSheet.findFirstOrThrow()
    const instrument = publishedInstrument('sleep')
    const scored = scoredItems(instrument)
    expect(Object.keys(sheet).sort()).toEqual(
      [
        ...['answers', 'counted', 'id', 'instrument', 'instrumentVersion', 'locale', 'milestone', 'month'],
        ...['signs', 'tenths', 'validity'],
      ].sort(),
    )
    expect(sheet.id).not.toBe(sittingId)
    expect(sheet.answers).toHaveLength(scored.length)
    expect(sheet.answers).not.toContain(missing)
    expect(sheet.tenths).toEqual([...scored.map(() => 40), 40 * (instrument.order.length - scored.length)])
    expect(sheet).toMatchObject({ validity: 'use', signs: [], milestone: null })
    expect(sheet.month.toISOString()).toMatch(/-01T00:00:00\.000Z$/)
    const columns = await database.current.pool.query(
      `SELECT "column_name" AS name FROM information_schema.columns WHERE "table_name" = 'NormSheet'`,
    )
    expect(columns.rows.map(({ name }) => name).sort()).toEqual(Object.keys(sheet).sort())
  })

  test('is never copied after the consent was withdrawn, or the sitting or the account was deleted [sheet-taken-back]', async () => {
    const userId = await openAccount(db())
    await signIn(me)
    await createConsentedSitting(me)
    await withdrawNormsConsent(db(), userId)
    expect(await collectSheets(db(), inDays(91))).toBe(0)

    const deleted = await createConsentedSitting(me, 'worry')
    await (await me.api()).me.deleteSitting({ sittingId: deleted })
    expect(await collectSheets(db(), inDays(91))).toBe(0)

    await createConsentedSitting(me, 'big-five')
    await deleteAccount(database.current, userId, { confirmation: 'ana@example.org', password: testPassword })
    expect(await collectSheets(db(), inDays(91))).toBe(0)
    expect(await db().normSheet.count()).toBe(0)
  })

  test('is reported as counted once it was copied, and can no longer be withdrawn from the norms', async () => {
    const userId = await openAccount(db())
    await signIn(me)
    await createConsentedSitting(me)
    await collectSheets(db(), inDays(91))
    await withdrawNormsConsent(db(), userId)
    expect(await (await me.api()).me.consents()).toEqual({ sittings: 1, norms: 0, counted: 1 })
    expect(await db().sitting.findFirst()).toMatchObject({
      normsConsentAt: expect.any(Date),
      normsCollectedAt: expect.any(Date),
    })
  })
})

test('a sitting is never copied when it is unfinished or has no consent to the current text [sheet-consent]', async () => {
  const earlier = await createConsentedSitting(me)
  await db().sitting.update({ where: { id: earlier }, data: { consentVersion: '2026-11-4' } })
  await completeSitting(me, 'worry')
  const open = await createConsentedSitting(me, 'big-five')
  await db().sitting.update({ where: { id: open }, data: { completedAt: null } })
  expect(await collectSheets(db(), inDays(400))).toBe(0)
})

test('the first attentive sitting of a person counts for norms, and a careless one is copied as excluded', async () => {
  const first = publishedInstrument('worry').directed[0]
  // A careless sitting is followed by its free retake, and a month later by another.
  const straight = Object.fromEntries(publishedInstrument('worry').order.map((item) => [item, 0]))
  await createConsentedSitting(me, 'worry', { ...straight, ...(first && { [first.id]: first.expected === 0 ? 1 : 0 }) })
  await createConsentedSitting(me, 'worry')
  await createConsentedSitting(me, 'worry')
  await createConsentedSitting(new TestBrowser(database.current), 'worry')
  expect(await collectSheets(db(), inDays(91))).toBe(3)
  const found = await db().normSheet.groupBy({ by: ['validity'], _count: true, orderBy: { validity: 'asc' } })
  expect(found).toEqual([
    { validity: 'use', _count: 2 },
    { validity: 'askAgain', _count: 1 },
  ])
  const careless = await db().normSheet.findFirstOrThrow({ where: { validity: 'askAgain' } })
  expect(careless.signs).toEqual(expect.arrayContaining(['directed', 'longstring']))
})

test('sittings beyond one batch are all collected, even when one of them cannot be read', async () => {
  await createConsentedSitting(me)
  const { id: _id, ...row } = await db().sitting.findFirstOrThrow()
  const copies = Array.from({ length: 410 }, (_, n) => ({ ...row, id: `s${String(n).padStart(21, '0')}` }))
  const readable = { ...row, responses: row.responses ?? {}, result: row.result ?? {} }
  await db().sitting.createMany({ data: copies.map((copy) => ({ ...readable, id: copy.id })) })
  await db().sitting.update({ where: { id: copies[7]?.id ?? '' }, data: { result: { broken: true } } })
  expect(await collectSheets(db(), inDays(91))).toBe(410)
  // The ids are random, so they reveal nothing about the order of the sittings.
  const ids = (await db().normSheet.findMany({ select: { id: true } })).map(({ id }) => id)
  expect(new Set(ids).size).toBe(410)
})

test.runIf(onPostgres)('two machines that collect at the same time copy each sitting only once', async () => {
  for (const slug of ['sleep', 'worry', 'big-five']) await createConsentedSitting(me, slug)
  const both = await Promise.all([collectSheets(db(), inDays(91)), collectSheets(db(), inDays(91))])
  expect(both.reduce((sum, one) => sum + one, 0)).toBe(3)
  expect(await db().normSheet.count()).toBe(3)
})
