import type { Responses } from '@mindglass/psychometrics/instrument'
import { halfWidthOf } from '@mindglass/psychometrics/scoring/uncertainty'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Instrument } from '@/core/instrument'
import { randomId } from '@/server/crypto/secrets'
import { createScoringAnswers } from '@/testing/data/answers'
import { createPublishedRelease } from '@/testing/data/norm-figures'
import { completeSitting, completeSittingWith, publishedInstrument } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'
import type { FullView, ReportView } from '../schema'

const database = setUpTestDatabase()
const db = () => database.current.db
const sleep = publishedInstrument('sleep')

let owner: TestBrowser
beforeEach(() => {
  owner = new TestBrowser(database.current, 'en')
})

async function read(sittingId: string, norms?: 'newest'): Promise<ReportView> {
  return (await owner.api()).report.get({ sittingId, ...(norms && { norms }) })
}

async function full(sittingId: string, norms?: 'newest'): Promise<FullView> {
  await db().entitlement.upsert({
    where: { sittingId },
    create: { id: randomId(), sittingId },
    update: {},
  })
  const view = await read(sittingId, norms)
  if (view.kind !== 'full') throw new Error(view.kind)
  return view
}

const places = (view: FullView) => view.dimensions.map(({ partResult }) => partResult?.place ?? null)

describe('a report compared with other visitors', () => {
  test('shows no percentile rank but offers the norms when they are newer than the report', async () => {
    const sittingId = await completeSitting(owner)
    const before = await full(sittingId)
    expect(before.norms).toEqual({ used: null, measured: null, offer: null })
    expect(places(before)).toEqual(sleep.dimensions.map(() => null))

    await createPublishedRelease(db(), 'sleep', 'en')
    const after = await full(sittingId)
    expect(after).toEqual({ ...before, norms: { used: null, measured: null, offer: 'newer' } })

    const newest = await full(sittingId, 'newest')
    expect(newest.norms).toEqual({ used: { release: 1, n: 400 }, measured: null, offer: 'own' })
    expect(places(newest).every((place) => place?.stage === 'range')).toBe(true)
    // Only the percentile rank changes; the scores stay the same.
    expect(newest.dimensions.map(({ partResult }) => ({ ...partResult, place: null }))).toEqual(
      before.dimensions.map(({ partResult }) => ({ ...partResult, place: null })),
    )
    expect(await full(sittingId)).toEqual(after)
  })

  test('keeps its original norms even when they are withdrawn', async () => {
    const first = await createPublishedRelease(db(), 'sleep', 'en', { n: 1200 })
    const sittingId = await completeSitting(owner)
    const before = await full(sittingId)
    expect(before.norms).toEqual({ used: { release: 1, n: 1200 }, measured: 1200, offer: null })
    expect(places(before).every((place) => place?.stage === 'number')).toBe(true)

    await createPublishedRelease(db(), 'sleep', 'en', { number: 2, n: 2000 })
    await db().normVersion.update({ where: { id: first }, data: { withdrawnAt: new Date() } })
    expect(await full(sittingId)).toEqual({ ...before, norms: { ...before.norms, offer: 'newer' } })
    expect((await full(sittingId, 'newest')).norms?.used).toEqual({ release: 2, n: 2000 })
  })

  test('offers no older norms when its own norms were withdrawn', async () => {
    await createPublishedRelease(db(), 'sleep', 'en')
    const second = await createPublishedRelease(db(), 'sleep', 'en', { number: 2 })
    const sittingId = await completeSitting(owner)
    await db().normVersion.update({ where: { id: second }, data: { withdrawnAt: new Date() } })
    for (const norms of [undefined, 'newest'] as const) {
      expect((await full(sittingId, norms)).norms).toMatchObject({ used: { release: 2 }, offer: null })
    }
  })

  test('uses the measured error when the norms have 300 sittings, and the assumed error without norms', async () => {
    const [part] = sleep.dimensions
    const items = part?.items.length ?? 0
    const scored = { answered: items, items, pomp: 50 }
    const assumed = await full(await completeSitting(owner))
    await createPublishedRelease(db(), 'sleep', 'en', { n: 300 })
    const measured = await full(await completeSitting(owner))
    expect(assumed.dimensions[0]?.partResult?.interval.half).toBe(Math.round(halfWidthOf(scored)))
    expect(measured.dimensions[0]?.partResult?.interval.half).toBe(
      Math.round(halfWidthOf(scored, { sem: 8.3, n: 300 })),
    )
  })

  test('shows no percentile rank for withdrawn norms or norms of 299 sittings or another language', async () => {
    await createPublishedRelease(db(), 'sleep', 'en', { n: 299 })
    await createPublishedRelease(db(), 'sleep', 'es', { n: 1200 })
    await createPublishedRelease(db(), 'sleep', 'en', { number: 2, n: 900, withdrawn: true })
    const view = await full(await completeSitting(owner))
    expect(places(view)).toEqual(sleep.dimensions.map(() => null))
    expect(view.norms).toMatchObject({ measured: null })
    const items = sleep.dimensions[0]?.items.length ?? 0
    const assumed = halfWidthOf({ answered: items, items, pomp: 50 })
    expect(view.dimensions[0]?.partResult?.interval.half).toBe(Math.round(assumed))
  })

  test('shows no percentile ranks when help comes first', async () => {
    await createPublishedRelease(db(), 'low-mood', 'en', { n: 1200 })
    const lowMood = publishedInstrument('low-mood')
    const sittingId = await completeSittingWith(owner, 'low-mood', heavy(lowMood))
    const view = await full(sittingId)
    expect(view.help).not.toBe('none')
    expect(view.norms).toBeNull()
    expect(places(view)).toEqual(lowMood.dimensions.map(() => null))
    const { norms, free } = await summaryOf(sittingId)
    expect([norms, free.partResult?.place]).toEqual([null, null])
  })

  test('shows no percentile ranks when the answers call for a retake', async () => {
    await createPublishedRelease(db(), 'sleep', 'en', { n: 1200 })
    const view = await full(await completeSittingWith(owner, 'sleep', straight(sleep)))
    expect(view.retake).toBe(true)
    expect(view.norms).toBeNull()
    expect(places(view)).toEqual(sleep.dimensions.map(() => null))
  })
})

async function summaryOf(sittingId: string) {
  await db().entitlement.deleteMany({ where: { sittingId } })
  const view = await read(sittingId)
  if (view.kind !== 'summary') throw new Error(view.kind)
  return view
}

/** Returns the heaviest answers for every part. */
const heavy = (instrument: Instrument): Responses => createScoringAnswers(instrument, {}, { rest: 100 })

/** Returns the same raw answer for every item. */
const straight = ({ dimensions, directed, responseScale: { max } }: Instrument): Responses =>
  Object.fromEntries([...dimensions.flatMap(({ items }) => items), ...directed].map(({ id }) => [id, max]))
