import { type Level, levels, type Responses } from '@mindglass/psychometrics/instrument'
import { describe, expect, test } from 'vitest'
import { composeSheet } from '@/content/check/report/composed-report'
import { systematicSheets } from '@/content/check/report/sheets'
import { careOf } from '@/core/care/care'
import { instrument } from './instrument'
import { report } from './report'

// The rules of care, written a second time in plain code that does not use the code of care.

const parts = instrument.dimensions.map(({ id }) => id)
const numberOf = (level: Level | null | undefined): number => (level ? Number(level.at(-1)) : 0)

interface Sitting {
  of: Readonly<Record<string, Level | null>>
  answers: Responses
}

function lawful({ of, answers }: Sitting): { help: 'none' | 'soft'; head: string | null } {
  const [onset, maintenance, daytime] = ['onset', 'maintenance', 'daytime'].map((part) => numberOf(of[part]))
  const night = Math.max(onset ?? 0, maintenance ?? 0)
  const head = (() => {
    if ((answers.c6 ?? 0) >= 2) return 'wheel'
    if (answers.c5 === 3 || (answers.c5 === 2 && (daytime ?? 0) >= 3)) return 'breathing'
    if (night >= 4 && daytime === 1) return 'untired'
    if ((answers.q23 ?? 0) >= 3 && (answers.q08 ?? 4) <= 1 && (daytime ?? 0) >= 3) return 'unheralded'
    // A part without a score does not count as light, and one part alone is not “all parts”.
    const scored = [onset, maintenance, daytime].filter((level) => level !== 0)
    return scored.length > 1 && Math.min(...scored.map(Number)) >= 4 ? 'throughout' : null
  })()
  return { help: head || Math.max(night, daytime ?? 0) === 5 ? 'soft' : 'none', head }
}

/** On sleep that comes where it was not meant, and on the eyes that get heavy before. */
const lines: Responses[] = [
  {},
  { q23: 3, q08: 1 },
  { q23: 4, q08: 0 },
  { q23: 2, q08: 1 },
  { q23: 3, q08: 2 },
  { q23: 3 },
]

/** Yields every level of every part, including “not scored”, with every answer to both questions that care uses. */
function* sittings(): Generator<Sitting> {
  const some = (id: string) => [
    undefined,
    ...Array.from({ length: instrument.context.find((one) => one.id === id)?.options ?? 0 }, (_, option) => option),
  ]
  const places: (Level | null)[] = [null, ...levels]
  for (const onset of places)
    for (const maintenance of places)
      for (const daytime of places)
        for (const c5 of some('c5'))
          for (const c6 of some('c6'))
            for (const line of lines) {
              const answers = { ...(c5 !== undefined && { c5 }), ...(c6 !== undefined && { c6 }), ...line }
              yield { of: { onset, maintenance, daytime }, answers }
            }
}

describe('care recommendations of the sleep test, version 2', () => {
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
      if (top && care.headline.from !== 'part' && care.headline.from !== 'whole') broken['headline of level5'] = sitting
      // The note on the answer must be shown free of charge, before everything else.
      if (head === 'wheel' && !care.calls.context.includes('c6')) broken['call of the wheel'] = sitting
      if (sitting.answers.c5 === 3 && !care.calls.context.includes('c5')) broken['call of the breathing'] = sitting
      seen += 1
    }
    expect(broken).toEqual({})
    expect(seen).toBe(6 ** parts.length * 5 * 5 * lines.length)
  })
})

/** Pieces that describe days or nights as untroubled: never shown with sleepiness at the wheel or breathing pauses. */
const untroubled = [
  /^portrait\.(?:untired|quiet|mostly)$/,
  /^pattern\.(?:untired|onset-only|maintenance-only|quiet|mostly)/,
  /^gives\.(?:light|starts|holds|days)/,
  /^meeting\.(?:onset-maintenance\.neither|onset-daytime\.(?:night|neither)|maintenance-daytime\.(?:night|neither))/,
  /^edge\.\w+\.below$/,
  /^cost\.(?:onset|daytime)\.low$/,
  /^(?:close|work|alone)\.light/,
  /^pull\.(?:none|wait-but-clear)$/,
]
/** Pieces whose advice requires a reader who can choose their hours. */
const hoursOfOnesOwn = /^(?:day\.(?:light|rise)|difference\.clock|gives\.light|meeting\.onset-daytime\.neither)$/

const idsOf = (responses: Responses): string[] => {
  const { composition } = composeSheet(instrument, report, { name: '', responses })
  const { portrait, letter, meeting, edge, context, answerPairs, where, plan } = composition
  return [
    portrait,
    ...Object.values(letter),
    ...composition.parts.flatMap(({ cost }) => cost),
    ...meeting,
    ...edge,
    ...context,
    ...answerPairs,
    ...Object.values(where ?? {}),
    ...(plan?.days.map(({ piece }) => piece) ?? []),
  ].flatMap((piece) => piece?.id ?? [])
}

describe('the report of the sleep test, version 2', () => {
  const lines = systematicSheets(instrument).map(({ responses }) =>
    Object.fromEntries(Object.entries(responses).filter(([id]) => !id.startsWith('c'))),
  )
  const quiet = { c1: 0, c2: 0, c3: 0, c4: 0, c5: 0, c6: 1 }

  test.each([{ c6: 2 }, { c6: 3 }, { c5: 3 }])('has no reassuring texts for the warning answer %o', (answer) => {
    const texts = lines.flatMap((line) => idsOf({ ...line, ...quiet, ...answer }))
    expect(texts.filter((id) => untroubled.some((pattern) => pattern.test(id)))).toEqual([])
  })

  test('can have every kind of reassuring text when no warning answer is given', () => {
    const texts = lines.flatMap((line) => idsOf({ ...line, ...quiet }))
    expect(untroubled.filter((pattern) => !texts.some((id) => pattern.test(id)))).toEqual([])
  })

  test.each([{ c6: 2 }, { c6: 3 }, { c5: 3 }])(
    'starts the week plan with a call to a doctor for the warning answer %o',
    (answer) => {
      for (const line of lines) {
        const { plan } = composeSheet(instrument, report, {
          name: '',
          responses: { ...line, ...quiet, ...answer },
        }).composition
        expect(plan?.plan.id).toBe('doctor')
        expect(plan?.days[0]?.piece.id).toBe('day.call-first')
      }
    },
  )

  test.each([{ c1: 1 }, { c1: 2 }, { c1: 3 }, { c2: 2 }])(
    'suggests no sleep hours that a reader with the answer %o cannot choose',
    (answer) => {
      const texts = lines.flatMap((line) => idsOf({ ...line, ...quiet, ...answer }))
      const chosen = texts.filter((id) => hoursOfOnesOwn.test(id))
      // Daylight after getting up is possible for a parent at any hour, but would wake a night worker.
      expect('c2' in answer ? chosen.filter((id) => id !== 'day.light') : chosen).toEqual([])
    },
  )

  test.each([{ c5: 2 }, { c5: 3 }])('does not suggest checking for snoring after the answer %o', (answer) => {
    const texts = lines.flatMap((line) => idsOf({ ...line, ...quiet, ...answer }))
    expect(
      texts.filter((id) => /^(?:day\.listen|pull\.whole-but-foggy|meeting\.onset-daytime\.day)$/.test(id)),
    ).toEqual([])
  })
})
