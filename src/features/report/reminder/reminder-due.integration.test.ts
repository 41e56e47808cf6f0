import { beforeEach, describe, expect, test } from 'vitest'
import { type Order, Prisma } from '@/generated/prisma/client'
import { randomId } from '@/server/crypto/secrets'
import { jobs } from '@/server/jobs/jobs'
import { drainOutbox, enqueue } from '@/server/jobs/outbox'
import { openAccount } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { createReminder } from '@/testing/data/reminders'
import { completeSitting, publishedInstrument } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { TestBrowser } from '@/testing/test-browser'
import { reminderJobs } from './reminder-mail'

const smtp = setUpMailServer()

const database = setUpTestDatabase()
const db = () => database.current.db
const buyer = 'ana@example.org'
let order: Order
let sittingId: string

beforeEach(async () => {
  sittingId = await completeSitting(new TestBrowser(database.current, 'en'))
  order = await createPaidOrder(db(), { email: buyer })
  await db().entitlement.deleteMany()
  await db().entitlement.create({ data: { id: randomId(), sittingId, orderId: order.id } })
})

type Change = NonNullable<Parameters<typeof createReminder>[2]>

/** Creates a reminder of the report, sends its first or second mail, and expects that no job is left. */
async function due(after: 'week' | 'month', change: Change = {}): Promise<void> {
  const { id: reminderId } = await createReminder(db(), sittingId, { email: buyer, ...change })
  await db().$transaction((tx) => enqueue(tx, jobs.mailReminder, { reminderId, after }))
  await drainOutbox(db(), reminderJobs(db()))
  expect(await db().outbox.count({ where: { topic: 'mail.reminder', doneAt: null } })).toBe(0)
}
const mails = () => smtp.received.map(({ envelope: { to }, mail: { subject } }) => [to[0], subject])
const text = () => (smtp.received[0]?.mail.text ?? '').replaceAll(/\s+/g, ' ')

describe('a reminder mail that is due', () => {
  test('includes the order’s access key in the report link when sent to the order’s address', async () => {
    await due('month', { email: 'Ana@example.org' })
    expect(mails()).toEqual([['Ana@example.org', 'Four weeks on']])
    expect(text()).toMatch(/\/r\/[\w-]{43}\?lang=en#later/)
    expect(text()).toContain('This link works for 365 days')
    expect(await db().reportKey.findMany()).toMatchObject([{ sittingId, orderId: order.id }])
  })

  test('contains no link key when the account has not verified the address', async () => {
    const email = 'eve@example.org'
    const userId = await openAccount(db(), { email, verified: false })
    await db().guest.updateMany({ data: { userId } })
    await due('week', { email })
    expect(mails()).toEqual([[email, 'How did the week go?']])
    expect(text()).toContain(`/report/${sittingId}?lang=en#week`)
    expect(text()).not.toMatch(/\/r\/|365 days/)
    expect(await db().reportKey.count()).toBe(0)
  })

  test('states how long the newest version of the test takes, whichever version was taken', async () => {
    await db().sitting.update({ where: { id: sittingId }, data: { instrumentVersion: 1 } })
    await due('month')
    const { minutes } = publishedInstrument('sleep')
    expect(minutes).not.toBe(publishedInstrument('sleep', 1).minutes)
    expect(text()).toContain(`takes about ${minutes} minutes`)
  })

  test('links to help only once, after the report link, when the report does not begin with help', async () => {
    await due('week')
    expect(text().match(/\/help-now/g)).toHaveLength(1)
    expect(text().indexOf('/help-now')).toBeGreaterThan(text().indexOf('/r/'))
  })

  test.each(['week', 'month'] as const)('leaves the reminders of other people unchanged after a %s', async (after) => {
    const other = await completeSitting(new TestBrowser(database.current, 'en'))
    const { id } = await createReminder(db(), other)
    await due(after)
    expect(mails()).toHaveLength(1)
    expect(await db().reminder.findMany({ where: { id } })).toMatchObject([{ weekSentAt: null }])
    expect(await db().reminder.count()).toBe(after === 'week' ? 2 : 1)
  })

  test.each<{ what: string; change: () => Promise<unknown> }>([
    { what: 'the report is locked', change: () => db().entitlement.deleteMany() },
    {
      what: 'the version of the test is unknown',
      change: () => db().sitting.updateMany({ data: { instrumentVersion: 99 } }),
    },
    { what: 'the sitting has no result', change: () => db().sitting.updateMany({ data: { result: Prisma.DbNull } }) },
  ])('is not sent when $what, and its reminder is deleted after four weeks', async ({ change }) => {
    await change()
    await due('week')
    expect(await db().reminder.findMany()).toMatchObject([{ weekSentAt: null }])
    await db().reminder.deleteMany()
    await due('month')
    expect(mails()).toEqual([])
    expect(await db().reminder.count()).toBe(0)
  })

  test('is not sent to an unconfirmed address', async () => {
    await due('week', { confirmedAt: null })
    expect(mails()).toEqual([])
  })
})
