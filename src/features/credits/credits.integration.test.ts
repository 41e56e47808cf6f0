import { beforeEach, describe, expect, test } from 'vitest'
import { freeReports } from '@/core/commerce/product'
import { openAccount } from '@/testing/data/accounts'
import { setUpTestDatabase } from '@/testing/database'
import { overrideSettings } from '@/testing/settings'
import {
  adjustCredits,
  getCreditBalance,
  grantSignupBonus,
  moveSignupBonus,
  rememberSignupBonus,
  settleCredits,
} from './credits'

const secret = { APP_SECRET: 'the secret of these tests, long enough', APP_SECRET_OLD: [] as string[] }
const settings = overrideSettings({ ...secret })

const database = setUpTestDatabase()
const db = () => database.current.db
beforeEach(() => {
  Object.assign(settings, secret)
})
const email = 'ana@example.org'
const ana = () => openAccount(db(), { email })
const settle = (userId: string, sourceId: string, target: number, source: 'purchase' | 'gift' = 'purchase') =>
  db().$transaction((tx) => settleCredits(tx, { userId, source, sourceId }, target))
const adjust = (userId: string, delta: number) => db().$transaction((tx) => adjustCredits(tx, userId, delta))
const entries = (userId: string) =>
  db().creditEntry.findMany({
    where: { userId, reason: { not: 'registration' } },
    orderBy: { id: 'asc' },
    select: { delta: true, reason: true, reference: true },
  })

describe('the credits of a purchase', () => {
  test('are set to the settled number only once, whatever other credits the account has', async () => {
    const [userId, other] = [await ana(), await openAccount(db(), { email: 'eve@example.org' })]
    // Another purchase whose id begins alike, a gift with the same id, and the same id in another account.
    await settle(userId, 'order-12', 5)
    await settle(userId, 'order-1', 1, 'gift')
    await settle(other, 'order-1', 7)
    for (const target of [3, 3]) await settle(userId, 'order-1', target)
    expect(await getCreditBalance(db(), userId)).toBe(freeReports + 5 + 1 + 3)
    expect((await entries(userId)).slice(2)).toEqual([{ delta: 3, reason: 'purchase', reference: 'order-1/0' }])
    for (const target of [0, 0]) await settle(userId, 'order-1', target)
    expect((await entries(userId)).slice(3)).toEqual([{ delta: -3, reason: 'revoked', reference: 'order-1/1' }])
    await settle(userId, 'order-1', 3)
    expect(await getCreditBalance(db(), userId)).toBe(freeReports + 5 + 1 + 3)
    expect(await getCreditBalance(db(), other)).toBe(freeReports + 7)
  })
})

describe('an adjustment by the operator', () => {
  test('adds credits, or removes at most the available ones', async () => {
    const userId = await ana()
    expect(await adjust(userId, 2)).toBe(freeReports + 2)
    expect(await adjust(userId, -freeReports - 2)).toBe(0)
    await expect(adjust(userId, -1)).rejects.toMatchObject({ message: 'NO_CREDITS' })
    expect(await getCreditBalance(db(), userId)).toBe(0)
    expect((await entries(userId)).map(({ delta, reason }) => [delta, reason])).toEqual([
      [2, 'goodwill'],
      [-freeReports - 2, 'goodwill'],
    ])
    await expect(adjust('nobody', 1)).rejects.toMatchObject({ message: 'NOT_FOUND' })
  })

  test('adds credits to an account with a negative balance', async () => {
    const userId = await ana()
    await settle(userId, 'order', -freeReports - 4)
    expect(await adjust(userId, 1)).toBe(-3)
  })
})

describe('an address whose account was deleted', () => {
  const remember = (id: string) => db().$transaction((tx) => rememberSignupBonus(tx, { id, email }))
  /** Deletes the account; returns the number of credits that the next account of the address begins with. */
  async function again(userId: string): Promise<number> {
    await remember(userId)
    await db().user.delete({ where: { id: userId } })
    return getCreditBalance(db(), await ana())
  }

  test.each([
    { had: 'had bought more than three', delta: 4, begins: freeReports },
    { had: 'had spent one', delta: -1, begins: freeReports - 1 },
    { had: 'had spent all', delta: -freeReports, begins: 0 },
    { had: 'had debts', delta: -freeReports - 2, begins: 0 },
  ])('starts with $begins free reports when its old account $had', async ({ delta, begins }) => {
    const userId = await ana()
    await settle(userId, 'order', delta)
    expect(await again(userId)).toBe(begins)
    // An account that begins without credits has no entry.
    expect(await db().creditEntry.count()).toBe(begins > 0 ? 1 : 0)
  })

  test('is recognized after a change of the server secret and is stored in one row', async () => {
    const userId = await ana()
    await settle(userId, 'order', -2)
    await remember(userId)
    await db().user.delete({ where: { id: userId } })
    const [before] = await db().signupBonus.findMany()
    const eve = await openAccount(db(), { email: 'eve@example.org' })
    await db().$transaction((tx) => rememberSignupBonus(tx, { id: eve, email: 'eve@example.org' }))
    Object.assign(settings, { APP_SECRET: 'another secret, of the time after', APP_SECRET_OLD: [secret.APP_SECRET] })
    expect(await getCreditBalance(db(), await ana())).toBe(1)
    const rows = await db().signupBonus.findMany({ orderBy: { remaining: 'asc' } })
    expect(rows.map(({ remaining }) => remaining)).toEqual([0, freeReports])
    expect(rows.map(({ emailHash }) => emailHash)).not.toContain(before?.emailHash)
    expect(JSON.stringify(rows)).not.toContain('@')
  })
})

describe('a mailbox', () => {
  const begins = async (address: string) => getCreditBalance(db(), await openAccount(db(), { email: address }))
  const end = async (id: string, address: string, now = new Date()) => {
    await db().$transaction((tx) => rememberSignupBonus(tx, { id, email: address }, now))
    await db().user.delete({ where: { id } })
  }

  test.each([
    { first: 'ana@example.org', other: 'ana+1@example.org', begins: 0 },
    { first: 'ana+1@example.org', other: 'ana@example.org', begins: 0 },
    { first: 'ana+1@example.org', other: 'ana+2@example.org', begins: 0 },
    { first: 'f.x@gmail.com', other: 'fx@gmail.com', begins: 0 },
    { first: 'fx@gmail.com', other: 'f.x+shop@googlemail.com', begins: 0 },
    { first: 'f.x@example.org', other: 'fx@example.org', begins: freeReports },
    { first: 'ana@example.org', other: 'ana@example.com', begins: freeReports },
  ])(
    'gives $begins free reports to the account $other after it gave three to $first [free-reports-per-mailbox]',
    async (row) => {
      expect(await begins(row.first)).toBe(freeReports)
      expect(await begins(row.other)).toBe(row.begins)
      expect(await db().user.count()).toBe(2)
    },
  )

  test('gets its free reports once when several accounts are opened at the same moment [free-reports-in-parallel]', async () => {
    const ids = await Promise.all(
      Array.from({ length: 5 }, async (_, n) => {
        const address = `ana+${n}@example.org`
        const known = { email: address, name: 'Ana', locale: 'en', privacyVersion: '1' } as const
        await db().$transaction(async (tx) => {
          await tx.user.create({ data: { id: `u${n}`, ...known } })
          await grantSignupBonus(tx, { id: `u${n}`, email: address })
        })
        return `u${n}`
      }),
    )
    const balances = await Promise.all(ids.map((id) => getCreditBalance(db(), id)))
    expect(balances.reduce((sum, one) => sum + one, 0)).toBe(freeReports)
  })

  test('is recognized by its normalized address when its account is older than the bonus records', async () => {
    await ana()
    await db().signupBonus.deleteMany()
    expect(await begins('ana+1@example.org')).toBe(0)
  })

  test('keeps the unused free reports of its deleted accounts, however many accounts it had', async () => {
    const [first, second] = [await ana(), await openAccount(db(), { email: 'ana+1@example.org' })]
    await settle(first, 'order', -1)
    // These reports were bought, and do not count as free reports.
    await settle(second, 'order', 5)
    await end(first, email)
    await end(second, 'ana+1@example.org')
    expect(await begins('ana+2@example.org')).toBe(freeReports - 1)
    expect(await begins('ana+3@example.org')).toBe(0)
  })

  test('does not regain used free reports that an earlier version stored as remaining', async () => {
    const userId = await ana()
    await settle(userId, 'order', -freeReports)
    const hash = (await db().signupBonus.findFirstOrThrow()).emailHash
    await db().signupBonus.update({ where: { emailHash: hash }, data: { remaining: 2, endedAt: new Date(0) } })
    await end(userId, email)
    expect(await begins(email)).toBe(0)
  })

  test('gives no free reports to a new account after an account has moved from or to it', async () => {
    const userId = await ana()
    await db().user.update({ where: { id: userId }, data: { email: 'new@example.com' } })
    await db().$transaction((tx) => moveSignupBonus(tx, email, 'new@example.com', new Date()))
    expect(await begins('ana+1@example.org')).toBe(0)
    expect(await begins('new+1@example.com')).toBe(0)
  })
})
