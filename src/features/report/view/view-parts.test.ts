import type { Responses } from '@mindglass/psychometrics/instrument'
import { levelOfPomp } from '@mindglass/psychometrics/scoring/levels'
import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { afterEach, describe, expect, test } from 'vitest'
import { articleOfPart, articleOfWeek } from '@/content/suggested-articles'
import { currentInstruments, loadInstrumentText, loadOwnReport } from '@/content/tests/instruments'
import { careOfSitting } from '@/core/care/care'
import type { Instrument } from '@/core/instrument'
import { type Locale, locales } from '@/core/locale'
import { replacement } from '@/core/report/report-key'
import { setSiteState } from '@/core/site/state'
import { createScoringAnswers } from '@/testing/data/answers'
import { publishedInstrument } from '@/testing/data/sittings'
import { createSampleReport } from './sample-report'
import { buildFullView, buildSummaryView, type ReportSource } from './view'

afterEach(() => setSiteState(undefined))

/** Returns a scored sitting of the newest version with its report key. */
async function source(instrument: Instrument, responses: Responses, locale: Locale = 'en'): Promise<ReportSource> {
  return {
    sittingId: 'a1',
    completedAt: new Date('2026-11-20T10:00:00Z'),
    takenIn: locale,
    own: true,
    instrument,
    text: await loadInstrumentText(instrument, locale),
    locale,
    report: await loadOwnReport(instrument, locale),
    result: scoreSitting(instrument, responses, {}),
    responses,
  }
}
const sleep = publishedInstrument('sleep')
const scoring = (slug: string, rest: number, scores: Record<string, number> = {}, context: Responses = {}) => {
  const instrument = publishedInstrument(slug)
  return source(instrument, createScoringAnswers(instrument, scores, { rest, context }))
}

describe('article suggestions for report parts and the week plan', () => {
  test('are shown for each unlocked part, and for the week plan only in the full report', async () => {
    const from = await scoring('sleep', 50)
    const { toRead, story } = buildFullView(from)
    const named = sleep.dimensions.map(({ id }) => [id, articleOfPart('sleep', id, 'level3')] as const)
    // An article that suits two parts is shown at the first one.
    const ids = named.filter(([, article], at) => named.findIndex(([, other]) => other === article) === at)
    expect(Object.entries(toRead.parts).map(([part, { id }]) => [part, id])).toEqual(ids)
    const week = articleOfWeek('sleep', story?.plan?.id ?? '')
    expect(toRead.week?.id).toBe(ids.some(([, article]) => article === week) ? undefined : week)
    for (const { title } of Object.values(toRead.parts)) expect(title).toMatch(/\w{3}/)
    // The articles of the other parts would reveal their levels.
    const summary = buildSummaryView(from, 'offer')
    expect(Object.keys(summary.toRead.parts)).toEqual([summary.free.id])
    expect(summary.toRead.parts[summary.free.id]?.id).toBe(articleOfPart('sleep', summary.free.id, 'level3'))
    expect(summary.toRead.week).toBeNull()
    expect(buildFullView({ ...from, report: null }).toRead.week).toBeNull()
  })

  test('are absent from a part that calls for help, and from the whole report when help comes first', async () => {
    const soft = buildFullView(await scoring('sleep', 50, { onset: 100 }))
    expect([soft.help, Object.keys(soft.toRead.parts)]).toEqual(['soft', ['maintenance', 'daytime']])
    const first = buildFullView(await scoring('low-mood', 50, { body: 100 }))
    expect([first.help, first.toRead]).toEqual(['first', { parts: {}, week: null }])
  })

  test('are hidden when no article matches or the article is withdrawn', async () => {
    const light = buildFullView(await scoring('low-mood', 0))
    expect(light.toRead.parts).toEqual({})
    const articleId = articleOfPart('sleep', 'onset', 'level3') ?? ''
    setSiteState({
      notices: [],
      offers: [],
      articles: [{ articleId, locale: 'en', phase: 'withdrawn', publicAt: null }],
    })
    const { parts } = buildFullView(await scoring('sleep', 50)).toRead
    expect(Object.values(parts).map(({ id }) => id)).not.toContain(articleId)
    expect(parts.onset).toBeUndefined()
  })
})

describe('a summary', () => {
  test('begins each part with the text for the level of that part', async () => {
    const { parts } = buildSummaryView(await scoring('low-mood', 50, { mood: 0, interest: 30, thinking: 70 }), 'offer')
    const alike = await Promise.all(
      [0, 30, 50, 70].map(async (score) => buildSummaryView(await scoring('low-mood', score), 'offer').parts),
    )
    const at = { mood: 0, interest: 1, body: 2, thinking: 3 }
    for (const [id, n] of Object.entries(at)) {
      const begins = (of: typeof parts | undefined) => of?.find((one) => one.id === id)?.begins
      expect([id, begins(parts)]).toEqual([id, begins(alike[n])])
      expect(new Set(alike.map(begins)).size).toBe(4)
    }
  })

  test('begins with the first paragraph of the letter, which states no score', async () => {
    const worry = publishedInstrument('worry', 1)
    const from = await source(worry, createScoringAnswers(worry, {}, { rest: 50 }))
    const [first = ''] = buildFullView(from).story?.letter ?? []
    const { opening } = buildSummaryView(from, 'offer')
    expect(opening).toBe(first)
    expect(opening).toMatch(/^[^\d]{200,}$/)
    expect(buildSummaryView({ ...from, report: null }, 'offer').opening).toBeNull()
  })

  test('lists the answer that calls for help before the part that calls for help', async () => {
    const { reasons, context, talk } = buildSummaryView(
      await scoring('mood-energy', 50, { low: 100 }, { c3: 3 }),
      'offer',
    )
    const [asked, part] = [context.filter(({ calls }) => calls), talk.filter(({ calls }) => calls)]
    expect([asked.length, part.length]).toEqual([1, 1])
    expect(reasons).toEqual([
      ...asked.map(({ name, answer, note }) => ({ name, answer, text: note })),
      ...part.map(({ name, text }) => ({ name, answer: null, text })),
    ])
    expect(buildSummaryView(await scoring('low-mood', 25), 'offer').reasons).toEqual([])
  })

  test('has no opening and no advice to talk to someone when there are too few answers', async () => {
    const { parts, talk, portrait, opening, picture } = buildSummaryView(await source(sleep, {}), 'offer')
    expect(parts.map(({ id, begins }) => [id, begins])).toEqual(sleep.dimensions.map(({ id }) => [id, null]))
    expect([talk, portrait, opening, picture]).toEqual([[], null, null, []])
  })
})

describe('the advice to talk to someone', () => {
  test('is marked mild for a mild symptom, and is never marked mild for a trait', async () => {
    const lightOf = async (slug: string, rest: number) =>
      (await scoring(slug, rest).then((from) => buildFullView(from).talk)).map(({ light }) => light)
    expect(await lightOf('sleep', 30)).toEqual([true, true, true])
    expect(await lightOf('sleep', 50)).toEqual([false, false, false])
    // A rule also names the light part `daytime`, but only the heavy part `onset` calls for help.
    const untired = buildFullView(await scoring('sleep', 0, { onset: 67 }))
    expect(untired.head).toMatchObject((await loadInstrumentText(sleep, 'en')).heads?.rules?.untired ?? {})
    const [onset, , daytime] = ['onset', 'maintenance', 'daytime'].map((id) =>
      untired.talk.find((one) => one.id === id),
    )
    expect(onset).toMatchObject({ calls: true, light: false })
    expect(daytime).toMatchObject({ calls: false, light: true })
    expect(untired.reasons.map(({ name }) => name)).toEqual([onset?.name])
    // The pattern of three high parts names other parts too; light ones among them stay folded.
    const now = { c2: 4, c3: 3, c6: 2 }
    const many = buildFullView(await scoring('mood-energy', 25, { activation: 60, irritability: 60, swings: 60 }, now))
    expect(many.help).toBe('first')
    expect(many.talk.filter(({ light }) => light).map(({ id }) => id)).toEqual(['thought', 'impulse', 'low'])
    expect(new Set(await lightOf('emotion-skills', 10))).toEqual(new Set([false]))
  })
})

test('the three-line overview names no part when one answer is more serious than every score', async () => {
  const shortOf = async (rest: number, context: Responses) =>
    buildFullView(await scoring('worry', rest, {}, context)).story?.short
  const grave = [await shortOf(10, { c2: 4 }), await shortOf(85, { c3: 5 }), await shortOf(60, { c4: 5 })]
  for (const short of grave) expect(short).toEqual({ part: null, apart: null, costs: null, first: expect.any(String) })
  // An answer that only adds to high scores leaves the lines about the highest part.
  for (const short of [await shortOf(60, { c2: 3 }), await shortOf(10, {})])
    expect(short).toMatchObject({ part: expect.any(String), costs: expect.any(String) })
})

test('part texts can contain placeholders for the reader’s scores and answers', async () => {
  const from = await scoring('sleep', 50)
  const { onset } = from.text.dimensions
  if (!onset) throw new Error('no text')
  const level3 = { ...onset.levels.level3, quick: 'You are at {onset}. {c1} was your answer.', helps: '{scale.max}' }
  const dimensions = { ...from.text.dimensions, onset: { ...onset, levels: { ...onset.levels, level3 } } }
  const named = { ...from, text: { ...from.text, dimensions } }
  const [answer] = from.text.context.c1?.options ?? []
  expect(buildFullView(named).dimensions[0]?.partResult).toMatchObject({
    quick: `You are at 50. ${answer} was your answer.`,
    helps: String(sleep.responseScale.max),
  })
  expect(buildSummaryView(named, 'offer').parts[0]?.begins).toBe('You are at 50.')
})

test('a full report contains groups of answers, its sources and the limits of the test', async () => {
  const view = buildFullView(await scoring('sleep', 50, { onset: 80 }))
  expect(view.story?.parts.onset?.groups[0]).toMatch(/\w{3}/)
  const { sources = [] } = view.story ?? {}
  expect(sources.length).toBeGreaterThan(0)
  for (const { text, doi } of sources) expect(`${doi} ${text}`).toMatch(/^10\.\d+.* \w/)
  const { limits } = await loadInstrumentText(sleep, 'en')
  expect(limits.length).toBeGreaterThan(0)
  expect(view.limits).toEqual(limits)
})

describe('the sample report of a version without report texts', () => {
  const sampleOf = async (instrument: Instrument) =>
    createSampleReport(instrument, await loadInstrumentText(instrument, 'en'), 'en', null)

  test.each([
    { slug: 'sleep', version: 1 },
    { slug: 'worry', version: 1 },
    { slug: 'big-five', version: 1 },
  ])('has an overall mean only when the test has one: $slug', async ({ slug, version }) => {
    const instrument = publishedInstrument(slug, version)
    const { overall, retake, own } = await sampleOf(instrument)
    const points = instrument.dimensions.flatMap(({ id, items }) => items.map(() => instrument.sample[id] ?? 0))
    const mean = points.reduce((sum, one) => sum + one, 0) / points.length
    expect(overall).toEqual(instrument.hasOverall ? { pomp: expect.closeTo(mean, 6), level: levelOfPomp(mean) } : null)
    expect([retake, own]).toEqual([false, false])
  })

  test('throws when a part has no score', async () => {
    const { onset: _onset, ...sample } = sleep.sample
    await expect(sampleOf({ ...sleep, sample })).rejects.toThrow('the sample of sleep has no value for onset')
  })
})

test.each(locales)('reports contain no unfilled placeholder in %s', async (locale) => {
  for (const instrument of currentInstruments()) {
    const context = Object.fromEntries(instrument.context.map(({ id }) => [id, 1]))
    const from = await source(instrument, createScoringAnswers(instrument, {}, { rest: 50, context }), locale)
    for (const view of [buildFullView(from), buildSummaryView(from, 'offer')]) {
      expect(JSON.stringify(view)).not.toMatch(/\{[a-z][\w.-]*\}/i)
    }
  }
})

test('unanswered context questions have no note in the report', async () => {
  const instrument = publishedInstrument('mood-energy')
  const answers = createScoringAnswers(instrument, {}, { rest: 25 })
  const asked = instrument.context.map(({ id }) => id)
  const last = Object.fromEntries(instrument.context.map(({ id, options }) => [id, options - 1]))
  expect(buildFullView(await source(instrument, { ...answers, ...last })).context.length).toBeGreaterThan(0)
  const scored = Object.entries(answers).filter(([id]) => !asked.includes(id))
  expect(buildFullView(await source(instrument, Object.fromEntries(scored))).context).toEqual([])
})

test('buildFullView throws an error that names the missing text or result', async () => {
  const from = await scoring('sleep', 50)
  const { onset: _onset, ...dimensions } = from.text.dimensions
  expect(() => buildFullView({ ...from, report: null, text: { ...from.text, dimensions } })).toThrow(
    '"Sleep" has no text for dimension onset',
  )
  const [question] = sleep.context
  expect(() => buildFullView({ ...from, report: null, text: { ...from.text, context: {} } })).toThrow(
    `"Sleep" has no text for question ${question?.id}`,
  )
  const result = { ...from.result, dimensions: from.result.dimensions.filter(({ id }) => id !== 'onset') }
  expect(() => buildFullView({ ...from, result })).toThrow('no dimension onset')
})

test('conditional texts replace those of a level, note and headline when their condition is met', async () => {
  const from = await scoring('sleep', 50, { onset: 100 }, { c1: 1, c2: 2 })
  if (!from.report) throw new Error('no report')
  const before = buildFullView(from)
  const level = before.dimensions[0]?.partResult?.level
  const { headline } = careOfSitting(from.instrument, from.result, from.responses, () => null)
  const head =
    headline.from === 'part'
      ? `head.part.${headline.part}.body`
      : `head.rules.${'head' in headline ? headline.head : ''}.body`
  const paths = [`onset.${level}.talk`, `onset.${level}.quick`, 'c2.2', head]
  const told = (option: number): ReportSource => ({
    ...from,
    report: from.report && {
      key: {
        ...from.report.key,
        replacements: [
          ...paths.map((path) => replacement(path, 'told', { context: 'c1', in: [option] }, '')),
          ...(from.report.key.replacements ?? []),
        ],
      },
      words: {
        ...from.report.words,
        pieces: {
          ...from.report.words.pieces,
          ...Object.fromEntries(paths.map((path) => [`${path}.told`, `New ${path}.`])),
        },
      },
    },
  })
  const after = buildFullView(told(1))
  expect(after.talk.find(({ id }) => id === 'onset')?.text).toBe(`New onset.${level}.talk.`)
  expect(after.dimensions[0]?.partResult?.quick).toBe(`New onset.${level}.quick.`)
  expect(after.context.map(({ note }) => note)).toContain('New c2.2.')
  expect(after.head?.body).toBe(`New ${head}.`)
  expect(buildSummaryView(told(1), 'offer').parts[0]?.begins).toBe(`New onset.${level}.quick.`)
  expect(buildFullView(told(0))).toEqual(before)
})
