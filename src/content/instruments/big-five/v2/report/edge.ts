import type { Border } from '@mindglass/psychometrics/scoring/uncertainty'
import type { Piece } from '@/core/report/key'
import { type Trait, traits } from './when'

/** How to tell, by next week, on which side of the cut one is. */
const tests: Readonly<Record<Trait, readonly [at40: string, at60: string]>> = {
  openness: [
    'Lens crosses 40. Side below: the known is a wish. Side above: only a habit. Test by Thursday: take a new route or dish without reason; still glad of it next day, or relieved to be back? Relief points below.',
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
    'Lens crosses 60. Test: the next change at short notice, count the minutes until the first useful step. Under two fits the upper side, more than ten the middle.',
  ],
}

const crossing = (part: Trait, border: Border, note: string): Piece => ({
  id: `edge.${part}.${border}`,
  when: {
    all: [
      { any: [{ leads: part }, { second: part }] },
      {
        any: [
          { crosses: part, border, side: 'above' },
          { crosses: part, border, side: 'below' },
        ],
      },
    ],
  },
  mentions: [part],
  note,
})

export const edge: readonly Piece[] = traits.flatMap((part) => [
  crossing(part, 40, tests[part][0]),
  crossing(part, 60, tests[part][1]),
])
