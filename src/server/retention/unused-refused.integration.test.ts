import { beforeEach, describe, expect, test } from 'vitest'
import { deletionWarningJobs } from '@/features/report/deletion-warning-mail'
import { openAccount } from '@/testing/data/accounts'
import { letDaysPass } from '@/testing/data/let-days-pass'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { drainOutbox } from '../jobs/outbox'
import { applyRetention } from './retention'

const smtp = setUpMailServer()

const database = setUpTestDatabase()
const db = () => database.current.db
const buyer = 'reader@example.org'

beforeEach(async () => {
  await createPaidOrder(db(), { email: buyer })
})

const pass = (days: number) => letDaysPass(database.current.pool, days)
/** Applies the retention rules once, as every hour, and then sends the waiting mails. */
async function sweep(): Promise<void> {
  await applyRetention(db(), new Date())
  await drainOutbox(db(), deletionWarningJobs(db()))
}
const recipients = () => smtp.received.map(({ envelope }) => envelope.to[0])
const sittings = () => db().sitting.count()
/** Number of days from the last use to a few days after the warning is due: 24 months less 30 days. */
const monthBefore = 705

describe('a paid result whose warning mail is refused', () => {
  test('is deleted after 27 months and three refused mails, a month apart [unused-mail-refused]', async () => {
    smtp.behaviour = 'refuse'
    await pass(monthBefore)
    const asked = () => db().outbox.count({ where: { topic: 'mail.unused' } })
    for (const mails of [1, 2, 3]) {
      await sweep()
      await sweep()
      expect(await asked()).toBe(mails)
      await pass(31)
    }
    // 798 days after the last use, in the 26th month.
    await sweep()
    expect([await sittings(), await asked()]).toEqual([1, 3])
    await pass(30)
    await sweep()
    expect(await sittings()).toBe(0)
  })

  test('is deleted only a month after a later warning mail was accepted', async () => {
    smtp.behaviour = 'refuse'
    await pass(monthBefore)
    await sweep()
    await pass(31)
    await sweep()
    await pass(100)
    smtp.behaviour = 'accept'
    await sweep()
    expect(recipients()).toEqual([buyer])
    await pass(29)
    await sweep()
    expect(await sittings()).toBe(1)
    await pass(2)
    await sweep()
    expect(await sittings()).toBe(0)
  })

  test('loses its two counted refusals when it is used again', async () => {
    smtp.behaviour = 'refuse'
    await pass(monthBefore)
    for (let mails = 0; mails < 2; mails++) {
      await sweep()
      await pass(31)
    }
    await db().entitlement.updateMany({ data: { usedAt: new Date() } })
    await pass(830)
    await sweep()
    await pass(31)
    await sweep()
    expect(await sittings()).toBe(1)
    expect(await db().entitlement.findFirstOrThrow()).toMatchObject({ refusals: 2 })
  })

  test('is kept when the mail is refused because of its content, not its address', async () => {
    smtp.behaviour = 'reject'
    await pass(monthBefore)
    for (let months = 0; months < 8; months++) {
      await sweep()
      await pass(40)
    }
    expect(await sittings()).toBe(1)
    expect(await db().entitlement.findFirstOrThrow()).toMatchObject({ refusals: 0, warnedAt: null })
    for (const { lastError } of await db().outbox.findMany()) expect(lastError).toContain('5.7.1')
  })

  describe('by one of two addresses', () => {
    const account = 'ana@example.org'
    beforeEach(async () => {
      const userId = await openAccount(db(), { email: account })
      await db().guest.updateMany({ data: { userId } })
      await pass(monthBefore)
    })
    const warning = () => db().outbox.findFirstOrThrow({ where: { topic: 'mail.unused' } })
    const row = () => db().entitlement.findFirstOrThrow()

    test('causes a mail to the order’s address after the account’s address refused the warning', async () => {
      smtp.behaviourTo = { [account]: 'refuse' }
      await sweep()
      expect(recipients()).toEqual([buyer])
      expect(await warning()).toMatchObject({ doneAt: expect.any(Date) })
      expect(await row()).toMatchObject({ refusals: 0, warnedAt: expect.any(Date) })
    })

    test.each([
      { answers: ['reject', 'refuse'], why: '5.1.1' },
      { answers: ['refuse', 'reject'], why: '5.7.1' },
    ] as const)(
      'counts no refusal when either address refuses the mail for its content: $answers',
      async ({ answers: [first, second], why }) => {
        smtp.behaviourTo = { [account]: first, [buyer]: second }
        await sweep()
        expect(await warning()).toMatchObject({ failedAt: expect.any(Date), lastError: expect.stringContaining(why) })
        expect(await row()).toMatchObject({ refusals: 0, warnedAt: null })
      },
    )

    test('causes no mail to the other address while the first address is busy', async () => {
      smtp.behaviourTo = { [account]: 'busy' }
      await sweep()
      expect(recipients()).toEqual([])
      expect(await warning()).toMatchObject({ doneAt: null, failedAt: null })
      expect(await row()).toMatchObject({ refusals: 0, warnedAt: null })
    })
  })

  test('counts as refused once when there is no address to warn', async () => {
    await db().entitlement.updateMany({ data: { orderId: null } })
    await pass(monthBefore)
    await sweep()
    expect(await db().outbox.findMany()).toMatchObject([
      { topic: 'mail.unused', failedAt: expect.any(Date), lastError: 'nobody to write to' },
    ])
    expect(await db().entitlement.findFirstOrThrow()).toMatchObject({ refusals: 1, warnedAt: null })
  })
})
