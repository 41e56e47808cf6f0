import { expect, test } from 'vitest'
import { all, any, type Condition, holds, not, thirdOfLevel, thirdOfPomp } from './condition'
import { profile } from './fixture'

const high = profile('444333', '000111', { c1: 1 })
const flat = profile('222222', '222222')

test.each<[string, Condition, boolean]>([
  ['a third of a part', { part: 'part-a', is: 'high' }, true],
  ['another third', { part: 'part-a', is: 'middle' }, false],
  ['a level reached', { part: 'part-a', from: 'level5' }, true],
  ['a level passed', { part: 'part-b', from: 'level1', to: 'level1' }, true],
  ['a level up to which', { part: 'part-b', to: 'level1' }, true],
  ['a level passed by', { part: 'part-a', to: 'level4' }, false],
  ['a level not reached', { part: 'part-b', from: 'level2' }, false],
  ['a part that is not there', { part: 'part-c', to: 'level5' }, false],
  // Both lie 37.5 points from the middle: the order of the test decides.
  ['the part that leads', { leads: 'part-a' }, true],
  ['… and where it leans', { leads: 'part-a', lean: 'low' }, false],
  ['the second', { second: 'part-b', lean: 'low' }, true],
  ['a part that does not lead', { leads: 'part-b' }, false],
  ['the least', { least: 'part-b' }, true],
  ['not the least', { least: 'part-a' }, false],
  ['a difference of parts', { higher: 'part-a', than: 'part-b' }, true],
  ['… of a size', { higher: 'part-a', than: 'part-b', by: 76 }, false],
  ['… exactly of that size', { higher: 'part-a', than: 'part-b', by: 75 }, true],
  ['… the other way', { higher: 'part-b', than: 'part-a' }, false],
  ['… from a part that is not there', { higher: 'part-a', than: 'part-c' }, false],
  ['… of a part that is not there', { higher: 'part-c', than: 'part-b' }, false],
  ['a crossed cut', { crosses: 'part-a', border: 80, side: 'below' }, true],
  ['… on the other side', { crosses: 'part-a', border: 80, side: 'above' }, false],
  ['a cut out of reach', { crosses: 'part-a', border: 60, side: 'below' }, false],
  ['a cut of a part that is not there', { crosses: 'part-c', border: 80, side: 'below' }, false],
  ['a third of a group', { group: 'b-first', is: 'low' }, true],
  ['another third of a group', { group: 'a-first', is: 'low' }, false],
  ['a group above one that is not there', { group: 'a-first', above: 'c-first' }, false],
  ['groups apart by exactly a quarter', { group: 'a-first', above: 'a-last' }, true],
  ['… by more than there is', { group: 'a-first', above: 'a-last', by: 26 }, false],
  ['… the other way', { group: 'a-last', above: 'a-first' }, false],
  ['a group away from its part', { group: 'a-first', apart: 'above', by: 12 }, true],
  ['… not so far', { group: 'a-first', apart: 'above' }, false],
  ['a group of another part away from its own', { group: 'b-last', apart: 'above', by: 12 }, true],
  ['… below it', { group: 'a-last', apart: 'below', by: 12 }, true],
  ['groups that differ', { even: 'part-a' }, false],
  ['groups that are not there', { even: 'part-c' }, false],
  ['a turned answer', { item: 'a6', from: 3, to: 3 }, true],
  ['an answer out of range', { item: 'a1', to: 3 }, false],
  ['an answer below the range', { item: 'b1', from: 1 }, false],
  ['an answer up to which', { item: 'a1', to: 4 }, true],
  ['an item that is not there', { item: 'z9', to: 4 }, false],
  ['an answer about circumstances', { context: 'c1', in: [0, 1] }, true],
  ['another one', { context: 'c1', in: [2] }, false],
  ['help', { help: 'none' }, true],
  ['other help', { help: 'first' }, false],
  [
    'all',
    {
      all: [
        { part: 'part-a', is: 'high' },
        { part: 'part-b', is: 'high' },
      ],
    },
    false,
  ],
  [
    'any',
    {
      any: [
        { part: 'part-a', is: 'high' },
        { part: 'part-b', is: 'high' },
      ],
    },
    true,
  ],
  ['not', { not: { part: 'part-c', to: 'level5' } }, true],
])('%s', (_, condition, expected) => {
  expect(holds(condition, high)).toBe(expected)
})

test('even answers', () => {
  expect(holds({ even: 'part-a' }, flat)).toBe(true)
  expect(holds({ part: 'part-a', is: 'middle' }, flat)).toBe(true)
  expect(holds({ context: 'c1', in: [0] }, flat)).toBe(false)
})

test('a group with half of its answers left out says nothing', () => {
  const sparse = profile('4--444', '222222')
  expect(holds({ group: 'a-first', is: 'high' }, sparse)).toBe(false)
  // Four of six answers are too few to score the part.
  expect(holds({ part: 'part-a', is: 'high' }, sparse)).toBe(false)
  expect(holds({ item: 'a1', from: 4 }, sparse)).toBe(true)
})

test('a condition of every fact, of one, and of none', () => {
  const [yes, no]: Condition[] = [
    { part: 'part-a', is: 'high' },
    { part: 'part-b', is: 'high' },
  ]
  if (!yes || !no) throw new Error('two conditions')
  expect([all(yes, yes), all(yes, no), all()].map((one) => holds(one, high))).toEqual([true, false, true])
  expect([any(no, yes), any(no, no), any()].map((one) => holds(one, high))).toEqual([true, false, false])
  expect([not(no), not(yes)].map((one) => holds(one, high))).toEqual([true, false])
})

test('an interval that reaches beyond both cuts crosses each of them on its own side', () => {
  const crosses = (border: 40 | 60, side: 'below' | 'above') => holds({ crosses: 'part-a', border, side }, flat)
  expect([crosses(40, 'below'), crosses(60, 'above')]).toEqual([true, true])
  expect([crosses(40, 'above'), crosses(60, 'below')]).toEqual([false, false])
})

test('a part is even or not by its own groups', () => {
  const one = profile('444000', '222222')
  expect([holds({ even: 'part-a' }, one), holds({ even: 'part-b' }, one)]).toEqual([false, true])
})

test('a group without a score of its part lies nowhere beside it', () => {
  const sparse = profile('4444--', '222222')
  expect(holds({ group: 'a-first', is: 'high' }, sparse)).toBe(true)
  expect(holds({ group: 'a-first', apart: 'above', by: 0 }, sparse)).toBe(false)
})

test('no part leads, comes second or is least when nothing is scored', () => {
  const nothing = profile('------', '------')
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
])('$pomp lies in the $third third', ({ pomp, third }) => {
  expect(thirdOfPomp(pomp)).toBe(third)
})

test('levels lie in thirds', () => {
  const thirds = (['level1', 'level2', 'level3', 'level4', 'level5'] as const).map(thirdOfLevel)
  expect(thirds).toEqual(['low', 'low', 'middle', 'high', 'high'])
})
