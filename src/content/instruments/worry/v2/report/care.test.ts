import { type Level, levels, type Responses } from '@mindglass/psychometrics/instrument'
import { describe, expect, test } from 'vitest'
import { type ComposedReport, composeSheet } from '@/content/check/report/composed-report'
import { randomSheets, systematicSheets } from '@/content/check/report/sheets'
import { careOf } from '@/core/care/care'
import { checkDistressingTexts } from '@/testing/data/heavy-pieces'
import { instrument } from '../instrument'
import { report } from '../report'

const { min, max } = instrument.responseScale
const parts = instrument.dimensions.map(({ id }) => id)
const quiet = { c1: 0, c2: 0, c3: 0, c4: 0, c5: 0 }

/** Returns the report for keyed answers that are the same within each part. */
function at(points: Readonly<Record<string, number>>, context: Responses = quiet): ComposedReport {
  const responses = Object.fromEntries(
    instrument.dimensions.flatMap(({ id: part, items }) =>
      items.map(({ id, reversed }) => {
        const point = points[part] ?? min
        return [id, reversed ? min + max - point : point]
      }),
    ),
  )
  return composeSheet(instrument, report, {
    name: JSON.stringify(points),
    responses: { ...responses, ...context, d1: 3, d2: 1 },
  })
}

/** Returns the ids of the paragraphs of a report, without its pages for other people. */
function idsOf({ composition }: ComposedReport): string[] {
  const { portrait, letter, parts: of, meeting, edge, context, where, plan } = composition
  return [
    portrait,
    ...Object.values(letter),
    ...of.flatMap(({ groups, cost }) => [...groups, cost]),
    ...meeting,
    ...edge,
    ...context,
    ...Object.values(where ?? {}),
    ...(plan?.days.map(({ piece }) => piece) ?? []),
  ].flatMap((piece) => piece?.id ?? [])
}

// The rules of care, written a second time in plain code that does not use the code of care.

const numberOf = (level: Level | null | undefined): number => (level ? Number(level.at(-1)) : 0)

function lawful(of: Readonly<Record<string, Level | null>>, answers: Responses): 'none' | 'soft' | 'first' {
  const [worrying, tension, avoidance] = ['worrying', 'tension', 'avoidance'].map((part) => numberOf(of[part])) as [
    number,
    number,
    number,
  ]
  const { c1 = -1, c2 = -1, c3 = -1, c4 = -1, c5 = -1 } = answers
  if (c3 === 5 || c2 === 4 || worrying === 5 || tension === 5) return 'first'
  const most = Math.max(worrying, tension, avoidance)
  const scored = [worrying, tension, avoidance].filter((level) => level > 0)
  const throughout = scored.length > 1 && Math.min(...scored) >= 4
  const nearly = scored.length === 3 && scored.filter((level) => level >= 4).length >= 2 && Math.min(...scored) >= 3
  const soft =
    avoidance === 5 ||
    c4 === 5 ||
    (c4 === 4 && tension >= 3) ||
    c5 >= 2 ||
    c2 === 3 ||
    (c2 === 2 && most >= 4) ||
    (c1 >= 3 && Math.max(worrying, tension) >= 4) ||
    throughout ||
    nearly
  return soft ? 'soft' : 'none'
}

/** Yields every level of every part, including “not scored”, with every answer to the questions that care uses. */
function* sittings() {
  const some = (id: string) => [
    undefined,
    ...Array.from({ length: instrument.context.find((one) => one.id === id)?.options ?? 0 }, (_, option) => option),
  ]
  const places: (Level | null)[] = [null, ...levels]
  for (const worrying of places)
    for (const tension of places)
      for (const avoidance of places)
        for (const c1 of [undefined, 2, 3, 4])
          for (const c2 of some('c2'))
            for (const c3 of [undefined, 4, 5])
              for (const c4 of [undefined, 3, 4, 5])
                for (const c5 of some('c5')) {
                  const told = Object.entries({ c1, c2, c3, c4, c5 }).filter(([, answer]) => answer !== undefined)
                  yield { of: { worrying, tension, avoidance }, answers: Object.fromEntries(told) as Responses }
                }
}

describe('care recommendations of the worry test, version 2', () => {
  test('match an independent implementation of the rules for every combination of levels and answers', () => {
    const broken: Record<string, unknown> = {}
    for (const { of, answers } of sittings()) {
      const care = careOf(instrument, { levels: of, overall: null, answers, retake: false })
      const help = lawful(of, answers)
      if (care.help !== help) broken.help = { of, answers, help }
      if (care.offer !== (help === 'none')) broken.offer = { of, answers }
      if (answers.c3 === 5 && !care.calls.context.includes('c3')) broken.threat = { of, answers }
    }
    expect(broken).toEqual({})
  })

  test('name a threat or a halted daily life in the headline before very high parts', () => {
    const heavy = { worrying: 'level5', tension: 'level5', avoidance: 'level5' } as const
    const told = [{ c3: 5 }, { c2: 4 }, { c2: 4, c3: 5 }].map((answer) =>
      careOf(instrument, { levels: heavy, overall: null, answers: { ...quiet, ...answer }, retake: false }),
    )
    expect(told.map(({ help }) => help)).toEqual(['first', 'first', 'first'])
    expect(told.map(({ headline }) => headline)).toEqual(
      ['threat', 'stopped', 'threat'].map((head) => ({ from: 'rule', head })),
    )
  })

  test('never have the help level “first” for a single warning answer when all parts are low', () => {
    const well = { worrying: 'level1', tension: 'level1', avoidance: 'level1' } as const
    const helps = Object.entries({ c1: 4, c2: 3, c4: 5, c5: 2 }).map(
      ([id, answer]) =>
        careOf(instrument, { levels: well, overall: null, answers: { ...quiet, [id]: answer }, retake: false }).help,
    )
    expect(helps).toEqual(['none', 'soft', 'soft', 'soft'])
  })
})

const lines = systematicSheets(instrument).map(({ responses }) =>
  Object.fromEntries(Object.entries(responses).filter(([id]) => !id.startsWith('c'))),
)
const sheetsWith = (context: Responses) =>
  lines.map((line) => composeSheet(instrument, report, { name: '', responses: { ...line, ...quiet, ...context } }))

describe('the report of somebody who is threatened', () => {
  const reports = sheetsWith({ c3: 5 })

  test('has the help level “first” and the plan “safe”, whatever the scores', () => {
    for (const { profile, composition } of reports) {
      expect(profile.help).toBe('first')
      expect(composition.portrait.id).toMatch(/^portrait\.threat-/)
      expect(composition.letter.pattern?.id).toBe('pattern.threat')
      expect(composition.plan?.plan.id).toBe('safe')
      expect(composition.context.map(({ id }) => id)).toContain('context.threat')
      expect(Object.values(composition.where ?? {}).map((piece) => piece?.id.split('.')[1])).toEqual(
        Array(3).fill('threat'),
      )
    }
  })

  test('has no exercise, no advice for talks and no page for a partner', () => {
    const ids = new Set(reports.flatMap(idsOf))
    expect([...ids].filter((id) => id.startsWith('day.') && !id.startsWith('day.safe-'))).toEqual([])
    expect([...ids].filter((id) => /^(?:pull|difference|edge)\./.test(id))).toEqual([])
    expect([...ids].filter((id) => /^(?:meeting|cost)\./.test(id) && !/\.threat(?:\.|$)/.test(id))).toEqual([])
    expect([...ids].filter((id) => id.startsWith('group.'))).toEqual([])
    expect(reports.flatMap(({ composition }) => composition.handOver.map(({ reader }) => reader))).not.toContain(
      'partner',
    )
  })
})

/** Pieces that describe weeks as untroubled. */
const untroubled = [
  /^portrait\.(?:quiet|mostly)$/,
  /^pattern\.(?:quiet|light|light-event)$/,
  /^gives\.(?:light|light-hard)$/,
  /^(?:close|work|alone)\.light$/,
  /^edge\.\w+\.below$/,
  /^day\.look-light$/,
]

describe('the report of the worry test, version 2', () => {
  test.each<Responses>([{ c3: 5 }, { c2: 4 }, { c2: 3 }, { c4: 5 }, { c5: 2 }, { c5: 3 }])(
    'has no reassuring texts for the answer %o',
    (answer) => {
      const ids = sheetsWith(answer).flatMap(idsOf)
      expect(ids.filter((id) => untroubled.some((pattern) => pattern.test(id)))).toEqual([])
    },
  )

  test('can have every kind of reassuring text when no warning answer is given', () => {
    const random = randomSheets(instrument, report.groups, 400, 5).map(({ responses }) =>
      composeSheet(instrument, report, { name: '', responses: { ...responses, ...quiet } }),
    )
    const event = sheetsWith({ c3: 4 })
    const ids = [...sheetsWith({}), ...event, ...random].flatMap(idsOf)
    expect(untroubled.filter((pattern) => !ids.some((id) => pattern.test(id)))).toEqual([])
  })

  test.each<[Responses, string, string]>([
    [{ c4: 5 }, 'see-stopping', 'day.call-stopping'],
    [{ c4: 5, c5: 3 }, 'see-stopping', 'day.call-stopping'],
    [{ c4: 4, c5: 3 }, 'see-both', 'day.call-attacks'],
    [{ c5: 3 }, 'see', 'day.call-attacks'],
    [{ c4: 3, c5: 3 }, 'see', 'day.call-attacks-medicine'],
  ])('starts the week plan with a call to a doctor for the answer %o', (answer, plan, day) => {
    const soft = sheetsWith(answer).filter(({ profile }) => profile.help === 'soft')
    expect(soft.length).toBeGreaterThan(10)
    for (const { composition } of soft) {
      expect(composition.plan?.plan.id).toBe(plan)
      expect(composition.plan?.days[0]?.piece.id).toBe(day)
    }
  })

  test.each([
    ['worrying', 'meeting.help.say-head', 'day.island'],
    ['tension', 'meeting.help.say-body', 'day.blanket'],
  ])('suggests what to say first about %s when that part sets the help level “first”', (part, sentence, day) => {
    const { composition } = at({ [part]: max })
    expect(composition.meeting[0]?.id).toBe(sentence)
    expect(composition.plan?.plan.id).toBe('first')
    expect(composition.plan?.days.map(({ piece }) => piece.id)).toContain(day)
  })

  test('does not suggest going out alone to readers with attacks of fear', () => {
    const ids = [1, 2, 3].flatMap((c5) => sheetsWith({ c5 }).flatMap(idsOf))
    expect(ids).not.toContain('day.less-cover')
  })

  test('has the portrait “half-even” for identical answers in the middle', () => {
    const { composition } = at(Object.fromEntries(parts.map((part) => [part, 2])))
    expect(composition.portrait.id).toBe('portrait.half-even')
    expect(composition.letter.pattern?.id).toBe('pattern.together')
  })

  test('shows no text marked “heavy” next to a price for any combination of levels', () => {
    expect(checkDistressingTexts(instrument, report).faults).toEqual({})
  })
})
