import { beforeEach, describe, expect, test } from 'vitest'
import { freeReports } from '@/core/commerce/product'
import { responsesColumn, resultColumn, sittingResponses, sittingResult } from '@/features/assessments/stored-sitting'
import { getCreditBalance } from '@/features/credits/credits'
import { randomId } from '@/server/crypto/secrets'
import { openAccount, signIn } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { makeAnswersInconsistent } from '@/testing/data/scores'
import { completeSitting, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { createUnlockedReportKey, reportUrl, resolveReportLink } from './report-link'

const database = setUpTestDatabase()
const db = () => database.current.db

let userId: string
let ana: TestBrowser

beforeEach(async () => {
  setRouteDatabase(database.current)
  userId = await openAccount(db())
  ana = new TestBrowser(database.current)
  await completeSitting(ana)
  await signIn(ana)
})

const left = () => getCreditBalance(db(), userId)
const unlock = async (sittingId: string, browser = ana) => (await browser.api()).report.unlock({ sittingId })
const giveBack = async (sittingId: string, browser = ana) => (await browser.api()).report.giveBack({ sittingId })
const read = async (sittingId: string) => (await (await ana.api()).report.get({ sittingId })).kind

/** Finished sittings of the account, written straight to the database because there are many. */
async function sittings(count: number): Promise<string[]> {
  const model = await db().sitting.findFirstOrThrow()
  const result = sittingResult(model)
  if (!result) throw new Error('no finished sitting to copy')
  const rows = Array.from({ length: count }, () => ({ ...model, id: randomId(), resumeKeyHash: null }))
  // A sealed value can be opened only in its own row, so the values are sealed for each row.
  const data = rows.map((row) => ({
    ...row,
    responses: responsesColumn(row.id, sittingResponses(model)),
    result: resultColumn(row.id, result),
  }))
  await db().sitting.createMany({ data })
  return rows.map(({ id }) => id)
}

describe('unlocking with three free credits', () => {
  test('spends exactly three credits when 50 tests are unlocked in parallel [unlock-in-parallel]', async () => {
    const ids = await sittings(50)
    const outcomes = await Promise.allSettled(ids.map((id) => unlock(id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(freeReports)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ message: 'NO_CREDITS' })
    }
    expect(await left()).toBe(0)
    expect(await db().entitlement.count({ where: { revokedAt: null } })).toBe(freeReports)
    expect(await db().outbox.count({ where: { topic: 'mail.unlocked' } })).toBe(freeReports)
  })

  test('spends one credit when one test is unlocked 50 times in parallel', async () => {
    const [id = ''] = await sittings(1)
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => unlock(id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await left()).toBe(freeReports - 1)
    expect(await read(id)).toBe('full')
  })

  test('is offered to the account on the paywall, and is rejected for a guest', async () => {
    const [id = ''] = await sittings(1)
    expect(await (await ana.api()).payment.offer({ sittingId: id })).toMatchObject({
      credits: 3,
      signedIn: true,
    })
    await unlock(id)
    const stranger = new TestBrowser(database.current)
    const own = await completeSitting(stranger)
    expect(await (await stranger.api()).payment.offer({ sittingId: own })).toMatchObject({
      credits: 0,
      signedIn: false,
    })
    await expect(unlock(own, stranger)).rejects.toMatchObject({ message: 'UNAUTHENTICATED' })
  })

  test('is rejected for foreign, unknown and unfinished sittings, without spending a credit', async () => {
    const stranger = new TestBrowser(database.current)
    const foreign = await completeSitting(stranger)
    for (const id of [foreign, randomId()]) await expect(unlock(id)).rejects.toMatchObject({ message: 'NOT_FOUND' })
    const open = await startSitting(ana)
    const slug = 'sleep'
    const refused = { cause: { code: 'SITTING_NOT_COMPLETED', params: { slug } } }
    await expect(unlock(open)).rejects.toMatchObject(refused)
    // A sitting counts as finished only with both a result and a time of completion.
    const [half = ''] = await sittings(1)
    await db().sitting.update({ where: { id: half }, data: { completedAt: null } })
    await db().sitting.update({ where: { id: open }, data: { completedAt: new Date() } })
    for (const sittingId of [half, open]) await expect(unlock(sittingId)).rejects.toMatchObject(refused)
    expect(await left()).toBe(freeReports)
  })

  test('is rejected when the answers advise a retake, without spending a credit', async () => {
    const [id = ''] = await sittings(1)
    await makeAnswersInconsistent(db(), id)
    await expect(unlock(id)).rejects.toMatchObject({ cause: { code: 'RETAKE_FIRST', params: { slug: 'sleep' } } })
    expect(await left()).toBe(freeReports)
    expect(await db().entitlement.count()).toBe(0)
  })
})

describe('returning a report', () => {
  test('restores the credit of an unread report once, and allows unlocking the report again', async () => {
    const [id = ''] = await sittings(1)
    await unlock(id)
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => giveBack(id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await left()).toBe(freeReports)
    expect(await read(id)).toBe('summary')
    expect(await unlock(id)).toEqual({ credits: freeReports - 1 })
    expect(await read(id)).toBe('full')
  })

  test('invalidates the mailed link of the report', async () => {
    const [id = ''] = await sittings(1)
    await unlock(id)
    const { id: entitlementId } = await db().entitlement.findUniqueOrThrow({ where: { sittingId: id } })
    const link = await reportUrl(db(), await createUnlockedReportKey(db(), id, entitlementId, new Date()), 'en')
    const key = new URL(link).pathname.replace('/r/', '')
    expect(await resolveReportLink(db(), key)).toEqual({ state: 'live', sittingId: id })
    await giveBack(id)
    expect(await resolveReportLink(db(), key)).toEqual({ state: 'unknown' })
    const reader = new TestBrowser(database.current)
    reader.cookies.set('reports', key)
    await expect((await reader.api()).report.get({ sittingId: id })).rejects.toMatchObject({ message: 'NOT_FOUND' })
  })

  test('is rejected when the report was read, paid for or belongs to another account [read-report-stays]', async () => {
    const [mine = '', paid = ''] = await sittings(2)
    await unlock(mine)
    // Asking which test a sitting belongs to does not count as reading; getting its report does.
    await (await ana.api()).report.sitting({ sittingId: mine })
    expect(await db().entitlement.count({ where: { firstReadAt: { not: null } } })).toBe(0)
    await (await ana.api()).report.get({ sittingId: mine })
    await expect(giveBack(mine)).rejects.toMatchObject({ message: 'ALREADY_READ' })
    await db().entitlement.create({ data: { id: randomId(), sittingId: paid } })
    await expect(giveBack(paid)).rejects.toMatchObject({ message: 'NOT_FOUND' })
    await openAccount(db(), { email: 'eve@example.org' })
    const eve = new TestBrowser(database.current)
    await signIn(eve, 'eve@example.org')
    await expect(giveBack(mine, eve)).rejects.toMatchObject({ message: 'NOT_FOUND' })
  })
})
