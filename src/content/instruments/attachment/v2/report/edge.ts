import type { LevelCut } from '@mindglass/psychometrics/scoring/uncertainty'
import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'

type Part = 'anxiety' | 'avoidance'

/** Low and very low say the same of the reader, so their border has no paragraph. */
const borders = [40, 60, 80] as const satisfies readonly LevelCut[]
type Told = (typeof borders)[number]

const reaches = (part: Part, border: LevelCut): Condition => ({
  any: [
    { crosses: part, border, side: 'below' },
    { crosses: part, border, side: 'above' },
  ],
})

const reachesAny = (part: Part, but?: Told): Condition => ({
  any: borders.filter((border) => border !== but).map((border) => reaches(part, border)),
})

const leans = (part: Part, lean: 'low' | 'high'): Condition => ({
  all: [
    { part, is: 'middle' },
    {
      any: [
        { leads: part, lean },
        { second: part, lean },
      ],
    },
  ],
})

/** The border that says most of the two that an interval reaches: the inner one, in the middle that on its side. */
const inner: Readonly<Record<Told, (part: Part) => Condition>> = {
  40: (part) => ({ any: [{ part, from: 'level2', to: 'level2' }, leans(part, 'low')] }),
  60: (part) => ({ any: [leans(part, 'high'), { part, from: 'level4', to: 'level4' }] }),
  80: (part) => ({ part, from: 'level5' }),
}

/**
 * One paragraph: of the part that says more, of the other one where that part reaches no border. A score within a few
 * points of a border reaches no other one; of two that it reaches, the inner one is told.
 */
const stands = (part: Part, border: Told): Condition => {
  const other = part === 'anxiety' ? 'avoidance' : 'anxiety'
  return {
    all: [
      { any: [{ leads: part }, { not: reachesAny(other) }] },
      { any: [{ not: reachesAny(part, border) }, inner[border](part)] },
    ],
  }
}

const crosses = (part: Part, border: 40 | 60, side: 'below' | 'above', note: string): Piece => ({
  id: `edge.${part}.${border}.${side}`,
  when: { all: [{ crosses: part, border, side }, stands(part, border)] },
  mentions: [part],
  note: `${note} Name the stretch {${part}.from}–{${part}.to} and give a test that needs no week of its own; never “maybe you are both”.`,
})

const outer = (part: Part, border: 80, note: string): Piece => ({
  id: `edge.${part}.${border}`,
  when: { all: [reaches(part, border), stands(part, border)] },
  mentions: [part],
  note: `${note} Written for both sides of the border: name the stretch {${part}.from}–{${part}.to} and let the test decide.`,
})

/** How to tell on which side of a border one is. */
export const edge: readonly Piece[] = [
  crosses(
    'anxiety',
    60,
    'below',
    'The true place may lie in the middle instead of high. Test: of the last three doubts, two went away by themselves: lower side.',
  ),
  crosses(
    'anxiety',
    60,
    'above',
    'The true place may lie higher than the middle. Test: of the doubts of the past week, two or more were still there the next morning: upper side.',
  ),
  crosses(
    'anxiety',
    40,
    'below',
    'The true place may lie lower than the middle. Test: an unusual quiet during a busy day – was it noticed at once or only in the evening? Only then: lower side.',
  ),
  crosses(
    'anxiety',
    40,
    'above',
    'The true place may lie in the middle instead of low. Test: after the next disagreement, does the thought come back while brushing teeth? If so, the upper side.',
  ),
  crosses(
    'avoidance',
    60,
    'below',
    'The true place may lie in the middle instead of high. Test: next small trouble – was anyone told before it was solved? Once is enough for the lower side.',
  ),
  crosses(
    'avoidance',
    60,
    'above',
    'The true place may lie higher than the middle. Test: when someone asks “how are you?”, how many words does the answer get on a bad day? Under five, twice: upper side.',
  ),
  crosses(
    'avoidance',
    40,
    'below',
    'The true place may lie lower than the middle. Test: in a week, was a feeling or a need kept from someone close on purpose? If none comes to mind, the lower side. Not a test of one group, which may be low already.',
  ),
  crosses(
    'avoidance',
    40,
    'above',
    'The true place may lie in the middle instead of low. Test: was there an occasion to tell someone close, and was it passed by? If one comes to mind at once, the upper side.',
  ),
  outer(
    'anxiety',
    80,
    'High and very high touch. Test: on how many days this week did looking for signs take more than half an hour? Four or more speak for the upper side; then read when to talk to someone. No alarm tone.',
  ),
  outer(
    'avoidance',
    80,
    'High and very high touch. Test: is there one person who’d be told of a bad diagnosis within a day? If yes, the lower side. Neutral about either.',
  ),
]
