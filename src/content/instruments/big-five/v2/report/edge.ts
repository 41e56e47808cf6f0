import type { LevelCut } from '@mindglass/psychometrics/scoring/uncertainty'
import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { type Trait, traits } from './when'

/** How to tell, by next week, on which side of the cut one is. */
const tests: Readonly<Record<Trait, readonly [at40: string, at60: string]>> = {
  openness: [
    'Lens crosses 40. Side below: the known suits better. Side above: the new appeals now and then, too; a score does not tell wish from habit. Test: take a new route or dish without reason; still glad of it next day, or relieved to be back? Relief points below.',
    'Lens crosses 60. Test: a free hour with the phone in another room and one odd question on paper. Still at it after twenty minutes, the score is right or low; off to something useful, read the middle texts too.',
  ],
  conscientiousness: [
    'Lens crosses 40. Test: put one thing without a deadline on Wednesday’s list. Done unprompted by Friday points above the cut, forgotten points below. One thing, not five.',
    'Lens crosses 60. Test: leave one small thing unfinished overnight on purpose. If it comes to mind in the evening, the upper side fits; if it is found again with surprise, the middle.',
  ],
  extraversion: [
    'Lens crosses 40. Test: after the next round of more than five people, note energy before and after, 0 to 10. Two or more points down, the lower side; about the same, the middle.',
    'Lens crosses 60. Test: in the next group silence count to five. If it costs something to wait, the upper side fits; if somebody else had long begun, the middle.',
  ],
  agreeableness: [
    'Lens crosses 40. Test: the next small disagreement, note who ended it and how it felt an hour later. Glad it was said points below the cut; wishing it unsaid points to the middle.',
    'Lens crosses 60. Test: the next "where shall we go?" answer with a wish at once. If the wish is there before the question ends, the middle fits; if one has to look for it, the upper side.',
  ],
  stability: [
    'Lens crosses 40. Test: the next annoyance, write the time; write it again when it is gone. Same evening points above the cut, next morning below. One is enough to begin.',
    'Lens crosses 60. Test: the next change at short notice, note how long until the tension is gone. Hardly tense or soon over fits the upper side, hours the middle. Not the speed of the first step: tense people act fast. No minutes.',
  ],
}

type Cut = 40 | 60

const crosses = (part: Trait, border: LevelCut): Condition => ({
  any: [
    { crosses: part, border, side: 'above' },
    { crosses: part, border, side: 'below' },
  ],
})

/** The interval crosses this cut and no other: with twelve answers, the score lies within four points of it. */
const near = (part: Trait, cut: Cut): Condition => ({
  all: [
    crosses(part, cut),
    { not: { any: ([20, 40, 60, 80] as const).filter((one) => one !== cut).map((one) => crosses(part, one)) } },
  ],
})

/** The interval crosses this cut from beyond the middle, and the next cut outward as well. */
const farther = (part: Trait, cut: Cut): Condition => ({
  all:
    cut === 40
      ? [{ crosses: part, border: 40, side: 'above' }, crosses(part, 20)]
      : [{ crosses: part, border: 60, side: 'below' }, crosses(part, 80)],
})

/** No other trait lies nearer to this cut from the same side. */
const nearest = (part: Trait, cut: Cut): Condition => ({
  not: {
    any: traits
      .filter((other) => other !== part)
      .map((other) => ({
        all: [
          farther(other, cut),
          cut === 40 ? { higher: other, than: part, by: 0.5 } : { higher: part, than: other, by: 0.5 },
        ],
      })),
  },
})

/** The interval takes in the whole middle: the cut on the side to which the score leans, of the two that say most. */
const across = (part: Trait, cut: Cut): Condition => {
  const lean = cut === 40 ? 'low' : 'high'
  return {
    all: [
      crosses(part, 40),
      crosses(part, 60),
      {
        any: [
          { leads: part, lean },
          { second: part, lean },
        ],
      },
    ],
  }
}

/** From the nearest on. */
const steps: readonly ((part: Trait, cut: Cut) => Condition)[] = [
  near,
  (part, cut) => ({ all: [farther(part, cut), nearest(part, cut)] }),
  (part, cut) => ({ all: [farther(part, cut), { not: nearest(part, cut) }] }),
  across,
]

const all = traits.flatMap((part) => ([40, 60] as const).map((cut) => ({ part, cut })))

/** On this step, and no other stands on a nearer one, or on this one and earlier in the list. */
const stands = (place: number, on: number): Condition => {
  const held = (at: number, most: number): Condition => {
    const { part, cut } = all[at] as (typeof all)[number]
    return { any: steps.slice(0, most).map((step) => step(part, cut)) }
  }
  const { part, cut } = all[place] as (typeof all)[number]
  const before = all.flatMap((_, at) => (at === place ? [] : [held(at, at < place ? on + 1 : on)]))
  return { all: [(steps[on] as (typeof steps)[number])(part, cut), { not: { any: before } }] }
}

/** The score nearest to a cut stands, wherever else it lies. */
export const edge: readonly Piece[] = all.map(({ part, cut }, place) => ({
  id: `edge.${part}.${cut}`,
  when: { any: steps.map((_, on) => stands(place, on)) },
  mentions: [part],
  note: tests[part][cut === 40 ? 0 : 1],
}))
