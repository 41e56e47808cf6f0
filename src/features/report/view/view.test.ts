import type { Level, Responses } from '@mindglass/psychometrics/instrument'
import { scoreSitting } from '@mindglass/psychometrics/scoring/result'
import { describe, expect, test } from 'vitest'
import { currentInstruments, loadInstrumentText, loadOwnReport } from '@/content/tests/instruments'
import { locales } from '@/core/locale'
import { sentencesOf } from '@/core/texts/words'
import { createScoringAnswers } from '@/testing/data/answers'
import { publishedInstrument } from '@/testing/data/sittings'
import { FullView, SummaryView } from '../schema'
import { createSampleReport } from './sample-report'
import { buildFullView, buildSummaryView, type ReportSource } from './view'

// The first version has a mean over all parts, unlike later ones.
const sleep = publishedInstrument('sleep', 1)
const moodEnergy = publishedInstrument('mood-energy', 1)

/** Answers that put dimension n at the n-th of `shares` (0–1) of its possible sum. */
function answersAt(instrument: typeof sleep, shares: readonly number[]): Responses {
  const { min, max } = instrument.responseScale
  const scored = instrument.dimensions.flatMap(({ items }, n) =>
    items.map(({ id, reversed }) => {
      const value = Math.round(min + (shares[n] ?? 0.5) * (max - min))
      return [id, reversed ? min + max - value : value] as const
    }),
  )
  const directed = instrument.directed.map(({ id, expected }) => [id, expected] as const)
  return Object.fromEntries([...scored, ...directed])
}

async function source(responses: Responses, instrument = sleep, locale: (typeof locales)[number] = 'en') {
  return {
    sittingId: 'a1',
    completedAt: new Date('2026-11-20T10:00:00Z'),
    takenIn: 'cn',
    instrument,
    text: await loadInstrumentText(instrument, locale),
    locale,
    report: null,
    result: scoreSitting(instrument, responses, {}),
    responses,
    own: true,
  } satisfies ReportSource
}

test.each([
  { slug: 'big-five', own: true, shareable: true },
  { slug: 'big-five', own: false, shareable: false },
  { slug: 'sleep', own: true, shareable: false },
])('a report of $slug has shareable $shareable when own is $own', async ({ slug, own, shareable }) => {
  const instrument = publishedInstrument(slug)
  const given = { ...(await source(answersAt(instrument, []), instrument)), own }
  expect(buildSummaryView(given, 'offer').shareable).toBe(shareable)
  expect(buildFullView(given).shareable).toBe(shareable)
})

describe('the summary', () => {
  test('shows the highest symptom’s headline, all part names, and the result of the part that calls for help', async () => {
    const from = await source(answersAt(sleep, [1, 0, 0.5]))
    const { text } = from
    const view = buildSummaryView(from, 'offer')
    expect(view.head).toEqual({ ...text.heads?.part?.onset, parts: [text.dimensions.onset?.name] })
    expect(view.overall).toBeNull()
    expect(view.parts.map(({ name }) => name)).toEqual(Object.values(text.dimensions).map(({ name }) => name))
    expect(view.free).toMatchObject({
      id: 'onset',
      range: { from: 0, to: 40 },
      partResult: { pomp: 100, level: 'level5', ...text.dimensions.onset?.levels.level5 },
    })
    expect(view).toMatchObject({ completedAt: '2026-11-20T10:00:00.000Z', takenIn: 'cn', version: 1, retake: false })
  })

  test('shows the overall level when all parts have the same score', async () => {
    const from = await source(answersAt(sleep, [0.5, 0.5, 0.5]))
    const view = buildSummaryView(from, 'offer')
    expect(view.free).toMatchObject({ id: sleep.freeDimension, partResult: { pomp: 50, level: 'level3' } })
    expect(view).toMatchObject({ overall: { level: 'level3' }, head: { ...from.text.overall?.level3, parts: [] } })
    expect(Object.keys(view.overall ?? {})).toEqual(['level'])
  })

  test.each(locales)(
    'contains all advice to talk to someone and all notes on context answers, in %s',
    async (locale) => {
      const responses = { ...answersAt(moodEnergy, [0.25, 1, 0.75, 0, 1, 0.25]), c1: 3, c2: 4, c3: 4 }
      const from = await source(responses, moodEnergy, locale)
      const view = SummaryView.parse(buildSummaryView(from, 'offer'))
      const { dimensions, context } = buildFullView(from)
      const texts = new Map(view.talk.map(({ id, text }) => [id, text]))
      expect(texts).toEqual(new Map(dimensions.map(({ id, partResult }) => [id, partResult?.talk])))
      expect(view.context).toEqual(context)
      expect(view.context.map(({ note }) => note)).toEqual(
        // The answer that calls for the strongest help stands first.
        ['c3', 'c1', 'c2'].map((id) => from.text.context[id]?.notes.at(-1)),
      )
      // Entries that call for help come before the others, and light entries are marked as light.
      expect(view.talk.slice(0, 2)).toMatchObject([
        { id: 'low', calls: true, light: false },
        { id: 'thought', calls: true, light: false },
      ])
      expect(view.talk.filter(({ light }) => light).map(({ id }) => id)).toEqual([
        'activation',
        'irritability',
        'swings',
      ])
    },
  )

  test.each([
    { locale: 'cn', slug: 'stress-burnout', id: 'overload', stop: '。' },
    { locale: 'en', slug: 'worry', id: 'avoidance', stop: '.' },
    { locale: 'es', slug: 'worry', id: 'avoidance', stop: '.' },
  ] as const)('ends the excerpt of a part with a period instead of a semicolon, in $locale', async (row) => {
    const instrument = publishedInstrument(row.slug, 1)
    const from = await source(answersAt(instrument, []), instrument, row.locale)
    const [first = ''] = sentencesOf(from.text.dimensions[row.id]?.levels.level3.quick ?? '')
    expect(first).toMatch(/[;；]$/)
    const part = buildSummaryView(from, 'offer').parts.find(({ id }) => id === row.id)
    expect(part?.begins).toBe(`${first.slice(0, -1)}${row.stop}`)
  })

  test.each<{ slug: string; scores: Readonly<Record<string, number>>; rest: number; head: boolean }>([
    { slug: 'worry', scores: {}, rest: 50, head: false },
    { slug: 'stress-burnout', scores: { overload: 67 }, rest: 25, head: false },
    { slug: 'stress-burnout', scores: { overload: 75 }, rest: 25, head: true },
    { slug: 'low-mood', scores: {}, rest: 100, head: true },
  ])('has a portrait when the test version has report texts: $slug', async ({ slug, scores, rest, head }) => {
    const instrument = publishedInstrument(slug)
    const from = await source(createScoringAnswers(instrument, scores, { rest }), instrument)
    const own = buildSummaryView({ ...from, report: await loadOwnReport(instrument, 'en') }, 'offer')
    expect(own.portrait).toMatch(/\w{3}/)
    const plain = buildSummaryView(from, 'offer')
    expect([plain.portrait, plain.head?.headline]).toEqual([null, expect.stringMatching(/\w{3}/)])
    expect(own.head).toEqual(head ? plain.head : null)
  })

  test.each(locales)(
    'contains no exact score and no paid text of a locked part in %s [unpaid-report-withholds]',
    async (locale) => {
      // The shares differ, so that a leaked number can be told from the free one.
      const responses = { ...answersAt(moodEnergy, [0.25, 1, 0.75, 0, 1, 0.25]), c1: 0, c2: 1, c3: 1 }
      const from = await source(responses, moodEnergy, locale)
      const view = SummaryView.parse(buildSummaryView(from, 'offer'))
      const payload = JSON.stringify(view)
      for (const { id, short, about, low, high, partResult } of buildFullView(from).dimensions) {
        if (id === view.free.id) continue
        if (!partResult) throw new Error(`${id} is not scored`)
        // The reader of a closed part sees only how it begins.
        const [, ...rest] = sentencesOf(partResult.quick)
        const paid = [
          about,
          low,
          high,
          ...rest,
          partResult.describes,
          ...(partResult.helps === null ? [] : [partResult.helps]),
        ]
        for (const text of paid) expect(payload).not.toContain(JSON.stringify(text).slice(1, -1))
        expect(payload).not.toContain(`"short":${JSON.stringify(short)}`)
      }
      expect(payload.match(/"pomp":/g)).toHaveLength(1)
      // The drawing is free and reveals no score: its positions are the middles of twentieths of the scale.
      for (const { at } of view.picture) expect((at - 2.5) % 5).toBe(0)
      // The one level is that of the free dimension: the mean is not shown here.
      expect(payload.match(/"level":/g)).toHaveLength(1)
    },
  )

  test('is cut down to the free fields by its schema', async () => {
    const from = await source(answersAt(sleep, [1, 0, 0.5]))
    const leaking = {
      ...buildSummaryView(from, 'offer'),
      dimensions: buildFullView(from).dimensions,
      overall: buildFullView(from).overall,
    }
    expect(SummaryView.parse(leaking)).toEqual(buildSummaryView(from, 'offer'))
  })

  test.each([
    { responses: { q01: 0 }, overall: null, partResult: null },
    { responses: answersAt(sleep, [0, 0, 0]), overall: { level: 'level1' }, partResult: { level: 'level1' } },
  ])('has the overall result $overall (null means too few answers)', async ({ responses, overall, partResult }) => {
    const view = buildSummaryView(await source(responses), 'offer')
    expect(view).toMatchObject({ overall, free: { partResult }, help: 'none' })
    expect(view.talk).toHaveLength(partResult === null ? 0 : 3)
  })

  test('offers a retake only for the validity “askAgain”, and lists the signs of careless responding', async () => {
    const from = await source(answersAt(sleep, [0, 0, 0]))
    const seen = (change: Partial<typeof from.result>) =>
      buildSummaryView({ ...from, result: { ...from.result, ...change } }, 'offer')
    expect(seen({ flags: ['speed'], validity: 'noNorms' })).toMatchObject({ signs: ['speed'], retake: false })
    expect(seen({ flags: ['directed'], validity: 'askAgain' })).toMatchObject({ signs: ['directed'], retake: true })
  })
})

describe('the full report', () => {
  test.each(locales)('shows the stored scores and the texts of their levels in %s', async (locale) => {
    const from = await source(answersAt(sleep, [1, 0.25, 0.5]), sleep, locale)
    const { dimensions } = FullView.parse(buildFullView(from))
    const levels: Level[] = ['level5', 'level2', 'level3']
    expect(dimensions.map(({ partResult }) => partResult?.pomp)).toEqual([100, 25, 50])
    for (const [n, { id, name, partResult }] of dimensions.entries()) {
      const level = levels[n] ?? 'level1'
      expect(name).toBe(from.text.dimensions[id]?.name)
      expect(partResult).toMatchObject({ level, ...from.text.dimensions[id]?.levels[level] })
    }
  })

  test('contains the unrounded mean only when the part scores are similar', async () => {
    const mean = async (shares: readonly number[]) => buildFullView(await source(answersAt(sleep, shares))).overall
    expect((await mean([0.5, 0.25, 0.5]))?.pomp).toBeCloseTo(41.667, 3)
    expect(await mean([0.75, 0.25, 0.5])).toBeNull()
    expect(await mean([1, 0.25, 0.5])).toBeNull()
  })

  test('shows the notes of the answered context questions, and no item id', async () => {
    const text = await loadInstrumentText(moodEnergy, 'en')
    const [first] = moodEnergy.context
    const notes = text.context[first?.id ?? '']?.notes ?? []
    const value = notes.findIndex((note) => note !== '')
    const silent = notes.indexOf('')
    const report = async (answer: number) => {
      const responses = { ...answersAt(moodEnergy, []), [first?.id ?? '']: answer }
      return buildFullView(await source(responses, moodEnergy))
    }
    expect((await report(value)).context).toEqual([
      {
        name: text.context[first?.id ?? '']?.question,
        answer: text.context[first?.id ?? '']?.options[value],
        note: notes[value],
        calls: false,
      },
    ])
    if (silent >= 0) expect((await report(silent)).context).toEqual([])
    expect(JSON.stringify(await report(value))).not.toMatch(/"[qdc]\d+"/)
  })
})

describe.each(currentInstruments().map(({ slug }) => slug))('the sample report of %s', (slug) => {
  test.each(locales)('has the scores of the sample profile in %s', async (locale) => {
    const instrument = publishedInstrument(slug)
    const view = FullView.parse(
      createSampleReport(instrument, await loadInstrumentText(instrument, locale), locale, null),
    )
    expect(Object.fromEntries(view.dimensions.map(({ id, partResult }) => [id, partResult?.pomp]))).toEqual(
      instrument.sample,
    )
    // A test with a mean and without its own report begins with the headline of the mean.
    if (instrument.hasOverall) expect(view.head).not.toBeNull()
  })
})
