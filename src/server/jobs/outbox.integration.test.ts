import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { setUpTestDatabase } from '@/testing/database'
import { defineJob } from './jobs'
import {
  backoffSeconds,
  claimJobs,
  drainOutbox,
  enqueue,
  OperatorFailure,
  PermanentFailure,
  runJob,
  runJobNow,
  subjectIdsOf,
} from './outbox'

const database = setUpTestDatabase()
let done: unknown[]
beforeEach(() => {
  done = []
})
const handlers = {
  ok: async (job: { payload: unknown }) => void done.push(job.payload),
  flaky: async () => Promise.reject(new Error('try later')),
  hopeless: async () => Promise.reject(new PermanentFailure('no such address')),
  misconfigured: async () => Promise.reject(new OperatorFailure('wrong password')),
}
const kind = (topic: string) => defineJob(topic, z.object({ n: z.number() }))
const add = (topic: string, dedupeKey?: string) =>
  database.current.db.$transaction((tx) => enqueue(tx, kind(topic), { n: 1 }, { dedupeKey }))
const rows = () => database.current.db.outbox.findMany({ orderBy: { id: 'asc' } })
const makeDue = () => database.current.pool.query('UPDATE "Outbox" SET "runAt" = now() - interval \'1 second\'')

describe('a job', () => {
  test('is not stored when its transaction rolls back', async () => {
    const failing = database.current.db.$transaction(async (tx) => {
      await enqueue(tx, kind('ok'), { n: 1 })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await rows()).toEqual([])
  })

  test('is stored and run once when it is enqueued twice with the same dedupe key', async () => {
    await add('ok', 'k')
    await add('ok', 'k')
    expect(await drainOutbox(database.current.db, handlers)).toBe(1)
    expect(await drainOutbox(database.current.db, handlers)).toBe(0)
    expect(done).toHaveLength(1)
  })

  test('is claimed at the moment when it becomes due, even when the database rounds the time', async () => {
    await add('ok')
    for (let round = 0; round < 20; round++) {
      const claimed = database.current.db.$transaction(async (tx) => {
        await tx.$executeRaw`UPDATE "Outbox" SET "runAt" = now(), "lockedUntil" = NULL`
        return claimJobs(tx, 1, 60)
      })
      expect(await claimed).toHaveLength(1)
    }
  })

  test('is retried later when it fails', async () => {
    await add('flaky')
    await drainOutbox(database.current.db, handlers)
    const [row] = await rows()
    expect(row).toMatchObject({ attempts: 1, doneAt: null, failedAt: null, lastError: 'try later' })
    expect(row?.runAt.getTime()).toBeGreaterThan(Date.now() + 3000)
    expect(await drainOutbox(database.current.db, handlers)).toBe(0)
  })

  test('is closed and not retried when it fails permanently', async () => {
    await add('hopeless')
    await drainOutbox(database.current.db, handlers)
    await makeDue()
    expect(await drainOutbox(database.current.db, handlers)).toBe(0)
    expect((await rows())[0]?.failedAt).toBeInstanceOf(Date)
  })

  test('is closed as failed when its topic is unknown', async () => {
    await add('nobody')
    await drainOutbox(database.current.db, handlers)
    expect((await rows())[0]).toMatchObject({ lastError: 'no handler for nobody', failedAt: expect.any(Date) })
  })

  test('is retried without limit when its handler throws OperatorFailure', async () => {
    await add('misconfigured')
    for (let n = 0; n < 60; n++) {
      await drainOutbox(database.current.db, handlers)
      await makeDue()
    }
    expect((await rows())[0]).toMatchObject({ failedAt: null, doneAt: null })
    // The operator has corrected the setting.
    await drainOutbox(database.current.db, { misconfigured: handlers.ok })
    expect(done).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ failedAt: null, doneAt: expect.any(Date) })
  })

  test('is claimed at most forty times when its worker crashes every time', async () => {
    await add('ok')
    let taken = 0
    for (let n = 0; n < 45; n++) {
      taken += (await claimJobs(database.current.db, 10, 60)).length
      await database.current.pool.query(`UPDATE "Outbox" SET "lockedUntil" = now() - interval '1 second'`)
    }
    expect(taken).toBe(40)
  })

  test('is leased to one worker and can be claimed again after the lease expires', async () => {
    await add('ok')
    const [first] = await claimJobs(database.current.db, 10, 60)
    expect(await claimJobs(database.current.db, 10, 60)).toEqual([])
    await database.current.pool.query('UPDATE "Outbox" SET "lockedUntil" = now() - interval \'1 second\'')
    const [second] = await claimJobs(database.current.db, 10, 60)
    expect([first?.attempts, second?.attempts]).toEqual([1, 2])
  })

  test('stays done when a slow worker that has lost its lease fails later', async () => {
    await add('flaky')
    const [slow] = await claimJobs(database.current.db, 10, 60)
    await database.current.pool.query(
      'UPDATE "Outbox" SET "lockedUntil" = now() - interval \'1 second\', topic = \'ok\'',
    )
    await drainOutbox(database.current.db, handlers)
    if (slow) await runJob(database.current.db, handlers, slow)
    expect((await rows())[0]).toMatchObject({ doneAt: expect.any(Date), lastError: null })
  })

  test('is not marked as done by a slow worker that has lost its lease [job-lease-lost]', async () => {
    await add('ok')
    const [slow] = await claimJobs(database.current.db, 10, 60)
    await database.current.pool.query(
      `UPDATE "Outbox" SET "lockedUntil" = now() - interval '1 second', topic = 'flaky'`,
    )
    await drainOutbox(database.current.db, handlers)
    if (slow) await runJob(database.current.db, handlers, slow)
    expect(done).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ doneAt: null, attempts: 2, lastError: 'try later' })
  })

  test('is run only once when runJobNow is called twice', async () => {
    await add('ok', 'now')
    expect(await runJobNow(database.current.db, handlers, 'now')).toBe('done')
    expect(await runJobNow(database.current.db, handlers, 'now')).toBe('done')
    expect(done).toHaveLength(1)
  })

  test('is run by runJobNow before its due time, unless an attempt has failed', async () => {
    const { db } = database.current
    for (const topic of ['ok', 'flaky']) {
      const runAt = new Date(Date.now() + 60_000)
      await db.$transaction((tx) => enqueue(tx, kind(topic), { n: 1 }, { dedupeKey: topic, runAt }))
    }
    expect(await drainOutbox(db, handlers)).toBe(0)
    expect(await runJobNow(db, handlers, 'ok')).toBe('done')
    for (let ask = 0; ask < 2; ask++) expect(await runJobNow(db, handlers, 'flaky')).toBe('retry')
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1])
  })
})

test('the pause between retries grows to ten minutes', () => {
  expect([1, 2, 3, 8, 30].map((attempts) => backoffSeconds(attempts, 0.5))).toEqual([5, 10, 20, 600, 600])
})

test.each<[unknown, string[]]>([
  [{ orderId: 'o1', userId: 'u1', reportKeyIds: ['k1', 'k2'], email: 'ana@example.org' }, ['u1', 'o1', 'k1', 'k2']],
  [{ orderId: null, giftId: 7, reportKeyIds: [1, 'k1'] }, ['k1']],
  [['o1'], []],
  [null, []],
  ['o1', []],
])('subjectIdsOf extracts from the job payload %j the record ids %j', (payload, about) => {
  expect(subjectIdsOf(payload)).toEqual(about)
})
