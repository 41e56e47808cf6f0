import { expect, test } from 'vitest'
import { all, any, type Condition, not } from './condition'
import { hasReason, hasTitle, listPlacedPieces, listTextIds, partsOfPiece } from './pieces'
import { createProfile } from './report-fixture'
import { type Piece, type ReportKey, replacement } from './report-key'

const piece = (id: string): Piece => ({ id, note: '' })
const days = [{ minutes: 5, variants: [piece('day.walk'), piece('day.rest')] }]
const key: ReportKey = {
  sample: {},
  groups: [],
  portrait: [piece('portrait')],
  caption: [piece('caption')],
  letter: {
    pattern: [piece('pattern')],
    difference: [piece('difference')],
    pull: [piece('pull')],
    gives: [piece('gives')],
  },
  parts: { a: { groups: [piece('group')], cost: [piece('cost')] } },
  meeting: [piece('meeting.x')],
  edge: [piece('edge.x')],
  context: [piece('context.x')],
  answers: ['q1'],
  where: { close: [piece('close')], work: [piece('work')], alone: [piece('alone')] },
  plans: [
    {
      id: 'one',
      note: '',
      gate: '',
      days: [...days, { minutes: 5, variants: [piece('day.write')] }],
      later: [piece('later')],
    },
    { id: 'two', note: '', gate: '', days, later: [] },
  ],
  handOver: [{ reader: 'friend', facts: [piece('fact')], requests: [piece('request')], offers: [piece('offer')] }],
  unknown: [piece('unknown')],
  sources: {},
  suggestedArticles: [],
  next: [],
}

test('listPlacedPieces lists every piece with the name of its section', () => {
  expect(listPlacedPieces(key).map(({ section, piece: { id } }) => `${section}: ${id}`)).toEqual([
    'portrait: portrait',
    'caption: caption',
    'letter.pattern: pattern',
    'letter.difference: difference',
    'letter.pull: pull',
    'letter.gives: gives',
    'parts.a.groups: group',
    'parts.a.cost: cost',
    'meeting: meeting.x',
    'edge: edge.x',
    'context: context.x',
    'where.close: close',
    'where.work: work',
    'where.alone: alone',
    'plans.one.day1: day.walk',
    'plans.one.day1: day.rest',
    'plans.one.day2: day.write',
    'plans.one.later: later',
    // A day that several plans share is listed once for each plan.
    'plans.two.day1: day.walk',
    'plans.two.day1: day.rest',
    'handOver.friend.facts: fact',
    'handOver.friend.requests: request',
    'handOver.friend.offers: offer',
    'unknown: unknown',
  ])
  const replaced = { ...key, replacements: [replacement('gate.one', 'told', { help: 'soft' }, '')] }
  expect(listPlacedPieces(replaced).at(-1)).toMatchObject({
    section: 'replacements.gate.one',
    piece: { id: 'gate.one.told' },
  })
  expect(listTextIds(replaced)).toContain('gate.one.told')
  expect(listPlacedPieces({ ...key, where: null }).some(({ section }) => section.startsWith('where'))).toBe(false)
})

test('listTextIds lists every id that needs a text exactly once', () => {
  const ids = listTextIds(key)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => /^(week|gate|first|answer)\./.test(id))).toEqual([
    'week.one',
    'gate.one',
    'first.one',
    'week.two',
    'gate.two',
    'first.two',
    'answer.q1.high',
    'answer.q1.low',
  ])
  for (const { piece: one } of listPlacedPieces(key)) expect(ids).toContain(one.id)
})

test.each([
  { id: 'meeting.x', title: true, why: false },
  { id: 'edge.x', title: true, why: false },
  { id: 'week.one', title: true, why: false },
  { id: 'day.walk', title: true, why: true },
  { id: 'gate.one', title: false, why: false },
  { id: 'monday.x', title: false, why: false },
  { id: 'context.day.x', title: false, why: false },
  { id: 'days', title: false, why: false },
])('a piece with the id $id has a title: $title, and a reason: $why', ({ id, title, why }) => {
  expect([hasTitle(id), hasReason(id)]).toEqual([title, why])
})

const [a, b] = ['part-a', 'part-b']
/** The first part leads, the second lies in the middle. */
const one = createProfile('444444', '222222', { c1: 1 })

test.each<{ name: string; when?: Condition; more?: Partial<Piece>; parts: string[] }>([
  { name: 'no condition', parts: [] },
  {
    name: 'two parts at the ends of the scale',
    when: all({ part: b, is: 'low' }, { part: a, from: 'level4' }),
    parts: [a, b],
  },
  {
    name: 'one high and one middle part',
    when: all({ part: a, is: 'high' }, { part: b, is: 'middle' }),
    parts: [a, b],
  },
  {
    name: 'two other parts and a middle one',
    when: all({ leads: a }, { group: 'a-last', is: 'high' }, { part: b, is: 'middle' }),
    parts: [a, b],
  },
  {
    name: 'a group and an item',
    when: all({ group: 'b-first', above: 'b-last' }, { item: 'a2', from: 3 }),
    parts: [a, b],
  },
  { name: 'a comparison of two parts', when: { higher: a, than: b }, parts: [a, b] },
  { name: 'a borderline score', when: { crosses: b, border: 40, side: 'below' } as Condition, parts: [b] },
  { name: 'a lowest-ranked, uniform part', when: all({ least: b }, { even: b }), parts: [b] },
  // Of two alternative conditions, only the one that holds names its part.
  { name: 'two alternative conditions', when: any({ leads: b }, { leads: a }), parts: [a] },
  { name: 'a negated condition', when: not({ part: a, is: 'low' }), parts: [] },
  { name: 'circumstances', when: { context: 'c1', in: [1] }, parts: [] },
  { name: 'items and slots but no condition', more: { items: ['b1'], mentions: ['a-first', 'c1'] }, parts: [a, b] },
])('partsOfPiece finds the parts $parts in a paragraph with $name', ({ when, more, parts }) => {
  expect(partsOfPiece({ id: 'x', note: '', ...(when && { when }), ...more }, one)).toEqual(parts)
})

test('partsOfPiece omits unscored parts, and a middle-range part when two others are named', () => {
  const three = { ...one, parts: [...one.parts, ...one.parts.slice(1).map((part) => ({ ...part, id: 'part-c' }))] }
  const when = all({ part: a, is: 'high' }, { second: 'part-c' }, { part: b, is: 'middle' }, { leads: 'part-d' })
  expect(partsOfPiece({ id: 'x', note: '', when }, three)).toEqual([a, 'part-c'])
})
