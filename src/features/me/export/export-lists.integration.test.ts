import { beforeEach, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/me/export/route'
import { createReportKey, reportUrl } from '@/features/report/report-link'
import { log } from '@/server/observability/log'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { createBoughtProduct } from '@/testing/data/products'
import { setRouteDatabase } from '@/testing/data/purchase'
import { createComparisonInvite, makeCard } from '@/testing/data/share'
import { completeSitting, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db
const browser = () => new TestBrowser(database.current)
const day = (n: number) => new Date(Date.UTC(2026, 9, n))
const iso = (n: number) => day(n).toISOString()
beforeEach(() => setRouteDatabase(database.current))

const ask = (who: TestBrowser, lang = 'en') =>
  GET(new Request('http://localhost:3000/api/me/export', { headers: { cookie: who.cookieHeader, 'x-lang': lang } }))
const exported = async (who: TestBrowser) => (await ask(who)).json()

async function ana(email = 'ana@example.org') {
  const userId = await openAccount(db(), { email })
  const who = browser()
  await signIn(who, email)
  return { userId, who }
}

const guestOf = async (sittingId: string) =>
  (await db().sitting.findUniqueOrThrow({ where: { id: sittingId } })).guestId

describe('the export of an account', () => {
  test('contains the orders of its browsers except those that belong to another account', async () => {
    const { userId, who } = await ana()
    const eve = await openAccount(db(), { email: 'eve@example.org' })
    const guestId = await guestOf(await startSitting(who))
    const made = async (id: string, data: { userId?: string; guestId?: string | null }) => {
      const order = await createPaidOrder(db(), { email: 'somebody@example.org' })
      await db().order.update({ where: { id: order.id }, data: { id, ...data } })
    }
    await made('of-the-account', { userId, guestId: null })
    await made('in-its-browser', { guestId })
    await made('of-eve-in-its-browser', { guestId, userId: eve })
    await made('of-nobody', {})
    const { orders } = await exported(who)
    expect(orders.map(({ id }: { id: string }) => id)).toEqual(['in-its-browser', 'of-the-account'])
  })

  test('lists bought and redeemed gifts and hidden reviews, oldest first', async () => {
    const { userId, who } = await ana()
    const ben = await ana('ben@example.org')
    for (const [id, sku, n] of [
      ['a', 'gift-pack-7', 9],
      ['c', 'gift-vip', 2],
      ['b', 'gift-pack-3', 2],
    ] as const) {
      const order = await createBoughtProduct(db(), { userId, sku, giftEmail: `${id}@example.org` })
      await db().order.update({ where: { id: order.id }, data: { id: `for-${id}` } })
      const data = { id, createdAt: day(n), redeemedById: ben.userId, redeemedAt: day(n + 1), giverName: `Giver ${id}` }
      await db().gift.update({ where: { orderId: `for-${id}` }, data })
    }
    const sittingId = await completeSitting(who)
    const guestId = await guestOf(sittingId)
    for (const [id, n] of [
      ['a', 8],
      ['c', 3],
      ['b', 3],
    ] as const) {
      await db().reviewHold.create({ data: { id, guestId, instrument: `of-${id}`, reason: 'law', createdAt: day(n) } })
    }
    await (await who.api()).report.unlock({ sittingId })

    const file = await exported(who)
    expect(file.giftsBought).toMatchObject([
      { orderId: 'for-b', recipientEmail: 'b@example.org', giverName: 'Giver b', redeemedAt: iso(3) },
      { orderId: 'for-c', recipientEmail: 'c@example.org', giverName: 'Giver c', redeemedAt: iso(3) },
      { orderId: 'for-a', recipientEmail: 'a@example.org', giverName: 'Giver a', redeemedAt: iso(10) },
    ])
    expect(file).toMatchObject({ giftsRedeemed: [], membership: null, account: { birthday: null } })
    expect(file.hiddenReviews).toEqual([
      { test: 'of-b', reason: 'law', hiddenAt: iso(3) },
      { test: 'of-c', reason: 'law', hiddenAt: iso(3) },
      { test: 'of-a', reason: 'law', hiddenAt: iso(8) },
    ])
    expect(file.sittings).toMatchObject([{ review: null, reminder: null, report: { byCredit: true, orderId: null } }])
    const his = await exported(ben.who)
    expect(his).toMatchObject({ giftsBought: [], hiddenReviews: [], orders: [], sittings: [] })
    expect(his.giftsRedeemed).toEqual([
      { product: expect.stringContaining('3'), giverName: 'Giver b', redeemedAt: iso(3), revokedAt: null },
      { product: expect.stringContaining('VIP'), giverName: 'Giver c', redeemedAt: iso(3), revokedAt: null },
      { product: expect.stringContaining('7'), giverName: 'Giver a', redeemedAt: iso(10), revokedAt: null },
    ])
  })

  test('lists the refunds and disputes of an order, oldest first', async () => {
    const { userId, who } = await ana()
    const { id: orderId } = await createPaidOrder(db(), { email: 'ana@example.org' })
    await db().order.update({ where: { id: orderId }, data: { userId } })
    for (const [id, n, amountMinor] of [
      ['a', 5, 50],
      ['c', 2, 30],
      ['b', 2, 20],
      ['d', 4, 40],
    ] as const) {
      const money = { id, orderId, amountMinor, currency: 'USD', createdAt: day(n) }
      await db().refund.create({ data: { ...money, rule: 'goodwill', state: 'done' } })
      await db().dispute.create({ data: { ...money, state: 'won', reason: 'general' } })
    }
    const [{ refunds, disputes }] = (await exported(who)).orders
    for (const list of [refunds, disputes]) {
      expect(list.map(({ amountMinor }: { amountMinor: number }) => amountMinor)).toEqual([20, 30, 40, 50])
    }
  })

  test('lists cards and comparisons in a fixed order, from the view of the exporting person', async () => {
    const { who } = await ana()
    const { who: ben } = await ana('ben@example.org')
    const { sittingId, key } = await createComparisonInvite(who)
    const cards = { 'late a': 2, 'early c': 1, 'early b': 1 }
    for (const [name, n] of Object.entries(cards)) {
      await makeCard(who, sittingId, { name })
      await db().shareCard.updateMany({ where: { name }, data: { id: name.slice(-1), createdAt: day(n) } })
    }
    const bens = await completeSitting(ben, 'big-five', 1)
    await (await ben.api()).share.accept({ key, sittingId: bens, name: 'Ben', agreed: true })
    const asked = await db().comparison.findFirstOrThrow()
    await db().comparison.update({
      where: { id: asked.id },
      data: { createdAt: day(3), inviterConsentAt: day(3), inviteeConsentAt: day(4) },
    })
    const others = { ...asked, inviteeConsentAt: day(6), inviterConsentAt: day(5), createdAt: day(1) }
    const made = (id: string, change: object) =>
      db().comparison.create({ data: { ...others, id, keyHash: id, ...change } })
    await made('x', { inviteeSittingId: null, inviteeName: 'Cleo' })
    await made('w', { inviteeSittingId: null, inviteeName: 'Finn' })
    const back = { inviterSittingId: bens, inviteeSittingId: sittingId, inviteeName: 'Ana' }
    await made('v', { ...back, inviterName: 'Ben', createdAt: day(2) })
    await made('z', { ...back, inviterName: 'Dan' })
    await made('y', { ...back, inviterName: 'Eve' })

    const sides = async (of: TestBrowser) =>
      (await exported(of)).sittings[0].comparisons.map((one: Record<string, unknown>) => [
        ...[one.invited, one.name, one.with, String(one.agreedAt).slice(8, 10)],
      ])
    const [{ cards: shown }] = (await exported(who)).sittings
    expect(shown.map(({ name }: { name: string }) => name)).toEqual(['early b', 'early c', 'late a'])
    expect(await sides(who)).toEqual([
      [false, 'Ana', 'Finn', '05'],
      [false, 'Ana', 'Cleo', '05'],
      [false, 'Ana', 'Ben', '03'],
      [true, 'Ana', 'Eve', '06'],
      [true, 'Ana', 'Dan', '06'],
      [true, 'Ana', 'Ben', '06'],
    ])
    expect(await sides(ben)).toEqual([
      [false, 'Eve', 'Ana', '05'],
      [false, 'Dan', 'Ana', '05'],
      [false, 'Ben', 'Ana', '05'],
      [true, 'Ben', 'Ana', '04'],
    ])
  })
})

describe('a report opened by a mailed link in a browser', () => {
  /** Creates reports of other people with a mailed link each, opened in the browser. */
  async function linked(count: number) {
    const maker = browser()
    const [keys, ids]: [string[], string[]] = [[], []]
    for (let n = 0; n < count; n++) {
      const sittingId = await completeSitting(maker)
      await db().entitlement.create({ data: { id: `e${n}`, sittingId, createdAt: day(n + 1) } })
      const id = await db().$transaction((tx) => createReportKey(tx, { sittingId, orderId: null }, new Date()))
      keys.push(new URL(await reportUrl(db(), id, 'en')).pathname.replace('/r/', ''))
      ids.push(id)
    }
    const who = browser()
    who.cookies.set('reports', keys.join('.'))
    return { who, maker, ids }
  }
  const counted = async (who: TestBrowser) => (await (await who.api()).me.browser()).linked

  test('is part of the browser’s export only while the link is valid', async () => {
    const { who, ids } = await linked(5)
    expect(await counted(who)).toBe(5)
    const [expired = '', revoked = ''] = ids
    await db().reportKey.update({ where: { id: expired }, data: { expiresAt: new Date() } })
    await db().reportKey.update({ where: { id: revoked }, data: { revokedAt: new Date() } })
    await db().entitlement.update({ where: { id: 'e2' }, data: { revokedAt: new Date() } })
    await db().entitlement.update({ where: { id: 'e3' }, data: { suspendedAt: new Date() } })
    expect(await counted(who)).toBe(1)
    // These answers cannot be decrypted, so the export would fail if it tried to.
    await db().sitting.updateMany({ data: { responses: { sealed: 'with a key of long ago' } } })
    const file = await exported(who)
    expect(file.linked).toEqual([
      {
        id: expect.any(String),
        test: 'sleep',
        version: expect.any(Number),
        title: 'Sleep',
        language: 'en',
        completedAt: expect.any(String),
        result: expect.any(Object),
        report: { openedAt: iso(5) },
      },
    ])
    expect(file).toMatchObject({ sittings: [], orders: [], credits: [], creditBalance: 0, membership: null })
  })

  test('is listed with its title, sorted by id, except in the export of its owner', async () => {
    const { who, maker } = await linked(3)
    const sittings = await db().sitting.findMany()
    const names = ['b', 'c', 'a']
    for (const [n, { id }] of sittings.entries()) {
      await db().sitting.update({
        where: { id },
        data: { id: names[n] ?? '', instrument: n === 1 ? 'long-gone' : 'sleep' },
      })
    }
    const list = (await exported(who)).linked.map(({ id, title }: { id: string; title: string }) => [id, title])
    expect(list).toEqual([
      ['a', 'Sleep'],
      ['b', 'Sleep'],
      ['c', 'long-gone'],
    ])
    for (const [name, value] of who.cookies) maker.cookies.set(name, value)
    expect(await counted(maker)).toBe(0)
    const own = await exported(maker)
    expect(own).toMatchObject({ linked: [], giftsRedeemed: [], giftsBought: [], hiddenReviews: [] })
    expect(own.sittings).toHaveLength(3)
  })

  test('adds no orders or hidden reviews of its owner to the export', async () => {
    const { who, maker } = await linked(1)
    const guestId = (await db().sitting.findFirstOrThrow()).guestId
    await db().reviewHold.create({ data: { id: 'h', guestId, instrument: 'sleep', reason: 'law' } })
    const userId = await openAccount(db())
    const order = await createBoughtProduct(db(), { userId, sku: 'gift-pack-3', giftEmail: 'friend@example.org' })
    await db().order.update({ where: { id: order.id }, data: { userId: null, guestId } })
    expect(await exported(who)).toMatchObject({ orders: [], giftsBought: [], hiddenReviews: [] })
    expect(await exported(maker)).toMatchObject({
      orders: [{ id: order.id }],
      giftsBought: [{ recipientEmail: 'friend@example.org' }],
      hiddenReviews: [{ test: 'sleep' }],
    })
    expect(await (await maker.api()).me.browser()).toEqual({ sittings: 1, orders: 1, linked: 0 })
  })
})

describe('a rejected export', () => {
  test.each([
    { lang: 'cn', expected: '登录' },
    { lang: 'en', expected: 'Go to sign-in' },
    { lang: 'es', expected: 'Iniciar sesión' },
  ])('asks a signed-out reader in $lang to sign in', async ({ lang, expected }) => {
    const response = await ask(browser(), lang)
    const text = await response.text()
    expect(response.status).toBe(401)
    expect(text).toContain('href="/login?next=/me/privacy"')
    expect(text).toContain(expected)
  })

  test('links back to the page for account data or for browser data', async () => {
    const { who } = await ana()
    await db().user.updateMany({ data: { mustChangePassword: true } })
    const refused = await ask(who)
    expect(refused.status).toBe(403)
    expect(await refused.text()).toContain('href="/me/privacy"')
    const guest = browser()
    await startSitting(guest)
    for (let n = 0; n < 10; n++) await (await ask(guest)).text()
    const late = await ask(guest)
    expect(late.status).toBe(429)
    expect(await late.text()).toContain('href="/my-data"')
  })

  test('logs the cause of a database failure but does not show it on the page', async () => {
    const alarm = vi.spyOn(log, 'error').mockImplementation(() => {})
    const { who } = await ana()
    await db().$executeRaw`ALTER TABLE "RateLimit" RENAME TO "Elsewhere"`
    const response = await ask(who)
    await db().$executeRaw`ALTER TABLE "Elsewhere" RENAME TO "RateLimit"`
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('RateLimit')
    expect(alarm.mock.calls).toEqual([[{ error: expect.stringContaining('RateLimit') }, 'no export']])
    alarm.mockRestore()
  })
})
