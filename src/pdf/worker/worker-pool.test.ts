import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test } from 'vitest'
import { DomainError } from '@/core/error/error'
import { WorkerPool } from './worker-pool'

/** Source of a thread that does what its job says, and returns the number of the job. */
const SOURCE = `
  const { parentPort } = require('node:worker_threads')
  let count = 0
  parentPort.on('message', (job) => {
    count += 1
    if (job === 'crash') process.exit(3)
    if (job === 'throw') setTimeout(() => { throw new Error('thrown') })
    else if (job === 'hang') for (;;);
    else if (job === 'refuse') parentPort.postMessage({ ok: false, reason: 'refused' })
    else setTimeout(() => parentPort.postMessage({ ok: true, value: job + ' ' + count }), 20)
  })
`

let started = 0
let pool: WorkerPool<unknown, string>

function open(change: Partial<ConstructorParameters<typeof WorkerPool>[0]> = {}): WorkerPool<unknown, string> {
  started = 0
  const start = () => {
    started += 1
    return new Worker(SOURCE, { eval: true })
  }
  pool = new WorkerPool({
    start,
    size: 1,
    queueLimit: 2,
    timeoutMs: 20_000,
    idleMs: 60_000,
    lastIdleMs: 60_000,
    ...change,
  })
  return pool
}

afterEach(() => pool.close())

const unavailable = new DomainError('SERVICE_UNAVAILABLE')

test('a single thread runs all jobs one after the other', async () => {
  const { run } = bound(open())
  expect(await Promise.all([run('a'), run('b'), run('c')])).toEqual(['a 1', 'b 2', 'c 3'])
  expect(started).toBe(1)
})

test('the pool starts only as many threads as there are parallel jobs', async () => {
  const { run } = bound(open({ size: 2 }))
  expect(started).toBe(0)
  await run('a')
  await run('b')
  expect(started).toBe(1)
  await Promise.all([run('c'), run('d')])
  expect(started).toBe(2)
})

describe('a failing job', () => {
  test.each([
    { job: 'crash', reason: 'the thread ended with 3', threads: 2 },
    { job: 'throw', reason: 'thrown', threads: 2 },
    { job: 'refuse', reason: 'refused', threads: 1 },
  ])(
    'does not affect the next job when the failure is $job (threads started: $threads)',
    async ({ job, reason, threads }) => {
      const { run } = bound(open())
      const [failed, next] = await Promise.allSettled([run(job), run('a')])
      expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining(reason) } })
      expect(next.status).toBe('fulfilled')
      expect(started).toBe(threads)
    },
  )

  test('is rejected and its thread is replaced when it takes too long', async () => {
    const { run } = bound(open({ timeoutMs: 2_000 }))
    const [hung, next] = await Promise.allSettled([run('hang'), run('a')])
    expect(hung).toEqual({ status: 'rejected', reason: unavailable })
    expect(next).toEqual({ status: 'fulfilled', value: 'a 1' })
    expect(started).toBe(2)
  })

  test('does not end the thread when its data cannot be cloned', async () => {
    const { run } = bound(open())
    const [failed, next] = await Promise.allSettled([run(() => {}), run('a')])
    expect(failed).toMatchObject({ status: 'rejected', reason: { name: 'DataCloneError' } })
    expect(next).toEqual({ status: 'fulfilled', value: 'a 1' })
    expect(started).toBe(1)
  })
})

test('jobs beyond the queue limit are rejected at once, and the others succeed', async () => {
  const { run } = bound(open({ queueLimit: 2 }))
  const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(run))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(outcomes[3]).toMatchObject({ reason: unavailable })
  await expect(run('f')).resolves.toBe('f 4')
})

test('one idle thread stays for the next job while the other threads end', async () => {
  const { run } = bound(open({ size: 2, idleMs: 30 }))
  await Promise.all([run('a'), run('b')])
  expect(started).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(await run('c')).toBe('c 2')
  expect(started).toBe(2)
  await Promise.all([run('d'), run('e')])
  expect(started).toBe(3)
})

test('the last idle thread ends after lastIdleMs, and the next job starts a new thread', async () => {
  const { run } = bound(open({ idleMs: 30, lastIdleMs: 60 }))
  expect(await run('a')).toBe('a 1')
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(await run('b')).toBe('b 1')
  expect(started).toBe(2)
})

test('closing the pool rejects the running and the waiting job', async () => {
  const { run } = bound(open())
  const outcomes = Promise.allSettled([run('hang'), run('a')])
  await pool.close()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

const bound = (one: WorkerPool<unknown, string>) => ({ run: (job: unknown) => one.run(job) })
