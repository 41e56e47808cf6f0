import { beforeEach, describe, expect, test } from 'vitest'
import { openAccount, signIn, signOut } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { refusal } from '@/testing/refusal'
import { TestBrowser } from '@/testing/test-browser'
import type { WriteReviewInput } from './schema'

const database = setUpTestDatabase()
const db = () => database.current.db
const browser = () => new TestBrowser(database.current)

beforeEach(() => setRouteDatabase(database.current))

const words: WriteReviewInput = { slug: 'sleep', locale: 'en', name: 'Ana', content: 'Clear and short.', rating: 4 }
const code = (expected: string) => ({ cause: { code: expected } })

async function finisher(slug = 'sleep'): Promise<TestBrowser> {
  const who = browser()
  await completeSitting(who, slug)
  return who
}
const write = async (who: TestBrowser, change: Partial<WriteReviewInput> = {}) =>
  (await who.api()).review.write({ ...words, ...change })
const mine = async (who: TestBrowser, slug = 'sleep') => (await who.api()).review.mine({ slug })
const list = async (who: TestBrowser, page = 1) => (await who.api()).review.list({ slug: 'sleep', page })

describe('writing a review', () => {
  test('publishes the review immediately, without the sitting id, when the writer completed the test', async () => {
    const who = await finisher()
    expect(await mine(who)).toEqual({ own: null, mayReview: true, held: null, name: '' })
    const review = await write(who)
    const { createdAt } = await db().review.findFirstOrThrow()
    const date = createdAt.toISOString().slice(0, 10)
    const { slug: _slug, ...shown } = words
    const { hidden, waiting, ...seen } = review
    expect({ hidden, waiting }).toEqual({ hidden: null, waiting: false })
    expect(seen).toEqual({ id: expect.any(String), ...shown, date, edited: false, answer: null })
    expect(await list(browser())).toEqual({ reviews: [seen], older: false, total: 1, average: null })
    expect((await mine(who)).own).toEqual(review)
  })

  test('is rejected for strangers, unfinished sittings and other or unknown tests [review-own-test-only]', async () => {
    await expect(write(browser())).rejects.toMatchObject({ code: 'NOT_FOUND', ...code('NOT_FOUND') })
    const open = browser()
    await startSitting(open)
    expect((await mine(open)).mayReview).toBe(false)
    await expect(write(open)).rejects.toMatchObject(code('NOT_FOUND'))
    const who = await finisher('worry')
    await expect(write(who)).rejects.toMatchObject(code('NOT_FOUND'))
    await expect(write(who, { slug: 'nothing' })).rejects.toMatchObject(code('NOT_FOUND'))
    await expect(mine(who, 'nothing')).rejects.toMatchObject(code('NOT_FOUND'))
    expect(await db().review.count()).toBe(0)
  })

  test('is allowed once per test, however often the test was taken', async () => {
    const who = await finisher()
    await write(who)
    await completeSitting(who)
    await expect(write(who)).rejects.toMatchObject({ code: 'CONFLICT', ...code('REVIEW_EXISTS') })
    await completeSitting(who, 'worry')
    await write(who, { slug: 'worry' })
    expect(await db().review.count()).toBe(2)
  })

  test('creates one review for twenty parallel requests', async () => {
    const who = await finisher()
    await completeSitting(who)
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => write(who)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject(code('REVIEW_EXISTS'))
    expect(await db().review.count()).toBe(1)
  })
})

describe('the reviews of an account', () => {
  test('are limited to one per test on all its browsers, also for parallel requests', async () => {
    await openAccount(db())
    const [phone, laptop] = [await finisher(), await finisher()]
    await signIn(phone)
    await signIn(laptop)
    expect(await mine(phone)).toEqual({ own: null, mayReview: true, held: null, name: 'Ana' })
    const answers = await Promise.allSettled([phone, laptop, phone, laptop].map((who) => write(who)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await mine(laptop)).own).toEqual((await mine(phone)).own)
  })

  test('remain limited to one per test when a browser signs in while another browser writes', async () => {
    await openAccount(db())
    const [phone, laptop] = [await finisher(), await finisher()]
    await signIn(phone)
    await write(laptop)
    await Promise.all([signIn(laptop), write(phone).catch(() => null)])
    expect(await db().review.count()).toBe(1)
  })

  test('suggest the nickname of the account as the author name', async () => {
    const id = await openAccount(db())
    await db().user.update({ where: { id }, data: { nickname: 'Anita' } })
    const who = browser()
    await signIn(who)
    expect((await mine(who)).name).toBe('Anita')
  })

  test('include reviews written in its browsers, but only the newest of each test', async () => {
    await openAccount(db())
    const [phone, laptop] = [await finisher(), await finisher()]
    await write(phone, { content: 'Older.' })
    const newer = await write(laptop, { content: 'Newer.' })
    await db().review.updateMany({ where: { id: { not: newer.id } }, data: { createdAt: new Date('2026-01-01') } })
    await write(await finisher(), { content: 'Of somebody else.' })
    await signIn(phone)
    expect((await mine(phone)).own?.content).toBe('Older.')
    await signIn(laptop)
    expect((await mine(phone)).own).toEqual(newer)
    expect(await db().review.count()).toBe(2)
    await (await phone.api()).review.edit({ reviewId: newer.id, name: 'A.', content: 'From the phone.', rating: null })
    await signOut(phone)
    expect(await mine(phone)).toEqual({ own: null, mayReview: false, held: null, name: '' })
  })
})

describe('editing and deleting a review', () => {
  test('marks a review as edited only when its words change, and allows a new one after deletion', async () => {
    const who = await finisher()
    const review = await write(who)
    const { name, content, rating, id: reviewId } = review
    const api = await who.api()
    expect(await api.review.edit({ reviewId, name, content: `${content}\n\n\n`, rating })).toEqual(review)
    const changed = { name: 'A.', content: 'Shorter.', rating: null }
    expect(await api.review.edit({ reviewId, ...changed })).toEqual({ ...review, ...changed, edited: true })
    await api.review.delete({ reviewId })
    expect(await mine(who)).toEqual({ own: null, mayReview: true, held: null, name: '' })
    await expect(api.review.delete({ reviewId })).rejects.toMatchObject(code('NOT_FOUND'))
    await write(who)
  })

  test('is rejected with NOT_FOUND for a review by somebody else', async () => {
    const { id: reviewId } = await write(await finisher())
    for (const other of [await finisher(), browser()]) {
      const api = await other.api()
      const edit = api.review.edit({ reviewId, name: 'Eve', content: 'Mine.', rating: 1 })
      await expect(edit).rejects.toMatchObject({ code: 'NOT_FOUND', ...code('NOT_FOUND') })
      await expect(api.review.delete({ reviewId })).rejects.toMatchObject({ code: 'NOT_FOUND', ...code('NOT_FOUND') })
    }
    expect((await list(browser())).reviews).toMatchObject([{ content: words.content, edited: false }])
  })

  test('is impossible once the sitting is deleted, because the review is deleted with it', async () => {
    const who = await finisher()
    await write(who)
    await db().sitting.deleteMany()
    expect(await db().review.count()).toBe(0)
    expect((await mine(who)).mayReview).toBe(false)
  })
})

describe('the text of a review', () => {
  test.each([
    { change: { content: ' \u200B\n' }, expected: 'REVIEW_EMPTY' },
    { change: { content: 'a'.repeat(501) }, expected: 'REVIEW_LONG' },
    { change: { content: 'Read more at www.spam.example' }, expected: 'REVIEW_LINK' },
    { change: { name: 'spam.com' }, expected: 'REVIEW_LINK' },
    { change: { name: '\u202E' }, expected: 'NAME_REQUIRED' },
    { change: { name: 'a'.repeat(41) }, expected: 'REVIEW_LONG' },
    { change: { rating: 0 }, expected: 'INVALID_INPUT' },
    { change: { rating: 6 }, expected: 'INVALID_INPUT' },
    { change: { content: 'a'.repeat(10_001) }, expected: 'REVIEW_LONG' },
  ])('is rejected with $expected for $change', async ({ change, expected }) => {
    expect(await refusal(write(await finisher(), change))).toBe(expected)
    expect(await db().review.count()).toBe(0)
  })

  test('is stored as plain text without markup or invisible characters', async () => {
    const content = '<img src=x onerror=alert(1)> \u202E😀\n\n\n\nSecond.'
    const review = await write(await finisher(), { content, name: '\u2066<b>Ana</b>\u2069', rating: null })
    expect(review).toMatchObject({
      content: '😀\n\nSecond.',
      name: 'Ana',
      rating: null,
    })
  })
})

describe('the list of reviews', () => {
  /** Creates `count` reviews, the first one being the oldest. */
  async function fill(count: number, rating: (index: number) => number | null = () => null) {
    for (let index = 0; index < count; index++) {
      const { id } = await write(await finisher(), { content: `Review ${index}`, rating: rating(index) })
      await db().review.update({ where: { id }, data: { createdAt: new Date(Date.UTC(2026, 0, 1 + index)) } })
    }
  }

  test('shows the newest first in pages of twenty, without the reader’s own review', async () => {
    await fill(22)
    const who = await finisher()
    await write(who, { content: 'Own.' })
    const pages = [await list(who), await list(who, 2)]
    expect(pages.map(({ older, total }) => ({ older, total }))).toEqual([
      { older: true, total: 23 },
      { older: false, total: 23 },
    ])
    const contents = pages.flatMap(({ reviews }) => reviews.map(({ content }) => content))
    expect(contents).toEqual(Array.from({ length: 22 }, (_, index) => `Review ${21 - index}`))
    expect((await list(browser())).reviews[0]?.content).toBe('Own.')
  })

  test('shows the average of all ratings once there are four', async () => {
    await fill(4, (index) => (index === 0 ? null : 1))
    expect((await list(browser())).average).toBeNull()
    await fill(1, () => 4)
    expect((await list(browser())).average).toEqual({ value: 1.75, count: 4 })
  })
})
