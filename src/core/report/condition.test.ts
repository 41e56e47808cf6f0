import { expect, test } from 'vitest'
import { type Condition, holds } from './condition'
import { profile } from './fixture'

const high = profile('444333', '000111', { c1: 1 })
const flat = profile('222222', '222222')

test.each<[string, Condition, boolean]>([
  ['a third of a part', { part: 'part-a', is: 'high' }, true],
  ['another third', { part: 'part-a', is: 'middle' }, false],
  ['a level reached', { part: 'part-a', from: 'level5' }, true],
  ['a level passed', { part: 'part-b', from: 'level1', to: 'level1' }, true],
  ['a level not reached', { part: 'part-b', from: 'level2' }, false],
  ['a part that is not there', { part: 'part-c', to: 'level5' }, false],
  // Both lie 37.5 points from the middle: the order of the test decides.
  ['the part that leads', { leads: 'part-a' }, true],
  ['… and where it leans', { leads: 'part-a', lean: 'low' }, false],
  ['the second', { second: 'part-b', lean: 'low' }, true],
  ['the least', { least: 'part-b' }, true],
  ['a difference of parts', { higher: 'part-a', than: 'part-b' }, true],
  ['… of a size', { higher: 'part-a', than: 'part-b', by: 76 }, false],
  ['… exactly of that size', { higher: 'part-a', than: 'part-b', by: 75 }, true],
  ['… the other way', { higher: 'part-b', than: 'part-a' }, false],
  ['a crossed cut', { crosses: 'part-a', border: 80, side: 'below' }, true],
  ['… on the other side', { crosses: 'part-a', border: 80, side: 'above' }, false],
  ['a cut out of reach', { crosses: 'part-a', border: 60, side: 'below' }, false],
  ['a third of a group', { group: 'b-first', is: 'low' }, true],
  ['groups apart by exactly a quarter', { group: 'a-first', above: 'a-last' }, true],
  ['… by more than there is', { group: 'a-first', above: 'a-last', by: 26 }, false],
  ['… the other way', { group: 'a-last', above: 'a-first' }, false],
  ['a group away from its part', { group: 'a-first', apart: 'above', by: 12 }, true],
  ['… not so far', { group: 'a-first', apart: 'above' }, false],
  ['… below it', { group: 'a-last', apart: 'below', by: 12 }, true],
  ['groups that differ', { even: 'part-a' }, false],
  ['a turned answer', { item: 'a6', from: 3, to: 3 }, true],
  ['an answer out of range', { item: 'a1', to: 3 }, false],
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
