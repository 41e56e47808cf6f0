import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { describe, expect, test } from 'vitest'
import { articleOfPart, articleOfWeek } from '@/content/suggested-articles'
import { currentInstruments, loadInstrumentText, loadOwnReport } from '@/content/tests/instruments'
import type { Instrument } from '@/core/instrument'
import { type Locale, locales } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import { appMarkup } from '@/testing/app-markup'
import { createScoringAnswers } from '@/testing/data/answers'
import { publishedInstrument } from '@/testing/data/sittings'
import { pagesOf, textOf } from '@/testing/pdf-report'
import type { FullView } from '../schema'
import { FullReport } from '../ui/FullReport'
import { buildFullView, buildSummaryView, type ReportSource } from './view'

async function source(instrument: Instrument, score: number, locale: Locale = 'en'): Promise<ReportSource> {
  const scores = Object.fromEntries(instrument.dimensions.map(({ id }) => [id, score]))
  const responses = createScoringAnswers(instrument, scores)
  return {
    sittingId: 'a1',
    completedAt: new Date('2026-11-20T10:00:00Z'),
    takenIn: locale,
    instrument,
    text: await loadInstrumentText(instrument, locale),
    locale,
    report: await loadOwnReport(instrument, locale),
    result: scoreSitting(instrument, responses, {}),
    responses,
    own: true,
  }
}
const next = { articles: [], test: null }
const page = async (view: FullView, locale: Locale) =>
  appMarkup(
    <FullReport
      view={view}
      next={next}
      locale={locale}
      pdf
      site="https://mindglass.test"
      t={await texts(locale, 'report')}
    />,
  )

const cells = currentInstruments().flatMap((instrument) => [0, 50, 100].map((score) => ({ instrument, score })))

test.each(cells)(
  'a report of $instrument.slug suggests each article once, and none when help comes first (scores: $score)',
  async ({ instrument, score }) => {
    const view = buildFullView(await source(instrument, score))
    const called = new Set(view.talk.filter(({ calls }) => calls).map(({ id }) => id))
    const expected = view.dimensions.flatMap(({ id, partResult }) =>
      view.help === 'first' || called.has(id) || !partResult
        ? []
        : (articleOfPart(instrument.slug, id, partResult.level) ?? []),
    )
    const stands = Object.entries(view.toRead.parts)
    for (const [id, article] of stands) {
      const partResult = view.dimensions.find((one) => one.id === id)?.partResult
      expect(article.id).toBe(partResult && articleOfPart(instrument.slug, id, partResult.level))
    }
    const shown: string[] = stands.map(([, { id }]) => id)
    expect(shown.toSorted()).toEqual([...new Set<string>(expected)].toSorted())
    const plan = view.story?.plan
    const week = plan && view.help !== 'first' ? articleOfWeek(instrument.slug, plan.id) : null
    expect(view.toRead.week?.id ?? null).toBe(week === null || shown.includes(week) ? null : week)
  },
)

describe('article suggestions in a report with help', () => {
  test('are absent from all parts and the week plan when crisis help comes first', async () => {
    const view = buildFullView(await source(publishedInstrument('low-mood'), 100))
    expect(view.help).toBe('first')
    expect(view.toRead).toEqual({ parts: {}, week: null })
  })

  test('are absent from a part that advises talking to someone when the help level is “soft”', async () => {
    const soft = cells.map(async ({ instrument, score }) => buildFullView(await source(instrument, score)))
    const views = (await Promise.all(soft)).filter(({ help }) => help === 'soft')
    for (const { talk, toRead } of views) {
      for (const { id, calls } of talk) if (calls) expect(toRead.parts[id]).toBeUndefined()
    }
  })
})

// An article for another part would reveal the level of that part.
test('a summary recommends an article only for its free part', async () => {
  const view = buildSummaryView(await source(publishedInstrument('big-five'), 50), 'offer')
  expect(Object.keys(view.toRead.parts)).toEqual([view.free.id])
  expect(view.toRead.week).toBeNull()
})

test.each(locales)('an article is a link on the page and a short URL in the PDF, in %s', async (locale) => {
  const view = buildFullView(await source(publishedInstrument('sleep'), 50, locale))
  const { parts, week } = view.toRead
  expect(new Set([...Object.values(parts), ...(week ? [week] : [])].map(({ id }) => id)).size).toBeGreaterThan(1)
  const html = await page(view, locale)
  const paper = textOf(await pagesOf(view, locale))
  for (const article of [...Object.values(parts), ...(week ? [week] : [])]) {
    expect(html).toContain(`href="/column/articleDetail/${article.id}"`)
    expect(paper).toContain(`mindglass.test/a/${article.id}`)
  }
})
