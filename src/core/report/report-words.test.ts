import { describe, expect, test } from 'vitest'
import type { ChosenPlan, Composition } from './compose'
import { createProfile } from './report-fixture'
import type { Piece } from './report-key'
import { findReplacement, renderReportWords, type Wording } from './report-words'

const one = createProfile('444333', '012310', { c1: 1 })
const piece = (id: string, mentions?: string[]): Piece => ({ id, note: '', ...(mentions && { mentions }) })

const wording: Wording = {
  locale: 'en',
  options: ['Never', 'Rarely', 'At times', 'Often', 'Always'],
  context: { c1: { name: 'Near', question: 'Who is near?', options: ['A partner', 'A friend', 'Nobody'] } },
  items: { a1: 'I sleep.', b1: 'I wait.' },
  pieces: {
    portrait: 'You chose {a1.lower}.',
    caption: 'Lines.',
    pattern: 'A pattern. You chose {a1.lower}.',
    gives: 'Gives.',
    group: 'Group.',
    cost: 'Cost.',
    'meeting.x': { title: 'Meet {a1}', text: 'Text {part-b}.' },
    'edge.x': { title: 'Edge', text: 'Near.' },
    'context.x': 'With {c1.lower}.',
    'answer.a1.high': 'Stands out: {a1}.',
    close: 'Close.',
    alone: 'Alone.',
    'week.w': { title: 'A week', text: 'Of {a1.lower}.' },
    'gate.w': 'Not for all.',
    'first.w': 'Walk for five minutes.',
    'short.part-a.high': 'It takes time.',
    'short.part-a.middle': 'It takes some time.',
    'short.part-b.low': 'It leaves time.',
    'day.1': { title: 'Day', text: 'Walk.', why: 'Because {a1.lower}.' },
    'step.x': { title: 'Call', text: 'Dial.', why: 'It waits.', first: 'Call today.' },
    later: 'Count.',
    fact: 'Fact.',
    request: 'Request.',
    offer: 'Offer.',
    unknown: 'Nobody knows.',
    'plain.title': 'No title here.',
    'day.mute': { title: 'Day', text: 'Walk.' },
  },
}
const plan = (day: string) => ({
  plan: { id: 'w', note: '', gate: '', days: [], later: [] },
  days: [{ minutes: 5, piece: piece(day) }],
  later: [piece('later')],
})
const composition: Composition = {
  portrait: piece('portrait'),
  caption: null,
  letter: { pattern: null, difference: null, pull: null, gives: null },
  parts: [],
  meeting: [],
  edge: [],
  context: [],
  answerPairs: [],
  apart: null,
  quotes: [],
  where: null,
  plan: null,
  handOver: [],
  unknown: [],
  replaced: {},
  sources: [],
  articles: [],
  next: null,
}
const words = (change: Partial<Composition>) => renderReportWords({ ...composition, ...change }, one, wording)

test('a report has no words for chapters that were not composed', () => {
  expect(words({})).toEqual({
    scale: { min: 0, max: 4 },
    portrait: 'You chose always.',
    caption: null,
    short: { part: 'part-a', apart: null, costs: 'It takes time.', first: null },
    letter: [],
    parts: {},
    meeting: [],
    edge: [],
    context: [],
    answerPairs: [],
    quotes: [],
    where: [],
    plan: null,
    handOver: [],
    unknown: [],
  })
})

test('composed pieces appear in their order with their slots filled', () => {
  const found = words({
    caption: piece('caption'),
    letter: { pattern: piece('pattern'), difference: null, pull: null, gives: piece('gives') },
    parts: [
      { id: 'part-a', groups: [piece('group')], cost: piece('cost') },
      { id: 'part-b', groups: [], cost: null },
    ],
    meeting: [{ ...piece('meeting.x', ['b2']), when: { leads: 'part-a' } }],
    edge: [piece('edge.x')],
    context: [piece('context.x', ['c1', 'a1']), piece('caption')],
    where: { close: piece('close'), work: null, alone: piece('alone') },
    unknown: [piece('unknown')],
  })
  expect(found).toMatchObject({
    caption: 'Lines.',
    letter: ['A pattern. You chose always.', 'Gives.'],
    parts: { 'part-a': { groups: ['Group.'], cost: 'Cost.' }, 'part-b': { groups: [], cost: null } },
    meeting: [{ title: 'Meet Always', text: 'Text 29.', parts: ['part-a', 'part-b'] }],
    edge: [{ title: 'Edge', text: 'Near.', parts: [] }],
    // A paragraph lists the unscored questions it is about (`c1`); a scored item (`a1`) is not listed.
    context: [
      { questions: ['Near'], text: 'With a friend.' },
      { questions: [], text: 'Lines.' },
    ],
    where: [
      { area: 'close', text: 'Close.' },
      { area: 'alone', text: 'Alone.' },
    ],
    unknown: ['Nobody knows.'],
  })
})

const named = { ...wording, groups: { 'b-first': 'First lines', 'b-last': 'Last lines', other: 'Of no part' } }
const parts = ['part-a', 'part-b'].map((id) => ({ id, groups: [], cost: null }))

test('a part lists the answers of its named answer groups', () => {
  expect(renderReportWords({ ...composition, parts }, one, named).parts).toMatchObject({
    'part-a': { answers: { groups: [], highest: null, lowest: null } },
    'part-b': { answers: { groups: [{ name: 'First lines' }, { name: 'Last lines' }] } },
  })
  expect(renderReportWords({ ...composition, parts }, one, wording).parts['part-b']?.answers.groups).toEqual([])
})

test.each([
  { pomps: [80, 20, 50], highest: 'A', lowest: 'B' },
  { pomps: [50, 32, 40], highest: null, lowest: null },
  { pomps: [80, 78, 20], highest: null, lowest: 'C' },
  { pomps: [80, 20, 22], highest: 'A', lowest: null },
  { pomps: [80, 20, 50], answered: 2, highest: null, lowest: null },
])('the group scores $pomps give the highest group $highest and the lowest $lowest (answers: $answered)', (row) => {
  const groups = row.pomps.map((pomp, at) => ({
    id: `g${at}`,
    part: 'part-a',
    items: [],
    mean: 0,
    pomp,
    answered: row.answered ?? 3,
  }))
  const found = renderReportWords(
    { ...composition, parts },
    { ...one, groups },
    { ...wording, groups: { g0: 'A', g1: 'B', g2: 'C' } },
  )
  expect(found.parts['part-a']?.answers).toMatchObject({ highest: row.highest, lowest: row.lowest })
})

test('a quote has its question, its answer and its own text if there is one', () => {
  const quotes = [
    { role: 'confirms', item: 'a1', end: 'high' },
    { role: 'connects', item: 'b1', end: 'low' },
  ] as const
  expect(words({ quotes }).quotes).toEqual([
    { role: 'confirms', item: 'I sleep.', answer: 'Always', text: 'Stands out: Always.' },
    { role: 'connects', item: 'I wait.', answer: 'Never', text: null },
  ])
})

test('the summary lines are about the part in the headline, or else the leading part', () => {
  const of = (headlineParts: string[]) => renderReportWords(composition, one, { ...wording, headlineParts }).short?.part
  expect([of(['part-b']), of([]), of(['unscored'])]).toEqual(['part-b', 'part-a', 'part-a'])
})

test('the summary lines quote the answer that stands apart', () => {
  expect(words({ apart: 'a1' }).short?.apart).toEqual({ item: 'I sleep', answer: 'Always' })
})

test('a weekly plan has a title, a restriction and a reason for each day', () => {
  expect(words({ plan: plan('day.1') }).plan).toEqual({
    id: 'w',
    title: 'A week',
    text: 'Of always.',
    gate: 'Not for all.',
    days: [{ minutes: 5, title: 'Day', text: 'Walk.', why: 'Because always.', chosenFor: null }],
    later: ['Count.'],
  })
})

test('a plan that begins with an exercise on an answer names the answer and says the exercise on top', () => {
  const step = { minutes: 10, piece: piece('step.x'), item: 'a1' }
  const of = (days: ChosenPlan['days']) => words({ plan: { ...plan('day.1'), days } })
  const { short, plan: week } = of([step])
  expect(short?.first).toBe('Call today.')
  expect(week?.days[0]).toMatchObject({ title: 'Call', chosenFor: { item: 'I sleep', answer: 'Always' } })
  expect(of([...plan('day.1').days, step]).short?.first).toBe('Walk for five minutes.')
})

test('a handout has facts, requests and offers', () => {
  const page = {
    reader: 'doctor',
    facts: [piece('fact')],
    requests: [piece('request')],
    offers: [piece('offer')],
  } as const
  expect(words({ handOver: [page] }).handOver).toEqual([
    { reader: 'doctor', facts: ['Fact.'], requests: ['Request.'], offers: ['Offer.'] },
  ])
})

describe('renderReportWords', () => {
  test.each<[string, Partial<Composition>, string]>([
    ['no words for a piece', { portrait: piece('nothing') }, 'no words for nothing'],
    ['no title of a piece', { meeting: [piece('plain.title')] }, 'plain.title has no title'],
    ['no words of an item', { quotes: [{ role: 'confirms', item: 'a2', end: 'high' }] }, 'no words for a2'],
    ['no reason of a day', { plan: plan('day.mute') }, 'no words for day.mute.why'],
    ['a plain text for a day', { plan: plan('plain.title') }, 'plain.title'],
    ['no words of a titled piece', { edge: [piece('edge.none')] }, 'no words for edge.none'],
    ['no words of a day', { plan: plan('day.none') }, 'no words for day.none'],
  ])('throws an error that names the missing text: %s', (_, change, message) => {
    expect(() => words(change)).toThrow(message)
  })
})

test('a weekly plan shows the text that replaces its restriction', () => {
  const usual = words({ plan: plan('day.1') }).plan
  const replaced = words({ plan: plan('day.1'), replaced: { 'gate.w': piece('later') } }).plan
  expect(usual?.gate).toBe('Not for all.')
  expect(replaced).toEqual({ ...usual, gate: 'Count.' })
})

test('findReplacement returns null for a path that no piece replaces', () => {
  expect(findReplacement(composition, wording.pieces, 'part-a.level3.talk')).toBeNull()
  const replaced = { 'part-a.level3.talk': piece('later') }
  expect(findReplacement({ replaced }, wording.pieces, 'part-a.level3.talk')).toBe(wording.pieces.later)
})
