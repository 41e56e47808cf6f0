import { measurementErrorsOf } from '@mindglass/psychometrics/norms/measurement-errors'
import { beforeEach, describe, expect, test } from 'vitest'
import { runNightlyNorms } from '@/features/norms/nightly-norms'
import { normId } from '@/features/norms/norm-scope'
import { findNormById, findPublishedNorm, listNormHistory, listNormProgress } from '@/features/norms/published'
import { explainSimulationRefusal, simulateVisitors } from '@/features/norms/simulation/simulate'
import { runSimulateCommand } from '@/features/norms/simulation/simulate-command'
import { createValidSheets, sleepInSpanish as triple } from '@/testing/data/norms'
import { setUpTestDatabase } from '@/testing/database'
import { commandLineActor } from '../audit'
import { freezeNorms, publishNorms, withdrawNorms } from './norms-actions'
import { runNormsCommand } from './norms-command'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-12-20T03:00:00Z')
const run = (...args: string[]) => runNormsCommand((onSite) => onSite(database.current), args, now)
const reason = 'read'
const freeze = async (id: string) => {
  const { createdAt } = await db().normVersion.findUniqueOrThrow({ where: { id } })
  await freezeNorms(db(), commandLineActor, { id, createdAt: createdAt.toISOString(), reason }, now)
}
const publish = (id: string) => publishNorms(db(), commandLineActor, { id, reason }, now)
const withdraw = (id: string) => withdrawNorms(db(), commandLineActor, { id, reason }, now)
const first = normId(triple, 1)
const newest = () => findPublishedNorm(db(), 'sleep', triple.instrumentVersion, 'es')

describe('a norm release', () => {
  beforeEach(async () => {
    await createValidSheets(db(), triple, 300)
    await runNightlyNorms(database.current, now)
  })

  test('must be frozen before it is published, and can be frozen and published only once', async () => {
    expect(await newest()).toBeNull()
    await expect(publish(first)).rejects.toThrow('NORMS_CHANGED')
    await freeze(first)
    await expect(freeze(first)).rejects.toThrow('NORMS_CHANGED')
    expect(await newest()).toBeNull()
    await publish(first)
    await expect(publish(first)).rejects.toThrow('NORMS_CHANGED')
    expect(await newest()).toMatchObject({ id: first, number: 1, n: 300, publishedAt: now, withdrawnAt: null })
    expect(await listNormProgress(db())).toEqual([{ ...triple, n: 300, next: 1000 }])
  })

  test('is replaced by the previous release when it is withdrawn', {
    timeout: 120_000,
  }, async () => {
    await freeze(first)
    await publish(first)
    await createValidSheets(db(), triple, 700, 2)
    const second = normId(triple, 2)
    expect(await run('draft')).toEqual({ ok: true, say: `0 collected, 700 added; drafted: ${second}` })
    await freeze(second)
    await publish(second)
    expect(await newest()).toMatchObject({ id: second })
    await withdraw(second)
    await expect(withdraw(second)).rejects.toThrow('NORMS_CHANGED')
    expect(await newest()).toMatchObject({ id: first })
    const history = await listNormHistory(db(), 'sleep', triple.instrumentVersion, 'es')
    expect(history.map(({ id, withdrawnAt }) => [id, withdrawnAt !== null])).toEqual([
      [second, true],
      [first, false],
    ])
    // A report that was made with it keeps it.
    expect(await findNormById(db(), second)).toMatchObject({ id: second })
    // A wrong release is made again, under a new number.
    expect((await run('draft')).say).toContain(`drafted: ${normId(triple, 3)}`)
  })

  test('cannot be changed or deleted in the database once it is frozen', async () => {
    await freeze(first)
    await publish(first)
    const before = await db().normVersion.findFirst()
    const changes = [
      ...[`"n" = 1`, `"figures" = '{}'`, `"plan" = 'other'`, `"frozenBy" = 'Mallory'`, `"frozenAt" = NULL`],
      ...[`"publishedAt" = now()`, `"publishedAt" = NULL`],
    ]
    for (const sql of [...changes.map((change) => `UPDATE "NormVersion" SET ${change}`), 'DELETE FROM "NormVersion"']) {
      await expect(database.current.pool.query(sql)).rejects.toThrow('are frozen')
    }
    expect(await db().normVersion.findFirst()).toEqual(before)
  })

  test('cannot be published in the database before it is frozen', async () => {
    await expect(database.current.pool.query(`UPDATE "NormVersion" SET "publishedAt" = now()`)).rejects.toThrow(
      'NormVersion_frozen_first',
    )
  })

  test('provides the measured standard error of dimensions with at least 300 answer sheets', async () => {
    await freeze(first)
    await publish(first)
    const figures = (await newest())?.figures
    const [part] = figures?.parts ?? []
    if (!figures || !part) throw new Error('no figures')
    expect(measurementErrorsOf(figures, part.id)).toEqual({ sem: part.sem, n: 300 })
    expect(measurementErrorsOf({ parts: [{ ...part, n: 299 }] }, part.id)).toBeNull()
    expect(measurementErrorsOf({ parts: [{ ...part, sem: null }] }, part.id)).toBeNull()
    expect(measurementErrorsOf(figures, 'other')).toBeNull()
  })
})

test('norm progress lists a test once it has five answer sheets', async () => {
  await createValidSheets(db(), triple, 4)
  await runNightlyNorms(database.current, now)
  expect(await listNormProgress(db())).toEqual([])
  await createValidSheets(db(), triple, 1, 2)
  await runNightlyNorms(database.current, now)
  expect(await listNormProgress(db())).toEqual([{ ...triple, n: 5, next: 300 }])
})

describe('simulated visitors', () => {
  test('give the same answers for the same seed, and at most 380 of 400 are usable', async () => {
    const used = await simulateVisitors(db(), triple, { n: 400, seed: 7 }, now)
    expect(used).toBeGreaterThan(300)
    expect(used).toBeLessThanOrEqual(380)
    const answers = async () => (await db().normSheet.findMany()).map((sheet) => sheet.answers.join()).sort()
    const before = await answers()
    await db().normSheet.deleteMany()
    await simulateVisitors(db(), triple, { n: 400, seed: 7 }, now)
    expect(await answers()).toEqual(before)
    const { drafted } = (await runNightlyNorms(database.current, now)) ?? {}
    expect(drafted).toEqual([first])
  })

  const onThisMachine = { APP_URL: 'http://localhost:3000' }
  const input = { n: '20', seed: '1', slug: 'sleep', locale: 'es' }

  test('are counted in the output of the simulate command', async () => {
    const open = async () => ({ ...database.current, close: async () => {} })
    expect(await runSimulateCommand(onThisMachine, input, now, open)).toEqual({
      ok: true,
      say: expect.stringMatching(/^20 simulated sheets of sleep v2 in es; 1\d of them count$/),
    })
    expect(await db().normSheet.count()).toBe(20)
  })

  test('are not created on a database without tables: the command names the migration to run', async () => {
    const pool = { query: async () => ({ rows: [{ yes: false }] }) }
    const empty = async () => ({ ...database.current, pool: pool as never, close: async () => {} })
    expect(await runSimulateCommand(onThisMachine, input, now, empty)).toEqual({
      ok: false,
      say: expect.stringMatching(/^The database lacks \d+ migrations\. Run `npm run migrate/),
    })
    expect(await db().normSheet.count()).toBe(0)
  })

  test.each([
    { change: { slug: 'nothing' }, say: 'There is no test nothing.' },
    { change: { locale: 'fr' }, say: 'There is no language fr.' },
    { change: { n: '1.5' }, say: '--n and --seed are whole numbers.' },
    { change: { n: '0' }, say: '--n and --seed are whole numbers.' },
    { change: { seed: 'x' }, say: '--n and --seed are whole numbers.' },
  ])('are not created when the command gets $change', async ({ change, say }) => {
    const open = () => Promise.reject(new Error('opened'))
    expect(await runSimulateCommand(onThisMachine, { ...input, ...change }, now, open)).toEqual({ ok: false, say })
  })

  test.each([
    { APP_URL: 'https://mindglass.example', refused: true },
    { APP_URL: 'https://localhost.example.org', refused: true },
    { APP_URL: 'http://localhost:3000', refused: false },
    { APP_URL: 'http://localhost:3000', DATABASE_URL: 'postgres://u@db.example.org/x', refused: true },
    { APP_URL: 'http://localhost:3000', DATABASE_URL: 'postgres://u@127.0.0.1:5432/x', refused: false },
  ])('are refused for APP_URL $APP_URL and DATABASE_URL $DATABASE_URL: $refused', ({ refused, ...settings }) => {
    expect(explainSimulationRefusal(settings) !== null).toBe(refused)
  })
})
