import { halfWidthOf } from '@mindglass/psychometrics/scoring/uncertainty'
import { beforeEach, expect, test } from 'vitest'
import { makeVip, openAccount, signIn } from '@/testing/data/accounts'
import { createPublishedRelease } from '@/testing/data/norm-figures'
import { setRouteDatabase } from '@/testing/data/purchase'
import { completeSitting, publishedInstrument } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { TestBrowser } from '@/testing/test-browser'

const database = setUpTestDatabase()
const db = () => database.current.db
const slug = 'self-worth'
const [part] = publishedInstrument(slug).dimensions
const items = part?.items.length ?? 0
const scored = { answered: items, items, pomp: 50 }
const assumed = halfWidthOf(scored)
const measured = halfWidthOf(scored, { sem: 8.3, n: 300 })

let who: TestBrowser
beforeEach(async () => {
  setRouteDatabase(database.current)
  who = new TestBrowser(database.current, 'en')
  await makeVip(db(), await openAccount(db()))
  await signIn(who)
})

/** Returns the half width of one result on every page that shows it, and the error of a change in the trend. */
async function halves(sittingId: string) {
  const { report, share, me } = await who.api()
  const view = await report.get({ sittingId })
  const { tests } = await report.year()
  const pictures = tests.flatMap(({ results }) => results.filter((one) => one.sittingId === sittingId))
  const { dimensions } = await me.trend({ slug })
  return {
    report: view.kind === 'summary' ? view.picture.map(({ half }) => half) : [],
    card: (await share.of({ sittingId })).picture.map(({ half }) => half),
    year: pictures.flatMap(({ picture }) => picture.map(({ half }) => half)),
    wobble: dimensions[0]?.change.wobble ?? 0,
  }
}

test('report, card, yearly portrait and trend use the measurement error of the norms stored with the result', async () => {
  const before = await completeSitting(who, slug)
  await createPublishedRelease(db(), slug, 'en', { n: 300 })
  const after = await completeSitting(who, slug)
  // The result keeps its norms even after they were withdrawn.
  await db().normVersion.updateMany({ data: { withdrawnAt: new Date() } })
  const [first, last] = [await halves(before), await halves(after)]
  for (const place of ['report', 'card', 'year'] as const) {
    expect([place, new Set(first[place])]).toEqual([place, new Set([Math.round(assumed)])])
    expect([place, new Set(last[place])]).toEqual([place, new Set([Math.round(measured)])])
  }
  expect(last.wobble).toBeCloseTo(Math.hypot(assumed, measured), 9)
  const listed = (await (await who.api()).me.tests({ page: 1 })).tests.map(({ portrait }) => portrait?.drawing)
  expect(listed).toHaveLength(2)
  expect(JSON.stringify(listed[0])).not.toBe(JSON.stringify(listed[1]))
})
