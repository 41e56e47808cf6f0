import { beforeEach, describe, expect, test } from 'vitest'
import { freeReports } from '@/core/commerce/product'
import { getCreditBalance } from '@/features/credits/credits'
import { reportsCookie } from '@/server/auth/cookies'
import { readPrincipal } from '@/server/auth/principal'
import { hashKey, randomKey } from '@/server/crypto/secrets'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { refusal } from '@/testing/refusal'
import { TestBrowser } from '@/testing/test-browser'
import { readReport } from './service'
import { revokeUnlock } from './unlock'
import { markReportsRead } from './view/mark-reports-read'

const database = setUpTestDatabase()
const db = () => database.current.db
const day = (n: number) => new Date(Date.UTC(2026, 9, n))
let userId: string
let ana: TestBrowser

beforeEach(async () => {
  setRouteDatabase(database.current)
  userId = await openAccount(db())
  ana = new TestBrowser(database.current)
  await signIn(ana)
})

const report = async (who = ana) => (await who.api()).report
const entitlement = (sittingId: string) => db().entitlement.findUniqueOrThrow({ where: { sittingId } })

describe('a report that was closed', () => {
  test('is unread and belongs to no order when a credit opens it again', async () => {
    const sittingId = await completeSitting(ana)
    const order = await createPaidOrder(db(), { email: 'ana@example.org' })
    await db().entitlement.deleteMany()
    const before = { firstReadAt: day(1), usedAt: day(1), suspendedAt: day(2), revokedAt: day(2) }
    const closed = { ...before, closedFor: 'refund' } as const
    await db().entitlement.create({ data: { id: 'e', sittingId, orderId: order.id, ...closed } })
    expect(await (await report()).unlock({ sittingId })).toEqual({ credits: freeReports - 1 })
    const spent = await db().creditEntry.findFirstOrThrow({ where: { reason: 'unlock' } })
    const opened = await entitlement(sittingId)
    expect(opened).toMatchObject({
      id: 'e',
      orderId: null,
      creditEntryId: spent.id,
      closedFor: null,
      firstReadAt: null,
      suspendedAt: null,
      revokedAt: null,
    })
    expect(opened.usedAt.getTime()).toBeGreaterThan(Date.now() - 60_000)
    expect(await db().outbox.findMany({ select: { topic: true, payload: true, dedupeKey: true } })).toEqual([
      { topic: 'mail.unlocked', payload: { sittingId, userId }, dedupeKey: `mail.unlocked:${spent.id}` },
    ])
    expect(await refusal((await report()).unlock({ sittingId }))).toBe('ALREADY_UNLOCKED')
  })

  test('cannot be reopened with a credit when closed by the team, and shows as closed to all readers', async () => {
    const sittingId = await completeSitting(ana)
    await db().entitlement.create({ data: { id: 'e', sittingId, revokedAt: day(1), closedFor: 'staff' } })
    expect(await refusal((await report()).unlock({ sittingId }))).toBe('REPORT_CLOSED')
    expect(await getCreditBalance(db(), userId)).toBe(freeReports)
    expect(await (await report()).get({ sittingId })).toMatchObject({ kind: 'summary', access: 'closed' })
    const key = randomKey()
    const expiresAt = new Date(Date.now() + 60_000)
    await db().reportKey.create({ data: { id: 'k', sittingId, keyHash: hashKey(key), expiresAt } })
    const holder = new TestBrowser(database.current)
    holder.cookies.set('reports', key)
    expect(await (await report(holder)).get({ sittingId })).toEqual({
      kind: 'closed',
      reason: 'closed',
      title: 'Sleep',
      returned: null,
    })
  })

  test('shows a single state by priority: dispute, held payment, pending payment, closure', async () => {
    const sittingId = await completeSitting(ana)
    const access = async () => {
      const view = await (await report()).get({ sittingId })
      return view.kind === 'summary' ? view.access : view.kind
    }
    await db().entitlement.create({ data: { id: 'e', sittingId, revokedAt: day(1), closedFor: 'staff' } })
    for (const [status, text] of [
      ['failed', 'closed'],
      ['paid', 'closed'],
      ['pending', 'pending'],
      ['held', 'checking'],
    ] as const) {
      const { id } = await createPaidOrder(db(), { email: 'ana@example.org' })
      await db().order.update({ where: { id }, data: { sittingId, status } })
      expect(await access()).toBe(text)
    }
    await db().entitlement.update({
      where: { id: 'e' },
      data: { revokedAt: null, closedFor: null, suspendedAt: day(1) },
    })
    expect(await access()).toBe('suspended')
  })
})

describe('returning a report', () => {
  test('deletes the link created for its credit, but no link of an order or another report', async () => {
    const [sittingId, other] = [await completeSitting(ana), await completeSitting(ana)]
    const order = await createPaidOrder(db(), { email: 'ana@example.org' })
    await (await report()).unlock({ sittingId })
    const expiresAt = new Date('2030-01-01')
    const link = (id: string, of: string, orderId: string | null) =>
      db().reportKey.create({ data: { id, keyHash: id, sittingId: of, orderId, expiresAt } })
    await link('by-credit', sittingId, null)
    await link('by-order', sittingId, order.id)
    await link('of-another', other, null)
    const now = new Date()
    expect(await revokeUnlock(db(), userId, sittingId, now)).toEqual({ credits: freeReports })
    expect(await entitlement(sittingId)).toMatchObject({ revokedAt: now, firstReadAt: null })
    expect((await db().reportKey.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id)).toEqual([
      'by-order',
      'of-another',
    ])
    const spent = await db().creditEntry.findFirstOrThrow({ where: { reason: 'unlock' } })
    expect(await db().creditEntry.findMany({ where: { reason: 'refund' } })).toMatchObject([
      { userId, delta: 1, reference: String(spent.id) },
    ])
    expect(await refusal((await report()).giveBack({ sittingId }))).toBe('NOT_FOUND')
  })

  test('is rejected when the credit of another account opened the report', async () => {
    const sittingId = await completeSitting(ana)
    const eve = await openAccount(db(), { email: 'eve@example.org' })
    const entry = { userId: eve, delta: -1, reason: 'unlock', reference: 'x' } as const
    const { id: creditEntryId } = await db().creditEntry.create({ data: entry })
    await db().entitlement.create({ data: { id: 'e', sittingId, creditEntryId } })
    expect(await refusal((await report()).giveBack({ sittingId }))).toBe('NOT_FOUND')
    expect((await entitlement(sittingId)).revokedAt).toBeNull()
  })
})

describe('markReportsRead', () => {
  test('records when an open report was first read and, at most once a day, last used', async () => {
    const made = async (id: string, data: object) => {
      const sittingId = await startSitting(new TestBrowser(database.current))
      await db().entitlement.create({ data: { id, sittingId, usedAt: day(1), ...data } })
      return sittingId
    }
    const unread = await made('unread', {})
    const read = await made('read', { firstReadAt: day(2) })
    const today = await made('today', { firstReadAt: day(2), usedAt: new Date(day(9).getTime() + 1) })
    const closed = await made('closed', { revokedAt: day(3) })
    const held = await made('held', { suspendedAt: day(3), firstReadAt: day(2) })
    await made('other', {})
    const input = { sittingId: { in: [unread, read, today, closed, held] } }
    expect(await markReportsRead(db(), input, day(10))).toEqual(new Set([unread, read, today]))
    const rows = await db().entitlement.findMany({ orderBy: { id: 'asc' } })
    const known = rows.map(({ id, firstReadAt, usedAt }) => [
      id,
      firstReadAt?.getUTCDate() ?? null,
      usedAt.getUTCDate(),
    ])
    expect(known).toEqual([
      ['closed', null, 1],
      ['held', 2, 1],
      ['other', null, 1],
      ['read', 2, 10],
      ['today', 2, 9],
      ['unread', 10, 10],
    ])
  })
})

test('a mailed link opens its report, or the page of a closed report, until the link expires', async () => {
  const sittingId = await completeSitting(new TestBrowser(database.current))
  await db().entitlement.create({ data: { id: 'e', sittingId } })
  const [key, end] = [randomKey(), day(20)]
  await db().reportKey.create({ data: { id: 'k', sittingId, keyHash: hashKey(key), expiresAt: end } })
  const holder = await readPrincipal(db(), `${reportsCookie()}=${key}`)
  const read = (before: number) =>
    readReport(db(), holder, sittingId, 'en', new Date(end.getTime() - before)).then(
      ({ kind }) => kind,
      ({ message }: Error) => message,
    )
  expect(await read(0)).toBe('NOT_FOUND')
  expect((await entitlement(sittingId)).firstReadAt).toBeNull()
  expect(await read(1)).toBe('full')
  await db().entitlement.update({ where: { sittingId }, data: { revokedAt: day(1) } })
  expect([await read(1), await read(0)]).toEqual(['closed', 'NOT_FOUND'])
})

describe('the report.sitting procedure', () => {
  test('returns the test to the account that took it, and rejects bought, unfinished and unknown sittings', async () => {
    const [finished, open] = [await completeSitting(ana), await startSitting(ana)]
    expect(await (await report()).sitting({ sittingId: finished })).toEqual({ slug: 'sleep', title: 'Sleep' })
    // The preview for the payment page contains the day and the drawing in coarse steps, each the middle of five
    // points.
    const cover = await (await report()).cover({ sittingId: finished })
    expect(Object.keys(cover).sort()).toEqual(['completedAt', 'picture', 'slug'])
    expect(cover.picture.map(({ at }) => at % 5)).toEqual(cover.picture.map(() => 2.5))
    const order = await createPaidOrder(db(), { email: 'ana@example.org' })
    await db().order.update({ where: { id: order.id }, data: { userId } })
    const sittingId = order.sittingId ?? ''
    for (const id of [open, sittingId, 'x'.repeat(64), 'a b']) {
      expect(await refusal((await report()).sitting({ sittingId: id }))).not.toBe('no refusal')
      expect(await refusal((await report()).cover({ sittingId: id }))).not.toBe('no refusal')
    }
  })
})
