import { beforeEach, describe, expect, test } from 'vitest'
import sleepWords from '@/content/instruments/sleep/v2/report.en.json'
import { currentInstruments } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import { runNightlyStudies } from '@/features/evidence/nightly-studies'
import { studyReleaseId } from '@/features/evidence/releases/study-releases'
import type { StudyKey } from '@/features/evidence/studies'
import { createTicket } from '@/features/evidence/tickets'
import { randomId } from '@/server/crypto/secrets'
import { setRouteDatabase } from '@/testing/data/purchase'
import { publishedInstrument } from '@/testing/data/sittings'
import { createStaffBrowser } from '@/testing/data/staff'
import { addStudyBatch, simulatedGroups, simulatedPairs } from '@/testing/data/study-data'
import { setUpTestDatabase } from '@/testing/database'
import type { TestBrowser } from '@/testing/test-browser'
import { runNormsCommand } from './norms-command'

const database = setUpTestDatabase()
const db = () => database.current.db
const { version: instrumentVersion, dimensions } = publishedInstrument('sleep')
const triple = { instrument: 'sleep', instrumentVersion, locale: 'es' } as const
const retest: StudyKey = { study: 'retest', ...triple, scope: '' }
const plan: StudyKey = { study: 'usefulness', ...triple, scope: 'night' }
const page = { q: '', page: 1, all: true }
const now = new Date()

let browser: TestBrowser
beforeEach(async () => {
  setRouteDatabase(database.current)
  browser = (await createStaffBrowser(database.current, 'psychometrician')).browser
})
const ops = async () => (await browser.api()).ops
const run = (...args: string[]) => runNormsCommand((onSite) => onSite(database.current), ['studies', ...args], now)
const night = () => runNightlyStudies(database.current, now)

test('the list of studies shows two studies per test and language, weekly-plan studies and pending drafts', async () => {
  const { studies } = await ops()
  const offered = await studies({ ...page, filter: 'offered' })
  expect(offered.total).toBe(2 * currentInstruments().length * locales.length)
  expect(offered.drawFaults).toBe(0)
  expect(await studies({ ...page, filter: 'waiting' })).toMatchObject({ rows: [], total: 0 })
  await addStudyBatch(db(), retest, simulatedPairs('sleep', 160))
  await createTicket(db(), randomId(), { ...triple, plan: 'night' }, now)
  await night()
  const { rows } = await studies({ ...page, filter: 'waiting' })
  expect(rows).toMatchObject([
    { ...retest, n: 160, next: 300, open: { id: studyReleaseId(retest, 1), state: 'draft' } },
  ])
  const plans = (await studies({ ...page, q: 'usefulness', filter: 'all' })).rows
  expect(plans).toMatchObject([{ ...plan, n: 0, next: 50, waiting: 1, published: null }])
  expect(plans[0]?.title).toBe(`Sleep: ${sleepWords.pieces['week.night'].title}`)
})

describe('a study release at the console', () => {
  test('shows every figure of every dimension and how many people answered', async () => {
    await addStudyBatch(db(), retest, simulatedPairs('sleep', 160))
    await addStudyBatch(db(), { ...retest, study: 'groups' }, simulatedGroups('sleep', 110))
    await addStudyBatch(db(), plan, { no: 10, partly: 20, yes: 30, asked: 90 })
    await night()
    const { studyRelease } = await ops()
    const one = await studyRelease({ id: studyReleaseId(retest, 1) })
    expect(one).toMatchObject({ ...retest, number: 1, state: 'draft', n: 160, plan: 'evidence-1', close: [] })
    expect(one.parts.map(({ id }) => id)).toEqual(dimensions.map(({ id }) => id))
    const figures = ['pairs', 'first', 'second', 'change', 'sdOfDifferences', 'sem', 'icc']
    for (const part of one.parts) expect(part.figures.map(({ name }) => name)).toEqual(figures)
    const groups = await studyRelease({ id: studyReleaseId({ ...retest, study: 'groups' }, 1) })
    for (const part of groups.parts) expect(part.figures.map(({ name }) => name)).toEqual(['yes', 'no', 'g', 'auc'])
    const answers = await studyRelease({ id: studyReleaseId(plan, 1) })
    expect(answers.people).toEqual([
      { name: 'asked', count: 90 },
      { name: 'answered', count: 60 },
    ])
    expect(answers.parts[0]?.figures[0]).toMatchObject({ name: 'answerYes', value: 0.5, n: 30 })
    await expect(studyRelease({ id: 'nothing' })).rejects.toThrow('NOT_FOUND')
  })

  test('is frozen, published and withdrawn only in this order, and the audit log keeps the reason', async () => {
    await addStudyBatch(db(), retest, simulatedPairs('sleep', 160))
    await night()
    const id = studyReleaseId(retest, 1)
    const { freezeStudyRelease, publishStudyRelease, withdrawStudyRelease, studyRelease } = await ops()
    const { createdAt } = await studyRelease({ id })
    const reason = 'read'
    await expect(publishStudyRelease({ id, reason })).rejects.toThrow('NORMS_CHANGED')
    await expect(withdrawStudyRelease({ id, reason })).rejects.toThrow('NORMS_CHANGED')
    await expect(freezeStudyRelease({ id, createdAt, reason: ' ' })).rejects.toThrow('REASON_REQUIRED')
    await freezeStudyRelease({ id, createdAt, reason })
    await expect(freezeStudyRelease({ id, createdAt, reason })).rejects.toThrow('NORMS_CHANGED')
    expect(await studyRelease({ id })).toMatchObject({ state: 'frozen', frozenBy: 'psychometrician@team.example.org' })
    await publishStudyRelease({ id, reason })
    await withdrawStudyRelease({ id, reason: 'a wrong key' })
    expect((await studyRelease({ id })).state).toBe('withdrawn')
    const log = await db().auditEntry.findMany({ where: { subject: `study:${id}`, failed: null } })
    expect(log.map(({ act, reason: why }) => [act, why])).toContainEqual(['study.withdraw', 'a wrong key'])
    expect(await db().auditEntry.count({ where: { subject: `study:${id}`, failed: 'NORMS_CHANGED' } })).toBe(3)
  })
})

test('the studies command drafts a release at once, and its audit fails when a draw list was changed', async () => {
  await addStudyBatch(db(), retest, simulatedPairs('sleep', 160))
  expect(await run('draft')).toEqual({ ok: true, say: `0 batches made; drafted: ${studyReleaseId(retest, 1)}` })
  expect(await run('audit')).toEqual({ ok: true, say: 'Every draw says what its list holds.' })
  await db().drawList.updateMany({ where: { instrument: 'sleep', locale: 'es' }, data: { seed: 'another' } })
  expect(await run('audit')).toMatchObject({ ok: false, say: expect.stringContaining('another fingerprint') })
})
