import { type Level, levels, type Responses } from '@mindglass/psychometrics/instrument'
import { describe, expect, test } from 'vitest'
import { composeSheet } from '@/content/check/report/composed-report'
import { systematicSheets } from '@/content/check/report/sheets'
import { careOf } from '@/core/care/care'
import { instrument } from '../instrument'
import { report } from '../report'

// The rules of care, written a second time in plain code that does not use the code of care.

const parts = instrument.dimensions.map(({ id }) => id)
const numberOf = (level: Level | null | undefined): number => (level ? Number(level.at(-1)) : 0)

interface Sitting {
  of: Readonly<Record<string, Level | null>>
  answers: Responses
}

function lawful({ of, answers }: Sitting): { help: 'none' | 'soft'; head: string | null } {
  const heights = parts.map((part) => numberOf(of[part]))
  const scored = heights.filter((height) => height > 0)
  const highest = Math.max(...heights)
  const { c1 = 0, c2 = 0, c4 = 0, c5 = 0 } = answers
  const head = (() => {
    if (c4 === 3) return 'lively'
    if (c1 === 5 && (highest >= 3 || c2 >= 2)) return 'sudden'
    if (c5 === 2 && (highest >= 3 || c2 >= 2)) return 'low'
    if (c5 === 4 && numberOf(of.restlessness) >= 4) return 'medicine'
    if (c2 === 3 || (c2 === 2 && highest >= 4)) return 'hindered'
    // A part without a score does not count as light, and one part alone is not “all parts”.
    if (scored.length > 1 && Math.min(...scored) >= 4) return 'throughout'
    if (scored.length === parts.length && Math.min(...scored) >= 3 && scored.filter((one) => one >= 4).length === 2)
      return 'wide'
    return null
  })()
  return { help: head || highest === 5 ? 'soft' : 'none', head }
}

/** Yields every level of every part, including “not scored”, with every answer to the questions that care uses. */
function* sittings(): Generator<Sitting> {
  const some = (id: string) => [
    undefined,
    ...Array.from({ length: instrument.context.find((one) => one.id === id)?.options ?? 0 }, (_, option) => option),
  ]
  const places: (Level | null)[] = [null, ...levels]
  for (const inattention of places)
    for (const restlessness of places)
      for (const impulsivity of places)
        for (const c1 of some('c1'))
          for (const c2 of some('c2'))
            for (const c4 of some('c4'))
              for (const c5 of some('c5')) {
                const given = Object.entries({ c1, c2, c4, c5 }).filter(
                  (entry): entry is [string, number] => entry[1] !== undefined,
                )
                yield { of: { inattention, restlessness, impulsivity }, answers: Object.fromEntries(given) }
              }
}

describe('care recommendations of the attention test, version 2', () => {
  test('match an independent implementation of the rules for every combination of levels and answers', () => {
    const broken: Record<string, Sitting> = {}
    let seen = 0
    for (const sitting of sittings()) {
      const care = careOf(instrument, { levels: sitting.of, overall: null, answers: sitting.answers, retake: false })
      const { help, head } = lawful(sitting)
      const top = Object.values(sitting.of).includes('level5')
      if (care.help !== help) broken.help = sitting
      if (care.offer !== (help === 'none')) broken.offer = sitting
      if (head && (!top || head === 'lively') && (care.headline.from !== 'rule' || care.headline.head !== head))
        broken.headline = sitting
      if (top && head !== 'lively' && care.headline.from !== 'part' && care.headline.from !== 'whole')
        broken['headline of level5'] = sitting
      // The notes on the answers that weigh most are shown free of charge, before everything else.
      for (const [id, option] of [
        ['c4', 3],
        ['c2', 3],
      ] as const)
        if (sitting.answers[id] === option && !care.calls.context.includes(id)) broken[`call of ${id}`] = sitting
      seen += 1
    }
    expect(broken).toEqual({})
    expect(seen).toBe(6 ** parts.length * 7 * 5 * 5 * 7)
  })

  test.each<Responses>([{ c1: 5 }, { c1: 5, c2: 1 }, { c5: 2 }, { c5: 4 }, { c4: 1 }, { c2: 2 }])(
    'include no help for the answers %o when all parts are mild',
    (answers) => {
      const of = Object.fromEntries(parts.map((part) => [part, 'level2' as const]))
      expect(careOf(instrument, { levels: of, overall: null, answers, retake: false }).help).toBe('none')
    },
  )
})

/** Pieces that describe the reader as untroubled, or that ask for cleverness: never beside help. */
const untroubled = [
  /^portrait\.(?:quiet|mostly)$/,
  /^pattern\.light(?:-long)?$/,
  /^gives\.(?:light|light-effort|half|mind|body|act)$/,
  /^difference\.(?!beside)/,
  /^pull\./,
  /^cost\.\w+\.low$/,
  /^meeting\.(?:\w+-\w+\.(?:both|first|second|neither)|inside)/,
  /^edge\./,
  /^(?:close|work|alone)\.light$/,
]

const composed = (responses: Responses) => composeSheet(instrument, report, { name: '', responses })

const idsOf = (responses: Responses): string[] => {
  const { composition } = composed(responses)
  const { portrait, letter, meeting, edge, context, where, plan } = composition
  return [
    portrait,
    ...Object.values(letter),
    ...composition.parts.flatMap(({ groups, cost }) => [...groups, cost]),
    ...meeting,
    ...edge,
    ...context,
    ...Object.values(where ?? {}),
    ...(plan?.days.map(({ piece }) => piece) ?? []),
  ].flatMap((piece) => piece?.id ?? [])
}

describe('the report of the attention test, version 2', () => {
  const lines = systematicSheets(instrument).map(({ responses }) =>
    Object.fromEntries(Object.entries(responses).filter(([id]) => !id.startsWith('c'))),
  )
  const quiet = { c1: 0, c2: 0, c3: 0, c4: 0, c5: 0 }

  test.each<Responses>([{ c4: 3 }, { c2: 3 }, { c1: 5, c2: 2 }, { c5: 2, c2: 2 }])(
    'has no reassuring texts for the answers %o',
    (answers) => {
      const texts = lines.flatMap((line) => idsOf({ ...line, ...quiet, ...answers }))
      expect([...new Set(texts.filter((id) => untroubled.some((one) => one.test(id))))]).toEqual([])
    },
  )

  test('can have every kind of reassuring text when no warning answer is given', () => {
    const texts = lines.flatMap((line) => idsOf({ ...line, ...quiet }))
    expect(untroubled.filter((pattern) => !texts.some((id) => pattern.test(id)))).toEqual([])
  })

  test.each<{ answers: Responses; first: string }>([
    { answers: { c4: 3 }, first: 'day.book-lively' },
    { answers: { c2: 3 }, first: 'day.book-danger' },
    { answers: { c5: 2, c2: 2 }, first: 'day.book-low' },
    { answers: { c1: 5, c2: 2 }, first: 'day.book-new' },
  ])('plans an appointment on day 1 and a talk with a person on day 2 for $answers', ({ answers, first }) => {
    for (const line of lines) {
      const { plan } = composed({ ...line, ...quiet, ...answers }).composition
      expect(plan?.plan.id).toBe('help')
      expect(plan?.days[0]?.piece.id).toBe(first)
      expect(plan?.days[1]?.piece.id).toMatch(/^day\.one-person/)
    }
  })

  test('does not advise caregivers to leave the phone in another room', () => {
    const texts = lines.flatMap((line) => idsOf({ ...line, ...quiet, c3: 4 }))
    expect(texts).toContain('day.silence-care')
    expect(texts).not.toContain('day.silence')
  })

  test('does not suggest brisk exercise to readers with pain or illness', () => {
    const texts = lines.flatMap((line) => idsOf({ ...line, ...quiet, c5: 3 }))
    expect(texts).toContain('day.gentle')
    expect(texts).not.toContain('day.move-first')
  })
})
