import { beforeEach, describe, expect, test } from 'vitest'
import { GET, POST } from '@/app/api/reviews/[id]/report/route'
import { type Locale, locales } from '@/core/locale'
import { reviewFaults } from '@/core/review/review'
import { applyRetention } from '@/server/retention/retention'
import { openAccount, signIn } from '@/testing/data/accounts'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { refusal } from '@/testing/refusal'
import { TestBrowser } from '@/testing/test-browser'
import { commandLineActor } from '../ops/audit'
import { runOpsCommand } from '../ops/command'
import {
  answerReviewAsStaff,
  hideReviewAsStaff,
  listReviews,
  showReviewAsStaff as showAgain,
} from '../ops/reviews/reviews'
import type { ListReviewsInput } from '../ops/reviews/reviews-schema'
import { listNewestReviews } from './newest-reviews'

const database = setUpTestDatabase()
const db = () => database.current.db
let writer: TestBrowser
let id: string

const words = { slug: 'sleep', locale: 'en', name: 'Ana', content: 'Clear. See http', rating: 4 } as const

beforeEach(async () => {
  setRouteDatabase(database.current)
  writer = new TestBrowser(database.current, 'en')
  await completeSitting(writer)
  id = (await (await writer.api()).review.write(words)).id
})

interface Asking {
  /** Browser that sends the request; without it, a browser without cookies. */
  who?: TestBrowser
  ip?: string
  lang?: Locale
  headers?: Record<string, string>
}
const request = (of: string, { who, ip = '192.0.2.7', lang = 'en', headers = {} }: Asking, init: RequestInit = {}) =>
  [
    new Request(`http://localhost:3000/api/reviews/${of}/report?lang=${lang}`, {
      ...init,
      headers: { 'x-client-ip': ip, ...(who && { cookie: who.cookieHeader }), ...headers },
    }),
    { params: Promise.resolve({ id: of }) },
  ] as const
const show = (of = id, asking: Asking = {}) => GET(...request(of, asking))
const press = (choice: string, asking: Asking = {}, of = id) =>
  POST(...request(of, asking, { method: 'POST', body: new URLSearchParams({ choice }) }))
const reports = () => db().reviewReport.count()
const list = async (filter: ListReviewsInput['filter']) =>
  (await listReviews(db(), commandLineActor, { q: '', page: 1, all: true, filter })).rows
const reason = 'the rules'
const holds = (...args: string[]) => runOpsCommand((run) => run(database.current), ['review-holds', ...args])
const listed = async () =>
  await (await new TestBrowser(database.current, 'en').api()).review.list({ slug: 'sleep', page: 1 })

describe('the report of a review', () => {
  test.each(locales)('is sent from a page with a button for each reason, without JavaScript, in %s', async (lang) => {
    const page = await show(id, { lang })
    const html = await page.text()
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect([...html.matchAll(/<button name="choice" value="(\w+)">/g)].map(([, value]) => value)).toEqual([
      ...reviewFaults,
    ])
    expect(html).toContain('Clear. See http')
    expect(html).not.toMatch(/\{\{|undefined/)
    expect(await reports()).toBe(0)
    const message = await press('insult', { lang })
    expect(message.status).toBe(200)
    expect(await message.text()).not.toMatch(/<button|\{\{|undefined|help-now/)
    const danger = await (await press('danger', { lang })).text()
    expect(danger).toContain('href="/help-now"')
    expect(danger).not.toMatch(/<button|\{\{|undefined/)
  })

  test('is stored once per browser, account or network, however often it is sent', async () => {
    const [reader, other] = [new TestBrowser(database.current), new TestBrowser(database.current)]
    await completeSitting(reader, 'worry')
    await openAccount(db())
    await signIn(other)
    for (const who of [reader, other]) {
      for (const fault of ['insult', 'law']) await press(fault, { who, ip: '192.0.2.1' })
    }
    for (const ip of ['192.0.2.8', '192.0.2.8', '2001:db8::1', '2001:db8::2']) await press('danger', { ip })
    expect(await reports()).toBe(4)
    expect((await db().reviewReport.findMany()).map(({ fault }) => fault).sort()).toEqual([
      'danger',
      'danger',
      'insult',
      'insult',
    ])
    // The stored report identifies no person.
    expect(JSON.stringify(await db().reviewReport.findMany())).not.toMatch(/192\.0|2001:db8/)
  })

  test('leaves the review visible', async () => {
    await press('insult')
    expect((await listed()).reviews).toMatchObject([{ id }])
  })

  test.each([
    { what: 'an unknown review', choice: 'insult', of: 'nothing', status: 404 },
    { what: 'an unknown reason', choice: 'critical', of: null, status: 404 },
    { what: 'a malformed id', choice: 'insult', of: '../me', status: 404 },
  ])('returns 404 for $what', async ({ choice, of, status }) => {
    expect((await press(choice, {}, of ?? id)).status).toBe(status)
    expect(await reports()).toBe(0)
  })

  test.each<Record<string, string>>([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'is rejected when another site sends it: %j',
    async (headers) => {
      expect((await press('insult', { headers })).status).toBe(403)
      expect(await reports()).toBe(0)
    },
  )

  test('is rejected when one network has sent ten in an hour', async () => {
    for (let times = 0; times < 10; times++) expect((await press('insult')).status).toBe(200)
    expect((await press('insult')).status).toBe(429)
    expect((await press('insult', { ip: '192.0.2.99' })).status).toBe(200)
  })

  test('is deleted after 90 days [review-report-forgotten]', async () => {
    await press('insult')
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
    await db().reviewReport.updateMany({ data: { createdAt: daysAgo(89) } })
    expect(await applyRetention(db(), new Date())).toMatchObject({ reviewReports: 0 })
    await db().reviewReport.updateMany({ data: { createdAt: daysAgo(91) } })
    expect(await applyRetention(db(), new Date())).toMatchObject({ reviewReports: 1 })
  })
})

describe('the operator', () => {
  test('sees reported reviews in a separate list with a count for each reason', async () => {
    expect(await list('reported')).toEqual([])
    for (const ip of ['192.0.2.1', '192.0.2.2']) await press('insult', { ip })
    await press('law', { ip: '192.0.2.3' })
    const faults = [
      { fault: 'insult', count: 2 },
      { fault: 'law', count: 1 },
    ]
    const review = { id, instrument: 'sleep', name: 'Ana', content: 'Clear. See http', faults }
    expect(await list('reported')).toMatchObject([review])
    expect(await list('hidden')).toEqual([])
    expect(await list('all')).toMatchObject([{ id }])
  })

  test('hides a review from everybody except its writer, and shows it again', async () => {
    await press('insult')
    await hideReviewAsStaff(db(), commandLineActor, { reviewId: id, fault: 'insult', reason })
    expect(await listed()).toMatchObject({ reviews: [], total: 0 })
    expect(await listNewestReviews(db(), 'en', 'sleep')).toEqual([])
    expect((await show()).status).toBe(404)
    expect((await (await writer.api()).review.mine({ slug: 'sleep' })).own).toMatchObject({ id, hidden: 'insult' })
    // A review stays hidden after its text was edited.
    await (await writer.api()).review.edit({ ...words, reviewId: id, content: 'Calmer words.' })
    expect((await listed()).total).toBe(0)
    expect(await list('hidden')).toMatchObject([{ id, hidden: 'insult' }])
    await showAgain(db(), commandLineActor, { reviewId: id, reason })
    expect((await listed()).reviews).toMatchObject([{ id }])
    expect(await reports()).toBe(0)
  })

  test('blocks new reviews by the author of a hidden review until the hold is lifted', async () => {
    const api = async () => (await writer.api()).review
    await hideReviewAsStaff(db(), commandLineActor, { reviewId: id, fault: 'insult', reason })
    expect(await holds('list')).toEqual({ ok: true, say: 'None.' })
    expect(await (await api()).mine({ slug: 'sleep' })).toMatchObject({ own: { id }, held: 'insult' })
    await (await api()).delete({ reviewId: id })
    expect(await (await api()).mine({ slug: 'sleep' })).toMatchObject({ own: null, mayReview: true, held: 'insult' })
    await expect((await api()).write(words)).rejects.toMatchObject({ code: 'CONFLICT', cause: { code: 'REVIEW_HELD' } })
    await db().sitting.deleteMany()
    await completeSitting(writer)
    await openAccount(db())
    await signIn(writer)
    expect(await refusal((await api()).write(words))).toBe('REVIEW_HELD')
    // The hold applies neither to another test nor to another person.
    await completeSitting(writer, 'worry')
    await (await api()).write({ ...words, slug: 'worry' })
    const other = new TestBrowser(database.current, 'en')
    await completeSitting(other)
    await (await other.api()).review.write(words)
    // Retention keeps the account’s browser, however old, while the hold applies.
    await db().sitting.deleteMany()
    await db().guest.updateMany({ data: { createdAt: new Date(0) } })
    await applyRetention(db(), new Date())
    expect((await holds('list')).say).toContain(`${id}  `)
    expect((await holds('list')).say).toContain('hidden: insult; deleted since')
    expect(await holds('lift', id, '--reason', reason)).toEqual({ ok: true, say: 'Lifted.' })
    expect((await holds('list')).say).toBe('None.')
    await completeSitting(writer)
    expect(await (await api()).write(words)).toMatchObject({ content: words.content, hidden: null })
  })

  test('answers a review and removes the answer again', async () => {
    await answerReviewAsStaff(db(), commandLineActor, { reviewId: id, words: '  Thank you.<b>!</b> ', reason })
    expect((await listed()).reviews).toMatchObject([{ answer: 'Thank you.!' }])
    expect(await listNewestReviews(db(), 'es', 'sleep')).toMatchObject([
      { answer: { by: 'Respuesta de Mindglass', text: 'Thank you.!' } },
    ])
    await answerReviewAsStaff(db(), commandLineActor, { reviewId: id, words: '', reason })
    expect(await db().review.findUnique({ where: { id } })).toMatchObject({ answer: null, answeredAt: null })
  })

  test('receives NOT_FOUND for every action on an unknown review', async () => {
    const none = { reviewId: 'x', reason }
    await expect(hideReviewAsStaff(db(), commandLineActor, { ...none, fault: 'law' })).rejects.toThrow('NOT_FOUND')
    await expect(showAgain(db(), commandLineActor, none)).rejects.toThrow('NOT_FOUND')
    await expect(answerReviewAsStaff(db(), commandLineActor, { ...none, words: 'Thanks' })).rejects.toThrow('NOT_FOUND')
    expect(await holds('lift', 'x', '--reason', reason)).toEqual({ ok: false, say: 'Unknown hold: x.' })
  })

  test('lifts a hold whose id begins with a dash', async () => {
    const dashed = `-${id.slice(1)}`
    await db().review.update({ where: { id }, data: { id: dashed } })
    await hideReviewAsStaff(db(), commandLineActor, { reviewId: dashed, fault: 'insult', reason })
    await db().review.deleteMany()
    expect(await holds('lift', '--reason', reason, '--', dashed)).toEqual({ ok: true, say: 'Lifted.' })
    expect(await db().reviewHold.count()).toBe(0)
  })

  test('cannot save an answer that is too long', async () => {
    await expect(
      answerReviewAsStaff(db(), commandLineActor, { reviewId: id, words: 'a'.repeat(1001), reason }),
    ).rejects.toThrow()
    expect(await db().review.findUnique({ where: { id } })).toMatchObject({ answer: null })
  })
})
