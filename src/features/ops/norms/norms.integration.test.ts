import { beforeEach, describe, expect, test } from 'vitest'
import { currentInstruments, publishedInstruments } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import { DAY_MS } from '@/core/time'
import { normId } from '@/features/norms/norm-scope'
import { createPublishedRelease, inventedFigures } from '@/testing/data/norm-figures'
import { createConsentedSitting, createValidSheets, sleepInSpanish as triple } from '@/testing/data/norms'
import { setRouteDatabase } from '@/testing/data/purchase'
import { publishedInstrument } from '@/testing/data/sittings'
import { createStaffBrowser } from '@/testing/data/staff'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db
const sleep = publishedInstrument('sleep')

let browser: TestBrowser
beforeEach(async () => {
  setRouteDatabase(database.current)
  browser = (await createStaffBrowser(database.current, 'psychometrician')).browser
})
const ops = async () => (await browser.api()).ops

/** Creates a draft of invented figures; returns what the console shows of it. */
async function draft(number: number, n: number) {
  const id = normId(triple, number)
  const row = await db().normVersion.create({
    data: {
      id,
      ...triple,
      number,
      n,
      figures: inventedFigures(sleep, n, number),
      codeHash: 'c'.repeat(64),
      itemHash: 'i'.repeat(64),
      plan: 'norms-1',
    },
  })
  return { id, createdAt: row.createdAt.toISOString() }
}

const page = { q: '', page: 1, all: true }

describe('the list of norms at the console', () => {
  test('shows every test version in every language with its answer-sheet counts and pending draft', async () => {
    const { norms } = await ops()
    const all = await norms({ ...page, filter: 'all' })
    expect(all.total).toBe(publishedInstruments().length * locales.length)
    expect((await norms({ ...page, filter: 'offered' })).total).toBe(currentInstruments().length * locales.length)
    expect(await norms({ ...page, filter: 'waiting' })).toEqual({ rows: [], total: 0 })

    const counts = { used: 310, complete: 304, noNorms: 12, askAgain: 7 }
    await db().normTally.create({ data: { ...triple, ...counts, parts: {}, rebuiltAt: new Date() } })
    await createValidSheets(db(), triple, 3)
    await createPublishedRelease(db(), 'sleep', 'es')
    const { id } = await draft(2, 1000)
    await createConsentedSitting(new TestBrowser(database.current, 'es'))
    const { rows } = await norms({ ...page, q: 'Sleep', filter: 'waiting' })
    expect(rows).toMatchObject([
      {
        ...triple,
        ...counts,
        next: 1000,
        uncounted: 3,
        coming: 1,
        waiting: { id, number: 2, state: 'draft' },
        published: { number: 1, n: 400 },
      },
    ])
    expect((await norms({ ...page, q: 'nothing of this name', filter: 'all' })).total).toBe(0)
  })

  test('opens the details of one version in one language, even before an answer sheet was counted', async () => {
    const { normsOf } = await ops()
    expect(await normsOf(triple)).toMatchObject({
      status: { used: 0, complete: 0, next: 300 },
      versions: [],
      dropOff: null,
    })
    expect(await normsOf(triple)).toMatchObject({ status: { care: null }, care: { days: 90, least: 20, ever: null } })
    const sums = { first: 3, soft: 7, retake: 1, none: 29 }
    const year = 365 * DAY_MS
    const [since, until] = [new Date(Date.now() - year), new Date()]
    await db().careCount.create({ data: { ...triple, ...sums, since, until } })
    await db().careCount.create({ data: { ...triple, ...sums, since, until: new Date(until.getTime() - year / 2) } })
    const stops = { since: new Date(), countedAt: new Date(), finished: 4, stopped: [2, 0, 1] }
    await db().dropOff.create({ data: { ...triple, ...stops } })
    await createPublishedRelease(db(), 'sleep', 'es')
    const found = await normsOf(triple)
    expect(found.versions).toMatchObject([{ number: 1, state: 'published', n: 400, frozenBy: 'somebody' }])
    expect(found.dropOff).toMatchObject({ finished: 4, stopped: [2, 0, 1] })
    expect(found.status.care).toMatchObject({ ...sums, counted: 40 })
    expect(found.care.ever).toMatchObject({ first: 6, soft: 14, retake: 2, none: 58, counted: 80 })
    await expect(normsOf({ ...triple, instrumentVersion: 99 })).rejects.toThrow('NOT_FOUND')
  })
})

describe('a norm version at the console', () => {
  test('shows the figures of every dimension and item next to those of the published version', async () => {
    await createPublishedRelease(db(), 'sleep', 'es')
    const { id } = await draft(2, 1000)
    const view = await (await ops()).normVersion({ id })
    expect(view).toMatchObject({ ...triple, number: 2, state: 'draft', n: 1000, before: { number: 1, n: 400 } })
    expect(view.parts.map((part) => part.id)).toEqual(sleep.dimensions.map((part) => part.id))
    for (const { name, items, change, places, placesBefore, signs } of view.parts) {
      expect(name).not.toBe('')
      expect(change.place).toEqual({ before: 'range', after: 'number' })
      expect(change.moved?.most).not.toBe(0)
      expect(places.length).toBeGreaterThan(5)
      expect(placesBefore?.length).toBeGreaterThan(5)
      expect(signs).toContain('uncalibrated')
      for (const { text, categories } of items) {
        expect(text.length).toBeGreaterThan(5)
        expect(categories.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
      }
    }
    await expect((await ops()).normVersion({ id: normId(triple, 9) })).rejects.toThrow('NOT_FOUND')
  })

  test('is frozen, published and withdrawn only in this order, and the audit log names who did it', async () => {
    const { id, createdAt } = await draft(1, 400)
    const { freezeNorms, publishNorms, withdrawNorms, normVersion } = await ops()
    const reason = 'read'
    await expect(publishNorms({ id, reason })).rejects.toThrow('NORMS_CHANGED')
    await expect(withdrawNorms({ id, reason })).rejects.toThrow('NORMS_CHANGED')
    await expect(freezeNorms({ id, createdAt, reason: ' ' })).rejects.toThrow('REASON_REQUIRED')
    // The draft was made again after it was viewed.
    const earlier = new Date(Date.parse(createdAt) - 1).toISOString()
    await expect(freezeNorms({ id, createdAt: earlier, reason })).rejects.toThrow('NORMS_CHANGED')
    await freezeNorms({ id, createdAt, reason })
    await expect(freezeNorms({ id, createdAt, reason })).rejects.toThrow('NORMS_CHANGED')
    expect(await normVersion({ id })).toMatchObject({
      state: 'frozen',
      frozenBy: 'psychometrician@team.example.org',
      before: null,
    })
    await publishNorms({ id, reason })
    expect((await normVersion({ id })).state).toBe('published')
    await withdrawNorms({ id, reason: 'a wrong key' })
    expect((await normVersion({ id })).state).toBe('withdrawn')
    const log = await db().auditEntry.findMany({
      where: { subject: `norms:${id}`, failed: null },
      orderBy: { id: 'asc' },
    })
    const done = await db().auditEntry.count({ where: { subject: `norms:${id}`, failed: 'NORMS_CHANGED' } })
    expect(done).toBe(4)
    expect(log.map(({ act, reason: why }) => [act, why])).toContainEqual(['norms.withdraw', 'a wrong key'])
    expect(new Set(log.map(({ actor }) => actor))).toEqual(new Set(['psychometrician@team.example.org']))
  })
})
