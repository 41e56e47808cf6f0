import { expect, test } from 'vitest'
import { all, any, bandOfLevel, bandOfPomp, type Condition, holds, itemsRequired, not } from './condition'
import { createProfile } from './report-fixture'

const high = createProfile('444333', '000111', { c1: 1 })
const flat = createProfile('222222', '222222')

test.each<[string, Condition, boolean]>([
  ['a third of a part', { part: 'part-a', is: 'high' }, true],
  ['another third of a part', { part: 'part-a', is: 'middle' }, false],
  ['a reached lower limit of levels', { part: 'part-a', from: 'level5' }, true],
  ['a range of one level', { part: 'part-b', from: 'level1', to: 'level1' }, true],
  ['an upper limit of levels', { part: 'part-b', to: 'level1' }, true],
  ['an exceeded upper limit of levels', { part: 'part-a', to: 'level4' }, false],
  ['an unreached lower limit of levels', { part: 'part-b', from: 'level2' }, false],
  ['a missing part', { part: 'part-c', to: 'level5' }, false],
  // Both parts lie 37.5 points from the middle, so their order in the test decides.
  ['the part that leads', { leads: 'part-a' }, true],
  ['the leading part with another lean', { leads: 'part-a', lean: 'low' }, false],
  ['the second part', { second: 'part-b', lean: 'low' }, true],
  ['a part that does not lead', { leads: 'part-b' }, false],
  ['the least part', { least: 'part-b' }, true],
  ['a part that is not the least', { least: 'part-a' }, false],
  ['a difference of parts', { higher: 'part-a', than: 'part-b' }, true],
  ['a difference smaller than required', { higher: 'part-a', than: 'part-b', by: 76 }, false],
  ['a difference exactly as large as required', { higher: 'part-a', than: 'part-b', by: 75 }, true],
  ['a difference of parts the other way', { higher: 'part-b', than: 'part-a' }, false],
  ['a difference from a missing part', { higher: 'part-a', than: 'part-c' }, false],
  ['a difference of a missing part', { higher: 'part-c', than: 'part-b' }, false],
  ['a crossed cut', { crosses: 'part-a', border: 80, side: 'below' }, true],
  ['a crossed cut on the other side', { crosses: 'part-a', border: 80, side: 'above' }, false],
  ['a cut out of reach', { crosses: 'part-a', border: 60, side: 'below' }, false],
  ['a cut of a missing part', { crosses: 'part-c', border: 80, side: 'below' }, false],
  ['a third of a group', { group: 'b-first', is: 'low' }, true],
  ['another third of a group', { group: 'a-first', is: 'low' }, false],
  ['a group above a missing group', { group: 'a-first', above: 'c-first' }, false],
  ['groups apart by exactly a quarter', { group: 'a-first', above: 'a-last' }, true],
  ['groups apart by less than required', { group: 'a-first', above: 'a-last', by: 26 }, false],
  ['groups apart the other way', { group: 'a-last', above: 'a-first' }, false],
  ['a group away from its part', { group: 'a-first', apart: 'above', by: 12 }, true],
  ['a group less far from its part than required', { group: 'a-first', apart: 'above' }, false],
  ['a group of another part away from its own', { group: 'b-last', apart: 'above', by: 12 }, true],
  ['a group below its part', { group: 'a-last', apart: 'below', by: 12 }, true],
  ['even groups in a part whose groups differ', { even: 'part-a' }, false],
  ['even groups of a missing part', { even: 'part-c' }, false],
  ['a reversed answer', { item: 'a6', from: 3, to: 3 }, true],
  ['an answer out of range', { item: 'a1', to: 3 }, false],
  ['an answer below the range', { item: 'b1', from: 1 }, false],
  ['an upper limit of an answer', { item: 'a1', to: 4 }, true],
  ['a missing item', { item: 'z9', to: 4 }, false],
  ['an answer about circumstances', { context: 'c1', in: [0, 1] }, true],
  ['another answer about circumstances', { context: 'c1', in: [2] }, false],
  ['the help level', { help: 'none' }, true],
  ['another help level', { help: 'first' }, false],
  [
    'two facts that must both be true',
    {
      all: [
        { part: 'part-a', is: 'high' },
        { part: 'part-b', is: 'high' },
      ],
    },
    false,
  ],
  [
    'two facts of which one must be true',
    {
      any: [
        { part: 'part-a', is: 'high' },
        { part: 'part-b', is: 'high' },
      ],
    },
    true,
  ],
  ['a negated fact', { not: { part: 'part-c', to: 'level5' } }, true],
])('the condition on %s, %j, is met: %s', (_, condition, expected) => {
  expect(holds(condition, high)).toBe(expected)
})

test('a part with equal answers is uniform and lies in the middle range', () => {
  expect(holds({ even: 'part-a' }, flat)).toBe(true)
  expect(holds({ part: 'part-a', is: 'middle' }, flat)).toBe(true)
  expect(holds({ context: 'c1', in: [0] }, flat)).toBe(false)
})

test('a condition on a group is not met when half of its answers are missing', () => {
  const sparse = createProfile('4--444', '222222')
  expect(holds({ group: 'a-first', is: 'high' }, sparse)).toBe(false)
  // Four of six answers are too few to score the part.
  expect(holds({ part: 'part-a', is: 'high' }, sparse)).toBe(false)
  expect(holds({ item: 'a1', from: 4 }, sparse)).toBe(true)
})

test('the conditions all, any and not combine other conditions logically', () => {
  const [yes, no]: Condition[] = [
    { part: 'part-a', is: 'high' },
    { part: 'part-b', is: 'high' },
  ]
  if (!yes || !no) throw new Error('two conditions')
  expect([all(yes, yes), all(yes, no), all()].map((one) => holds(one, high))).toEqual([true, false, true])
  expect([any(no, yes), any(no, no), any()].map((one) => holds(one, high))).toEqual([true, false, false])
  expect([not(no), not(yes)].map((one) => holds(one, high))).toEqual([true, false])
})

test('a score interval that contains two cut scores crosses one below and one above the score', () => {
  const crosses = (border: 40 | 60, side: 'below' | 'above') => holds({ crosses: 'part-a', border, side }, flat)
  expect([crosses(40, 'below'), crosses(60, 'above')]).toEqual([true, true])
  expect([crosses(40, 'above'), crosses(60, 'below')]).toEqual([false, false])
})

test('a part counts as uniform when its group means are similar', () => {
  const one = createProfile('444000', '222222')
  expect([holds({ even: 'part-a' }, one), holds({ even: 'part-b' }, one)]).toEqual([false, true])
})

test('a group is neither above nor below its part when the part has no score', () => {
  const sparse = createProfile('4444--', '222222')
  expect(holds({ group: 'a-first', is: 'high' }, sparse)).toBe(true)
  expect(holds({ group: 'a-first', apart: 'above', by: 0 }, sparse)).toBe(false)
})

test('no part ranks first, second or last when no part has a score', () => {
  const nothing = createProfile('------', '------')
  const conditions: Condition[] = [{ leads: 'part-a' }, { second: 'part-b' }, { least: 'part-a' }]
  expect(conditions.map((one) => holds(one, nothing))).toEqual([false, false, false])
})

test.each([
  { pomp: 0, third: 'low' },
  { pomp: 39.9, third: 'low' },
  // Means of answers are fractions.
  { pomp: 40 - 1e-12, third: 'middle' },
  { pomp: 40, third: 'middle' },
  { pomp: 59.9, third: 'middle' },
  { pomp: 60 - 1e-12, third: 'high' },
  { pomp: 100, third: 'high' },
])('a score of $pomp lies in the $third range', ({ pomp, third }) => {
  expect(bandOfPomp(pomp)).toBe(third)
})

test('levels 1–2 lie in the low range, level 3 in the middle, and levels 4–5 in the high range', () => {
  const thirds = (['level1', 'level2', 'level3', 'level4', 'level5'] as const).map(bandOfLevel)
  expect(thirds).toEqual(['low', 'low', 'middle', 'high', 'high'])
})

test('itemsRequired returns the items a condition asks about, except those it excludes', () => {
  const a1: Condition = { item: 'a1', from: 3 }
  expect(itemsRequired(all(a1, any({ item: 'b1', to: 1 }, { help: 'none' }), not({ item: 'b2', to: 1 })))).toEqual([
    'a1',
    'b1',
  ])
  expect(itemsRequired(undefined)).toEqual([])
})
