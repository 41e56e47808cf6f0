import type { Dimension, Level, Responses } from '@mindglass/psychometrics/instrument'
import { levelOfPomp } from '@mindglass/psychometrics/scoring/levels'
import { describe, expect, test } from 'vitest'
import type { CareFacts } from '../instrument'
import { type Care, type CareInput, careOf, careOfSitting } from './care'

// Tests of how score intervals, and answers that ease a very high part, affect care.

const part = (id: string, kind: Dimension['kind'] = 'symptom'): Dimension => ({ id, kind, items: [] })
const dimensions = [part('haste'), part('gloom'), part('mess'), part('taste', 'trait')]
const level = (digit: number): Level => `level${digit as 1 | 2 | 3 | 4 | 5}`

/** Returns a sitting from the levels of haste, gloom, mess and taste as digits. */
function reading(digits: string, overall: number | null, change: Partial<CareInput> = {}): CareInput {
  const levels = Object.fromEntries(dimensions.map(({ id }, n) => [id, level(Number(digits[n]))]))
  return { levels, overall: overall === null ? null : level(overall), answers: {}, retake: false, ...change }
}

describe('the score interval', () => {
  test.each<{ digits: string; upper: Record<string, Level>; help: Care['help']; headline: Care['headline'] }>([
    {
      digits: '4113',
      upper: { haste: level(5) },
      help: 'soft',
      headline: { from: 'reaches', parts: ['haste'] },
    },
    {
      digits: '4143',
      upper: { haste: level(5), mess: level(5) },
      help: 'soft',
      headline: { from: 'reaches', parts: ['haste', 'mess'] },
    },
    // A trait is no burden, and a range that reaches no further than level4 is none either.
    { digits: '1114', upper: { taste: level(5) }, help: 'none', headline: { from: 'band', level: 'level1' } },
    {
      digits: '3113',
      upper: { haste: level(4) },
      help: 'none',
      headline: { from: 'some', level: 'level3', parts: ['haste'] },
    },
    // The part that calls for more help is named first.
    {
      digits: '4513',
      upper: { haste: level(5) },
      help: 'first',
      headline: { from: 'part', part: 'gloom', parts: ['gloom'] },
    },
  ])(
    'determines the help for the levels $digits when its upper end reaches $upper',
    ({ digits, upper, help, headline }) => {
      const care = { first: ['gloom', 'haste'], soft: ['mess'], rules: [] }
      const result = careOf({ dimensions, care }, reading(digits, 2, { upper }))
      expect(result).toMatchObject({ help, offer: help === 'none', headline })
      if (help !== 'none') expect(result.calls.parts).toEqual(expect.arrayContaining(['haste']))
    },
  )

  test('determines the help from the measured error, or from the assumed error when none is measured', () => {
    const bare = { first: ['haste'], soft: [], rules: [] }
    const scored = (pomp: number) => ({
      instrument: 'trial',
      version: 1,
      normVersion: 'design-1' as const,
      overall: null,
      flags: [],
      validity: 'use' as const,
      dimensions: [{ id: 'haste', answered: 6, items: 6, raw: 1, pomp, level: levelOfPomp(pomp) }],
    })
    const helpAt = (pomp: number, sem: number | null) =>
      careOfSitting({ dimensions, care: bare }, scored(pomp), {}, () => (sem === null ? null : { sem, n: 400 })).help
    // The assumed interval of six answers reaches 21 points to each side.
    expect([65, 70, 71, 79, 80].map((pomp) => helpAt(pomp, null))).toEqual(['none', 'none', 'soft', 'soft', 'first'])
    // The measured interval reaches 10 points: that of 75 ends at 85, that of 73 too near 80 to name a second level.
    expect([73, 75, 76, 79].map((pomp) => helpAt(pomp, 10 / 1.96))).toEqual(['none', 'none', 'soft', 'soft'])
  })
})

describe('mitigating answers', () => {
  const over = [
    { context: 'c6', to: 0 },
    { context: 'c7', to: 1 },
  ] as const
  const easing: CareFacts = {
    first: ['gloom', 'haste'],
    soft: ['mess'],
    rules: [{ help: 'first', all: [{ part: 'gloom', from: 'level4' }], unless: over, head: 'sunk' }],
    eases: [
      { parts: ['gloom'], all: [...over, { context: 'c3', to: 0 }], help: 'none', head: 'returns' },
      { parts: ['gloom', 'mess'], all: over, help: 'soft', head: 'past' },
    ],
  }
  const of = (digits: string, answers: Responses, upper?: Record<string, Level>) =>
    careOf({ dimensions, care: easing }, reading(digits, null, { answers, ...(upper && { upper }) }))
  const brief = { c3: 0, c6: 0, c7: 1 }
  const stillStrict: Responses[] = [{}, { c3: 0, c7: 1 }, { c3: 0, c6: 0 }, { ...brief, c6: 1 }, { ...brief, c7: 2 }]

  test.each<{ name: string; digits: string; answers: Responses; help: Care['help']; headline: object }>([
    {
      name: 'all easing answers',
      digits: '1513',
      answers: brief,
      help: 'none',
      headline: { from: 'eased', head: 'returns', parts: ['gloom'] },
    },
    {
      name: 'all easing answers at level4',
      digits: '1413',
      answers: brief,
      help: 'none',
      headline: { from: 'some', level: 'level4', parts: ['gloom'] },
    },
    {
      name: 'easing answers with a cost',
      digits: '1513',
      answers: { ...brief, c3: 2 },
      help: 'soft',
      headline: { from: 'eased', head: 'past', parts: ['gloom'] },
    },
    {
      name: 'easing answers without an answer about cost',
      digits: '1513',
      answers: { c6: 0, c7: 1 },
      help: 'soft',
      headline: { from: 'eased', head: 'past', parts: ['gloom'] },
    },
    ...stillStrict.map((answers) => ({
      name: `${JSON.stringify(answers)}`,
      digits: '1513',
      answers,
      help: 'first' as const,
      headline: { from: 'part', part: 'gloom', parts: ['gloom'] },
    })),
    {
      name: 'no easing answers at level4',
      digits: '1413',
      answers: {},
      help: 'first',
      headline: { from: 'rule', head: 'sunk' },
    },
    // These answers do not ease another part, which is then named first.
    {
      name: 'all easing answers beside another part',
      digits: '5513',
      answers: brief,
      help: 'first',
      headline: { from: 'part', part: 'haste', parts: ['haste'] },
    },
    {
      name: 'easing answers with a cost beside another part',
      digits: '5513',
      answers: { ...brief, c3: 2 },
      help: 'first',
      headline: { from: 'part', part: 'haste', parts: ['haste', 'gloom'] },
    },
    // Easing answers never raise the care for a part.
    {
      name: 'easing answers for a part with soft help',
      digits: '1153',
      answers: brief,
      help: 'soft',
      headline: { from: 'eased', head: 'past', parts: ['mess'] },
    },
  ])('determine the help for the levels $digits: $name', ({ digits, answers, help, headline }) => {
    expect(of(digits, answers)).toMatchObject({ help, headline, offer: help === 'none' })
  })

  test('mitigate a part whose score interval reaches level5 like a part at level5', () => {
    const upper = { gloom: level(5) }
    expect(of('1413', brief, upper)).toMatchObject({ help: 'none', headline: { from: 'eased', head: 'returns' } })
    expect(of('1413', { ...brief, c3: 1 }, upper)).toMatchObject({ help: 'soft', headline: { head: 'past' } })
    // The answers do not ease a rule, which has its own exception.
    expect(of('1413', { ...brief, c6: 1 }, upper)).toMatchObject({ help: 'first', headline: { head: 'sunk' } })
  })
})

test.each<{ answers: Responses; help: Care['help'] }>([
  { answers: {}, help: 'none' },
  { answers: { c1: 0 }, help: 'soft' },
  { answers: { c1: 1 }, help: 'soft' },
  { answers: { c1: 2 }, help: 'none' },
])('careOf with a rule on one answer returns the help $help for the answers $answers', ({ answers, help }) => {
  const rules = [{ help: 'soft', all: [{ context: 'c1', to: 1 }] }] as const
  const result = careOf({ dimensions, care: { first: [], soft: [], rules } }, reading('1113', 1, { answers }))
  // An answer of little burden is never the reason for help.
  expect(result).toMatchObject({ help, calls: { context: [] } })
})
