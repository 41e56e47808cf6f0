import { beforeEach, describe, expect, test } from 'vitest'
import { openAccount } from '@/testing/accounts'
import { testDatabase } from '@/testing/database'
import { testSettings } from '@/testing/settings'
import { adjustCredits, creditBalance, freeReports, rememberSignupBonus, settleCredits } from './credits'

const secret = { APP_SECRET: 'the secret of these tests, long enough', APP_SECRET_OLD: [] as string[] }
const settings = testSettings({ ...secret })

const database = testDatabase()
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

describe('what a purchase gives', () => {
  test('is brought to its number and back, once each time, whatever else the account has', async () => {
    const [userId, other] = [await ana(), await openAccount(db(), { email: 'eve@example.org' })]
    // Another purchase whose id begins alike, a gift with the same id, and the same id in another account.
    await settle(userId, 'order-12', 5)
    await settle(userId, 'order-1', 1, 'gift')
    await settle(other, 'order-1', 7)
    for (const target of [3, 3]) await settle(userId, 'order-1', target)
    expect(await creditBalance(db(), userId)).toBe(freeReports + 5 + 1 + 3)
    expect((await entries(userId)).slice(2)).toEqual([{ delta: 3, reason: 'purchase', reference: 'order-1/0' }])
    for (const target of [0, 0]) await settle(userId, 'order-1', target)
    expect((await entries(userId)).slice(3)).toEqual([{ delta: -3, reason: 'revoked', reference: 'order-1/1' }])
    await settle(userId, 'order-1', 3)
    expect(await creditBalance(db(), userId)).toBe(freeReports + 5 + 1 + 3)
    expect(await creditBalance(db(), other)).toBe(freeReports + 7)
  })
})

describe('what the operator gives', () => {
  test('comes beside what is there, and no more is taken than there is', async () => {
    const userId = await ana()
    expect(await adjust(userId, 2)).toBe(freeReports + 2)
    expect(await adjust(userId, -freeReports - 2)).toBe(0)
    await expect(adjust(userId, -1)).rejects.toMatchObject({ message: 'NO_CREDITS' })
    expect(await creditBalance(db(), userId)).toBe(0)
    expect((await entries(userId)).map(({ delta, reason }) => [delta, reason])).toEqual([
      [2, 'goodwill'],
      [-freeReports - 2, 'goodwill'],
    ])
    await expect(adjust('nobody', 1)).rejects.toMatchObject({ message: 'NOT_FOUND' })
  })

  test('helps an account that owes, too', async () => {
    const userId = await ana()
    await settle(userId, 'order', -freeReports - 4)
    expect(await adjust(userId, 1)).toBe(-3)
  })
})

describe('an address whose account is gone', () => {
  const remember = (id: string) => db().$transaction((tx) => rememberSignupBonus(tx, { id, email }))
  /** Deletes the account; returns what the next one of the address begins with. */
  async function again(userId: string): Promise<number> {
    await remember(userId)
    await db().user.delete({ where: { id: userId } })
    return creditBalance(db(), await ana())
  }

  test.each([
    { had: 'bought more than three', delta: 4, begins: freeReports },
    { had: 'spent one', delta: -1, begins: freeReports - 1 },
    { had: 'spent all', delta: -freeReports, begins: 0 },
    { had: 'owed some', delta: -freeReports - 2, begins: 0 },
  ])('that $had begins with $begins', async ({ delta, begins }) => {
    const userId = await ana()
    await settle(userId, 'order', delta)
    expect(await again(userId)).toBe(begins)
    // An account that begins with none has no entry that says so.
    expect(await db().creditEntry.count()).toBe(begins > 0 ? 1 : 0)
  })

  test('is known after the server’s secret was changed, and stands in one row', async () => {
    const userId = await ana()
    await settle(userId, 'order', -2)
    await remember(userId)
    const [before] = await db().signupBonus.findMany()
    const eve = await openAccount(db(), { email: 'eve@example.org' })
    await db().$transaction((tx) => rememberSignupBonus(tx, { id: eve, email: 'eve@example.org' }))
    Object.assign(settings, { APP_SECRET: 'another secret, of the time after', APP_SECRET_OLD: [secret.APP_SECRET] })
    expect(await again(userId)).toBe(1)
    const rows = await db().signupBonus.findMany({ orderBy: { remaining: 'asc' } })
    expect(rows.map(({ remaining }) => remaining)).toEqual([1, freeReports])
    expect(rows.map(({ emailHash }) => emailHash)).not.toContain(before?.emailHash)
    expect(JSON.stringify(rows)).not.toContain('@')
  })
})
