import { beforeEach, expect, test } from 'vitest'
import { processState } from '@/core/process-state'
import { DAY_MS } from '@/core/time'
import { randomId } from '@/server/crypto/secrets'
import { createPaidOrder } from '@/testing/data/orders'
import { setUpTestDatabase } from '@/testing/database'
import { applyRetention } from './retention'

const database = setUpTestDatabase()
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

beforeEach(async () => {
  processState.counts?.clear()
  await database.current.db.guest.create({ data: { id: 'g', keyHash: 'g' } })
})

/** Creates open sittings saved now, with two answers each. */
const fill = (count: number, prefix: string) =>
  database.current.pool.query(
    `INSERT INTO "Sitting" (id, "guestId", instrument, "instrumentVersion", locale, "consentVersion", "consentAt", responses)
     SELECT $2 || n, 'g', 'big-five', 1, 'es', '1', now(), '{"a":{"value":1},"b":{"value":2}}' FROM generate_series(1, $1) n`,
    [count, prefix],
  )
const left = async () =>
  (await database.current.db.sitting.findMany({ select: { id: true }, orderBy: { id: 'asc' } })).map(({ id }) => id)

test('a single run deletes more unpaid sittings than one batch holds', async () => {
  const { db } = database.current
  await fill(2_300, 's')
  for (const sittingId of ['s1', 's1150', 's2300']) await db.entitlement.create({ data: { id: randomId(), sittingId } })
  expect(await applyRetention(db, inDays(91))).toMatchObject({ sittings: 2_297 })
  expect(await left()).toEqual(['s1', 's1150', 's2300'])
})

test('deleted incomplete sittings are counted only by test, number of answers and language', async () => {
  await fill(3, 's')
  await applyRetention(database.current.db, inDays(91))
  const counted = [...(processState.counts ?? [])].map(([entry, times]) => [...entry.split('\t').slice(1), times])
  expect(counted).toEqual([['left', 'big-five:2', 'es', 3]])
})

test('the hourly run deletes newly expired sittings, and the daily run deletes sittings no longer paid for', async () => {
  const { db } = database.current
  await fill(1, 'paid')
  await fill(1, 'later')
  await db.entitlement.create({ data: { id: 'e', sittingId: 'paid1' } })
  await db.sitting.update({ where: { id: 'later1' }, data: { savedAt: inDays(1) } })
  expect(await applyRetention(db, inDays(90.5))).toMatchObject({ sittings: 0 })
  // The sitting loses its entitlement long after a run has examined it.
  await db.entitlement.delete({ where: { id: 'e' } })
  expect(await applyRetention(db, inDays(91.1))).toMatchObject({ sittings: 1 })
  expect(await left()).toEqual(['paid1'])
  expect(await applyRetention(db, inDays(91.6))).toMatchObject({ sittings: 1 })
})

test('a refunded report is deleted 90 days after it was revoked', async () => {
  const { db } = database.current
  const { id: orderId } = await createPaidOrder(db, { email: 'reader@example.org' })
  await db.order.update({ where: { id: orderId }, data: { status: 'refunded' } })
  await db.entitlement.update({ where: { orderId }, data: { revokedAt: new Date() } })
  expect(await applyRetention(db, inDays(89))).toMatchObject({ returnedReports: 0 })
  expect(await applyRetention(db, inDays(91))).toMatchObject({ returnedReports: 1 })
})

test('finished jobs and provider events are deleted after 180 days, and pending jobs are kept [jobs-purged]', async () => {
  const { db } = database.current
  const now = new Date()
  await db.outbox.createMany({
    data: [
      { topic: 'mail.code', payload: {}, doneAt: now },
      { topic: 'mail.code', payload: {}, failedAt: now },
      { topic: 'mail.reminder', payload: {}, runAt: inDays(400) },
    ],
  })
  await db.providerEvent.create({ data: { id: 'evt', provider: 'stripe', type: 'charge.refunded' } })
  expect(await applyRetention(db, inDays(179))).toMatchObject({ doneJobs: 0, providerEvents: 0 })
  expect(await applyRetention(db, inDays(181))).toMatchObject({ doneJobs: 2, providerEvents: 1 })
  expect((await db.outbox.findMany()).map(({ topic }) => topic)).toEqual(['mail.reminder'])
})
