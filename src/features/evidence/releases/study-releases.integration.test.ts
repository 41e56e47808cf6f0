import { describe, expect, test } from 'vitest'
import { StudyFigures } from '@/core/evidence/study-data'
import { publishedInstrument } from '@/testing/data/sittings'
import { addStudyBatch, simulatedGroups, simulatedPairs } from '@/testing/data/study-data'
import { setUpTestDatabase } from '@/testing/database'
import { runNightlyStudies } from '../nightly-studies'
import type { StudyKey } from '../studies'
import {
  draftStudyReleases,
  findStudyRelease,
  freezeStudyRelease,
  listDisclosiveFigures,
  publishStudyRelease,
  studyReleaseId,
  withdrawStudyRelease,
} from './study-releases'

const database = setUpTestDatabase()
const db = () => database.current.db
const { version: instrumentVersion } = publishedInstrument('sleep')
const triple = { instrument: 'sleep', instrumentVersion, locale: 'es' } as const
const retest: StudyKey = { study: 'retest', ...triple, scope: '' }
const groups: StudyKey = { study: 'groups', ...triple, scope: '' }
const plan: StudyKey = { study: 'usefulness', ...triple, scope: 'rest' }
const now = new Date()

const pairs = (n: number, seed = 1) => addStudyBatch(db(), retest, simulatedPairs('sleep', n, seed))
const answers = (no: number, partly: number, yes: number, asked = 90) =>
  addStudyBatch(db(), plan, { no, partly, yes, asked })
const draft = () => draftStudyReleases(db())
const createdAt = async (id: string) => (await findStudyRelease(db(), id))?.createdAt ?? new Date(0)
async function publish(id: string): Promise<void> {
  expect(await freezeStudyRelease(db(), id, 'Eve', await createdAt(id), now)).toBe(true)
  expect(await publishStudyRelease(db(), id, now)).toBe(true)
}
const idOf = (of: StudyKey, number: number) => studyReleaseId(of, number)

describe('a study release', () => {
  test.each([
    { study: 'retest', of: retest, few: () => pairs(149), more: () => pairs(1, 2), n: 150 },
    {
      study: 'groups',
      of: groups,
      few: () => addStudyBatch(db(), groups, simulatedGroups('sleep', 99)),
      more: () => addStudyBatch(db(), groups, simulatedGroups('sleep', 1, 2)),
      n: 100,
    },
    { study: 'usefulness', of: plan, few: () => answers(9, 20, 20), more: () => answers(0, 0, 1, 5), n: 50 },
  ])('is drafted at the milestone of the study $study and not before', async ({ of, few, more, n }) => {
    await few()
    expect(await draft()).toEqual([])
    await more()
    expect(await draft()).toEqual([idOf(of, 1)])
    expect(await draft()).toEqual([])
    const release = await findStudyRelease(db(), idOf(of, 1))
    expect(release).toMatchObject({ n, through: 2, plan: 'evidence-1', frozenAt: null, publishedAt: null })
    expect(release?.codeHash).toMatch(/^[0-9a-f]{64}$/)
    expect(StudyFigures.parse(release?.figures).study).toBe(of.study)
  })

  test('reports retest reliability and higher scores with treatment for simulated people', async () => {
    await pairs(400)
    await addStudyBatch(db(), groups, simulatedGroups('sleep', 300))
    const ids = await draft()
    const figures = await Promise.all(
      ids.map(async (id) => StudyFigures.parse((await findStudyRelease(db(), id))?.figures)),
    )
    for (const one of figures) {
      if (one.study === 'retest') {
        expect(one.parts).toHaveLength(publishedInstrument('sleep').dimensions.length)
        for (const { icc, sem, change } of one.parts) {
          expect(icc.value).toBeGreaterThan(0.6)
          expect(icc.value).toBeLessThan(0.95)
          expect(sem.from).toBeLessThan(sem.value)
          expect(Math.abs(change.value)).toBeLessThan(3)
        }
      }
      if (one.study === 'groups') {
        for (const { g, auc } of one.parts) {
          expect(g.from).toBeGreaterThan(0.3)
          expect(auc.value).toBeGreaterThan(0.6)
        }
      }
    }
  })

  test('cannot be changed or deleted in the database after it is frozen', async () => {
    await pairs(150)
    await draft()
    const id = idOf(retest, 1)
    await expect(database.current.pool.query(`UPDATE "StudyEdition" SET "publishedAt" = now()`)).rejects.toThrow(
      'StudyEdition_frozen_first',
    )
    await publish(id)
    const before = await findStudyRelease(db(), id)
    const changes = [
      ...[`"n" = 1`, `"figures" = '{}'`, `"plan" = 'other'`, `"through" = 9`, `"frozenBy" = 'Mallory'`],
      ...[`"frozenAt" = NULL`, `"publishedAt" = NULL`, `"publishedAt" = now()`],
    ]
    const statements = [...changes.map((change) => `UPDATE "StudyEdition" SET ${change}`), 'DELETE FROM "StudyEdition"']
    for (const sql of statements) await expect(database.current.pool.query(sql)).rejects.toThrow('are frozen')
    expect(await findStudyRelease(db(), id)).toEqual(before)
    expect(await withdrawStudyRelease(db(), id, now)).toBe(true)
    expect(await withdrawStudyRelease(db(), id, now)).toBe(false)
  })

  test('cannot be frozen when it has changed since it was viewed', async () => {
    await pairs(150)
    await draft()
    const id = idOf(retest, 1)
    const looked = await createdAt(id)
    await db().studyEdition.update({ where: { id }, data: { createdAt: new Date(0) } })
    expect(await freezeStudyRelease(db(), id, 'Eve', looked, now)).toBe(false)
    expect(await publishStudyRelease(db(), id, now)).toBe(false)
    expect(await freezeStudyRelease(db(), 'nothing', 'Eve', looked, now)).toBe(false)
  })

  test('gets a successor from the same batches when withdrawn, even if more batches were added', async () => {
    await pairs(150)
    await draft()
    await publish(idOf(retest, 1))
    await pairs(7, 2)
    expect(await draft()).toEqual([])
    await withdrawStudyRelease(db(), idOf(retest, 1), now)
    expect(await draft()).toEqual([idOf(retest, 2)])
    expect(await findStudyRelease(db(), idOf(retest, 2))).toMatchObject({ n: 150, through: 1 })
    await publish(idOf(retest, 2))
  })

  test('is drafted only with at least fifty more people than the published release [release-fifty-people]', async () => {
    await pairs(280)
    await draft()
    await publish(idOf(retest, 1))
    await pairs(25, 2)
    // The 305 pairs reach the milestone of 300, but are only 25 people more than in the published release.
    expect(await draft()).toEqual([])
    await pairs(25, 3)
    expect(await draft()).toEqual([idOf(retest, 2)])
    await publish(idOf(retest, 2))
  })

  test('cannot be frozen when its figures differ from published ones by one person', async () => {
    await pairs(150)
    await draft()
    await publish(idOf(retest, 1))
    await pairs(1, 2)
    const first = await db().studyEdition.findUniqueOrThrow({ where: { id: idOf(retest, 1) } })
    const figures = StudyFigures.parse(first.figures)
    if (figures.study !== 'retest') throw new Error('not a retest')
    const leak = { ...figures, parts: figures.parts.map((part) => ({ ...part, n: part.n + 1 })) }
    const unseen = { frozenAt: null, frozenBy: null, publishedAt: null }
    await db().studyEdition.create({
      data: { ...first, ...unseen, id: idOf(retest, 2), number: 2, n: 151, through: 2, figures: leak },
    })
    const made = await findStudyRelease(db(), idOf(retest, 2))
    if (!made) throw new Error('no edition')
    expect(await listDisclosiveFigures(db(), made)).toEqual(publishedInstrument('sleep').dimensions.map(({ id }) => id))
    expect(await freezeStudyRelease(db(), made.id, 'Eve', made.createdAt, now)).toBe(false)
  })

  test('counts only the batches about its own weekly plan', async () => {
    await answers(10, 20, 30)
    await addStudyBatch(db(), { ...plan, scope: 'other' }, { no: 9, partly: 9, yes: 9, asked: 60 })
    expect(await draft()).toEqual([idOf(plan, 1)])
  })

  test('is drafted even when another batch belongs to an unknown test', async () => {
    await addStudyBatch(db(), { ...retest, instrument: 'gone' }, simulatedPairs('sleep', 150))
    await pairs(150)
    expect(await runNightlyStudies(database.current, now)).toEqual({ batches: 0, drafted: [idOf(retest, 1)] })
  })
})
