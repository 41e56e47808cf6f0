import { expect, test } from 'vitest'
import { composeYearReview, type YearResult, yearBefore } from './year'

const now = new Date('2026-11-22T12:00:00.000Z')

let count = 0
const result = (slug: string, at: string, change: Partial<YearResult> = {}): YearResult => ({
  sittingId: `s${count++}`,
  slug,
  version: 1,
  locale: 'en',
  at: `${at}T08:00:00.000Z`,
  help: 'none',
  picture: [],
  sentence: `${slug} on ${at}`,
  parts: [],
  articles: [],
  ...change,
})
const parts = (pomp: number, half = 16) => [{ id: 'a', pomp, half }]

test('a year review omits results that are more than a year old or in the future', () => {
  expect(yearBefore(now).toISOString()).toBe('2025-11-22T12:00:00.000Z')
  const days = ['2025-11-22', '2025-11-23', '2026-11-22', '2026-11-23']
  const { tests } = composeYearReview(
    days.map((day) => result('sleep', day)),
    now,
  )
  expect(tests[0]?.results.map(({ at }) => at.slice(0, 10))).toEqual(['2026-11-22', '2025-11-23'])
})

test('a year review includes a result from now, but none from exactly one year ago', () => {
  const at = (moment: string) => result('sleep', '2026-01-01', { at: moment })
  const { tests } = composeYearReview([at('2025-11-22T12:00:00.000Z'), at('2026-11-22T12:00:00.000Z')], now)
  expect(tests[0]?.results.map((one) => one.at)).toEqual(['2026-11-22T12:00:00.000Z'])
})

test('one part of a test can change while another part stays the same', () => {
  const of = (day: string, moved: number) =>
    result('sleep', day, {
      parts: [
        { id: 'moved', pomp: moved, half: 16 },
        { id: 'stayed', pomp: 50, half: 16 },
      ],
    })
  expect(composeYearReview([of('2026-01-01', 10), of('2026-09-01', 90)], now).tests[0]?.compared).toMatchObject({
    changed: [{ id: 'moved' }],
    stayed: ['stayed'],
  })
  const apart = [
    result('sleep', '2026-01-01', { parts: [{ id: 'free', pomp: 10, half: 16 }] }),
    result('sleep', '2026-09-01', { parts: parts(90) }),
  ]
  expect(composeYearReview(apart, now).tests[0]?.compared).toBeNull()
})

test('the test taken last is listed first', () => {
  const { tests } = composeYearReview(
    [result('sleep', '2026-01-05'), result('worry', '2026-03-01'), result('sleep', '2026-06-01')],
    now,
  )
  expect(tests.map(({ slug, results }) => [slug, results.length])).toEqual([
    ['sleep', 2],
    ['worry', 1],
  ])
})

test.each([
  { from: 50, to: 72, changed: 0, stayed: 1 },
  { from: 50, to: 73, changed: 1, stayed: 0 },
  { from: 73, to: 50, changed: 1, stayed: 0 },
])(
  'a score change from $from to $to gives $changed changed and $stayed unchanged parts',
  ({ from, to, changed, stayed }) => {
    const { tests } = composeYearReview(
      [
        result('sleep', '2026-01-01', { parts: parts(from) }),
        result('sleep', '2026-04-01', { parts: parts(0) }),
        result('sleep', '2026-09-01', { parts: parts(to) }),
      ],
      now,
    )
    expect(tests[0]?.compared).toMatchObject({ count: 3 })
    expect(tests[0]?.compared?.changed).toHaveLength(changed)
    expect(tests[0]?.compared?.stayed).toHaveLength(stayed)
  },
)

test('a changed part has the dates, rounded scores and combined error of both results', () => {
  const { tests } = composeYearReview(
    [
      result('sleep', '2026-01-01', { parts: parts(70.4, 16) }),
      result('sleep', '2026-09-01', { parts: parts(20.6, 20) }),
    ],
    now,
  )
  expect(tests[0]?.compared?.changed).toEqual([
    {
      id: 'a',
      from: { at: '2026-01-01T08:00:00.000Z', score: 70 },
      to: { at: '2026-09-01T08:00:00.000Z', score: 21 },
      wobble: 26,
    },
  ])
})

test.each([
  { name: 'another version', other: { version: 2 } },
  { name: 'another language', other: { locale: 'es' } as const },
])('results in $name are not compared', ({ other }) => {
  const first = result('sleep', '2026-01-01', { parts: parts(10) })
  const last = result('sleep', '2026-09-01', { parts: parts(90), ...other })
  expect(composeYearReview([first, last], now).tests[0]?.compared).toBeNull()
  const again = result('sleep', '2026-05-01', { parts: parts(12) })
  expect(composeYearReview([first, again, last], now).tests[0]?.compared).toMatchObject({ stayed: ['a'], changed: [] })
})

test('a part is compared only when at least two results show it', () => {
  const shown = [{ id: 'free', pomp: 90, half: 16 }, ...parts(90)]
  const { tests } = composeYearReview(
    [
      result('sleep', '2026-01-01', { parts: [{ id: 'free', pomp: 10, half: 16 }] }),
      result('sleep', '2026-09-01', { parts: shown }),
    ],
    now,
  )
  expect(tests[0]?.compared?.changed.map(({ id }) => id)).toEqual(['free'])
  expect(tests[0]?.compared?.stayed).toEqual([])
})

test.each([
  { helps: ['none', 'none'] as const, help: 'none', sentences: 2 },
  { helps: ['none', 'soft'] as const, help: 'soft', sentences: 2 },
  { helps: ['first', 'soft'] as const, help: 'first', sentences: 0 },
])(
  'a year review with the help levels $helps has the help level $help and $sentences sentences',
  ({ helps, help, sentences }) => {
    const year = composeYearReview(
      helps.map((one, n) => result(`test-${n}`, '2026-05-01', { help: one })),
      now,
    )
    expect(year.help).toBe(help)
    expect(year.tests.flatMap(({ results }) => results.flatMap(({ sentence }) => sentence ?? []))).toHaveLength(
      sentences,
    )
  },
)

test('a hidden result at the help level “first” sets the help level of the year review', () => {
  const year = composeYearReview([result('sleep', '2026-05-01')], now, ['first'])
  expect(year.help).toBe('first')
  expect(year.tests[0]?.results[0]?.sentence).toBeNull()
})

test('a result over a year old does not affect the help level of the year review', () => {
  const old = result('low-mood', '2025-10-01', { help: 'first' })
  expect(composeYearReview([old, result('sleep', '2026-05-01')], now).help).toBe('none')
})

test('the reading list takes articles in turn from the newest results, six at most', () => {
  const { articles } = composeYearReview(
    [
      result('sleep', '2026-06-01', { articles: ['s1', 's2', 's3'] }),
      result('worry', '2026-05-01', { articles: ['w1', 's1', 'w3'] }),
      result('sleep', '2026-01-01', { articles: ['old'] }),
      result('self', '2026-04-01', { articles: ['f1', 'f2'] }),
    ],
    now,
  )
  expect(articles).toEqual(['s1', 'w1', 'f1', 's2', 'f2', 's3'])
})

test('a year review without results has no tests, articles or help', () => {
  expect(composeYearReview([], now)).toMatchObject({ help: 'none', tests: [], articles: [] })
})
