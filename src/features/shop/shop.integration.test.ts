import { beforeEach, expect, test } from 'vitest'
import { getLocalPrice } from '@/content/shop/catalogue'
import { applyMemberDiscount } from '@/core/commerce/discount'
import { freeReports } from '@/core/commerce/product'
import { skus } from '@/core/commerce/products'
import { locales } from '@/core/locale'
import { resultColumn, sittingResult } from '@/features/assessments/stored-sitting'
import { addCredits, grantSignupBonus } from '@/features/credits/credits'
import { unlockReport } from '@/features/report/unlock'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createScoringAnswers } from '@/testing/data/answers'
import { createPaidOrder } from '@/testing/data/orders'
import { createBoughtProduct, refundProduct } from '@/testing/data/products'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting, completeSittingWith, publishedInstrument, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import { grantProduct, syncProductAccess } from './product-delivery'
import { entriesPerPage } from './schema'

const database = setUpTestDatabase()
const db = () => database.current.db

beforeEach(() => setRouteDatabase(database.current))

interface Person {
  userId: string
  browser: TestBrowser
  api: Awaited<ReturnType<TestBrowser['api']>>
}

/** Creates a new account and a browser that is signed in to it. */
async function arrive(name = 'ana', browser = new TestBrowser(database.current)): Promise<Person> {
  const email = `${name}@example.org`
  const userId = await openAccount(db(), { email, name })
  await db().$transaction((tx) => grantSignupBonus(tx, { id: userId, email }))
  await signIn(browser, email)
  return { userId, browser, api: await browser.api() }
}

test.each(locales)(
  'the catalogue in %s shows everybody the list price, and a member the discounted price',
  async (locale) => {
    const stranger = await (await new TestBrowser(database.current, locale).api()).shop.products()
    expect(stranger).toMatchObject({ signedIn: false, member: false, credits: null, freeReports })
    expect(stranger.products.map(({ sku }) => sku)).toEqual([...skus])
    for (const { sku, owned, ...price } of stranger.products) {
      const { amountMinor, currency } = getLocalPrice(sku, locale)
      expect({ sku, owned, price }).toEqual({
        sku,
        owned: false,
        price: { listMinor: amountMinor, amountMinor, currency },
      })
    }
    const ana = await arrive('ana', new TestBrowser(database.current, locale))
    await createBoughtProduct(db(), { userId: ana.userId, sku: 'vip', locale })
    const { products, ...principal } = await ana.api.shop.products()
    expect(principal).toMatchObject({ signedIn: true, member: true, credits: freeReports })
    for (const { sku, owned, listMinor, amountMinor } of products) {
      expect({ owned, listMinor, amountMinor }).toEqual({
        owned: sku === 'vip',
        listMinor: getLocalPrice(sku, locale).amountMinor,
        amountMinor: applyMemberDiscount(getLocalPrice(sku, locale).amountMinor),
      })
    }
  },
)

test('a new account has its three free reports and no purchases', async () => {
  const { api } = await arrive()
  expect(await api.shop.account({ page: 1 })).toEqual({
    credits: freeReports,
    creditsOwed: 0,
    vipSince: null,
    purchases: [],
    received: [],
    ledger: {
      entries: [{ id: expect.any(String), reason: 'registration', delta: 3, at: expect.any(String), report: null }],
      older: false,
    },
  })
})

test('the shop page lists purchases, gifts, opened reports and returns, newest first', async () => {
  const { userId, api, browser } = await arrive()
  await createBoughtProduct(db(), { userId, sku: 'vip', paidAt: new Date('2026-03-01') })
  await createBoughtProduct(db(), { userId, sku: 'pack-3', paidAt: new Date('2026-03-02') })
  const gift = { userId, sku: 'gift-pack-7', giftEmail: 'eve@example.org', paidAt: new Date('2026-03-03') } as const
  await createBoughtProduct(db(), gift)
  await refundProduct(db(), await createBoughtProduct(db(), { userId, sku: 'pack-7', paidAt: new Date('2026-03-04') }))
  const sittingId = await completeSitting(browser)
  await db().guest.updateMany({ data: { userId } })
  await unlockReport(db(), userId, sittingId)
  // The list contains neither reports, which are listed with their tests, nor unpaid orders.
  const { id: report } = await createPaidOrder(db(), { email: 'ana@example.org' })
  await db().order.update({ where: { id: report }, data: { userId } })
  const open = await createPaidOrder(db(), { email: 'ana@example.org' })
  await db().order.update({ where: { id: open.id }, data: { userId, sku: 'pack-3', status: 'pending' } })

  const account = await api.shop.account({ page: 1 })
  expect(account.credits).toBe(freeReports + 3 - 1)
  expect(account.vipSince).toEqual(expect.any(String))
  expect(account.purchases.map(({ sku, status, gift }) => [sku, status, gift?.state ?? null])).toEqual([
    ['pack-7', 'refunded', null],
    ['gift-pack-7', 'paid', 'waiting'],
    ['pack-3', 'paid', null],
    ['vip', 'paid', null],
  ])
  expect(account.ledger.entries.map(({ reason, delta }) => [reason, delta])).toEqual([
    ['unlock', -1],
    ['revoked', -7],
    ['purchase', 7],
    ['purchase', 3],
    ['registration', 3],
  ])
  expect(account.ledger.entries[0]?.report).toMatchObject({ sittingId })
  expect(account.purchases.map(({ at }) => at.slice(0, 10))).toEqual([4, 3, 2, 1].map((day) => `2026-03-0${day}`))
  expect(account.ledger.entries[0]?.report?.title).toMatch(/\w/)
  // A report that was closed again is no longer named.
  await db().entitlement.updateMany({ where: { sittingId }, data: { revokedAt: new Date() } })
  expect((await api.shop.account({ page: 1 })).ledger.entries[0]).toMatchObject({ reason: 'unlock', report: null })
})

test('credits already used from a returned pack are shown as a debt, not as a negative balance', async () => {
  const { userId, api } = await arrive()
  const pack = await createBoughtProduct(db(), { userId, sku: 'pack-3' })
  await db().creditEntry.create({ data: { userId, delta: -5, reason: 'unlock', reference: 'five at once' } })
  await refundProduct(db(), pack)
  expect(await api.shop.account({ page: 1 })).toMatchObject({ credits: 0, creditsOwed: 2 })
  expect((await api.shop.products()).credits).toBe(0)
})

test('the pages of the credit ledger show each entry exactly once', async () => {
  const { userId, api } = await arrive()
  await db().$transaction(async (tx) => {
    for (let n = 0; n < entriesPerPage + 4; n++) await addCredits(tx, userId, 1, 'refund', `entry ${n}`)
  })
  const pages = [await api.shop.account({ page: 1 }), await api.shop.account({ page: 2 })].map(({ ledger }) => ledger)
  expect(pages.map(({ entries, older }) => [entries.length, older])).toEqual([
    [entriesPerPage, true],
    [5, false],
  ])
  expect(new Set(pages.flatMap(({ entries }) => entries.map(({ id }) => id))).size).toBe(entriesPerPage + 5)
  // A page that is exactly full has no further page.
  await db().creditEntry.deleteMany({ where: { reference: { in: [0, 1, 2, 3, 4].map((n) => `entry ${n}`) } } })
  const { ledger } = await api.shop.account({ page: 1 })
  expect([ledger.entries.length, ledger.older]).toEqual([entriesPerPage, false])
  const eve = await arrive('eve')
  expect((await eve.api.shop.account({ page: 1 })).ledger.entries).toHaveLength(1)
})

test('a single report is offered only for the account’s finished tests whose report is locked', async () => {
  const { userId, api, browser } = await arrive()
  const locked = await completeSitting(browser)
  const opened = await completeSitting(browser)
  await startSitting(browser, 'mood-energy')
  await completeSitting(new TestBrowser(database.current))
  await db().guest.updateMany({ where: { sittings: { some: { id: locked } } }, data: { userId } })
  await unlockReport(db(), userId, opened)
  expect(await api.shop.locked()).toEqual([{ sittingId: locked, title: expect.any(String), at: expect.any(String) }])
})

test('locked reports are listed newest first, including revoked ones but not results that advise a retake', async () => {
  const { userId, api, browser } = await arrive()
  const slugs = ['sleep', 'sleep', 'mood-energy', 'sleep', 'sleep']
  const sittings: string[] = []
  for (const slug of slugs) sittings.push(await completeSitting(browser, slug))
  await db().guest.updateMany({ data: { userId } })
  const [late = '', twinA = '', twinB = '', closed = '', retake = ''] = sittings
  const [first = '', second = ''] = [twinA, twinB].sort().reverse()
  const completed = (id: string, day: number) =>
    db().sitting.update({ where: { id }, data: { completedAt: new Date(`2026-10-0${day}T00:00:00Z`) } })
  for (const [id, day] of [
    [closed, 1],
    [second, 2],
    [first, 2],
    [late, 3],
    [retake, 4],
  ] as const)
    await completed(id, day)
  await unlockReport(db(), userId, closed)
  await db().entitlement.updateMany({ data: { revokedAt: new Date() } })
  const stored = await db().sitting.findUniqueOrThrow({ where: { id: retake } })
  const result = sittingResult(stored)
  if (!result) throw new Error('no result')
  const asksAgain = resultColumn(retake, { ...result, validity: 'askAgain' })
  await db().sitting.update({ where: { id: retake }, data: { result: asksAgain } })
  const locked = await api.shop.locked()
  expect(locked.map(({ sittingId, at }) => [sittingId, at.slice(8, 10)])).toEqual([
    [late, '03'],
    [first, '02'],
    [second, '02'],
    [closed, '01'],
  ])
  const titles = new Map(locked.map(({ sittingId, title }) => [sittingId, title]))
  expect(titles.get(late)).toBe(titles.get(closed))
  expect(titles.get(twinB)).not.toBe(titles.get(twinA))
})

test.each([
  { help: 'first', slug: 'low-mood', part: 'mood' },
  { help: 'soft', slug: 'sleep', part: 'onset' },
])('no list offers a report whose help level is $help', async ({ help, slug, part }) => {
  const { userId, api, browser } = await arrive()
  const instrument = publishedInstrument(slug)
  const light = await completeSittingWith(browser, slug, createScoringAnswers(instrument, {}, { rest: 25 }))
  const grave = await completeSittingWith(
    browser,
    slug,
    createScoringAnswers(instrument, { [part]: 100 }, { rest: 25 }),
  )
  await db().guest.updateMany({ data: { userId } })
  expect(await api.report.get({ sittingId: grave })).toMatchObject({
    kind: 'summary',
    help,
    retake: false,
    offer: false,
  })
  expect((await api.shop.locked()).map(({ sittingId }) => sittingId)).toEqual([light])
  const { credits, openable } = await api.me.overview()
  expect(credits).toBeGreaterThan(0)
  expect(openable.map(({ sittingId }) => sittingId)).toEqual([light])
  // Without credits, only the test without help offers a payment.
  await db().creditEntry.deleteMany({ where: { userId } })
  const { tests } = await api.me.tests({ page: 1 })
  expect(Object.fromEntries(tests.map(({ sittingId, action }) => [sittingId, action]))).toEqual({
    [light]: 'pay',
    [grave]: 'summary',
  })
})

test('a returned membership can be bought again, and starts with the new purchase', async () => {
  const { userId, api } = await arrive()
  const first = await createBoughtProduct(db(), { userId, sku: 'vip' })
  await db().vipGrant.updateMany({ data: { createdAt: new Date('2026-01-01') } })
  expect((await api.shop.account({ page: 1 })).vipSince).toBe('2026-01-01T00:00:00.000Z')
  await refundProduct(db(), first)
  const second = await createBoughtProduct(db(), { userId, sku: 'vip' })
  const [grant, ...more] = await db().vipGrant.findMany()
  expect(more).toEqual([])
  expect(grant).toMatchObject({ userId, orderId: second.id, giftId: null, revokedAt: null })
  expect(Date.now() - (grant?.createdAt.getTime() ?? 0)).toBeLessThan(60_000)
  // A third purchase does not change an existing membership.
  await createBoughtProduct(db(), { userId, sku: 'vip' })
  expect(await db().vipGrant.findMany()).toEqual([grant])
})

test('a partly refunded pack keeps only the reports that were not refunded', async () => {
  const { userId, api } = await arrive()
  const eve = await arrive('eve')
  await createBoughtProduct(db(), { userId: eve.userId, sku: 'vip' })
  const pack = await createBoughtProduct(db(), { userId, sku: 'pack-3' })
  const third = Math.ceil(pack.amountMinor / 3)
  const settle = (change: object, counts: boolean) =>
    db().$transaction((tx) => syncProductAccess(tx, { ...pack, ...change }, counts))
  const left = async () => (await api.shop.account({ page: 1 })).credits - freeReports
  await settle({ refundedMinor: third }, true)
  expect(await left()).toBe(2)
  await settle({ refundedMinor: third }, false)
  expect(await left()).toBe(0)
  await settle({}, true)
  expect(await left()).toBe(3)
  // An order whose account is deleted has nothing left to settle; a report has its entitlement.
  await settle({ userId: null }, false)
  await settle({ sku: 'report' }, false)
  expect(await left()).toBe(3)
  expect((await eve.api.shop.account({ page: 1 })).vipSince).toEqual(expect.any(String))
  const grant = (change: object) => db().$transaction((tx) => grantProduct(tx, { ...pack, ...change }))
  expect([await grant({ sku: 'report' }), await grant({ userId: null })]).toEqual([false, false])
})

test('a stranger must sign in for the shop account, the locked reports and gift codes', async () => {
  const { shop } = await new TestBrowser(database.current).api()
  const code = '0000-0000-0000-0000'
  for (const call of [shop.account({ page: 1 }), shop.locked(), shop.redeem({ code })]) {
    await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED', cause: { code: 'UNAUTHENTICATED' } })
  }
})
