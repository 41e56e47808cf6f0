import type { Border } from '@mindglass/psychometrics/scoring/uncertainty'
import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'

type Part = 'anxiety' | 'avoidance'

const borders: readonly Border[] = [20, 40, 60, 80]

const reaches = (part: Part, border: Border): Condition => ({
  any: [
    { crosses: part, border, side: 'below' },
    { crosses: part, border, side: 'above' },
  ],
})

const reachesAny = (part: Part, but?: Border): Condition => ({
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
const inner: Readonly<Record<Border, (part: Part) => Condition>> = {
  20: (part) => ({ part, to: 'level1' }),
  40: (part) => ({ any: [{ part, from: 'level2', to: 'level2' }, leans(part, 'low')] }),
  60: (part) => ({ any: [leans(part, 'high'), { part, from: 'level4', to: 'level4' }] }),
  80: (part) => ({ part, from: 'level5' }),
}

/**
 * A score within a few points of a border reaches no other one, and has its paragraph. One farther off reaches two: it
 * has the paragraph of the inner one, and both only where the other part reaches none.
 */
const stands = (part: Part, border: Border): Condition => {
  const other = part === 'anxiety' ? 'avoidance' : 'anxiety'
  return { any: [{ not: reachesAny(part, border) }, inner[border](part), { not: reachesAny(other) }] }
}

const crosses = (part: Part, border: 40 | 60, side: 'below' | 'above', note: string): Piece => ({
  id: `edge.${part}.${border}.${side}`,
  when: { all: [{ crosses: part, border, side }, stands(part, border)] },
  mentions: [part],
  note: `${note} Name the stretch {${part}.from}–{${part}.to} and give a test that needs no week of its own; never “maybe you are both”.`,
})

const outer = (part: Part, border: 20 | 80, note: string): Piece => ({
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
    'The true place may lie in the middle instead of low. Test: is there a subject that this person hasn’t heard of for a month? If one comes to mind in ten seconds, the upper side.',
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
  outer(
    'anxiety',
    20,
    'Low and very low touch. Test: remember the last time a sign of affection was missed, not missing – if none this year, the lower side.',
  ),
  outer(
    'avoidance',
    20,
    'Low and very low touch. Test: is there anything this week that was deliberately kept back? If nothing comes to mind, the lower side.',
  ),
]
