import { beforeEach, describe, expect, test } from 'vitest'
import { type Locale, locales } from '@/core/locale'
import { DAY_MS } from '@/core/time'
import { Prisma } from '@/generated/prisma/client'
import { reportsCookie } from '@/server/auth/cookies'
import { hashKey, randomId, randomKey } from '@/server/crypto/secrets'
import { flushCounts } from '@/server/observability/counts'
import { openAccount } from '@/testing/data/accounts'
import { createScoringAnswers } from '@/testing/data/answers'
import { completeSitting, completeSittingWith, publishedInstrument, startSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import type { ReportView } from './schema'

const database = setUpTestDatabase()
const db = () => database.current.db
const refused = (code: string) => expect.objectContaining({ message: code })

let owner: TestBrowser
let sittingId: string

beforeEach(async () => {
  owner = new TestBrowser(database.current, 'en')
  sittingId = await completeSitting(owner)
})

const read = async (browser: TestBrowser, id = sittingId): Promise<ReportView> =>
  (await browser.api()).report.get({ sittingId: id })

/** Returns a browser with the same cookies in another language. */
function inLanguage(browser: TestBrowser, locale: Locale): TestBrowser {
  const other = new TestBrowser(database.current, locale)
  for (const [name, value] of browser.cookies) other.cookies.set(name, value)
  return other
}

const entitle = (data: Partial<Prisma.EntitlementUncheckedCreateInput> = {}) =>
  db().entitlement.create({ data: { id: randomId(), sittingId, ...data } })

/** Creates a browser that opened a mailed link to the report. */
async function linkHolder(data: Partial<Prisma.ReportKeyUncheckedCreateInput> = {}): Promise<TestBrowser> {
  const key = randomKey()
  const expiresAt = new Date(Date.now() + DAY_MS)
  await db().reportKey.create({ data: { id: randomId(), sittingId, keyHash: hashKey(key), expiresAt, ...data } })
  const browser = new TestBrowser(database.current, 'en')
  browser.cookies.set(reportsCookie(), `${randomKey()}.${key}`)
  return browser
}

async function order(status: 'pending' | 'held' | 'failed' | 'expired' | 'refunded'): Promise<string> {
  const price = {
    sku: 'report',
    catalogueVersion: 1,
    locale: 'en',
    currency: 'USD',
    listMinor: 499,
    amountMinor: 499,
  } as const
  const buyer = { email: 'a@example.test', method: 'card', provider: 'sandbox', sessionExpiresAt: new Date() } as const
  const { id } = await db().order.create({ data: { id: randomId(), sittingId, status, ...price, ...buyer } })
  return id
}

describe('a sitting that calls for help', () => {
  // These answers describe a low mood that continues now.
  const stopped = createScoringAnswers(publishedInstrument('mood-energy'), {}, { context: { c3: 4, c6: 1 } })

  test('shows help and notes but no offer in the unpaid summary', async () => {
    const view = await read(owner, await completeSittingWith(owner, 'mood-energy', stopped))
    expect(view).toMatchObject({ kind: 'summary', help: 'first', offer: false, overall: null })
    expect(view.kind === 'summary' && view.context).toContainEqual(
      expect.objectContaining({ calls: true, note: expect.stringMatching(/./) }),
    )
    expect(view.kind === 'summary' && view.talk).toHaveLength(6)
  })

  test('shows help first and no offer even when its stored result mentions no distress', async () => {
    const id = await completeSittingWith(owner, 'mood-energy', stopped)
    const { result } = await db().sitting.findUniqueOrThrow({ where: { id } })
    await db().sitting.update({ where: { id }, data: { result: { ...(result as object), distress: false } } })
    expect(await read(owner, id)).toMatchObject({ help: 'first', offer: false })
  })
})

describe('reading a report', () => {
  test('returns only the free summary to the test taker before payment', async () => {
    const view = await read(owner)
    expect(view).toMatchObject({ kind: 'summary', access: 'offer', slug: 'sleep', free: { id: 'daytime' } })
    expect(JSON.stringify(view).match(/"pomp":/g)).toHaveLength(1)
    expect(view).not.toHaveProperty('dimensions')
  })

  test('returns every dimension once the report is paid', async () => {
    await entitle()
    const view = await read(owner)
    const ids = publishedInstrument('sleep').dimensions.map(({ id }) => id)
    expect(view.kind === 'full' && view.dimensions.map(({ id }) => id)).toEqual(ids)
  })

  test('is possible in any browser with a valid mailed link once the report is paid', async () => {
    await entitle()
    expect((await read(await linkHolder())).kind).toBe('full')
  })

  test.each([
    { name: 'an expired link', key: { expiresAt: new Date(Date.now() - 1000) } },
    { name: 'a withdrawn link', key: { revokedAt: new Date() } },
  ])('is rejected with $name, even when another browser has a valid link', async ({ key }) => {
    await entitle()
    await linkHolder()
    await expect(read(await linkHolder(key))).rejects.toThrow(refused('NOT_FOUND'))
  })

  test('is possible with one valid link among expired links until the purchase is refunded', async () => {
    await entitle()
    const browser = await linkHolder({ expiresAt: new Date(Date.now() - 1000) })
    const live = await linkHolder()
    const keys = [browser, live].map(({ cookies }) => cookies.get(reportsCookie()))
    browser.cookies.set(reportsCookie(), keys.join('.'))
    expect((await read(browser)).kind).toBe('full')
    // A refund of the report also revokes its links.
    await db().entitlement.update({ where: { sittingId }, data: { revokedAt: new Date() } })
    await db().reportKey.updateMany({ data: { revokedAt: new Date() } })
    expect((await read(browser)).kind).toBe('closed')
  })

  test('is rejected with NOT_FOUND when the link belongs to another report', async () => {
    await entitle()
    const other = await completeSitting(new TestBrowser(database.current))
    await expect(read(await linkHolder({ sittingId: other }))).rejects.toThrow(refused('NOT_FOUND'))
  })

  test('is rejected with NOT_FOUND for a stranger, whatever the id', async () => {
    await entitle()
    const stranger = new TestBrowser(database.current)
    await completeSitting(stranger)
    for (const id of [sittingId, randomId(), '', '../etc', "'; --", '报告']) {
      await expect(read(stranger, id)).rejects.toThrow(refused('NOT_FOUND'))
      await expect(read(new TestBrowser(database.current), id)).rejects.toThrow(refused('NOT_FOUND'))
    }
  })

  test('is rejected as not completed for the owner of an unfinished sitting, and as NOT_FOUND for others', async () => {
    const open = await startSitting(owner)
    await expect(read(owner, open)).rejects.toMatchObject({
      cause: { code: 'SITTING_NOT_COMPLETED', params: { slug: 'sleep' } },
    })
    await expect(read(new TestBrowser(database.current), open)).rejects.toThrow(refused('NOT_FOUND'))
  })

  test.each([{ completedAt: null }, { result: Prisma.DbNull }])(
    'is rejected as not completed when the sitting has %o',
    async (data) => {
      await db().sitting.update({ where: { id: sittingId }, data })
      await expect(read(owner)).rejects.toMatchObject({ cause: { code: 'SITTING_NOT_COMPLETED' } })
    },
  )
})

test('views of summaries and full reports, but not of closed reports, are counted by test and language', async () => {
  const counted = async () => {
    await flushCounts(database.current.pool)
    const rows = await db().dailyCount.findMany({ where: { kind: { in: ['report', 'summary'] } } })
    await db().dailyCount.deleteMany()
    return rows.map(({ kind, key, locale, count }) => [kind, key, locale, count])
  }
  await counted()
  await read(owner)
  expect(await counted()).toEqual([['summary', 'sleep', 'en', 1]])
  await entitle()
  await read(inLanguage(owner, 'es'))
  expect(await counted()).toEqual([['report', 'sleep', 'es', 1]])
  await db().entitlement.update({ where: { sittingId }, data: { revokedAt: new Date() } })
  await read(await linkHolder())
  expect(await counted()).toEqual([])
})

describe('a report after a payment or refund', () => {
  test.each([
    { status: 'pending', access: 'pending' },
    { status: 'held', access: 'checking' },
    { status: 'failed', access: 'offer' },
    { status: 'expired', access: 'offer' },
  ] as const)('has the access $access when its order is $status', async ({ status, access }) => {
    await order(status)
    expect(await read(owner)).toMatchObject({ kind: 'summary', access })
  })

  test.each([
    { taken: { revokedAt: new Date() }, state: 'refunded' },
    { taken: { suspendedAt: new Date() }, state: 'suspended' },
    { taken: { suspendedAt: new Date(), revokedAt: new Date() }, state: 'refunded' },
  ])(
    'still shows its summary to the test taker when $state, and the reason to a link holder',
    async ({ taken, state }) => {
      await entitle(taken)
      const mine = await read(owner)
      expect(mine).toMatchObject({ kind: 'summary', access: state })
      expect(mine).not.toHaveProperty('dimensions')
      const closed = await read(await linkHolder())
      expect(closed).toMatchObject({ kind: 'closed', reason: state, title: 'Sleep' })
      expect([mine, closed]).toMatchObject([{ returned: null }, { returned: null }])
    },
  )

  test('states when a refund happened and whether a payment or a credit was returned', async () => {
    const revokedAt = new Date('2026-11-20T12:00:00Z')
    const told = async () =>
      [await read(owner), await read(await linkHolder())].map((view) => 'returned' in view && view.returned)
    const { id } = await entitle({ revokedAt, orderId: await order('refunded') })
    const payment = { what: 'payment', at: revokedAt.toISOString() }
    expect(await told()).toEqual([payment, payment])
    const userId = await openAccount(db())
    const { id: creditEntryId } = await db().creditEntry.create({
      data: { userId, delta: -1, reason: 'unlock', reference: sittingId },
    })
    await db().entitlement.update({ where: { id }, data: { orderId: null, creditEntryId } })
    expect(await told()).toEqual([
      { ...payment, what: 'credit' },
      { ...payment, what: 'credit' },
    ])
  })

  test('is shown as refunded by its revoked link until the link expires', async () => {
    await entitle({ revokedAt: new Date() })
    expect(await read(await linkHolder({ revokedAt: new Date() }))).toMatchObject({
      kind: 'closed',
      reason: 'refunded',
    })
    const late = await linkHolder({ revokedAt: new Date(), expiresAt: new Date(Date.now() - DAY_MS) })
    await expect(read(late)).rejects.toThrow(refused('NOT_FOUND'))
  })

  test('shows a new pending payment after a refund, while the mailed link stays closed as refunded', async () => {
    await entitle({ revokedAt: new Date() })
    await order('pending')
    expect(await read(owner)).toMatchObject({ kind: 'summary', access: 'pending' })
    expect(await read(await linkHolder())).toMatchObject({ kind: 'closed', reason: 'refunded' })
  })
})

test.each(locales)('a report taken in English is shown in %s with the same scores', async (locale) => {
  await entitle()
  const [english, other] = [await read(owner), await read(inLanguage(owner, locale))]
  if (english.kind !== 'full' || other.kind !== 'full') throw new Error('not full')
  const pomps = (view: typeof english) => view.dimensions.map(({ partResult }) => partResult?.pomp)
  expect(pomps(other)).toEqual(pomps(english))
  expect(other).toMatchObject({ takenIn: 'en', title: { cn: '睡眠', en: 'Sleep', es: 'Sueño y descanso' }[locale] })
})

test('a report shows the stored scores and does not compute them again', async () => {
  await entitle()
  const row = await db().sitting.findUniqueOrThrow({ where: { id: sittingId } })
  const result = JSON.parse(JSON.stringify(row.result))
  result.dimensions[0].pomp = 12.34
  await db().sitting.update({ where: { id: sittingId }, data: { result, responses: {} } })
  const view = await read(owner)
  expect(view.kind === 'full' && view.dimensions[0]?.partResult?.pomp).toBe(12.34)
})

describe('the first reading of a report', () => {
  const firstRead = async () => (await db().entitlement.findUniqueOrThrow({ where: { sittingId } })).firstReadAt

  test('is recorded once for the test taker or a link holder, but not for a summary', async () => {
    await read(owner)
    await entitle()
    expect(await firstRead()).toBeNull()
    await read(await linkHolder())
    const first = await firstRead()
    expect(first).toBeInstanceOf(Date)
    await read(owner)
    expect(await firstRead()).toEqual(first)
  })

  test('is not recorded for a stranger, a revoked link or a suspended report', async () => {
    await entitle()
    await expect(read(new TestBrowser(database.current))).rejects.toMatchObject({ message: 'NOT_FOUND' })
    await expect(read(await linkHolder({ revokedAt: new Date() }))).rejects.toMatchObject({ message: 'NOT_FOUND' })
    expect(await firstRead()).toBeNull()
    await db().entitlement.update({ where: { sittingId }, data: { suspendedAt: new Date() } })
    await read(owner)
    expect(await firstRead()).toBeNull()
  })
})
