import { type Level, levels, type Responses } from '@mindglass/psychometrics/instrument'
import { describe, expect, test } from 'vitest'
import { type ComposedReport, composeSheet } from '@/content/check/report/composed-report'
import { randomSheets, systematicSheets } from '@/content/check/report/sheets'
import { careOf } from '@/core/care/care'
import { instrument } from '../instrument'
import { report } from '../report'

// The rules of care, written a second time in plain code that does not use the code of care.

type Levels = Readonly<Record<string, Level | null>>
const numberOf = (level: Level | null | undefined): number => (level ? Number(level.at(-1)) : 0)

function lawful(of: Levels, { c1, c2, c4, c5 }: Responses): { help: 'none' | 'soft' | 'first'; head: string | null } {
  const [notice, regulate] = [numberOf(of.notice), numberOf(of.regulate)]
  if (c5 === 3) return { help: 'first', head: 'afraid' }
  if (c5 === 2) return { help: 'first', head: 'harm' }
  if (c5 === 1) return { help: 'soft', head: 'heat' }
  if (c2 === 3) return { help: 'soft', head: 'stopped' }
  if (c2 === 2 && regulate >= 1 && regulate <= 2) return { help: 'soft', head: 'flood' }
  if (c2 === 2 && notice === 1) return { help: 'soft', head: 'numb' }
  if (c2 === 2 && c1 === 3) return { help: 'soft', head: 'long' }
  if (c2 === 2 && c4 === 5) return { help: 'soft', head: 'substances' }
  if (notice === 5 && regulate === 1 && c2 !== 0) return { help: 'soft', head: 'exposed' }
  return { help: 'none', head: null }
}

test('care recommendations match an independent implementation of the rules for every combination of levels and answers', () => {
  const broken: Record<string, unknown> = {}
  const some = [undefined, 0, 1, 2, 3]
  // What c1 and c4 say: nothing, worse for months, alcohol, both.
  const beside: Responses[] = [{}, { c1: 2, c4: 4 }, { c1: 3 }, { c4: 5 }, { c1: 3, c4: 5 }]
  let seen = 0
  for (const notice of [null, ...levels])
    for (const understand of [null, ...levels])
      for (const regulate of [null, ...levels])
        for (const c2 of some)
          for (const c5 of some)
            for (const other of beside) {
              const of = { notice, understand, regulate }
              const answers = { ...other, ...(c2 !== undefined && { c2 }), ...(c5 !== undefined && { c5 }) }
              const care = careOf(instrument, { levels: of, overall: null, answers, retake: false })
              const { help, head } = lawful(of, answers)
              if (care.help !== help) broken.help = { of, answers }
              if (care.offer !== (help === 'none')) broken.offer = { of, answers }
              if (head && (care.headline.from !== 'rule' || care.headline.head !== head)) broken.head = { of, answers }
              seen += 1
            }
  expect(broken).toEqual({})
  expect(seen).toBe(6 ** 3 * 5 * 5 * 5)
})

test.each<Responses>([{ c1: 3 }, { c2: 2 }, { c3: 5 }, { c3: 6 }, { c4: 5 }])(
  'the single answer %o leads to no help when all skills are high',
  (answer) => {
    const of = { notice: 'level4', understand: 'level4', regulate: 'level4' } as const
    expect(careOf(instrument, { levels: of, overall: null, answers: answer, retake: false }).help).toBe('none')
  },
)

const sheets = [...systematicSheets(instrument), ...randomSheets(instrument, report.groups, 400, 5)]
const calm = { c1: 0, c2: 0, c3: 0, c4: 0, c5: 0 }
const reports = (answers: Responses, of = sheets): ComposedReport[] =>
  of.map(({ name, responses }) => composeSheet(instrument, report, { name, responses: { ...responses, ...answers } }))

const idsOf = ({ composition }: ComposedReport): string[] => {
  const { portrait, letter, parts, meeting, edge, context, where, plan, handOver } = composition
  return [
    portrait,
    ...Object.values(letter),
    ...parts.flatMap(({ groups, cost }) => [...groups, cost]),
    ...meeting,
    ...edge,
    ...context,
    ...Object.values(where ?? {}),
    ...(plan?.days.map(({ piece }) => piece) ?? []),
    ...(plan?.later ?? []),
    ...handOver.flatMap(({ facts, requests, offers }) => [...facts, ...requests, ...offers]),
  ].flatMap((piece) => piece?.id ?? [])
}

/** Texts that suggest a calm talk with somebody, or that a heated scene is a matter of practice. */
const talks =
  /^(?:difference\.|pull\.|edge\.|group\.(?:brake|company)\.|context\.(?:heat|home|relatives|friends)$|close\.(?!afraid|harmed)|work\.(?!afraid|harmed)|alone\.(?!afraid|harmed)|meeting\.(?!afraid-|harm-|open$)|day\.(?!safe-|stop-)|(?:fact|request|offer)\.close\.(?:q\d\d|wait|later|minute)$)/
/** Texts that describe the reader’s days as in order. */
const untroubled =
  /^(?:portrait\.(?!afraid|harmed|stopped)|pattern\.(?!afraid|harmed|stopped)|gives\.(?!afraid|harmed|stopped)|context\.(?:little-low|some)$)/

describe.each([
  { answer: { c5: 3 }, plan: 'safe', name: 'afraid', line: 'fact.close.afraid' },
  { answer: { c5: 2 }, plan: 'stop', name: 'harmed', line: 'fact.close.harmed' },
])('a report at the help level “first” ($name)', ({ answer, plan, name, line }) => {
  const helped = [...reports(answer), ...reports({ ...calm, ...answer }), ...reports({ ...answer, c2: 3, c3: 2 })]

  test('has its own letter and week plan and suggests neither a talk nor a next test', () => {
    for (const reading of helped) {
      const { composition, profile } = reading
      expect(profile.help).toBe('first')
      expect(composition.plan?.plan.id).toBe(plan)
      expect(composition.letter.pattern?.id).toBe(`pattern.${name}`)
      expect(composition.letter.gives?.id).toBe(`gives.${name}`)
      expect(composition.portrait.id).toMatch(profile.parts.length ? new RegExp(`^portrait\\.${name}`) : /./)
      expect(composition.where?.close?.id).toBe(`close.${name}`)
      expect(composition.context[0]?.id).toBe(`context.${name}`)
      expect(composition.next).toBeNull()
    }
    const ids = helped.flatMap(idsOf)
    expect([...new Set(ids.filter((id) => talks.test(id)))]).toEqual([])
    expect([...new Set(ids.filter((id) => untroubled.test(id)))]).toEqual([])
  })

  test('begins the pages for a doctor and a friend with the reason for help', () => {
    for (const { composition } of helped) {
      expect(composition.handOver.map(({ reader }) => reader)).toEqual(['doctor', 'friend'])
      expect(composition.handOver[1]?.facts[0]?.id).toBe(line)
      expect(composition.handOver[0]?.facts[0]?.id).toBe(`fact.doctor.${name}`)
    }
  })
})

test('a reader whose daily life stops on some days gets the plan “visit”', () => {
  for (const { composition, profile } of reports({ ...calm, c2: 3 })) {
    expect(profile.help).toBe('soft')
    expect(composition.plan?.plan.id).toBe('visit')
    expect(composition.letter.pattern?.id).toBe('pattern.stopped')
    expect(composition.meeting[0]?.id).toBe('meeting.stopped-strength')
    expect(composition.handOver.map(({ reader }) => reader)).toEqual(['doctor', 'friend'])
  }
})

test('a reader who broke something gets the plan “heat” unless daily life stops as well', () => {
  const plans = reports({ ...calm, c5: 1 }).map(({ composition }) => composition.plan?.plan.id)
  expect(new Set(plans)).toEqual(new Set(['heat']))
  expect(reports({ ...calm, c5: 1, c2: 3 })[0]?.composition.plan?.plan.id).toBe('visit')
})

test('a report without help has the usual texts, a next test and a complete page for a friend', () => {
  const quiet = reports(calm)
  const without = quiet.filter(({ profile }) => profile.help === 'none')
  expect(without).toHaveLength(quiet.length)
  for (const { composition } of without) {
    expect(composition.next).not.toBeNull()
    const page = composition.handOver.find(({ reader }) => reader === 'friend')
    expect(page?.facts.length).toBeGreaterThanOrEqual(2)
    expect(page?.requests.length).toBeGreaterThanOrEqual(2)
    expect(page?.offers.length).toBeGreaterThanOrEqual(2)
  }
  const ids = without.flatMap(idsOf)
  expect(ids.some((id) => talks.test(id))).toBe(true)
  expect(ids.filter((id) => /^(?:week|day)\.(?:safe|stop|visit)/.test(id))).toEqual([])
})
