import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { tallyDistance, tallyOf } from '@mindglass/psychometrics/norms/norm-tally'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { NormFigures } from '@/core/norms/norm-figures'
import { readTally, serializeTally } from '@/core/norms/stored-tally'
import { DAY_MS } from '@/core/time'
import { withLock } from '@/server/db/advisory-lock'
import { openDb } from '@/server/db/db'
import { log } from '@/server/observability/log'
import { createConsentedSitting, createValidSheets, sleepInSpanish as triple } from '@/testing/data/norms'
import { setRouteDatabase } from '@/testing/data/purchase'
import { onPostgres, setUpTestDatabase } from '@/testing/database'
import { dyingDb } from '@/testing/faults/dying-db'
import { TestBrowser } from '@/testing/test-browser'
import { draftNormVersions } from './draft'
import { runNightlyNorms } from './nightly-norms'
import { instrumentOf, normId } from './norm-scope'
import { assignSheetsToMilestones } from './samples'
import { readSheets } from './sheets'
import { rebuildTallies, tallyNewSheets } from './tally'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-12-20T03:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS)
const tally = () => db().normTally.findUniqueOrThrow({ where: { instrument_instrumentVersion_locale: triple } })
const setTally = (data: object) =>
  db().normTally.update({ where: { instrument_instrumentVersion_locale: triple }, data })

beforeEach(() => setRouteDatabase(database.current))

describe('the norm tally', () => {
  test('counts every valid answer sheet once and records how many are excluded', async () => {
    await createValidSheets(db(), triple, 40)
    expect(await tallyNewSheets(db(), now)).toBe(40)
    await createValidSheets(db(), triple, 30, 2)
    await db().normSheet.updateMany({ where: { counted: false }, data: { validity: 'askAgain' } })
    await createValidSheets(db(), triple, 260, 3)
    expect(await tallyNewSheets(db(), now)).toBe(290)
    expect(await tallyNewSheets(db(), now)).toBe(0)
    expect(await tally()).toMatchObject({ used: 300, noNorms: 0, askAgain: 30 })
    const all = tallyOf(instrumentOf(triple), await readSheets(db(), triple))
    expect(tallyDistance(readTally((await tally()).parts), all)).toBeLessThan(1e-9)
  })

  test('is recomputed each week, and is corrected with a logged error when it was wrong', async () => {
    await createValidSheets(db(), triple, 50)
    await tallyNewSheets(db(), now)
    expect(await rebuildTallies(db(), inDays(6.9))).toBe(0)
    const error = vi.spyOn(log, 'error')
    expect(await rebuildTallies(db(), inDays(7))).toBe(0)
    expect(error).not.toHaveBeenCalled()
    const right = await tally()
    expect(right.rebuiltAt).toEqual(inDays(7))

    const wrong = serializeTally(readTally(right.parts))
    const [part] = wrong.parts
    if (part) part.moments.means[0] = (part.moments.means[0] ?? 0) + 1e-6
    await setTally({ parts: wrong, used: 51 })
    expect(await rebuildTallies(db(), inDays(14))).toBe(1)
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ instrument: 'sleep' }),
      expect.stringContaining('differs'),
    )
    expect(await tally()).toMatchObject({ used: 50, parts: right.parts })
    error.mockRestore()
  })

  test('stays empty when the process dies before the commit, and is complete after the next run', async () => {
    await createValidSheets(db(), triple, 20)
    const die = () => Promise.reject(new Error('killed'))
    await tallyNewSheets(dyingDb(db(), die), now)
    expect(await db().normTally.count()).toBe(0)
    expect(await db().normSheet.count({ where: { counted: true } })).toBe(0)
    expect(await tallyNewSheets(db(), now)).toBe(20)
    expect(await tally()).toMatchObject({ used: 20 })
  })

  test('counts answer sheets of known tests when others belong to an unknown test', async () => {
    await createValidSheets(db(), triple, 5)
    await db().normSheet.updateMany({ data: { instrument: 'gone' } })
    await createValidSheets(db(), triple, 5)
    expect(await tallyNewSheets(db(), now)).toBe(5)
    expect(await tally()).toMatchObject({ used: 5 })
  })
})

describe('a draft norm release', () => {
  test('is created at 300 answer sheets and not at 299', async () => {
    await createValidSheets(db(), triple, 299)
    expect(await runNightlyNorms(database.current, now)).toMatchObject({ added: 299, drafted: [] })
    await createValidSheets(db(), triple, 1, 2)
    expect(await runNightlyNorms(database.current, now)).toMatchObject({ added: 1, drafted: [normId(triple, 1)] })
    expect(await runNightlyNorms(database.current, now)).toMatchObject({ added: 0, drafted: [] })
    const version = await db().normVersion.findFirstOrThrow()
    expect(version).toMatchObject({
      id: 'norm-sleep-v2-es-1',
      n: 300,
      milestone: 300,
      plan: 'norms-2',
      frozenAt: null,
      publishedAt: null,
    })
    expect(version.codeHash).toMatch(/^[0-9a-f]{64}$/)
    expect(NormFigures.parse(version.figures)).toMatchObject({ n: 300, months: { from: '2026-12', to: '2026-12' } })
  })

  test('states only months with at least five answer sheets', async () => {
    await createValidSheets(db(), triple, 296)
    await createValidSheets(db(), triple, 4, 2)
    const [one] = await db().normSheet.findMany({ take: 4, select: { id: true } })
    await db().normSheet.updateMany({ where: { id: { in: [one?.id ?? ''] } }, data: { month: new Date('2026-09-01') } })
    await runNightlyNorms(database.current, now)
    const { figures } = await db().normVersion.findFirstOrThrow()
    expect(NormFigures.parse(figures).months).toEqual({ from: '2026-12', to: '2026-12' })
  })

  test('replaces an unfrozen draft at 1,000 answer sheets', { timeout: 120_000 }, async () => {
    await createValidSheets(db(), triple, 300)
    await runNightlyNorms(database.current, now)
    await createValidSheets(db(), triple, 700, 2)
    expect(await runNightlyNorms(database.current, now)).toMatchObject({ drafted: [normId(triple, 1)] })
    expect(await db().normVersion.findMany({ select: { n: true } })).toEqual([{ n: 1000 }])
  })

  test('includes a calibration and the drift since the frozen release at 1,000 answer sheets', {
    timeout: 120_000,
  }, async () => {
    await createValidSheets(db(), triple, 300)
    await runNightlyNorms(database.current, now)
    await db().normVersion.updateMany({ data: { frozenAt: now, frozenBy: 'Eve' } })
    await createValidSheets(db(), triple, 700, 2)
    expect(await runNightlyNorms(database.current, now)).toMatchObject({ drafted: [normId(triple, 2)] })
    const newest = await db().normVersion.findFirstOrThrow({ orderBy: { number: 'desc' } })
    const { parts } = NormFigures.parse(newest.figures)
    expect(parts.map(({ drift }) => drift?.sinceVersion)).toEqual(parts.map(() => 1))
    expect(parts.every(({ calibration }) => calibration !== null)).toBe(true)
  })

  test('is created in the next run when the process dies before its commit', async () => {
    await createValidSheets(db(), triple, 300)
    await tallyNewSheets(db(), now)
    await assignSheetsToMilestones(db())
    await draftNormVersions(dyingDb(db(), () => Promise.reject(new Error('killed'))))
    expect(await db().normVersion.count()).toBe(0)
    expect(await draftNormVersions(db())).toEqual([normId(triple, 1)])
  })

  test('excludes a sitting whose consent was withdrawn', async () => {
    const me = new TestBrowser(database.current)
    const sittingId = await createConsentedSitting(me)
    const { locale } = await db().sitting.findUniqueOrThrow({ where: { id: sittingId } })
    await createValidSheets(db(), { ...triple, locale }, 299)
    await db().sitting.update({ where: { id: sittingId }, data: { normsConsentAt: null } })
    const later = new Date(Date.now() + 91 * DAY_MS)
    expect(await runNightlyNorms(database.current, later)).toMatchObject({ collected: 0, drafted: [] })
    await db().sitting.update({ where: { id: sittingId }, data: { normsConsentAt: now } })
    expect(await runNightlyNorms(database.current, later)).toMatchObject({
      collected: 1,
      drafted: [expect.any(String)],
    })
  })
})

describe('the nightly norms job on two machines', () => {
  test('runs on one machine while the other skips it', async () => {
    await createValidSheets(db(), triple, 300)
    let free = () => {}
    const begun = new Promise<void>((begin) => {
      void withLock(database.current, 'norms', () => {
        begin()
        return new Promise<void>((end) => {
          free = end
        })
      })
    })
    await begun
    expect(await runNightlyNorms(database.current, now)).toBeNull()
    free()
    const next = () => runNightlyNorms(database.current, now)
    expect(await vi.waitUntil(next, { timeout: 20_000 })).toMatchObject({ added: 300 })
  })

  test.runIf(onPostgres)(
    'creates one draft and counts no answer sheet twice when each has its own connection',
    async () => {
      await createValidSheets(db(), triple, 310)
      const other = await openDb(database.url, 'memory://')
      const both = await Promise.all([runNightlyNorms(database.current, now), runNightlyNorms(other, now)])
      await other.close()
      expect(both.filter((night) => night === null).length).toBeLessThan(2)
      expect(await tally()).toMatchObject({ used: 310 })
      expect(await db().normVersion.count()).toBe(1)
    },
  )

  test.runIf(onPostgres)('releases the lock when the machine that holds it dies', async () => {
    const other = await openDb(database.url, 'memory://')
    const backend = new Promise<number>((resolve) => {
      void withLock(other, 'norms', async () => {
        const { rows } = await database.current.pool.query(
          `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        )
        resolve(rows[0].pid)
        await new Promise(() => {})
      })
    })
    const pid = await backend
    expect(await runNightlyNorms(database.current, now)).toBeNull()
    await database.current.pool.query('SELECT pg_terminate_backend($1)', [pid])
    await vi.waitFor(async () => expect(await runNightlyNorms(database.current, now)).not.toBeNull())
    void other.close()
  })
})

describe.runIf(onPostgres)('a nightly job ended by kill -9', () => {
  test.each([
    { killed: 'tally', added: 310 },
    { killed: 'draft', added: 0 },
  ])(
    'is repeated without loss or duplicates when killed before the commit of a $killed',
    {
      timeout: 120_000,
    },
    async ({ killed, added }) => {
      await createValidSheets(db(), triple, 310)
      const script = fileURLToPath(new URL('../../testing/faults/killed-norms-job.ts', import.meta.url))
      const env = { ...process.env, DATABASE_URL: database.url }
      const child = spawn(process.execPath, ['--import', 'tsx', script, killed], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [output] = await once(child.stdout, 'data')
      expect(String(output)).toContain('before commit')
      // While that process lives, it alone holds the lock.
      expect(await runNightlyNorms(database.current, now)).toBeNull()
      child.kill('SIGKILL')
      await once(child, 'exit')
      expect(await db().normVersion.count()).toBe(0)

      const next = () => runNightlyNorms(database.current, now)
      expect(await vi.waitUntil(next, { timeout: 30_000 })).toMatchObject({ added, drafted: [normId(triple, 1)] })
      expect(await next()).toMatchObject({ added: 0, drafted: [] })
      expect(await tally()).toMatchObject({ used: 310, noNorms: 0, askAgain: 0 })
      expect(await db().normSheet.count({ where: { counted: true } })).toBe(310)
      expect(await db().normVersion.findMany({ select: { id: true, n: true } })).toEqual([
        { id: normId(triple, 1), n: 300 },
      ])
    },
  )
})

test('an answer sheet already counted by another process is not counted again', async () => {
  await createValidSheets(db(), triple, 3)
  const raced = new Proxy(db(), {
    get: (target, name) =>
      name === '$transaction'
        ? async (work: Parameters<typeof target.$transaction>[0]) => {
            await db().normSheet.updateMany({ data: { counted: true } })
            return target.$transaction(work as never)
          }
        : Reflect.get(target, name, target),
  })
  expect(await tallyNewSheets(raced, now)).toBe(0)
  expect(await db().normTally.count()).toBe(0)
})
