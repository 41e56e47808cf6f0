import { expect, test } from 'vitest'
import { all, any, type Condition, not } from './condition'
import { profile } from './fixture'
import type { Piece } from './key'
import { partsOfPiece } from './parts-of-piece'

const [a, b] = ['part-a', 'part-b']
/** The first part leads, the second lies in the middle. */
const one = profile('444444', '222222', { c1: 1 })

test.each<{ name: string; when?: Condition; more?: Partial<Piece>; parts: string[] }>([
  { name: 'no condition', parts: [] },
  { name: 'two ends', when: all({ part: b, is: 'low' }, { part: a, from: 'level4' }), parts: [a, b] },
  { name: 'one end beside a middle', when: all({ part: a, is: 'high' }, { part: b, is: 'middle' }), parts: [a, b] },
  {
    name: 'two others, and a middle',
    when: all({ leads: a }, { group: 'a-last', is: 'high' }, { part: b, is: 'middle' }),
    parts: [a, b],
  },
  {
    name: 'a group and an item',
    when: all({ group: 'b-first', above: 'b-last' }, { item: 'a2', from: 3 }),
    parts: [a, b],
  },
  { name: 'what is higher than what', when: { higher: a, than: b }, parts: [a, b] },
  { name: 'an edge', when: { crosses: b, border: 40, side: 'below' } as Condition, parts: [b] },
  { name: 'the least and an even part', when: all({ least: b }, { even: b }), parts: [b] },
  // Of two ways to hold, the one that does.
  { name: 'one of two', when: any({ leads: b }, { leads: a }), parts: [a] },
  { name: 'what is not so', when: not({ part: a, is: 'low' }), parts: [] },
  { name: 'circumstances', when: { context: 'c1', in: [1] }, parts: [] },
  { name: 'its items and slots', more: { items: ['b1'], mentions: ['a-first', 'c1'] }, parts: [a, b] },
])('partsOfPiece finds $parts where a paragraph has $name', ({ when, more, parts }) => {
  expect(partsOfPiece({ id: 'x', note: '', ...(when && { when }), ...more }, one)).toEqual(parts)
})

test('partsOfPiece leaves a middle out where two others are named, and parts that are not scored', () => {
  const three = { ...one, parts: [...one.parts, ...one.parts.slice(1).map((part) => ({ ...part, id: 'part-c' }))] }
  const when = all({ part: a, is: 'high' }, { second: 'part-c' }, { part: b, is: 'middle' }, { leads: 'part-d' })
  expect(partsOfPiece({ id: 'x', note: '', when }, three)).toEqual([a, 'part-c'])
})
