import { simulatedRows } from '@mindglass/psychometrics/calibration/simulation'
import { noSigns } from '@mindglass/psychometrics/fixture'
import { makeFigures } from '@mindglass/psychometrics/norms/make-figures'
import { scoredItems } from '@mindglass/psychometrics/norms/norm-sheet'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GET } from '@/app/science/[slug]/[locale]/[release]/[file]/route'
import type { NormFigures } from '@/core/norms/norm-figures'
import { processState } from '@/core/process-state'
import { auditReleases, findVersionLeaks } from '@/features/norms/disclosure'
import { normId } from '@/features/norms/norm-scope'
import { listPublishedReleases } from '@/features/norms/published-releases'
import { sleepInSpanish as triple } from '@/testing/data/norms'
import { setRouteDatabase } from '@/testing/data/purchase'
import { publishedInstrument } from '@/testing/data/sittings'
import { createStaffBrowser } from '@/testing/data/staff'
import { setUpTestDatabase } from '@/testing/database'
import type { TestBrowser } from '@/testing/test-browser'
import { commandLineActor } from '../audit'
import { freezeNorms, publishNorms } from './norms-actions'
import { runNormsCommand } from './norms-command'

const database = setUpTestDatabase()
const db = () => database.current.db
const now = new Date('2026-12-20T03:00:00Z')
const sleep = publishedInstrument('sleep')
const ops = async (browser: TestBrowser) => (await browser.api()).ops
const figures = new Map<number, NormFigures>()

beforeAll(() => {
  processState.database = Promise.resolve(database.current)
  const width = scoredItems(sleep).length
  const rows = simulatedRows(sleep, { n: 400, seed: 4, shift: -1.5 })
  const leftOut = {
    noNorms: 12,
    askAgain: 7,
    bySign: { ...noSigns, spread: 19 },
    rows: simulatedRows(sleep, { n: 19, seed: 9 }),
  }
  for (const n of [300, 301, 400]) {
    figures.set(
      n,
      makeFigures({
        instrument: sleep,
        others: [],
        before: null,
        leftOut,
        rows: { n, answers: rows.answers.slice(0, n * width), tenths: rows.tenths.slice(0, n * (width + 1)) },
        months: { from: '2026-12', to: '2026-12' },
      }),
    )
  }
})
beforeEach(() => setRouteDatabase(database.current))

interface Release {
  number: number
  n: number
  milestone: number | null
  state: 'draft' | 'published' | 'withdrawn'
}

async function release({ number, n, milestone, state }: Release) {
  const id = normId(triple, number)
  const at = state === 'draft' ? null : now
  return db().normVersion.create({
    data: {
      id,
      ...triple,
      number,
      n,
      milestone,
      figures: figures.get(n) ?? {},
      plan: 'norms-1',
      codeHash: 'c'.repeat(64),
      itemHash: 'i'.repeat(64),
      createdAt: now,
      frozenAt: at,
      frozenBy: at && 'Eve',
      publishedAt: at,
      withdrawnAt: state === 'withdrawn' ? now : null,
    },
  })
}

describe('a norm draft that differs from a withdrawn release by one answer sheet', () => {
  let draft: { id: string; createdAt: Date }
  beforeEach(async () => {
    await release({ number: 1, n: 300, milestone: null, state: 'withdrawn' })
    draft = await release({ number: 2, n: 301, milestone: 300, state: 'draft' })
  })

  test('cannot be frozen at the console, which lists the leaks that were found', async () => {
    const { browser } = await createStaffBrowser(database.current, 'psychometrician')
    const { freezeNorms: freeze, normVersion } = await ops(browser)
    const { leaks, createdAt } = await normVersion({ id: draft.id })
    expect(leaks).toContainEqual({ kind: 'too-close', beside: 1, sheets: 1 })
    expect(
      leaks?.filter((leak) => leak.kind === 'cell' && leak.beside === 1 && leak.item !== null).length,
    ).toBeGreaterThan(26)
    await expect(freeze({ id: draft.id, createdAt, reason: 'read' })).rejects.toThrow('NORMS_LEAK')
    expect(await db().normVersion.findUnique({ where: { id: draft.id } })).toMatchObject({ frozenAt: null })
  })

  test('cannot be published even when it was frozen before the check existed', async () => {
    await db().normVersion.update({ where: { id: draft.id }, data: { frozenAt: now, frozenBy: 'Eve' } })
    await expect(publishNorms(db(), commandLineActor, { id: draft.id, reason: 'read' })).rejects.toThrow('NORMS_LEAK')
  })
})

test('a norm draft can be published with the same answer sheets as a withdrawn release or 100 more', async () => {
  await release({ number: 1, n: 300, milestone: 300, state: 'withdrawn' })
  const same = await release({ number: 2, n: 300, milestone: 300, state: 'draft' })
  expect(await findVersionLeaks(db(), same)).toEqual([])
  const more = await release({ number: 3, n: 400, milestone: 1000, state: 'draft' })
  for (const { id, createdAt } of [same, more]) {
    await freezeNorms(db(), commandLineActor, { id, createdAt: createdAt.toISOString(), reason: 'read' }, now)
    await publishNorms(db(), commandLineActor, { id, reason: 'read' }, now)
  }
  expect(await db().normVersion.count({ where: { publishedAt: { not: null } } })).toBe(3)
  expect(await auditReleases(db())).toEqual([])
})

describe('two earlier norm releases that differ by one answer sheet', () => {
  beforeEach(async () => {
    await release({ number: 1, n: 300, milestone: null, state: 'withdrawn' })
    await release({ number: 2, n: 301, milestone: null, state: 'published' })
  })

  test('are named by the audit together with the release whose tables are withheld', async () => {
    const [audit] = await auditReleases(db())
    expect(audit).toMatchObject({ triple, releases: [1, 2].map((n) => normId(triple, n)), offered: [] })
    expect(audit?.withheld).toEqual([normId(triple, 1)])
    const exact = audit?.downloaded.filter(
      (leak) => leak.kind === 'cell' && leak.releases.length === 2 && leak.item !== null && leak.people.low === 1,
    )
    expect(exact).toHaveLength(26)
    const { ok, say } = await runNormsCommand((run) => run(database.current), ['audit'], now)
    expect(ok).toBe(false)
    expect(say).toContain(`${normId(triple, 1)} and ${normId(triple, 2)} differ by 1 sheet`)
    expect(say).toContain(`tables offered no more: ${normId(triple, 1)}`)
    expect(say).toContain('Copies that were downloaded before cannot be taken back.')
    expect(say).not.toContain('as they are offered today')
  })

  test('offer the tables of only one, while the other returns 410 and stays listed', async () => {
    const get = (number: number) => {
      const of = { slug: 'sleep', locale: 'es', release: `v${triple.instrumentVersion}-${number}`, file: 'counts.csv' }
      const url = `http://localhost/science/sleep/es/${of.release}/counts.csv`
      return GET(new Request(url), { params: Promise.resolve(of) })
    }
    expect((await get(2)).status).toBe(200)
    const gone = await get(1)
    expect(gone.status).toBe(410)
    expect(await gone.text()).toMatch(/^Estas tablas ya no se ofrecen/)
    const published = await listPublishedReleases(db(), sleep, 'es')
    expect(published.map(({ number, withheld }) => [number, withheld])).toEqual([
      [2, false],
      [1, true],
    ])
  })
})

test('the norms audit reports no leaks when there are no releases', async () => {
  expect(await runNormsCommand((run) => run(database.current), ['audit'], now)).toEqual({
    ok: true,
    say: 'Nothing: no number of fewer than five people can be worked out from any open table.',
  })
})
