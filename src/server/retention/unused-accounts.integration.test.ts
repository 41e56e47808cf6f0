import { beforeEach, describe, expect, test } from 'vitest'
import { POST } from '@/app/api/keep/[key]/route'
import { deletionWarningJobs } from '@/features/report/deletion-warning-mail'
import { openAccount, signIn } from '@/testing/data/accounts'
import { letDaysPass } from '@/testing/data/let-days-pass'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { TestBrowser } from '@/testing/test-browser'
import { drainOutbox } from '../jobs/outbox'
import { applyRetention } from './retention'

const smtp = setUpMailServer()

const database = setUpTestDatabase()
const db = () => database.current.db
const ana = 'ana@example.org'
let userId: string
let browser: TestBrowser

beforeEach(async () => {
  setRouteDatabase(database.current)
  userId = await openAccount(db(), { email: ana })
  browser = new TestBrowser(database.current, 'en')
  await completeSitting(browser)
  await completeSitting(browser, 'worry')
  await db().guest.updateMany({ data: { userId } })
})

const pass = (days: number) => letDaysPass(database.current.pool, days)
/** Runs the hourly retention and the worker that sends mails once. */
async function sweep(): Promise<void> {
  await applyRetention(db(), new Date())
  await drainOutbox(db(), deletionWarningJobs(db()))
}
const recipients = () => smtp.received.map(({ envelope }) => envelope.to[0])
const sittings = () => db().sitting.count()
const key = (at = 0): string => /\/api\/keep\/([\w-]{43})/.exec(smtp.received[at]?.mail.text ?? '')?.[1] ?? ''
const press = (of: string) =>
  POST(new Request(`http://localhost:3000/api/keep/${of}`, { method: 'POST' }), {
    params: Promise.resolve({ key: of }),
  })
/** Number of days from the last use to a few days after the warning is due: 36 months less 30 days. */
const monthBefore = 1070

describe('retention of an unused account', () => {
  test('deletes free results a month after a warning mail and keeps the account [account-warned]', async () => {
    await pass(monthBefore - 10)
    await sweep()
    expect(recipients()).toEqual([])
    await pass(10)
    await sweep()
    await sweep()
    expect(recipients()).toEqual([ana])
    for (const text of ['2 test results', 'http://localhost:3000/login?lang=en'])
      expect(smtp.received[0]?.mail.text).toContain(text)
    expect(`${smtp.received[0]?.mail.subject} ${smtp.received[0]?.mail.text}`).not.toMatch(/sleep|worry|insomnia/i)
    await pass(29)
    await sweep()
    expect(await sittings()).toBe(2)
    await pass(2)
    await sweep()
    expect(await sittings()).toBe(0)
    expect(await db().user.count()).toBe(1)
    // An account without results gets no warning.
    await pass(2000)
    await sweep()
    expect(recipients()).toEqual([ana])
  })

  test('keeps the results for another 36 months after a click in the mail or a sign-in [account-kept-by-press]', async () => {
    await pass(monthBefore)
    await sweep()
    expect((await press(key())).status).toBe(200)
    await pass(200)
    await sweep()
    expect(await sittings()).toBe(2)
    await pass(monthBefore - 200)
    await sweep()
    expect(recipients()).toEqual([ana, ana])
    await signIn(browser, ana)
    await pass(200)
    await sweep()
    expect(await sittings()).toBe(2)
    expect(recipients()).toEqual([ana, ana])
  })

  test('deletes the results after 39 months when the address refused three monthly warning mails [account-mail-refused]', async () => {
    smtp.behaviour = 'refuse'
    await pass(monthBefore)
    for (const mails of [1, 2, 3]) {
      await sweep()
      await sweep()
      expect(await db().outbox.count({ where: { topic: 'mail.unused-account' } })).toBe(mails)
      await pass(31)
    }
    await sweep()
    expect(await sittings()).toBe(2)
    await pass(30)
    await sweep()
    expect(await sittings()).toBe(0)
  })

  test('sends no warning mail once the owner has signed in', async () => {
    await pass(monthBefore)
    await applyRetention(db(), new Date())
    await signIn(browser, ana)
    await drainOutbox(db(), deletionWarningJobs(db()))
    expect(recipients()).toEqual([])
    expect(await db().outbox.findMany()).toMatchObject([{ topic: 'mail.unused-account', doneAt: expect.any(Date) }])
  })

  test('keeps the results as long as the warning mail is only delayed', async () => {
    smtp.behaviour = 'busy'
    await pass(monthBefore)
    for (let months = 0; months < 6; months++) {
      await sweep()
      await pass(40)
    }
    expect(await sittings()).toBe(2)
  })

  test('does not delete results that are paid or have a pending payment', async () => {
    const paid = await createPaidOrder(db(), { email: ana })
    await db().guest.updateMany({ data: { userId } })
    const [open] = await db().sitting.findMany({ where: { instrument: 'worry' } })
    await db().order.create({
      data: { ...paid, id: 'second', sittingId: open?.id ?? '', status: 'pending', checkoutUrl: null },
    })
    // The paid report is still read through its link.
    await pass(monthBefore)
    await db().entitlement.updateMany({ data: { usedAt: new Date() } })
    await sweep()
    await pass(31)
    await sweep()
    const left = await db().sitting.findMany({ select: { id: true } })
    expect(left.map(({ id }) => id).sort()).toEqual([open?.id, paid.sittingId].sort())
  })
})
