import type { LevelCut } from '@mindglass/psychometrics/scoring/uncertainty'
import { describe, expect, test } from 'vitest'
import { composeReport } from './compose'
import { any } from './condition'
import { createProfile } from './report-fixture'
import { type AnswerStep, type Handout, openDay, type Piece, type ReportKey, replacement } from './report-key'

const piece = (id: string, rest: Partial<Piece> = {}): Piece => ({ id, note: '', ...rest })
const day = (id: string) => ({ minutes: 5, variants: [piece(id)] })
const key = (change: Partial<ReportKey> = {}): ReportKey => ({
  sample: {},
  groups: [],
  portrait: [piece('portrait.high', { when: { part: 'part-a', is: 'high' } }), piece('portrait.other')],
  caption: [],
  letter: { pattern: [], difference: [], pull: [], gives: [] },
  parts: {},
  meeting: [],
  edge: [],
  context: [],
  answers: [],
  where: null,
  plans: [],
  handOver: [],
  unknown: [],
  sources: {},
  suggestedArticles: [],
  next: [],
  ...change,
})
const high = createProfile('444444', '111111')
const ids = (pieces: readonly (Piece | null)[]) => pieces.map((one) => one?.id)

test('the first portrait whose condition is met is used', () => {
  expect(composeReport(key(), high).portrait.id).toBe('portrait.high')
  expect(composeReport(key(), createProfile('111111', '111111')).portrait.id).toBe('portrait.other')
})

test('composeReport throws when the key has no portrait', () => {
  expect(() => composeReport(key({ portrait: [] }), high)).toThrow('no portrait')
})

test('a report has up to two answer pairs: listed pairs first, then conflicts unused in the letter', () => {
  const pull = [piece('pull.letter', { items: ['a1'] }), piece('pull.left', { items: ['a2'] })]
  const letter = { pattern: [], difference: [], pull, gives: [] }
  const one = (pairs: readonly Piece[] | undefined) =>
    composeReport(key({ letter, answers: ['a3', 'a4', 'b1'], ...(pairs && { answerPairs: pairs }) }), high)
  expect(ids(one([piece('pair.a', { items: ['a3'] }), piece('pair.b'), piece('pair.c')]).answerPairs)).toEqual([
    'pair.a',
    'pair.b',
  ])
  // A pair does not explain an item that the letter has explained.
  const left = one([piece('pair.a', { items: ['a1'] }), piece('pair.b', { when: { item: 'a3', to: 1 } })])
  expect(ids(left.answerPairs)).toEqual(['pull.left'])
  expect(one(undefined).answerPairs).toEqual([])
})

test('the letter has the pair whose answers stand out most, and two more pairs follow', () => {
  const pairs = ['a1', 'a2', 'a5', 'b1'].map((item) => piece(`pair.${item}`, { items: [item] }))
  const { letter, answerPairs } = composeReport(key({ answerPairs: pairs }), createProfile('324430', '011111'))
  expect([letter.pull?.id, ...ids(answerPairs)]).toEqual(['pair.b1', 'pair.a1', 'pair.a5'])
})

test('a conflict between answer groups precedes pairs of inconspicuous answers in the letter', () => {
  const letter = { pattern: [], difference: [], pull: [piece('pull.groups')], gives: [] }
  const pull = (digits: string) =>
    composeReport(key({ letter, answerPairs: [piece('pair.a1', { items: ['a1'] })] }), createProfile(digits, '111111'))
      .letter.pull?.id
  expect([pull('344444'), pull('400000')]).toEqual(['pull.groups', 'pair.a1'])
})

test('answer pairs repeat no conflict from the letter, and are absent when help comes first', () => {
  const letter = { pattern: [], difference: [], pull: [piece('pull.first'), piece('pull.second')], gives: [] }
  const careful = key({ letter, answerPairs: [] })
  expect(ids(composeReport(careful, high).answerPairs)).toEqual(['pull.second'])
  expect(composeReport(careful, { ...high, help: 'first' }).answerPairs).toEqual([])
})

test('a report quotes up to three answers: pairs first, then single answers in the remaining places', () => {
  const profile = createProfile('443430', '111103')
  const quoted = (pairs: readonly Piece[]) =>
    composeReport(key({ answers: ['a1'], answerPairs: pairs }), profile).quotes.length
  const pairs = ['in-letter', 'a', 'b'].map((name) => piece(`pair.${name}`))
  expect([0, 1, 2, 3].map((count) => quoted(pairs.slice(0, count)))).toEqual([3, 3, 2, 1])
})

test('no item is explained twice in a report', () => {
  const { letter, meeting, quotes } = composeReport(
    key({
      letter: {
        pattern: [piece('pattern', { items: ['a1'] })],
        difference: [],
        pull: [piece('pull', { items: ['a1', 'a2'] }), piece('pull.any')],
        gives: [],
      },
      meeting: [piece('meeting.a3', { items: ['a3'] }), piece('meeting.again', { items: ['a3'] })],
      answers: ['a1', 'a3', 'a4'],
    }),
    createProfile('444422', '111111'),
  )
  expect(ids([letter.pattern, letter.pull])).toEqual(['pattern', 'pull.any'])
  expect(ids(meeting)).toEqual(['meeting.a3'])
  expect(quotes[0]?.item).toBe('a4')
})

test.each([
  { help: 'none', meeting: ['meeting.call', 'meeting.b'], line: ['fact.call', 'fact.b'] },
  { help: 'soft', meeting: ['meeting.call', 'meeting.b'], line: ['fact.call', 'fact.b'] },
  { help: 'first', meeting: ['meeting.b'], line: ['fact.b'] },
] as const)(
  'a text that repeats the help advice is included unless help comes first (help level: $help)',
  ({ help, meeting, line }) => {
    const own = key({
      meeting: [piece('meeting.call', { repeatsHelp: true }), piece('meeting.b')],
      handOver: [
        {
          reader: 'friend',
          facts: [piece('fact.call', { repeatsHelp: true }), piece('fact.b', { mentions: ['a1'] })],
          requests: [],
          offers: [],
        },
      ],
    })
    const { meeting: chosen, handOver } = composeReport(own, { ...high, help })
    expect(ids(chosen)).toEqual(meeting)
    expect(ids(handOver[0]?.facts ?? [])).toEqual(line)
  },
)

test('a text is left out when it contradicts an earlier text', () => {
  const { meeting } = composeReport(
    key({
      meeting: [
        piece('meeting.says', { facts: ['quick'] }),
        piece('meeting.denies', { facts: ['!quick'] }),
        piece('meeting.other', { facts: ['warm', '!cold'] }),
        piece('meeting.cold', { facts: ['cold'] }),
      ],
    }),
    high,
  )
  expect(ids(meeting)).toEqual(['meeting.says', 'meeting.other'])
})

test('a paragraph is included only when everything it mentions is known', () => {
  const mentions = (...names: string[]) => [piece('context.x', { mentions: names })]
  const known = createProfile('444444', '111111', { c1: 2 })
  expect(ids(composeReport(key({ context: mentions('c1', 'part-a', 'a-first', 'a1') }), known).context)).toEqual([
    'context.x',
  ])
  expect(composeReport(key({ context: mentions('c1') }), high).context).toEqual([])
  expect(composeReport(key({ context: mentions('a1') }), createProfile('-44444', '111111')).context).toEqual([])
})

test('a report includes at most two groups per part, four part interactions and two borderline scores', () => {
  const many = (name: string) => [1, 2, 3, 4, 5, 6].map((n) => piece(`${name}.${n}`))
  const found = composeReport(
    key({
      meeting: many('meeting'),
      edge: many('edge'),
      parts: { 'part-a': { groups: many('group'), cost: many('cost') } },
    }),
    high,
  )
  expect([found.meeting.length, found.edge.length, found.parts[0]?.groups.length]).toEqual([4, 2, 2])
  expect(found.parts.map(({ id, groups, cost }) => [id, ids(groups), cost?.id])).toEqual([
    ['part-a', ['group.1', 'group.2'], 'cost.1'],
    ['part-b', [], undefined],
  ])
})

test('texts on borderline scores are ordered by the distance between the score and its cut score', () => {
  const edge = (part: string, border: LevelCut, side: 'below' | 'above') =>
    piece(`${part}.${border}`, { when: any({ crosses: part, border, side }, { crosses: part, border: 80, side }) })
  // 54 lies 6 points below 60 and 14 above 40; 42 lies 2 above 40.
  const between = createProfile('332223', '221112')
  const [first, second] = between.parts
  const edges = [edge('part-a', 40, 'below'), edge('part-a', 60, 'above'), edge('part-b', 40, 'below'), piece('any')]
  const of = (part: typeof first, points: number, ...crossings: [LevelCut, 'below' | 'above'][]) => [
    {
      ...(part as NonNullable<typeof part>),
      pomp: points,
      crossings: crossings.map(([border, side]) => ({ border, side, by: 1 })),
    },
  ]
  const parts = [...of(first, 54, [40, 'below'], [60, 'above']), ...of(second, 42, [40, 'below'])]
  const found = composeReport(key({ edge: edges }), { ...between, parts })
  expect(ids(found.edge)).toEqual(['part-b.40', 'part-a.60'])
})

test('the first plan whose condition is met is used with the first matching variant of each day', () => {
  const days = [
    ...Array.from({ length: 6 }, (_, n) => day(`day.${n}`)),
    {
      minutes: 7,
      variants: [piece('day.no', { when: { part: 'part-a', is: 'low' } }), piece('day.yes', { cites: ['study'] })],
    },
  ]
  const plan = (id: string, when?: ReportKey['plans'][number]['when']) => ({
    id,
    note: '',
    gate: '',
    days,
    later: [piece(`later.${id}`)],
    ...(when && { when }),
  })
  const found = composeReport(
    key({
      plans: [plan('low', { part: 'part-a', is: 'low' }), plan('any')],
      where: { close: [piece('close')], work: [], alone: [] },
    }),
    high,
  )
  expect(found.plan?.plan.id).toBe('any')
  expect(found.plan?.days.at(-1)).toMatchObject({ minutes: 7, piece: { id: 'day.yes' } })
  expect(found.sources).toEqual(['study'])
  expect(found.where).toMatchObject({ close: { id: 'close' }, work: null })
})

test('an answer far from the others of its part stands apart, unless help comes first', () => {
  const apart = (a: string, b: string) => composeReport(key(), createProfile(a, b)).apart
  expect([apart('444404', '111111'), apart('222222', '113111'), apart('444444', '111111')]).toEqual(['a5', null, null])
  expect(composeReport(key(), { ...createProfile('444404', '111111'), help: 'first' }).apart).toBeNull()
})

describe('exercises on single answers', () => {
  const step = (name: string, answers: string[], rest: Partial<AnswerStep> = {}): AnswerStep => ({
    ...piece(`step.${name}`),
    minutes: 10,
    answers,
    end: 'high',
    ...rest,
  })
  const days = [openDay(day('day.1')), day('day.2'), openDay(day('day.3'))]
  const weekOf = (answerSteps: AnswerStep[], profile = createProfile('304310', '111111')) =>
    composeReport(
      key({ plans: [{ id: 'week', note: '', gate: '', days, later: [] }], answerSteps }),
      profile,
    ).plan?.days.map(({ piece: { id }, item }) => (item === undefined ? id : `${id} for ${item}`))

  test('take the open days of a plan, the most telling answer first', () => {
    expect(weekOf([step('a1', ['a1']), step('a3', ['a3'])])).toEqual(['step.a3 for a3', 'day.2', 'step.a1 for a1'])
  })

  test('quote the most telling of their answers', () => {
    expect(weekOf([step('both', ['a1', 'a3'])])).toEqual(['step.both for a3', 'day.2', 'day.3'])
  })

  test('are chosen for answers on their side: clear ones, and the middle if it is far above the rest', () => {
    const step2 = [step('x', ['a2'])]
    const first = (a: string) => weekOf(step2, createProfile(a, '111111'))?.[0]
    expect(['030000', '020000', '021110', '022222'].map(first)).toEqual([
      'step.x for a2',
      'step.x for a2',
      'step.x for a2',
      'day.1',
    ])
    expect(weekOf([step('low', ['a2'], { end: 'low' })], createProfile('414444', '111111'))?.[0]).toBe(
      'step.low for a2',
    )
  })

  test('are left out where a day on the same subject stands, a condition fails or help comes first', () => {
    const a3 = (rest: Partial<AnswerStep>) => weekOf([step('a3', ['a3'], rest)])?.[0]
    expect(a3({ notBeside: ['day.2'] })).toBe('day.1')
    expect(a3({ notBeside: ['day.3'] })).toBe('day.1')
    expect(a3({ notBeside: ['day.1'] })).toBe('step.a3 for a3')
    expect(a3({ when: { help: 'soft' } })).toBe('day.1')
    expect(weekOf([step('a3', ['a3'])], { ...createProfile('304310', '111111'), help: 'first' })?.[0]).toBe('day.1')
  })
})

test('a handout includes up to five matching lines of each kind', () => {
  const lines = (of: string) => Array.from({ length: 7 }, (_, n) => piece(`${of}.${n}`))
  const page = { reader: 'friend' as const, facts: lines('fact'), requests: lines('request'), offers: lines('offer') }
  const found = composeReport(key({ handOver: [page, { ...page, when: { help: 'first' } }] }), high)
  expect(found.handOver.map(({ facts, requests, offers }) => [facts.length, requests.length, offers.length])).toEqual([
    [5, 5, 5],
  ])
})

test('a handout leaves out lines that do not hold or mention something unknown, and repeats explained answers', () => {
  const page = {
    reader: 'friend' as const,
    facts: [piece('fact.explained', { items: ['a1'] })],
    requests: [piece('request.no', { when: { part: 'part-a', is: 'low' } })],
    offers: [piece('offer.unknown', { items: ['a1'], mentions: ['c1'] }), piece('offer.known', { mentions: ['a1'] })],
  }
  const found = composeReport(key({ context: [piece('context.x', { items: ['a1'] })], handOver: [page] }), high)
  expect(found.handOver.map(({ facts, requests, offers }) => [facts, requests, offers].map(ids))).toEqual([
    [['fact.explained'], [], ['offer.known']],
  ])
})

test('a handout includes the lines on the answers that stand out most, in the order of the key', () => {
  const facts = ['a1', 'a2', 'a3', 'a4', 'a5'].map((item) => piece(`fact.${item}`, { when: { item, from: 2 } }))
  const page = (reader: 'friend' | 'doctor') => ({
    reader,
    facts: [...facts, piece('fact.weeks')],
    requests: [],
    offers: [],
  })
  const { handOver } = composeReport(
    key({ handOver: [page('friend'), page('doctor')] }),
    createProfile('234430', '111111'),
  )
  expect(handOver.map((one) => ids(one.facts))).toEqual([
    ['fact.a2', 'fact.a3', 'fact.a4', 'fact.weeks'],
    ['fact.a2', 'fact.a3', 'fact.a4', 'fact.a5', 'fact.weeks'],
  ])
})

test('a handout omits a generic line when it contains no personal line', () => {
  const page = (facts: ReturnType<typeof piece>[]) => [{ reader: 'friend' as const, facts, requests: [], offers: [] }]
  const factsOf = (facts: ReturnType<typeof piece>[]) =>
    ids(composeReport(key({ handOver: page(facts) }), high).handOver[0]?.facts ?? [])
  expect(factsOf([piece('fact.weeks')])).toEqual([])
  expect(factsOf([piece('fact.weeks'), piece('fact.said', { mentions: ['a1'] })])).toEqual(['fact.weeks', 'fact.said'])
  expect(factsOf([piece('fact.scores', { mentions: ['a1'] })])).toEqual(['fact.scores'])
})

test('a handout marked “otherwise” is included only when no earlier handout is included', () => {
  const page = (reader: 'partner' | 'friend' | 'doctor', when?: Handout['when']): Handout => ({
    reader,
    facts: [piece('fact')],
    requests: [],
    offers: [],
    ...(when && { when }),
  })
  const readersWith = (first: Handout['when']) =>
    composeReport(
      key({ handOver: [page('partner', first), page('friend', 'otherwise'), page('doctor')] }),
      high,
    ).handOver.map(({ reader }) => reader)
  expect(readersWith({ help: 'first' })).toEqual(['friend', 'doctor'])
  expect(readersWith(undefined)).toEqual(['partner', 'doctor'])
})

test('the reading list contains each matching article once', () => {
  const found = composeReport(
    key({
      suggestedArticles: [
        { article: 'no', when: { help: 'first' } },
        { article: 'a' },
        { article: 'b' },
        { article: 'a' },
      ],
      next: [{ test: 'no', when: { help: 'first' } }, { test: 'yes' }],
    }),
    high,
  )
  expect(found.articles).toEqual(['a', 'b'])
  expect(found.next).toBe('yes')
})

test('a replacement is chosen only where the report shows the text that it replaces', () => {
  const paths = ['part-a.level5.talk', 'part-a.level1.talk', 'c1.2', 'c1.1', 'gate.one', 'gate.two', 'head.whole.body']
  const plans = ['one', 'two'].map((id) => ({ id, note: '', gate: '', days: [day('day')], later: [] }))
  const replacements = paths.map((path) => replacement(path, 'told', { context: 'c1', in: [2] }, ''))
  const replaced = (context: number) =>
    Object.keys(
      composeReport(key({ plans, replacements }), createProfile('444444', '111111', { c1: context })).replaced,
    )
  expect(replaced(2)).toEqual(['part-a.level5.talk', 'c1.2', 'gate.one', 'head.whole.body'])
  expect(replaced(1)).toEqual([])
})

test('the first replacement whose condition is met is used', () => {
  const replacements = [
    replacement('c1.2', 'low', { part: 'part-a', is: 'low' }, ''),
    replacement('c1.2', 'high', { part: 'part-a', is: 'high' }, ''),
    replacement('c1.2', 'any', { context: 'c1', in: [2] }, ''),
  ]
  const chosen = (a: string) =>
    composeReport(key({ replacements }), createProfile(a, '111111', { c1: 2 })).replaced['c1.2']?.id
  expect([chosen('444444'), chosen('111111'), chosen('222222')]).toEqual(['c1.2.high', 'c1.2.low', 'c1.2.any'])
})

test('a report with onlyReplacedAnswers has no answer pairs, and quotes only answers with a replacement text', () => {
  const careful = key({
    answers: ['a1', 'a6'],
    answerPairs: [piece('pair.a')],
    onlyReplacedAnswers: { part: 'part-a', is: 'high' },
    replacements: [replacement('answer.a6.low', 'danger', { part: 'part-a', is: 'high' }, '')],
  })
  const { answerPairs, quotes } = composeReport(careful, createProfile('444440', '222222'))
  expect(answerPairs).toEqual([])
  expect(quotes).toEqual([{ role: 'contradicts', item: 'a6', end: 'low' }])
  // Another reader is quoted any answer that stands out.
  expect(composeReport(careful, createProfile('002220', '222222')).quotes).not.toEqual([])
})
