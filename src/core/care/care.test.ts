import type { Dimension, Level, Responses } from '@mindglass/psychometrics/instrument'
import { expect, test } from 'vitest'
import type { CareFacts } from '../instrument'
import { type Care, type CareInput, careOf, careOfSitting } from './care'

const part = (id: string, kind: Dimension['kind'] = 'symptom'): Dimension => ({ id, kind, items: [] })
const dimensions = [part('haste'), part('gloom'), part('mess'), part('taste', 'trait')]
const care: CareFacts = {
  first: ['gloom', 'haste'],
  soft: ['mess'],
  rules: [
    {
      help: 'first',
      all: [
        { part: 'haste', from: 'level4' },
        { part: 'gloom', from: 'level4' },
      ],
    },
    { help: 'first', all: [{ overallFrom: 'level4' }] },
    { help: 'soft', all: [{ part: 'taste', to: 'level1' }], head: 'bland' },
    { help: 'soft', all: [{ context: 'c1', from: 2 }], head: 'hindered' },
    { help: 'soft', all: [{ item: 'q9', to: 0 }], head: 'hopeless' },
    { help: 'first', all: [{ context: 'c1', from: 3 }], head: 'stopped' },
  ],
}

type Digit = 1 | 2 | 3 | 4 | 5
/** Returns no measured error for any part. */
const assumed = () => null
const level = (digit: Digit): Level => `level${digit}`

/** Returns a sitting from the levels of haste, gloom, mess and taste as digits; `-` is a part without a score. */
function reading(digits: string, overall: Digit | null, change: Partial<CareInput> = {}): CareInput {
  const of = [...digits].map((digit) => (digit === '-' ? null : level(Number(digit) as Digit)))
  const levels = Object.fromEntries(dimensions.map(({ id }, n) => [id, of[n] ?? null]))
  return { levels, overall: overall && level(overall), answers: {}, retake: false, ...change }
}
const decide = (...given: Parameters<typeof reading>): Care => careOf({ dimensions, care }, reading(...given))

test.each<{ digits: string; overall: Digit | null; help: Care['help']; headline: Care['headline']; parts?: string[] }>([
  // The mean and the worst part agree, or both are light.
  { digits: '1113', overall: 1, help: 'none', headline: { from: 'band', level: 'level1' } },
  { digits: '1213', overall: 1, help: 'none', headline: { from: 'band', level: 'level2' } },
  { digits: '3333', overall: 3, help: 'none', headline: { from: 'band', level: 'level3' } },
  // A trait is no burden, however high.
  { digits: '1115', overall: 2, help: 'none', headline: { from: 'band', level: 'level1' } },
  // Some parts stand above the mean.
  { digits: '1313', overall: 2, help: 'none', headline: { from: 'some', level: 'level3', parts: ['gloom'] } },
  { digits: '4143', overall: 3, help: 'none', headline: { from: 'some', level: 'level4', parts: ['haste', 'mess'] } },
  { digits: '4--3', overall: null, help: 'none', headline: { from: 'some', level: 'level4', parts: ['haste'] } },
  // Without a mean and without a high part, the headline is plain.
  { digits: '2--3', overall: null, help: 'none', headline: { from: 'plain' } },
  { digits: '----', overall: null, help: 'none', headline: { from: 'plain' } },
  // Parts at level5 are named, the gravest first.
  ...(
    [
      { digits: '5113', help: 'first', headline: { from: 'part', part: 'haste', parts: ['haste'] }, parts: ['haste'] },
      { digits: '1153', help: 'soft', headline: { from: 'part', part: 'mess', parts: ['mess'] }, parts: ['mess'] },
      {
        digits: '5153',
        help: 'first',
        headline: { from: 'part', part: 'haste', parts: ['haste', 'mess'] },
        parts: ['haste', 'mess'],
      },
      {
        digits: '5513',
        help: 'first',
        headline: { from: 'part', part: 'gloom', parts: ['gloom', 'haste'] },
        parts: ['gloom', 'haste'],
      },
      // Every part high, but most of them not very high.
      {
        digits: '5443',
        help: 'first',
        headline: { from: 'part', part: 'haste', parts: ['haste'] },
        parts: ['gloom', 'haste'],
      },
      { digits: '5543', help: 'first', headline: { from: 'whole' }, parts: ['gloom', 'haste'] },
    ] as const
  ).map((one) => ({ ...one, overall: 3 as const, parts: [...one.parts] })),
  // Rules.
  {
    digits: '4413',
    overall: 3,
    help: 'first',
    headline: { from: 'some', level: 'level4', parts: ['gloom', 'haste'] },
    parts: ['gloom', 'haste'],
  },
  { digits: '4-13', overall: null, help: 'none', headline: { from: 'some', level: 'level4', parts: ['haste'] } },
  { digits: '1144', overall: 4, help: 'first', headline: { from: 'band', level: 'level4' }, parts: ['mess'] },
  { digits: '1111', overall: 1, help: 'soft', headline: { from: 'rule', head: 'bland' }, parts: ['taste'] },
  { digits: '111-', overall: null, help: 'none', headline: { from: 'plain' } },
])(
  'careOf of the levels $digits with the mean $overall returns help $help and headline $headline.from',
  ({ digits, overall, ...expected }) => {
    const { help, headline, calls, offer } = decide(digits, overall)
    expect({ help, headline, parts: calls.parts }).toEqual({ parts: [], ...expected })
    expect(offer).toBe(expected.help === 'none')
  },
)

test.each<{ answer: number; help: Care['help']; head: string | null }>([
  { answer: 1, help: 'none', head: null },
  { answer: 2, help: 'soft', head: 'hindered' },
  { answer: 3, help: 'first', head: 'stopped' },
])(
  'the answer $answer about daily life determines the help, but a part at level5 keeps the headline',
  ({ answer, help, head }) => {
    const said = decide('1113', 1, { answers: { c1: answer } })
    expect(said.help).toBe(help)
    expect(said.headline).toEqual(head === null ? { from: 'band', level: 'level1' } : { from: 'rule', head })
    expect(said.calls.context).toEqual(head === null ? [] : ['c1'])
    // The headline names a part at level5 before this rule.
    expect(decide('1513', 1, { answers: { c1: answer } })).toMatchObject({ help: 'first', headline: { from: 'part' } })
  },
)

test.each<{ name: string; digits: string; answers: Responses; help: Care['help']; head: string | null }>([
  { name: 'the answer of the rule', digits: '1113', answers: { q9: 0 }, help: 'soft', head: 'hopeless' },
  { name: 'the next higher answer', digits: '1113', answers: { q9: 1 }, help: 'none', head: null },
  { name: 'no answer', digits: '1113', answers: {}, help: 'none', head: null },
  // Two high parts call for more help than this answer, and the headline names them instead.
  { name: 'the answer beside two high parts', digits: '4413', answers: { q9: 0 }, help: 'first', head: null },
])('careOf applies a rule on one answer whatever the levels: $name', ({ digits, answers, help, head }) => {
  const said = decide(digits, 1, { answers })
  expect(said).toMatchObject({ help, offer: help === 'none' })
  expect(said.headline.from === 'rule' ? said.headline.head : null).toBe(head)
})

test.each([
  { digits: '4-13', help: 'first', parts: ['haste'] },
  { digits: '4313', help: 'first', parts: ['gloom', 'haste'] },
  // The rule also covers gloom, which is light and therefore not named.
  { digits: '4213', help: 'first', parts: ['haste'] },
  { digits: '4113', help: 'none', parts: [] },
])('a part without a score fulfils “orUnscored” but is not named: $digits', (row) => {
  const all = [
    { part: 'haste', from: 'level4' },
    { part: 'gloom', from: 'level2', orUnscored: true },
  ] as const
  const rules = [{ help: 'first', all, head: 'spread' }] as const
  const { help, calls } = careOf({ dimensions, care: { ...care, rules } }, reading(row.digits, null))
  expect({ help, parts: calls.parts }).toEqual({ help: row.help, parts: row.parts })
})

test('a symptom part at level5 sets the help level “first” even when no care rule names the part', () => {
  const bare = { first: [], soft: [], rules: [] }
  expect(careOf({ dimensions, care: bare }, reading('1153', 2))).toMatchObject({ help: 'first', offer: false })
})

test('careOf makes no purchase offer when a retake is advised', () => {
  expect(decide('1113', 1)).toMatchObject({ help: 'none', offer: true })
  expect(decide('1113', 1, { retake: true })).toMatchObject({ help: 'none', offer: false })
})

test.each<{ digits: string; overall: Digit | null; mean: boolean }>([
  { digits: '1113', overall: 1, mean: true },
  { digits: '4143', overall: 3, mean: true },
  { digits: '4113', overall: 2, mean: false },
  { digits: '1153', overall: 4, mean: false },
  { digits: '1113', overall: null, mean: false },
])('the mean $overall of the levels $digits is shown: $mean', ({ digits, overall, mean }) => {
  expect(decide(digits, overall).mean).toBe(mean)
})

test('the headline is “whole” when at least half of several parts are at level5 and the others are high', () => {
  const bare = { first: [], soft: [], rules: [] }
  const of = (digits: string) => {
    const parts = [...digits].map((_, n) => part(`p${n}`))
    const levels = Object.fromEntries([...digits].map((digit, n) => [`p${n}`, level(Number(digit) as Digit)]))
    return careOf({ dimensions: parts, care: bare }, { levels, overall: null, answers: {}, retake: false }).headline
      .from
  }
  expect(['54', '544', '5543', '5544', '5', '53'].map(of)).toEqual(['whole', 'part', 'part', 'whole', 'part', 'part'])
})

test('careOfSitting decides a stored result by its levels, mean, validity and answers', () => {
  const result = {
    instrument: 'trial',
    version: 1,
    normVersion: 'design-1' as const,
    dimensions: dimensions.map(({ id }, n) => ({
      id,
      answered: 1,
      items: 1,
      raw: 1,
      pomp: 50,
      level: level(([4, 1, 4, 3] as const)[n] ?? 3),
    })),
    overall: { pomp: 50, level: level(3) },
    flags: [],
    validity: 'use' as const,
  }
  const read = reading('4143', 3)
  expect(careOfSitting({ dimensions, care }, result, {}, assumed)).toEqual(careOf({ dimensions, care }, read))
  expect(careOfSitting({ dimensions, care }, { ...result, overall: null }, {}, assumed)).toEqual(decide('4143', null))
  expect(careOfSitting({ dimensions, care }, { ...result, validity: 'askAgain' }, {}, assumed).offer).toBe(false)
  expect(careOfSitting({ dimensions, care }, result, { c1: 3 }, assumed).help).toBe('first')
})
