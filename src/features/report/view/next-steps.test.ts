import { coarsePosition } from '@mindglass/psychometrics/publication/coarse'
import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { changeOf } from '@mindglass/psychometrics/scoring/uncertainty'
import { expect, test } from 'vitest'
import { articlesAbout } from '@/content/articles/articles'
import { randomSheets } from '@/content/check/report/sheets'
import { reportVersions } from '@/content/check/report/versions'
import { loadInstrumentText } from '@/content/tests/instruments'
import { careOfSitting } from '@/core/care/care'
import { locales } from '@/core/locale'
import { composeReport } from '@/core/report/compose'
import { publishedInstrument } from '@/testing/data/sittings'
import { storyFixture } from '@/testing/story-fixture'
import type { FullView } from '../schema'
import { createSampleYear, loadSampleReport } from '../year/sample-year'
import { findArticlesToRead, loadNextSteps } from './articles-to-read'
import { createSittingProfile, type StorySource } from './story'

const nothingBeside = { parts: {}, week: null }
const ids = ({ articles }: Awaited<ReturnType<typeof loadNextSteps>>) => articles.map(({ id }) => id)

test('next steps link to the first two articles and the test that the report suggests', async () => {
  const view = { ...(await loadSampleReport('sleep', 'en')), toRead: nothingBeside }
  const named = articlesAbout('worry').map(({ id }) => id)
  expect(named.length).toBeGreaterThan(2)
  const story = { ...storyFixture, articles: ['no such article', ...named], next: 'worry' } as typeof storyFixture
  const steps = await loadNextSteps({ ...view, story }, 'es')
  expect(ids(steps)).toEqual(named.slice(0, 2))
  expect(steps.test).toEqual({
    slug: 'worry',
    title: (await loadInstrumentText(publishedInstrument('worry'), 'es')).title,
  })
  for (const { title, minutes } of steps.articles) expect([title.length > 3, minutes > 0]).toEqual([true, true])
})

test('next steps omit articles already suggested for a part or the week plan', async () => {
  const view = { ...(await loadSampleReport('sleep', 'en')), toRead: nothingBeside }
  const [first, second, third] = articlesAbout('worry').map(({ id }) => ({ id, title: id }))
  if (!first || !second || !third) throw new Error('three articles about worry are needed')
  const story = { ...storyFixture, articles: [first.id, second.id, third.id], next: null }
  const steps = await loadNextSteps({ ...view, story, toRead: { parts: { onset: first }, week: second } }, 'en')
  expect(ids(steps)).toEqual([third.id])
})

test('next steps link to the newest articles about the test when the report suggests none', async () => {
  const view = { ...(await loadSampleReport('sleep', 'en')), toRead: nothingBeside }
  const newest = articlesAbout('sleep')
    .slice(0, 2)
    .map(({ id }) => id)
  for (const story of [null, { ...storyFixture, articles: [], next: null }]) {
    const steps = await loadNextSteps({ ...view, story }, 'en')
    expect([ids(steps), steps.test]).toEqual([newest, null])
  }
  // Articles and tests that only the full report names are not shown beside the summary.
  const story = { ...storyFixture, articles: articlesAbout('worry').map(({ id }) => id), next: 'worry' }
  const closed = { ...view, kind: 'summary', story } as unknown as Parameters<typeof loadNextSteps>[0]
  expect(await loadNextSteps(closed, 'en')).toMatchObject({ articles: newest.map((id) => ({ id })), test: null })
})

test.each(locales)('the sample year has four tests, newest first, and one change, in %s', async (locale) => {
  const year = await createSampleYear(locale)
  expect(year.map(({ slug }) => slug)).toEqual(['sleep', 'self-worth', 'stress-burnout', 'big-five'])
  for (const { slug, title, picture } of year) {
    const view = await loadSampleReport(slug, locale)
    expect(title).toBe(view.title)
    // The drawing is as coarse as that of a real year.
    const drawn = view.dimensions.flatMap(({ id, partResult }) =>
      partResult ? [{ id, at: coarsePosition(partResult.pomp, partResult.level), half: partResult.interval.half }] : [],
    )
    expect(picture).toEqual(drawn)
    expect(drawn).toHaveLength(view.dimensions.length)
  }
  const [part] = (await loadSampleReport('sleep', locale)).dimensions
  const { score = Number.NaN, half = Number.NaN } = part?.partResult?.interval ?? {}
  const change = { name: part?.name, from: score - 34, to: score }
  expect(year.map(({ changed }) => changed)).toEqual([[change], [], [], []])
  // The change is larger than the uncertainty of both results, and never leaves the scale.
  expect(changeOf({ pomp: change.from, half }, { pomp: score, half }).reliable).toBe(true)
  expect(change.from).toBeGreaterThanOrEqual(0)
})

test('the sample report of an unknown test throws an error', async () => {
  await expect(loadSampleReport('no-such-test', 'en')).rejects.toThrow('no instrument no-such-test')
})

const versions = await reportVersions()
const SHEETS = 300

test.each(versions)(
  'a report of $name suggests no article twice, for 300 random answer sheets in every language',
  async (version) => {
    const { instrument, key } = version
    const texts = locales.map((locale) => ({ locale, text: version.text(locale), words: version.words(locale) }))
    let shown = 0
    for (const { responses } of randomSheets(instrument, key.groups, SHEETS, 41)) {
      const result = scoreSitting(instrument, responses, {})
      const care = careOfSitting(instrument, result, responses, () => null)
      for (const { locale, text, words } of texts) {
        const source: StorySource = {
          instrument,
          text,
          result,
          responses,
          locale,
          report: { key, words },
        }
        const profile = createSittingProfile(source, care.help, () => null)
        const { plan, articles, next } = composeReport(key, profile)
        const parts = profile.parts.map(({ id }) => id)
        const beside = findArticlesToRead(source, care, profile, parts, plan?.plan.id ?? null)
        const view = { kind: 'full', slug: instrument.slug, toRead: beside, story: { articles, next } } as unknown
        const steps = await loadNextSteps(view as FullView, locale)
        const all = [...Object.values(beside.parts), ...(beside.week ? [beside.week] : []), ...steps.articles]
        const ids = all.map(({ id }) => id)
        expect(ids).toEqual([...new Set(ids)])
        expect(steps.articles.length).toBeLessThanOrEqual(2)
        shown += ids.length
      }
    }
    expect(shown).toBeGreaterThan(SHEETS)
  },
)
