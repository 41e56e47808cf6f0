import { beforeEach, describe, expect, test } from 'vitest'
import { findInstrument } from '@/content/tests/instruments'
import { jobs } from '@/server/jobs/jobs'
import { drainOutbox, enqueue } from '@/server/jobs/outbox'
import { openAccount, signIn } from '@/testing/data/accounts'
import { createPaidOrder } from '@/testing/data/orders'
import { setRouteDatabase } from '@/testing/data/purchase'
import { createReminder } from '@/testing/data/reminders'
import { openFullReport } from '@/testing/data/share'
import { completeSitting } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { setUpMailServer } from '@/testing/mail-server'
import { TestBrowser } from '@/testing/test-browser'
import { reminderJobs } from './reminder-mail'

const smtp = setUpMailServer()

const database = setUpTestDatabase()
const db = () => database.current.db
const email = 'reader@example.org'
let owner: TestBrowser
let sittingId: string

beforeEach(async () => {
  setRouteDatabase(database.current)
  owner = new TestBrowser(database.current)
  sittingId = await completeSitting(owner)
})

async function mailed(reminderId: string, after: 'week' | 'month' = 'week'): Promise<string | undefined> {
  await db().$transaction((tx) => enqueue(tx, jobs.mailReminder, { reminderId, after }))
  await drainOutbox(db(), reminderJobs(db()))
  return smtp.received.at(-1)?.mail.text
}

/** Creates the reader's account, with the address of the reminder or another one. */
async function account(address: string, verified = true) {
  await openFullReport(db(), sittingId)
  await openAccount(db(), { email: address, verified })
  await signIn(owner, address)
}

/** Creates an order with this address that opened the report; returns its id. */
async function order(address: string): Promise<string> {
  const { id } = await createPaidOrder(db(), { email: address })
  await db().entitlement.update({ where: { orderId: id }, data: { sittingId } })
  return id
}

describe('a reminder mail', () => {
  test.each<{ whose: string; prepare: () => Promise<unknown>; opens: boolean }>([
    { whose: 'of the account', prepare: () => account(email), opens: true },
    { whose: 'that the account has not verified', prepare: () => account(email, false), opens: false },
    { whose: 'that is not the one of the account', prepare: () => account('ana@example.org'), opens: false },
    { whose: 'of the order', prepare: () => order('READER@example.org'), opens: true },
    { whose: 'that is not the one of the order', prepare: () => order('ana@example.org'), opens: false },
  ])('contains an access key in the report link when sent to an address $whose: $opens', async ({ prepare, opens }) => {
    await prepare()
    const { id } = await createReminder(db(), sittingId, { email })
    const text = await mailed(id)
    expect(text?.includes('/r/')).toBe(opens)
    expect(text?.includes('This link works for 365 days')).toBe(opens)
    expect(text?.includes(`/report/${sittingId}?lang=en#week`)).toBe(!opens)
    expect(await db().reportKey.count()).toBe(opens ? 1 : 0)
  })

  test('creates the link key for the order that paid for the report', async () => {
    const orderId = await order(email)
    const { id } = await createReminder(db(), sittingId, { email })
    await mailed(id)
    expect(await db().reportKey.findMany()).toMatchObject([{ sittingId, orderId }])
  })
})

test('the second reminder mail states how long the newest version of the test takes', async () => {
  await openFullReport(db(), sittingId)
  await db().sitting.update({ where: { id: sittingId }, data: { instrumentVersion: 1 } })
  const { id } = await createReminder(db(), sittingId, { email })
  const [old, newest] = [findInstrument('sleep', 1)?.minutes, findInstrument('sleep')?.minutes]
  expect(old).not.toBe(newest)
  expect(await mailed(id, 'month')).toContain(`takes about ${newest} minutes`)
})

test('the first and the second reminder mail are each sent only once', async () => {
  await openFullReport(db(), sittingId)
  const { id } = await createReminder(db(), sittingId, { email, weekSentAt: new Date() })
  expect(await mailed(id, 'week')).toBeUndefined()
  expect(await mailed(id, 'month')).toContain('Four weeks later')
  await mailed(id, 'month')
  expect(smtp.received).toHaveLength(1)
})

test('the confirmation mail is not sent when the address is confirmed or the reminder was canceled', async () => {
  await openFullReport(db(), sittingId)
  const { id: confirmed } = await createReminder(db(), sittingId, { email })
  for (const reminderId of [confirmed, 'taken back']) {
    await db().$transaction((tx) => enqueue(tx, jobs.mailReminderConfirmation, { reminderId }))
  }
  await drainOutbox(db(), reminderJobs(db()))
  expect(smtp.received).toEqual([])
  expect(await db().outbox.count({ where: { doneAt: null } })).toBe(0)
})
