import { beforeEach, describe, expect, test } from 'vitest'
import { openAccount, signIn } from '@/testing/data/accounts'
import { Buyer, setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { GET, POST } from './route'

const database = setUpTestDatabase()
let ana: TestBrowser

beforeEach(async () => {
  setRouteDatabase(database.current)
  await openAccount(database.current.db)
  ana = new TestBrowser(database.current)
  await completeSitting(ana)
  await signIn(ana)
})

const headers = () => ({
  cookie: ana.cookieHeader,
  'x-client-ip': ana.ip,
  'x-from-here': 'yes',
  'content-type': 'application/json',
})
const query = (path: string, input: unknown) =>
  GET(
    new Request(`http://localhost:3000/api/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`, {
      headers: headers(),
    }),
  )
const mutate = (path: string, input: unknown) =>
  POST(
    new Request(`http://localhost:3000/api/trpc/${path}`, {
      method: 'POST',
      headers: headers(),
      body: JSON.stringify(input),
    }),
  )

const nul = 'a\0b'
const words = { name: 'Ana', content: 'Ten words that say something about how this test felt.', rating: 5 }
const agreed = { name: 'Ana', agreed: true }

describe('an id with a NUL character [nul-in-id]', () => {
  test.each([
    { path: 'report.get', input: { sittingId: nul }, by: query },
    { path: 'report.sitting', input: { sittingId: nul }, by: query },
    { path: 'report.unlock', input: { sittingId: nul }, by: mutate },
    { path: 'report.giveBack', input: { sittingId: nul }, by: mutate },
    { path: 'me.deleteSitting', input: { sittingId: nul }, by: mutate },
    { path: 'me.receipt', input: { orderId: nul }, by: query },
    { path: 'me.trend', input: { slug: nul }, by: query },
    { path: 'review.list', input: { slug: nul, page: 1 }, by: query },
    { path: 'review.mine', input: { slug: nul }, by: query },
    { path: 'review.edit', input: { reviewId: nul, ...words }, by: mutate },
    { path: 'review.delete', input: { reviewId: nul }, by: mutate },
    { path: 'share.of', input: { sittingId: nul }, by: query },
    { path: 'share.createCard', input: { sittingId: nul, dimensions: [], name: '', locale: 'en' }, by: mutate },
    { path: 'share.createCard', input: { sittingId: 'a', dimensions: [nul], name: '', locale: 'en' }, by: mutate },
    { path: 'share.revokeCard', input: { cardId: nul }, by: mutate },
    { path: 'share.invite', input: { sittingId: nul, ...agreed }, by: mutate },
    { path: 'share.accept', input: { key: 'k', sittingId: nul, ...agreed }, by: mutate },
    { path: 'share.end', input: { comparisonId: nul }, by: mutate },
    { path: 'payment.sandbox', input: { session: nul }, by: query },
    { path: 'payment.playSandbox', input: { session: nul, outcome: 'paid' }, by: mutate },
  ])('is rejected with 400 by the procedure $path', async ({ path, input, by }) => {
    const response = await by(path, input)
    expect(await response.json()).toMatchObject({ error: { data: { domain: { code: 'INVALID_INPUT' } } } })
    expect(response.status).toBe(400)
  })
})

describe('a tRPC batch request [batch-bounded]', () => {
  const batch = (count: number) => {
    const paths = Array.from({ length: count }, () => 'shop.products').join(',')
    return GET(new Request(`http://localhost:3000/api/trpc/${paths}?batch=1&input={}`, { headers: headers() }))
  }
  test('returns a result for each of ten calls', async () => expect(await (await batch(10)).json()).toHaveLength(10))
  test('returns 400 for more than ten calls', async () => expect((await batch(11)).status).toBe(400))
})

test('auth.forgotPassword returns 429 with a Retry-After header beyond the rate limit [rate-limit-429]', async () => {
  const ask = async (n: number) => mutate('auth.forgotPassword', { email: `reader-${n}@example.org` })
  for (let n = 0; n < mailActions.reset.perIp; n++) expect((await ask(n)).status).toBe(200)
  const response = await ask(mailActions.reset.perIp)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('the payment sandbox returns NOT_FOUND to requests from other machines [sandbox-local-only]', async () => {
  const buyer = await Buyer.arrive(database.current)
  const { url } = await buyer.press()
  const session = new URL(url, 'http://localhost:3000').searchParams.get('session') ?? ''
  const anywhere = buyer.browser
  anywhere.fromHere = false
  const decision = { session, outcome: 'paid' } as const
  await expect((await anywhere.api()).payment.sandbox({ session })).rejects.toMatchObject({ message: 'NOT_FOUND' })
  const bank = (await anywhere.api()).payment.playBank({ session, action: 'open' })
  await expect(bank).rejects.toMatchObject({ message: 'NOT_FOUND' })
  await expect((await anywhere.api()).payment.playSandbox(decision)).rejects.toMatchObject({ message: 'NOT_FOUND' })
  anywhere.fromHere = true
  await (await anywhere.api()).payment.playSandbox(decision)
  expect(await database.current.db.order.findFirst()).toMatchObject({ status: 'paid' })
})

test('a validation error reaches the client with the parameters of its message', async () => {
  const review = { ...words, content: 'Read more at www.spam.example', slug: 'sleep', locale: 'en' }
  const answer = await (await mutate('review.write', review)).json()
  expect(answer.error.data.domain).toEqual({ code: 'REVIEW_LINK', params: { link: 'www.spam.example' } })
})

test('a query may be sent by POST so that its input is not part of the URL', async () => {
  const posted = await mutate('review.mine', { slug: 'sleep' })
  expect(posted.status).toBe(200)
  expect(await posted.json()).toMatchObject({ result: { data: { mayReview: true } } })
})

test('a mutation sent by GET returns 405 [read-changes-nothing]', async () => {
  expect((await query('review.write', { slug: 'sleep', locale: 'en', ...words })).status).toBe(405)
})

import { mailActions } from '@/server/mail/mail-limits'
