import { beforeEach, expect, test } from 'vitest'
import { countWebhook, forgetRecentCounts } from '@/server/observability/recent-counts'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { type AlarmMessage, checkAlarms, recordSigns, sendDueAlarms } from './alarms'

const database = setUpTestDatabase()
const calls: string[] = []
const tell = async ({ kind, state, value }: AlarmMessage) => void calls.push(`${kind} ${state} ${value}`)
const look = async (signs: Parameters<typeof recordSigns>[1]) => {
  await recordSigns(database.current, signs)
  await sendDueAlarms(database.current, tell)
  return calls.splice(0)
}
const later = (seconds: number) =>
  database.current.pool.query(
    `UPDATE "Alarm" SET "seenAt" = "seenAt" - make_interval(secs => $1),
       "claimedUntil" = "claimedUntil" - make_interval(secs => $1)`,
    [seconds],
  )
beforeEach(() => {
  calls.length = 0
  forgetRecentCounts()
})

test('an alarm is sent once when it begins and once when it ends', async () => {
  expect(await look({ held: 1 })).toEqual(['held begins 1'])
  expect(await look({ held: 1 })).toEqual([])
  // The steps leave a margin of seconds, because the check itself takes time.
  await later(580)
  expect(await look({})).toEqual([])
  await later(21)
  expect(await look({})).toEqual(['held over 1'])
  expect(await look({})).toEqual([])
  expect(await look({ held: 1 })).toEqual(['held begins 1'])
})

test('a held-order alarm is sent again only when the number of held orders grows', async () => {
  expect(await look({ held: 1 })).toEqual(['held begins 1'])
  expect(await look({ held: 3 })).toEqual(['held more 3'])
  expect(await look({ held: 2 })).toEqual([])
  expect(await look({ held: 3 })).toEqual(['held more 3'])
})

test('a backlog alarm is not sent again when the backlog grows', async () => {
  expect(await look({ backlog: 5 })).toEqual(['backlog begins 5'])
  expect(await look({ backlog: 500 })).toEqual([])
})

test('an alarm that could not be sent is sent again after a minute', async () => {
  await recordSigns(database.current, { mail: 1 })
  await sendDueAlarms(database.current, () => Promise.reject(new Error('mail server away')))
  expect(await look({ mail: 1 })).toEqual([])
  await later(61)
  expect(await look({ mail: 1 })).toEqual(['mail begins 1'])
})

test('the end of an alarm is not sent when its beginning was never sent', async () => {
  await recordSigns(database.current, { mail: 1 })
  await sendDueAlarms(database.current, () => Promise.reject(new Error('mail server away')))
  await later(601)
  expect(await look({})).toEqual([])
  expect(await database.current.db.alarm.count()).toBe(0)
})

test.runIf(onPostgres)('an alarm is sent once when twenty processes check at the same moment', async () => {
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      await recordSigns(database.current, { dispute: 1 })
      await sendDueAlarms(database.current, tell)
    }),
  )
  expect(calls).toEqual(['dispute begins 1'])
})

test('the alarm check finds a held order, a failed mail, an open dispute and a rejected webhook', async () => {
  const { db } = database.current
  const order = {
    sku: 'report',
    catalogueVersion: 1,
    locale: 'en',
    currency: 'EUR',
    listMinor: 499,
    amountMinor: 499,
    email: 'S3CRET@example.org',
    method: 'card',
    provider: 'stripe',
    sessionExpiresAt: new Date(),
  } as const
  await db.order.create({ data: { ...order, id: 'held', status: 'held' } })
  for (const id of ['paid', 'one-moment', 'other-way-round']) {
    await db.order.create({ data: { ...order, id, status: 'paid' } })
  }
  await db.outbox.create({
    data: { topic: 'mail.report', payload: { to: 'S3CRET@example.org' }, failedAt: new Date() },
  })
  const event = (id: string, type: string, orderId: string, receivedAt: Date) =>
    db.providerEvent.create({ data: { id, type, orderId, receivedAt, provider: 'stripe' } })
  const [earlier, now] = [new Date(Date.now() - 1000), new Date()]
  await event('e1', 'charge.dispute.created', 'paid', now)
  await event('e2', 'charge.dispute.created', 'held', earlier)
  await event('e3', 'charge.dispute.closed', 'held', now)
  // With both events in the same millisecond, the dispute counts as ended, whichever was stored first.
  await event('e4', 'charge.dispute.created', 'one-moment', now)
  await event('e5', 'charge.dispute.closed', 'one-moment', now)
  await event('e6', 'charge.dispute.closed', 'other-way-round', now)
  await event('e7', 'charge.dispute.created', 'other-way-round', now)
  countWebhook('refused')

  const all: AlarmMessage[] = []
  await checkAlarms(database.current, async (one) => void all.push(one))
  expect(all.map(({ kind, value }) => [kind, value]).sort()).toEqual([
    ['dispute', 1],
    ['held', 1],
    ['mail', 1],
    ['webhook', 1],
  ])
  expect(JSON.stringify(all)).not.toMatch(/S3CRET|held-|"paid"/)
})
