import { beforeEach, expect, test } from 'vitest'
import { GET } from '@/app/api/me/export/route'
import { addCredits } from '@/features/credits/credits'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { createComparisonInvite, keyOf, makeCard } from '@/testing/data/share'
import { completeSitting, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db
const browser = () => new TestBrowser(database.current)

beforeEach(() => setRouteDatabase(database.current))

const ask = (who: TestBrowser) =>
  GET(new Request('http://localhost:3000/api/me/export', { headers: { cookie: who.cookieHeader, 'x-lang': 'en' } }))

async function ana() {
  const userId = await openAccount(db())
  const who = browser()
  await signIn(who)
  return { userId, who }
}

test('the export contains all data of the account, but no data of other people', async () => {
  const { userId, who } = await ana()
  const own = await completeSitting(who)
  const foreign = await completeSitting(browser())
  const order = await createPaidOrder(db(), { email: 'ana@example.org' })
  await createPaidOrder(db(), { email: 'eve@example.org' })
  await db().order.update({ where: { id: order.id }, data: { userId } })
  await db().$transaction((tx) => addCredits(tx, userId, 3, 'registration', 'account'))
  await db().vipGrant.create({ data: { userId, orderId: order.id } })
  const [sitting] = await db().sitting.findMany({ where: { id: own } })
  const review = { name: 'Ana', content: 'Clear and calm', rating: 5, locale: 'en' as const, instrument: 'sleep' }
  await db().review.create({ data: { id: 'r', sittingId: own, guestId: sitting?.guestId ?? '', ...review } })

  const response = await ask(who)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="mindglass-[\d-]{10}\.json"$/)
  const text = await response.text()
  const file = JSON.parse(text)
  expect(file).toMatchObject({
    format: 'mindglass-export/1',
    account: { name: 'Ana', email: 'ana@example.org', language: 'en' },
    signIns: [{ revokedAt: null }],
    creditBalance: 3,
    credits: [{ delta: 3, reason: 'registration' }],
    membership: { revokedAt: null },
    giftsBought: [],
    giftsRedeemed: [],
    orders: [{ id: order.id, product: 'Mindglass report', amountMinor: order.amountMinor, email: 'ana@example.org' }],
  })
  expect(file.sittings).toHaveLength(1)
  expect(file.sittings[0]).toMatchObject({
    id: own,
    test: 'sleep',
    report: null,
    review: { content: 'Clear and calm' },
  })
  expect(Object.values(file.sittings[0].answers)).toContainEqual({ value: 1, ms: 4000, at: expect.any(Number) })
  expect(file.sittings[0].result.dimensions.length).toBeGreaterThan(0)
  expect(text).not.toContain(foreign)
  expect(text).not.toMatch(/eve@example\.org|argon2|"\w*[hH]ash"|checkoutUrl/)
  const secrets = [...(await db().guest.findMany()).map(({ keyHash }) => keyHash), ...who.cookies.values()]
  for (const secret of secrets) expect(text).not.toContain(secret)
})

test('the export lists sign-ins and credits oldest first, and names an unknown test by its slug', async () => {
  const { userId, who } = await ana()
  const { id: _, ...session } = await db().session.findFirstOrThrow()
  const made = [
    { id: 'a', createdAt: '2024-11-03T00:00:00.000Z', lastSeenAt: '2025-01-01T00:00:00.000Z' },
    { id: 'd', createdAt: '2024-11-02T00:00:00.000Z', lastSeenAt: '2025-01-02T00:00:00.000Z' },
    { id: 'c', createdAt: '2024-11-02T00:00:00.000Z', lastSeenAt: '2025-01-03T00:00:00.000Z' },
    { id: 'b', createdAt: '2024-11-01T00:00:00.000Z', lastSeenAt: '2025-01-04T00:00:00.000Z' },
  ]
  await db().session.deleteMany()
  await db().session.createMany({ data: made.map((one) => ({ ...session, ...one })) })
  await signIn(who)
  for (const [id, delta] of [
    [40n, 7],
    [20n, 5],
    [30n, 6],
  ] as const) {
    await db().creditEntry.create({ data: { id, userId, delta, reason: 'refund', reference: `${delta}` } })
  }
  const [known, gone] = [await startSitting(who), await startSitting(who, 'mood-energy')]
  await db().sitting.update({ where: { id: gone }, data: { instrument: 'long-gone' } })
  const file = await (await ask(who)).json()
  const [a, d, c, b] = made.map(({ id: _, ...times }) => times)
  expect(file.signIns).toMatchObject([b, c, d, a, { revokedAt: null }])
  expect(file.credits.map((one: { delta: number }) => one.delta)).toEqual([3, 5, 6, 7])
  const titles = new Map(file.sittings.map((one: { id: string; title: string }) => [one.id, one.title]))
  expect(titles.get(known)).toBe('Sleep')
  expect(titles.get(gone)).toBe('long-gone')
})

test('the export contains shared cards and comparisons, but not the result of the other person', async () => {
  const { who } = await ana()
  const { sittingId, key } = await createComparisonInvite(who)
  const card = await makeCard(who, sittingId, { name: 'A.' })
  const ben = browser()
  const bens = await completeSitting(ben, 'big-five', 1)
  await (await ben.api()).share.accept({ key, sittingId: bens, name: 'Ben', agreed: true })
  const text = await (await ask(who)).text()
  expect(JSON.parse(text).sittings).toMatchObject([
    {
      cards: [{ dimensions: ['openness'], name: 'A.', language: 'en', revokedAt: null }],
      comparisons: [{ invited: false, name: 'Ana', with: 'Ben', dimensions: ['openness'], endedAt: null }],
    },
  ])
  for (const secret of [bens, key, keyOf(card)]) expect(text).not.toContain(secret)
  expect(text).not.toContain('keyHash')
})

test('the export of a large account contains each sitting once', async () => {
  const { who } = await ana()
  const first = await startSitting(who)
  const { responses, result, ...row } = await db().sitting.findUniqueOrThrow({ where: { id: first } })
  const many = Array.from({ length: 119 }, (_, index) => ({ ...row, id: `copy-${index}`, responses: responses ?? {} }))
  await db().sitting.createMany({ data: many })
  const { sittings } = await (await ask(who)).json()
  expect(new Set(sittings.map(({ id }: { id: string }) => id)).size).toBe(120)
  expect(sittings).toHaveLength(120)
})

test('the export is rejected for signed-out readers and rate limited for each account', async () => {
  expect((await ask(browser())).status).toBe(401)
  const { who } = await ana()
  for (let count = 0; count < 10; count++) expect((await ask(who)).status).toBe(200)
  expect((await ask(who)).status).toBe(429)
  await openAccount(db(), { email: 'eve@example.org' })
  const eve = browser()
  await signIn(eve, 'eve@example.org')
  expect((await ask(eve)).status).toBe(200)
})

test('the export writes each test and each order on a line of its own', async () => {
  const { userId, who } = await ana()
  for (const id of ['b', 'a']) await db().sitting.update({ where: { id: await startSitting(who) }, data: { id } })
  const { id: orderId } = await createPaidOrder(db(), { email: 'ana@example.org' })
  await db().order.update({ where: { id: orderId }, data: { userId } })
  const lines = (await (await ask(who)).text()).split('\n')
  const rest = lines.slice(lines.indexOf('  "sittings": ['))
  const start = (id: string) => expect.stringMatching(new RegExp(`^    \\{"id":"${id}",.*\\},?$`))
  expect(rest).toEqual([
    ...['  "sittings": [', start('a'), start('b'), '  ],'],
    ...['  "orders": [', start(orderId), '  ]', '}', ''],
  ])
})
