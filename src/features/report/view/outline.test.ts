import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { describe, expect, test } from 'vitest'
import { randomSheets } from '@/content/check/report/sheets'
import { walkStrings } from '@/content/check/wording'
import { loadInstrumentText, loadOwnReport } from '@/content/tests/instruments'
import { type Locale, locales } from '@/core/locale'
import { textLength } from '@/core/report/chapters'
import { publishedInstrument } from '@/testing/data/sittings'
import type { FullView, SummaryView } from '../schema'
import { buildFullView, buildSummaryView } from './view'

const bigFive = publishedInstrument('big-five')

/** Returns reports of random answers of one test, all of which may be offered. */
async function reports(locale: Locale, count: number): Promise<{ full: FullView; summary: SummaryView }[]> {
  const text = await loadInstrumentText(bigFive, locale)
  const report = await loadOwnReport(bigFive, locale)
  return randomSheets(bigFive, report?.key.groups ?? [], count, 11).map(({ responses }) => {
    const result = { ...scoreSitting(bigFive, responses, {}), validity: 'use' as const, flags: [] }
    const own = { sittingId: 'a1', completedAt: new Date('2026-11-28'), takenIn: locale, own: true }
    const source = { ...own, locale, instrument: bigFive, text, report, responses, result }
    return { full: buildFullView(source), summary: buildSummaryView(source, 'offer') }
  })
}

describe('the outline of the full report in a summary', () => {
  test.each(locales)('states the length of the full report, rounded to a hundred, in %s', async (locale) => {
    const seen = (await reports(locale, 20)).flatMap(({ full, summary }) =>
      summary.whole && full.story ? [{ whole: summary.whole, story: full.story, full }] : [],
    )
    expect(seen.length).toBeGreaterThan(5)
    for (const { whole, story, full } of seen) {
      const readings = full.dimensions.map(({ partResult }) => partResult?.describes ?? '')
      const letter = textLength([...story.letter, ...readings], locale)
      expect(whole.length % 100).toBe(0)
      expect(whole.length).toBeGreaterThan(letter)
      // The length does not exceed that of all texts of the report.
      expect(whole.length).toBeLessThan(
        textLength(
          [...walkStrings(full)].map(({ text }) => text),
          locale,
        ) + 100,
      )
      expect(whole.minutes).toBe(Math.ceil(whole.minutes))
      expect(whole.minutes).toBeGreaterThan(5)
    }
  })

  test('names exactly the chapters that the full report has', async () => {
    for (const { full, summary } of await reports('en', 20)) {
      if (!summary.whole || !full.story) continue
      const { story } = full
      expect(summary.whole.parts).toEqual(full.dimensions.flatMap(({ id, partResult }) => (partResult ? [id] : [])))
      expect(summary.whole.chapters.includes('together')).toBe(story.meeting.length + story.edge.length > 0)
      expect(summary.whole.chapters.includes('week')).toBe(story.plan !== null)
      expect(summary.whole.chapters.includes('handOver')).toBe(story.handOver.length > 0)
    }
  })

  test('states a length that reports of different levels share', async () => {
    const found = (await reports('en', 60)).filter(({ summary }) => summary.whole)
    const lengths = new Set(found.map(({ summary }) => summary.whole?.length))
    const shared = [...lengths]
      .map((length) => found.filter(({ summary }) => summary.whole?.length === length))
      .filter((group) => group.length >= 4)
    expect(shared.length).toBeGreaterThan(2)
    for (const group of shared) {
      const levels = group.map(({ full }) => full.dimensions.map(({ partResult }) => partResult?.level).join())
      expect(new Set(levels).size).toBeGreaterThan(1)
    }
  })

  test('contains only numbers and ids, and no text of the report', async () => {
    for (const { summary } of await reports('en', 10)) {
      if (!summary.whole) continue
      const told = [...walkStrings(summary.whole)].map(({ text }) => text)
      for (const text of told) expect(text).toMatch(/^[a-zA-Z]+$/)
    }
  })
})

test('a summary without an offer has no outline of the report', async () => {
  const sleep = publishedInstrument('sleep')
  const [text, report] = [await loadInstrumentText(sleep, 'en'), await loadOwnReport(sleep, 'en')]
  const sheets = randomSheets(sleep, report?.key.groups ?? [], 200, 3)
  const views = sheets.map(({ responses }) => {
    const own = { sittingId: 'a1', completedAt: new Date('2026-11-28'), takenIn: 'en' as const, own: true }
    const from = { ...own, locale: 'en' as const, instrument: sleep, text, report, responses }
    return buildSummaryView({ ...from, result: scoreSitting(sleep, responses, {}) }, 'offer')
  })
  const withheld = views.filter(({ offer, retake }) => !offer || retake)
  expect(withheld.length).toBeGreaterThan(10)
  for (const { whole } of withheld) expect(whole).toBeNull()
})
