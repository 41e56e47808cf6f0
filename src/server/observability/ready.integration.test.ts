import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { processState } from '@/core/process-state'
import { openDb } from '@/server/db/db'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { mountSmallDisk } from '@/testing/faults/small-disk'
import { checkFolder } from './folders'
import { checkReadiness, folderFinding, folderFindings, skewFinding } from './ready'
import { forgetShortages, recentShortages, recordShortage } from './shortage'
import { announceStop } from './stopping'

const database = setUpTestDatabase()
afterEach(() => {
  processState.isStopping = false
})

const ask = (more: { migrations?: string; webhooks?: boolean } = {}) =>
  checkReadiness({ pool: database.current.pool, webhooks: false, ...more })
const reasons = async (response: ReturnType<typeof ask>) =>
  (await response).findings.filter(({ weight }) => weight === 'reason').map(({ part }) => part)

test('a working site is ready and reports its clock skew', async () => {
  const answer = await ask()
  expect(answer.ready).toBe(true)
  expect(Math.abs(answer.clockSkewSeconds ?? 99)).toBeLessThan(5)
})

test('a process is not ready once it has announced its shutdown', async () => {
  announceStop()
  expect(await reasons(ask())).toEqual(['process'])
})

test('a site is not ready and names the missing migration when its schema is older than the code', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'migrations-'))
  mkdirSync(join(dir, '20991231000000_of_tomorrow'))
  const answer = await ask({ migrations: dir })
  rmSync(dir, { recursive: true })
  expect(answer).toMatchObject({ ready: false })
  expect(answer.findings).toContainEqual({
    part: 'schema',
    weight: 'reason',
    says: 'lacks 20991231000000_of_tomorrow',
  })
})

test('a site stays ready and adds a note when no webhook has arrived for a week', async () => {
  const answer = await ask({ webhooks: true })
  expect(answer.ready).toBe(true)
  expect(answer.findings).toContainEqual({ part: 'webhook', weight: 'note', says: 'none for 7 days' })
})

describe.runIf(onPostgres)('a PostgreSQL database', () => {
  test('is not ready when its connections use another time zone', async () => {
    const other = await openDb(database.url, '')
    other.pool.options.max = 1
    await other.pool.query(`SET TimeZone = 'Asia/Shanghai'`)
    const answer = await checkReadiness({ pool: other.pool, webhooks: false })
    await other.close()
    const says = 'goes by the time zone Asia/Shanghai in place of UTC'
    expect(answer.findings).toContainEqual({ part: 'database', weight: 'reason', says })
  })

  test('is not ready when it is read-only', async () => {
    const other = await openDb(database.url, '')
    other.pool.options.max = 1
    await other.pool.query('SET default_transaction_read_only = on')
    const answer = await checkReadiness({ pool: other.pool, webhooks: false })
    await other.close()
    expect(answer.findings).toContainEqual(expect.objectContaining({ part: 'database', weight: 'reason' }))
  })

  test('is reported as not ready within 6 seconds of a freeze (SIGSTOP), and as ready once resumed [database-frozen]', async () => {
    const other = await openDb(database.url, '')
    other.pool.options.max = 1
    const { rows } = await other.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const pid = rows[0]?.pid ?? 0
    const look = () => checkReadiness({ pool: other.pool, webhooks: false })
    try {
      process.kill(pid, 'SIGSTOP')
      const started = Date.now()
      const answer = await look()
      expect(Date.now() - started).toBeLessThan(6_000)
      expect(answer.ready).toBe(false)
      expect(answer.findings[0]).toMatchObject({ part: 'database', weight: 'reason' })
    } finally {
      process.kill(pid, 'SIGCONT')
    }
    await expect.poll(async () => (await look()).ready, { timeout: 10_000 }).toBe(true)
    await other.close()
  })
})

test.each([
  { skew: 1, found: [] },
  { skew: -6, found: ['note'] },
  { skew: 241, found: ['reason'] },
  { skew: -900, found: ['reason'] },
])('a clock skew of $skew seconds causes the findings $found', ({ skew, found }) => {
  expect(skewFinding(skew).map(({ weight }) => weight)).toEqual(found)
})

const outbox = { name: 'OUTBOX_DIR', isNeeded: true } as const
test.each([
  { mb: 5_000, refused: null, found: [] },
  { mb: 500, refused: null, found: ['note'] },
  { mb: 10, refused: null, found: ['reason'] },
  { mb: 5_000, refused: 'EDQUOT', found: ['reason'] },
  { mb: 5_000, refused: 'EROFS', found: ['reason'] },
])(
  'a folder with $mb MB free and the error $refused causes the findings $found [folder-full]',
  ({ mb, refused, found }) => {
    const state = { freeBytes: mb * 1024 ** 2, refused }
    expect(folderFinding({ ...outbox, dir: '' }, state).map(({ weight }) => weight)).toEqual(found)
    expect(
      folderFinding({ name: 'TMPDIR', isNeeded: false, dir: '' }, state).every(({ weight }) => weight === 'note'),
    ).toBe(true)
  },
)

test('a folder that does not respond in time causes only a note [folder-silent]', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'slow-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const late = folderFindings([{ ...outbox, dir }])
  // Blocks the process as the embedded database does while it computes: no event reaches it.
  for (const end = Date.now() + 2_200; Date.now() < end; );
  for (const { weight } of await late) expect(weight).toBe('note')
})

test('a folder is reported while its disk is full or read-only, and no longer afterwards [folder-recovers]', async (context) => {
  const disk = mountSmallDisk(80)
  if (!disk) return context.skip('only root mounts a small disk')
  onTestFinished(disk.remove)
  onTestFinished(forgetShortages)
  // The folder is created when the first mail is written.
  const dir = join(disk.dir, 'later')
  const says = async () => (await folderFindings([{ ...outbox, dir }])).map(({ weight, says }) => `${weight}: ${says}`)
  expect(await says()).toEqual(['note: OUTBOX_DIR has 80 MB free'])
  disk.fill()
  expect(await says()).toEqual(['reason: OUTBOX_DIR takes no files (ENOSPC)'])
  disk.makeRoom()
  expect(await says()).toEqual(['note: OUTBOX_DIR has 80 MB free'])
  disk.setReadOnly(true)
  expect(await says()).toEqual(['reason: OUTBOX_DIR takes no files (EROFS)'])
  disk.setReadOnly(false)
  expect(await checkFolder(dir)).toMatchObject({ refused: null })
  // The alarm uses these shortages.
  expect(recentShortages().map(({ code }) => code)).toEqual(expect.arrayContaining(['ENOSPC', 'EROFS']))
})

describe('a database shortage', () => {
  afterEach(() => {
    vi.useRealTimers()
    forgetShortages()
  })

  test.each([
    { code: '53100', says: 'the disk of the database is full (53100)' },
    { code: '53200', says: 'the database has no memory left (53200)' },
    { code: '53300', says: 'the database takes no more connections (53300)' },
    { code: '53400', says: 'a limit in the settings of the database is reached (53400)' },
  ])(
    'makes the site not ready for a minute after the error $code [database-short-not-ready]',
    async ({ code, says }) => {
      recordShortage(Object.assign(new Error('short'), { code }))
      expect((await ask()).findings).toContainEqual({
        part: 'shortage',
        weight: 'reason',
        says: `${says}; refused so far: 1`,
      })
      vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
      expect(await reasons(ask())).not.toContain('shortage')
    },
  )

  test('is recorded for rejected statements of the pool and of Prisma', async () => {
    const { db, pool } = database.current
    const raise = `DO $$ BEGIN RAISE EXCEPTION 'full' USING ERRCODE = 'disk_full'; END $$`
    await expect(pool.query(raise)).rejects.toThrow()
    await expect(db.$executeRawUnsafe(raise)).rejects.toThrow()
    const [found] = (await ask()).findings.filter(({ part }) => part === 'shortage')
    expect(found?.says).toBe('the disk of the database is full (53100); refused so far: 2')
  })
})
