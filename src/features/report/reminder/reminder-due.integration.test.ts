import { beforeEach, describe, expect, test } from 'vitest'
import { type Order, Prisma } from '@/generated/prisma/client'
import { randomId } from '@/server/crypto/secrets'
import { jobs } from '@/server/jobs/jobs'
import { drainOutbox, enqueue } from '@/server/jobs/outbox'
import { TestBrowser } from '@/testing/caller'
import { openAccount } from '@/testing/data/accounts'
import { paidOrder } from '@/testing/data/orders'
import { reminderOf } from '@/testing/data/reminders'
import { completeSitting, publishedInstrument } from '@/testing/data/sittings'
import { testDatabase } from '@/testing/database'
import { testMailServer } from '@/testing/mail-server'
import { reminderJobs } from './reminder-mail'

const smtp = testMailServer()

const database = testDatabase()
const db = () => database.current.db
const buyer = 'ana@example.org'
let order: Order
let sittingId: string

beforeEach(async () => {
  sittingId = await completeSitting(new TestBrowser(database.current, 'en'))
  order = await paidOrder(db(), { email: buyer })
  await db().entitlement.deleteMany()
  await db().entitlement.create({ data: { id: randomId(), sittingId, orderId: order.id } })
})

type Change = NonNullable<Parameters<typeof reminderOf>[2]>

/** Lets the first or the second mail of a new reminder of the report be due, and sends it; it is not left for another try. */
async function due(after: 'week' | 'month', change: Change = {}): Promise<void> {
  const { id: reminderId } = await reminderOf(db(), sittingId, { email: buyer, ...change })
  await db().$transaction((tx) => enqueue(tx, jobs.mailReminder, { reminderId, after }))
  await drainOutbox(db(), reminderJobs(db()))
  expect(await db().outbox.count({ where: { topic: 'mail.reminder', doneAt: null } })).toBe(0)
}
const mails = () => smtp.received.map(({ envelope: { to }, mail: { subject } }) => [to[0], subject])
const text = () => (smtp.received[0]?.mail.text ?? '').replaceAll(/\s+/g, ' ')

describe('a mail that is due', () => {
  test('opens the report for the address of its order, with a key that goes with the order', async () => {
    await due('month', { email: 'Ana@example.org' })
    expect(mails()).toEqual([['Ana@example.org', 'Four weeks on']])
    expect(text()).toMatch(/\/r\/[\w-]{43}\?lang=en#later/)
    expect(text()).toContain('This link works for 365 days')
    expect(await db().reportKey.findMany()).toMatchObject([{ sittingId, orderId: order.id }])
  })

  test('opens nothing for the address of an account that nobody has proved', async () => {
    const email = 'eve@example.org'
    const userId = await openAccount(db(), { email, verified: false })
    await db().guest.updateMany({ data: { userId } })
    await due('week', { email })
    expect(mails()).toEqual([[email, 'How did the week go?']])
    expect(text()).toContain(`/report/${sittingId}?lang=en#week`)
    expect(text()).not.toMatch(/\/r\/|365 days/)
    expect(await db().reportKey.count()).toBe(0)
  })

  test('says how long the test takes as it is today, whichever version was taken', async () => {
    await db().sitting.update({ where: { id: sittingId }, data: { instrumentVersion: 1 } })
    await due('month')
    const { minutes } = publishedInstrument('sleep')
    expect(minutes).not.toBe(publishedInstrument('sleep', 1).minutes)
    expect(text()).toContain(`takes about ${minutes} minutes`)
  })

  test('leads to help by the last line of every mail alone where the report does not begin with it', async () => {
    await due('week')
    expect(text().match(/\/help-now/g)).toHaveLength(1)
    expect(text().indexOf('/help-now')).toBeGreaterThan(text().indexOf('/r/'))
  })

  test.each(['week', 'month'] as const)('leaves the reminders of other people unchanged after a %s', async (after) => {
    const other = await completeSitting(new TestBrowser(database.current, 'en'))
    const { id } = await reminderOf(db(), other)
    await due(after)
    expect(mails()).toHaveLength(1)
    expect(await db().reminder.findMany({ where: { id } })).toMatchObject([{ weekSentAt: null }])
    expect(await db().reminder.count()).toBe(after === 'week' ? 2 : 1)
  })

  test.each<{ what: string; change: () => Promise<unknown> }>([
    { what: 'nothing opens the report', change: () => db().entitlement.deleteMany() },
    {
      what: 'its version of the test is not known',
      change: () => db().sitting.updateMany({ data: { instrumentVersion: 99 } }),
    },
    { what: 'it has no result', change: () => db().sitting.updateMany({ data: { result: Prisma.DbNull } }) },
  ])('is not sent where $what, and not noted as sent; after four weeks it is forgotten', async ({ change }) => {
    await change()
    await due('week')
    expect(await db().reminder.findMany()).toMatchObject([{ weekSentAt: null }])
    await db().reminder.deleteMany()
    await due('month')
    expect(mails()).toEqual([])
    expect(await db().reminder.count()).toBe(0)
  })

  test('is not sent to an address that has not said yes', async () => {
    await due('week', { confirmedAt: null })
    expect(mails()).toEqual([])
  })
})
