import type { Responses } from '@mindglass/psychometrics/instrument'
import { expect, test } from 'vitest'
import { type ComposedReport, composeSheet } from '@/content/check/report/composed-report'
import { randomSheets, type Sheet, systematicSheets } from '@/content/check/report/sheets'
import { checkDistressingTexts } from '@/testing/data/heavy-pieces'
import { instrument } from '../instrument'
import { report } from '../report'

const { min, max } = instrument.responseScale
const quiet = { c1: 0, c2: 0, c3: 0, c4: 0, c5: 0, d1: 3, d2: 1 }

/** Returns the report for the same keyed answer to every item, except for the stored answers in `but`. */
function all(point: number, but: Responses = {}): ComposedReport {
  const items = instrument.dimensions.flatMap((one) => one.items)
  const responses = Object.fromEntries(items.map(({ id, reversed }) => [id, reversed ? min + max - point : point]))
  return read({ ...responses, ...quiet, ...but })
}

const read = (responses: Responses): ComposedReport =>
  composeSheet(instrument, report, { name: '', responses } satisfies Sheet)

const sheets = [...systematicSheets(instrument), ...randomSheets(instrument, report.groups, 800, 5)]
const random = sheets.map((sheet) => composeSheet(instrument, report, sheet))
const helped = random.filter(({ profile }) => profile.help === 'first')
/** Whose only sign of weight is a single answer. */
const one = {
  'nothing ahead': all(min, { q16: min }),
  'a burden': all(min, { q32: 3 }),
  'high days': all(min, { c5: 3 }),
  'a lot in the way': all(min, { c2: 3 }),
}

/** Pieces that describe the reader as well, or that ask for effort. */
const untroubled = new RegExp(
  `^(?:${[
    'portrait\\.(?:quiet|mostly)',
    'caption\\.light',
    'pattern\\.(?:quiet|mostly|disagree)',
    'gives\\.light',
    'edge\\.',
    'meeting\\.light-(?:witness|order|middle)',
    'context\\..*-light$',
    '(?:close|work|alone)\\.light',
    'day\\.(?:recipe|message|guard|branch|lend|back-light)',
  ].join('|')})`,
)

const idsOf = ({
  composition: { portrait, caption, letter, meeting, edge, context, where, plan },
}: ComposedReport): string[] =>
  [
    portrait,
    caption,
    ...Object.values(letter),
    ...meeting,
    ...edge,
    ...context,
    ...Object.values(where ?? {}),
    ...(plan?.days ?? []).map(({ piece }) => piece),
  ].flatMap((piece) => piece?.id ?? [])

test('a report at the help level “first” has the plan “person”, no reassuring texts and no next test', () => {
  expect(helped.length).toBeGreaterThan(100)
  expect(new Set(helped.map(({ composition }) => composition.plan?.plan.id))).toEqual(new Set(['person']))
  expect(helped.flatMap(idsOf).filter((id) => untroubled.test(id))).toEqual([])
  for (const { composition } of helped) {
    expect(composition.portrait.facts).toContain('!calm')
    expect(composition.letter.pattern?.heavy).toBe(true)
    expect(composition.caption?.id).toMatch(/^caption\.(?:help|open)$/)
    expect(composition.where?.close?.id).toBe('close.helped')
    expect(composition.next).toBeNull()
    expect(composition.handOver.map(({ reader }) => reader)).toContain('doctor')
  }
})

test.each(Object.entries(one))(
  'a single severe answer (%s) sets the help level “soft” and excludes reassuring texts',
  (_, reading) => {
    expect(reading.profile.help).toBe('soft')
    expect(idsOf(reading).filter((id) => untroubled.test(id))).toEqual([])
    expect(reading.composition.letter.pattern?.heavy).toBe(true)
    expect(reading.composition.plan?.plan.heavy).toBe(true)
    expect(reading.composition.handOver.map(({ reader }) => reader)).toContain('doctor')
  },
)

test('a single moderate answer leads to no help when all other answers are mild', () => {
  const mild: Responses[] = [{ q16: 1 }, { q32: 2 }, { c1: 4 }, { c2: 2 }, { c3: 2 }, { c3: 5 }, { c4: 1 }, { c5: 2 }]
  expect(mild.map((but) => all(min, but).profile.help)).toEqual(mild.map(() => 'none'))
})

test('the letter starts with hopelessness and being a burden even when all other answers are mild', () => {
  const reading = all(min, { q16: min, q32: 3 })
  expect(reading.profile.help).toBe('first')
  expect(reading.composition.letter.pattern?.id).toBe('pattern.unseen')
  expect(reading.composition.portrait.id).toBe('portrait.one-answer')
})

test('a report for mild answers has the portrait “quiet” and the plan “light”', () => {
  const { composition } = all(min)
  expect(composition.portrait.id).toBe('portrait.quiet')
  expect(composition.plan?.plan.id).toBe('light')
})

const said: Responses[] = [{ c1: 3 }, { c1: 4 }, { c2: 2 }]

test.each(said)('a report for mild items and the answer %o has the portrait “disagree”', (but) => {
  const reading = all(min, but)
  expect(reading.composition.portrait.id).toMatch(/^portrait\.disagree(?:-long)?$/)
  expect(reading.composition.plan?.plan.id).toBe('look')
})

test('a report has no activity plan when the reader recently had days of high energy', () => {
  const high = random.filter(({ profile }) => profile.context.c5 === 3)
  expect(high.length).toBeGreaterThan(50)
  expect(new Set(high.map(({ composition }) => composition.plan?.plan.id))).toEqual(new Set(['person', 'steady']))
})

test('the week plan for one part starts with an appointment at the help level “soft”', () => {
  const soft = random.filter(
    ({ profile, composition }) =>
      profile.help === 'soft' && ['mood', 'interest', 'body', 'thinking'].includes(composition.plan?.plan.id ?? ''),
  )
  expect(soft.length).toBeGreaterThan(0)
  for (const { composition } of soft) {
    expect(composition.plan?.days[0]?.piece.id).toMatch(/^day\.appointment(?:-birth|-highs)?$/)
    expect(composition.plan?.later.map(({ id }) => id)).toContain('later.seen')
  }
})

test('no text marked “heavy” appears when no help is recommended', () => {
  expect(checkDistressingTexts(instrument, report).faults).toEqual({})
})
