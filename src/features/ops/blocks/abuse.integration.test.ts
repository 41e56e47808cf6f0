import { beforeEach, describe, expect, test } from 'vitest'
import { listNewestReviews } from '@/features/review/newest-reviews'
import { applyRetention } from '@/server/retention/retention'
import { openAccount, signIn } from '@/testing/data/accounts'
import { Buyer, setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting } from '@/testing/data/sittings'
import { createStaffBrowser } from '@/testing/data/staff'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { commandLineActor } from '../audit'
import { addBlock, listBlocks } from './blocks'

const database = setUpTestDatabase()
const db = () => database.current.db
const reason = 'spam'
const words = { slug: 'sleep', locale: 'en', name: 'Ana', content: 'Clear and calm.', rating: 4 } as const
let staff: TestBrowser

beforeEach(async () => {
  setRouteDatabase(database.current)
  staff = (await createStaffBrowser(database.current, 'owner')).browser
})

const ops = async () => (await staff.api()).ops
const input = { q: '', page: 1, all: false }
const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000)

async function writer(ip = '192.0.2.1') {
  const browser = new TestBrowser(database.current, 'en', ip)
  await completeSitting(browser)
  return browser
}
const others = async () =>
  (await (await new TestBrowser(database.current).api()).review.list({ slug: 'sleep', page: 1 })).reviews

describe('the moderation of reviews', () => {
  test('lets staff find, hide, show again and answer a reported review', async () => {
    const browser = await writer()
    const { id: reviewId } = await (await browser.api()).review.write(words)
    await db().reviewReport.create({ data: { id: 'r', reviewId, fault: 'insult', readerHash: 'h' } })
    const list = async (filter: 'reported' | 'hidden') => (await (await ops()).reviews({ ...input, filter })).rows
    expect(await list('reported')).toMatchObject([{ id: reviewId, faults: [{ fault: 'insult', count: 1 }] }])
    await (await ops()).hideReview({ reviewId, fault: 'insult', reason })
    expect(await others()).toEqual([])
    expect(await list('reported')).toEqual([])
    expect(await list('hidden')).toMatchObject([{ hidden: 'insult' }])
    await (await ops()).showReview({ reviewId, reason })
    await (await ops()).answerReview({ reviewId, words: 'Thank you.', reason })
    expect(await others()).toMatchObject([{ id: reviewId, answer: 'Thank you.' }])
    const actions = await db().auditEntry.findMany({ where: { subject: `review:${reviewId}` }, orderBy: { id: 'asc' } })
    expect(actions.map(({ act, reason }) => `${act} ${reason}`)).toEqual([
      'review.hide insult: spam',
      'review.show spam',
      'review.answer spam',
    ])
  })

  test('holds new and edited reviews for approval, but not earlier public ones', async () => {
    const [early, late] = [await writer(), await writer('192.0.2.2')]
    const { id: before } = await (await early.api()).review.write(words)
    await (await ops()).setReviewPolicy({ moderation: 'before', reason })
    expect(await (await ops()).reviewPolicy()).toEqual({ moderation: 'before' })
    const own = await (await late.api()).review.write({ ...words, name: 'Bo' })
    expect(own).toMatchObject({ waiting: true, hidden: null })
    expect((await others()).map(({ id }) => id)).toEqual([before])
    expect(await listNewestReviews(db(), 'en', 'sleep')).toHaveLength(1)
    expect((await (await ops()).reviews({ ...input, filter: 'waiting' })).rows).toMatchObject([{ id: own.id }])
    await (await ops()).showReview({ reviewId: own.id, reason })
    expect(await others()).toHaveLength(2)
    await (await late.api()).review.edit({ ...words, reviewId: own.id, content: 'Other words.' })
    expect((await others()).map(({ id }) => id)).toEqual([before])
    // After moderation is turned off, a waiting review stays hidden, because nobody has read it.
    await (await ops()).setReviewPolicy({ moderation: 'after', reason })
    await (await late.api()).review.edit({ ...words, reviewId: own.id, content: 'Still other words.' })
    expect((await others()).map(({ id }) => id)).toEqual([before])
  })

  test.each([
    { name: 'hide', call: async () => (await ops()).hideReview({ reviewId: 'x', fault: 'law', reason }) },
    { name: 'show', call: async () => (await ops()).showReview({ reviewId: 'x', reason }) },
    { name: 'answer', call: async () => (await ops()).answerReview({ reviewId: 'x', words: 'y', reason }) },
  ])('rejects the action $name for an unknown review', async ({ call }) => {
    await expect(call()).rejects.toMatchObject({ message: 'NOT_FOUND' })
  })
})

const registration = {
  name: 'Ana',
  email: 'Ana@example.org',
  password: 'slow rivers carry stones',
  confirmation: 'slow rivers carry stones',
  privacy: true,
}
const blocked = expect.objectContaining({ message: 'BLOCKED' })

describe('a block', () => {
  test('prevents signing up, reviewing and buying with the blocked address, but not for other people', async () => {
    await (await ops()).addBlock({ kind: 'address', value: 'ana@Example.org', days: 7, reason })
    const stranger = new TestBrowser(database.current)
    await expect((await stranger.api()).auth.register(registration)).rejects.toEqual(blocked)
    await expect(
      (await stranger.api()).auth.register({ ...registration, email: 'bo@example.org' }),
    ).resolves.toBeDefined()
    const buyer = await Buyer.arrive(database.current)
    await expect(buyer.press({ email: 'ANA@example.org' })).rejects.toEqual(blocked)
    await expect(buyer.press()).resolves.toBeDefined()
    await openAccount(db())
    const browser = await writer()
    await signIn(browser)
    await expect((await browser.api()).review.write(words)).rejects.toEqual(blocked)
    expect(await db().order.count()).toBe(1)
  })

  test('prevents signing up and reviewing from the blocked /64 network, but not from the next network', async () => {
    await (await ops()).addBlock({ kind: 'network', value: '2001:db8:1:2::5', days: 7, reason })
    const browser = await writer('2001:db8:1:2:ffff::1')
    await expect((await browser.api()).auth.register(registration)).rejects.toEqual(blocked)
    await expect((await browser.api()).review.write(words)).rejects.toEqual(blocked)
    expect((await (await browser.api()).review.mine({ slug: 'sleep' })).mayReview).toBe(true)
    const neighbour = await writer('2001:db8:1:3::1')
    await expect((await neighbour.api()).review.write(words)).resolves.toBeDefined()
  })

  test('ends by itself or when it is lifted, and is deleted a month later [block-ends]', async () => {
    await (await ops()).addBlock({ kind: 'address', value: 'ana@example.org', days: 1, reason })
    const [row] = (await (await ops()).blocks(input)).rows
    expect(row).toMatchObject({ kind: 'address', label: 'a***@example.org', over: false })
    expect(JSON.stringify(await db().block.findMany())).not.toContain('ana@example.org')
    expect((await (await ops()).blocks({ ...input, q: 'ana@example.org' })).rows).toHaveLength(1)
    await (await ops()).liftBlock({ blockId: row?.id ?? '', reason })
    await expect((await ops()).liftBlock({ blockId: row?.id ?? '', reason })).rejects.toMatchObject({
      message: 'NOT_FOUND',
    })
    await expect((await new TestBrowser(database.current).api()).auth.register(registration)).resolves.toBeDefined()
    await addBlock(db(), commandLineActor, { kind: 'address', value: 'ana@example.org', days: 1, reason })
    expect((await listBlocks(db(), commandLineActor, input, days(2))).rows).toMatchObject([{ over: true }])
    await applyRetention(db(), days(30))
    expect(await db().block.count()).toBe(1)
    await applyRetention(db(), days(32))
    expect(await db().block.count()).toBe(0)
  })

  test.each([
    { kind: 'network' as const, value: 'ana@example.org', code: 'NETWORK_INVALID' },
    { kind: 'network' as const, value: '300.1.1.1', code: 'NETWORK_INVALID' },
    { kind: 'address' as const, value: '192.0.2.1', code: 'ACCOUNT_FORMAT' },
    { kind: 'address' as const, value: '', code: 'EMAIL_REQUIRED' },
  ])('is rejected with $code for the $kind $value', async ({ kind, value, code }) => {
    await expect((await ops()).addBlock({ kind, value, days: 1, reason })).rejects.toThrow(code)
    expect(await db().block.count()).toBe(0)
  })
})

test('the list of rate limits shows the client, the points and the end of each limit', async () => {
  for (let count = 0; count < 3; count++) {
    await (await new TestBrowser(database.current, 'en', '192.0.2.77').api()).auth.forgotPassword({
      email: 'ana@example.org',
    })
  }
  const { rows } = await (await ops()).limits({ ...input, q: 'mail.' })
  expect(rows.find(({ limit }) => limit === 'mail.account.ip')).toMatchObject({ whom: '192.0.2.77', points: 3 })
  expect(rows.find(({ limit }) => limit === 'mail.pair')?.whom).toMatch(/^.{8}…$/)
  expect(Date.parse(rows[0]?.until ?? '')).toBeGreaterThan(Date.now())
})
