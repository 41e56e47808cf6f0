import type { Responses } from '@mindglass/psychometrics/instrument'
import { expect, test } from 'vitest'
import { type ComposedReport, composeSheet } from '@/content/check/report/composed-report'
import { randomSheets, type Sheet } from '@/content/check/report/sheets'
import { instrument } from '../instrument'
import { report } from '../report'

const { min, max } = instrument.responseScale

/** Returns the report for the same keyed answer to every item, except for the stored answers in `but`. */
function all(point: number, but: Responses = {}): ComposedReport {
  const items = instrument.dimensions.flatMap((one) => one.items)
  const responses = Object.fromEntries(items.map(({ id, reversed }) => [id, reversed ? min + max - point : point]))
  const sheet: Sheet = { name: `all at ${point}`, responses: { ...responses, d1: 2, ...but } }
  return composeSheet(instrument, report, sheet)
}

const random = randomSheets(instrument, report.groups, 800, 5).map((sheet) => composeSheet(instrument, report, sheet))
const helped = random.filter(({ profile }) => profile.help === 'first')
const hopeless = random.filter(({ profile }) => profile.answers.get('q16')?.turned === max)
const light = /^(?:edge|meeting\.light-witness|gives\.light|pattern\.(?:quiet|mostly)|portrait\.(?:quiet|mostly))/

const idsOf = ({ composition: { portrait, letter, meeting, edge, plan } }: ComposedReport): string[] =>
  [portrait, ...Object.values(letter), ...meeting, ...edge, ...(plan?.days ?? []).map(({ piece }) => piece)].flatMap(
    (piece) => piece?.id ?? [],
  )

test('a report at the help level “first” has the plan “person”, no reassuring texts and no next test', () => {
  expect(helped.length).toBeGreaterThan(100)
  expect(new Set(helped.map(({ composition }) => composition.plan?.plan.id))).toEqual(new Set(['person']))
  expect(helped.flatMap(idsOf).filter((id) => light.test(id))).toEqual([])
  for (const { composition } of helped) {
    expect(composition.portrait.facts).toContain('!calm')
    expect(composition.meeting[0]?.id).toBe('meeting.first')
    expect(composition.next).toBeNull()
  }
})

test('the letter starts with a hopeless answer even when all other answers are mild', () => {
  expect(hopeless.length).toBeGreaterThan(100)
  for (const reading of [...hopeless, all(min, { q16: min })]) {
    expect(reading.composition.letter.pattern?.id).toMatch(/^pattern\.nothing-ahead/)
    expect(reading.composition.plan?.plan.id).toBe('person')
    expect(idsOf(reading).filter((id) => light.test(id))).toEqual([])
    expect(reading.composition.handOver.map(({ reader }) => reader)).toContain('doctor')
  }
})

test('a report for mild answers without hopelessness has the portrait “quiet” and the plan “light”', () => {
  const { composition } = all(min)
  expect(composition.portrait.id).toBe('portrait.quiet')
  expect(composition.plan?.plan.id).toBe('light')
})

test.each(['mood', 'interest', 'body', 'thinking'])(
  'the week plan contains an appointment or a check-up when the part %s is severe',
  (part) => {
    const weighing = random.filter(({ profile, composition }) => {
      const [lead] = profile.parts.toSorted((a, b) => b.pomp - a.pomp)
      return lead?.id === part && lead.pomp >= 60 && composition.plan?.plan.id === part
    })
    expect(weighing.length).toBeGreaterThan(0)
    for (const reading of weighing) {
      // A tired body alone gets a check-up among the other steps; all else comes after the appointment.
      const { help } = reading.profile
      expect(help).toBe(part === 'body' && help === 'none' ? 'none' : 'soft')
      expect(idsOf(reading)).toContain(help === 'none' ? 'day.check' : 'day.appointment')
    }
  },
)

test('a report for severe or hopeless answers has a help caption and suggests a person first', () => {
  for (const { composition } of [...helped, ...hopeless]) {
    expect(composition.caption?.id).toMatch(/^caption\.(?:help|open)$/)
    expect(composition.meeting[0]?.id).toBe('meeting.first')
  }
})

test('a report has the portrait “even” when the scores of all parts are similar', () => {
  const items = instrument.dimensions.flatMap((one) => one.items)
  // The same option for every item gives the scores 39, 44, 39 and 39.
  const responses = { ...Object.fromEntries(items.map(({ id }) => [id, 1])), d1: 2 }
  const { profile, composition } = composeSheet(instrument, report, { name: 'one option', responses })
  expect(profile.parts.map(({ level }) => level)).toContain('level3')
  expect(composition.portrait.id).toBe('portrait.even')
  expect(composition.letter.pattern?.id).toBe('pattern.even')
  expect(composition.meeting.map(({ id }) => id)).toEqual(['meeting.close-rank', 'meeting.close-day'])
})
