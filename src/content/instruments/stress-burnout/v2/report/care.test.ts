import { type Level, levels, type Responses } from '@mindglass/psychometrics/instrument'
import { describe, expect, test } from 'vitest'
import { type ComposedReport, composeSheet } from '@/content/check/report/composed-report'
import { systematicSheets } from '@/content/check/report/sheets'
import { careOf } from '@/core/care/care'
import { createScoringAnswers } from '@/testing/data/answers'
import { instrument } from '../instrument'
import { report } from '../report'

// The rules of care, written a second time in plain code that does not use the code of care.

const numberOf = (level: Level | null | undefined): number => (level ? Number(level.at(-1)) : 0)

interface Sitting {
  of: Readonly<Record<string, Level | null>>
  answers: Responses
}

function lawful({ of, answers }: Sitting): { help: 'none' | 'soft' | 'first'; head: string | null } {
  const [overload, control, exhaustion, distance] = ['overload', 'control', 'exhaustion', 'distance'].map((part) =>
    numberOf(of[part]),
  ) as [number, number, number, number]
  const all = [overload, control, exhaustion, distance]
  const { c2 = 0, c3 = 0, c4 = 0, c5 = 0 } = answers
  if (c4 === 4) return { help: 'first', head: 'threatened' }
  if (c5 === 4 && Math.max(exhaustion, distance) >= 4) return { help: 'first', head: 'stopped' }
  const head = (() => {
    if (c5 === 4) return 'stopped'
    // A part without a score does not count as light, and one part alone is not “all parts”.
    const scored = all.filter((level) => level !== 0)
    if (scored.length > 1 && Math.min(...scored) >= 4) return 'throughout'
    if (exhaustion >= 4 && distance >= 4) return 'spent'
    if (c3 === 4 && Math.max(exhaustion, distance) >= 3) return 'everywhere'
    if (all.filter((level) => level >= 4).length >= 3 && Math.min(...all) >= 3) return 'wide'
    if (c5 >= 3 && Math.max(...all) >= 3) return 'hindered'
    if (c2 >= 3 && exhaustion >= 4) return 'long'
    if (c5 >= 2 && Math.max(exhaustion, distance) >= 4) return 'hindered'
    return c3 === 4 && c5 >= 3 ? 'everywhere' : null
  })()
  if (Math.max(exhaustion, distance) === 5) return { help: 'first', head: null }
  return { help: head !== null || Math.max(...all) === 5 ? 'soft' : 'none', head }
}

/** Yields every level of every part, including “not scored”, with the answers that care tells apart. */
function* sittings(): Generator<Sitting> {
  const places: (Level | null)[] = [null, ...levels]
  const chosen = (id: string, options: readonly (number | undefined)[]): Responses[] =>
    options.map((option): Responses => (option === undefined ? {} : { [id]: option }))
  for (const overload of places)
    for (const control of places)
      for (const exhaustion of places)
        for (const distance of places)
          for (const c2 of chosen('c2', [undefined, 2, 3]))
            for (const c3 of chosen('c3', [3, 4]))
              for (const c4 of chosen('c4', [undefined, 3, 4]))
                for (const c5 of chosen('c5', [undefined, 1, 2, 3, 4]))
                  yield { of: { overload, control, exhaustion, distance }, answers: { ...c2, ...c3, ...c4, ...c5 } }
}

describe('care recommendations of the stress and burnout test, version 2', () => {
  test('match an independent implementation of the rules for every combination of levels and answers', () => {
    const broken: Record<string, Sitting> = {}
    let seen = 0
    for (const sitting of sittings()) {
      const care = careOf(instrument, { levels: sitting.of, overall: null, answers: sitting.answers, retake: false })
      const { help, head } = lawful(sitting)
      const top = Object.values(sitting.of).includes('level5')
      if (care.help !== help) broken.help = sitting
      if (care.offer !== (help === 'none')) broken.offer = sitting
      if (head && !top && (care.headline.from !== 'rule' || care.headline.head !== head)) broken.headline = sitting
      // The note on the answer must be shown free of charge, before everything else.
      if (sitting.answers.c4 === 4 && !care.calls.context.includes('c4')) broken['call of the fear'] = sitting
      if (sitting.answers.c5 === 4 && !care.calls.context.includes('c5')) broken['call of the duties'] = sitting
      seen += 1
    }
    expect(broken).toEqual({})
    expect(seen).toBe(6 ** 4 * 3 * 2 * 3 * 5)
  })

  test.each<{ name: string; answers: Responses; help: string; head: string | undefined }>([
    { name: 'rested and hardly hindered', answers: { c3: 1, c5: 1 }, help: 'none', head: 'situation' },
    { name: 'noticeably hindered', answers: { c3: 1, c5: 2 }, help: 'soft', head: undefined },
    { name: 'without a word on how far it hinders', answers: { c3: 1 }, help: 'soft', head: undefined },
    { name: 'afraid of somebody', answers: { c3: 1, c4: 4, c5: 1 }, help: 'first', head: 'threatened' },
  ])('give $help help when control may be very high in a reader $name', ({ answers, help, head }) => {
    const levels = { overload: 'level1', control: 'level4', exhaustion: 'level2', distance: 'level2' } as const
    const care = careOf(instrument, { levels, upper: { control: 'level5' }, overall: null, answers, retake: false })
    expect(care.help).toBe(help)
    expect('head' in care.headline ? care.headline.head : undefined).toBe(head)
  })

  test.each<Responses>([{ c2: 3 }, { c2: 4 }, { c3: 4 }, { c4: 3 }, { c5: 2 }, { c5: 3 }])(
    'include no help for the single answer %o when all parts are mild',
    (answer) => {
      const of = Object.fromEntries(instrument.dimensions.map(({ id }) => [id, 'level2' as const]))
      const care = careOf(instrument, { levels: of, overall: null, answers: answer, retake: false })
      expect(care.help).toBe('none')
    },
  )
})

/** Pieces that describe the weeks as untroubled: never shown beside help, nor beside an answer heavier than the scores. */
const untroubled = [
  /^portrait\.(?:quiet|mostly)/,
  /^pattern\.(?:quiet|mostly|fresh)$/,
  /^gives\.light/,
  /^cost\.\w+\.light$/,
  /^meeting\.light-(?:room|order|told)$/,
  /^edge\.\w+\.below$/,
  /^(?:close|work|alone)\.light/,
]

const read = (responses: Responses): ComposedReport => composeSheet(instrument, report, { name: '', responses })

const idsOf = ({ composition }: ComposedReport): string[] => {
  const { portrait, letter, meeting, edge, context, where } = composition
  return [
    portrait,
    ...Object.values(letter),
    ...composition.parts.flatMap(({ cost }) => cost),
    ...meeting,
    ...edge,
    ...context,
    ...Object.values(where ?? {}),
  ].flatMap((piece) => piece?.id ?? [])
}

describe('the report of the stress and burnout test, version 2', () => {
  const lines = systematicSheets(instrument).map(({ responses }) =>
    Object.fromEntries(Object.entries(responses).filter(([id]) => !id.startsWith('c'))),
  )
  const quiet = { c1: 0, c2: 2, c3: 1, c4: 0, c5: 1 }

  test.each<Responses>([{ c3: 4 }, { c4: 4 }, { c5: 3 }, { c5: 4 }, { c3: 4, c5: 3 }])(
    'has no reassuring texts for the answer %o',
    (answer) => {
      const texts = lines.flatMap((line) => idsOf(read({ ...line, ...quiet, ...answer })))
      expect([...new Set(texts)].filter((id) => untroubled.some((pattern) => pattern.test(id)))).toEqual([])
    },
  )

  test('can have every kind of reassuring text when no warning answer is given', () => {
    const texts = lines.flatMap((line) => idsOf(read({ ...line, ...quiet, c1: 2, c2: 1 })))
    texts.push(...lines.flatMap((line) => idsOf(read({ ...line, ...quiet }))))
    // Just above the border at 40.
    const near = createScoringAnswers(instrument, Object.fromEntries(instrument.dimensions.map(({ id }) => [id, 43])))
    texts.push(...idsOf(read({ ...near, ...quiet })))
    expect(untroubled.filter((pattern) => !texts.some((id) => pattern.test(id)))).toEqual([])
  })

  test('starts the plan “safe” with telling an outsider when the reader is afraid of somebody', () => {
    for (const line of lines) {
      const { profile, composition } = read({ ...line, ...quiet, c4: 4 })
      expect(profile.help).toBe('first')
      expect(composition.portrait.id).toMatch(/^portrait\.threat/)
      expect(composition.letter.pattern?.id).toMatch(/^pattern\.threat/)
      expect(composition.plan?.plan.id).toBe('safe')
      expect(composition.plan?.days[0]?.piece.id).toBe('day.safe-tell')
      // A page for a relative could reach the person who is feared.
      expect(composition.handOver.map(({ reader }) => reader)).not.toContain('relative')
    }
  })

  test('has the plan “help” when help is recommended and “light” when all parts are mild', () => {
    for (const line of lines) {
      const { profile, composition } = read({ ...line, ...quiet })
      const plan = composition.plan?.plan.id
      if (profile.help !== 'none') expect(plan).toBe('help')
      else if (profile.parts.every(({ level }) => level <= 'level2')) expect(plan).toBe('light')
      else expect(plan).not.toBe('help')
    }
  })

  test('has no request to the feared person and no printable page that mentions the fear', () => {
    for (const line of lines) {
      const { composition } = read({ ...line, ...quiet, c4: 4 })
      expect(composition.parts.flatMap(({ groups }) => groups)).toEqual([])
      for (const { id, cost } of composition.parts)
        expect([`cost.${id}.safe`, `cost.${id}.safe-high`]).toContain(cost?.id)
      const pieces = composition.handOver.flatMap(({ facts, requests, offers }) => [...facts, ...requests, ...offers])
      // Somebody who is brought along may be the one who is feared.
      expect(pieces.map(({ id }) => id)).not.toContain('offer.doctor.company')
      expect(pieces.filter(({ mentions = [] }) => mentions.includes('c4'))).toEqual([])
    }
  })

  test('recommends help for bad days off and undone duties even with mild or missing item answers', () => {
    const scored = (open: number) =>
      Object.fromEntries(
        instrument.dimensions
          .slice(open)
          .flatMap(({ items }) => items.map(({ id, reversed }) => [id, reversed ? 4 : 0] as const)),
      )
    for (const open of [0, 1, 2]) {
      const { profile, composition } = read({ ...scored(open), ...quiet, c3: 4, c5: 3 })
      expect(profile.help).toBe('soft')
      expect(composition.portrait.id).toBe('portrait.help-light')
      expect(composition.letter.pattern?.id).toBe('pattern.first-light')
      expect(composition.plan?.plan.id).toBe('help')
    }
  })

  test.each<Responses>([{ c3: 4 }, { c5: 3 }])(
    'has the portrait “answer” for the answer %o when all item answers are mild',
    (answer) => {
      const light = Object.fromEntries(
        instrument.dimensions.flatMap(({ items }) => items.map(({ id, reversed }) => [id, reversed ? 4 : 0])),
      )
      const { profile, composition } = read({ ...light, ...quiet, ...answer })
      expect(profile.help).toBe('none')
      expect(composition.portrait.id).toBe('portrait.answer')
      expect(composition.plan?.plan.id).toBe('watch')
    },
  )
})

/** Returns the report for the same keyed answer to every item. */
const alike = (point: number): ComposedReport =>
  read(
    Object.fromEntries(
      instrument.dimensions.flatMap(({ items }) =>
        items.map(({ id, reversed }) => [id, reversed ? 4 - point : point] as const),
      ),
    ),
  )

describe('a report for identical answers', () => {
  test('names no leading part when all answers are in the middle', () => {
    const { portrait, letter, plan } = alike(2).composition
    expect(portrait.id).toBe('portrait.level')
    expect(letter.pattern?.id).toBe('pattern.level')
    expect(letter.difference).toBeNull()
    expect(plan?.plan.id).toBe('level')
  })

  test.each([0, 1, 2, 3, 4])('quotes no answer when every answer is %i', (point) => {
    expect(alike(point).composition.quotes).toEqual([])
  })

  test.each([3, 4])('has the help plan when every answer is %i', (point) => {
    expect(alike(point).composition.plan?.plan.id).toBe('help')
  })
})

test('the sample report has the plan “overload”, no help and the sample scores of the instrument', () => {
  const { profile, composition } = read(report.sample)
  expect(profile.help).toBe('none')
  expect(composition.plan?.plan.id).toBe('overload')
  for (const { id, pomp } of profile.parts) expect(pomp).toBeCloseTo(instrument.sample[id] ?? Number.NaN)
})
