import type { LevelCut } from '@mindglass/psychometrics/scoring/uncertainty'
import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, any, first, high, leads, low, middle, not, type Part, parts } from './conditions'

type Inner = Extract<LevelCut, 40 | 60>

const across = (part: Part, border: LevelCut): Condition =>
  any({ crosses: part, border, side: 'below' }, { crosses: part, border, side: 'above' })

/**
 * Whether a score lies within a few points of a border: the interval reaches across it, and not across the next one on
 * the other side of its level.
 */
const near = (part: Part, border: Inner): Condition =>
  border === 40
    ? any(
        all(low(part), across(part, 40), not(across(part, 20))),
        all(middle(part), across(part, 40), not(across(part, 60))),
      )
    : any(
        all(high(part), across(part, 60), not(across(part, 80))),
        all(middle(part), across(part, 60), not(across(part, 40))),
      )
const nearAny = any(...parts.flatMap((part) => [near(part, 40), near(part, 60)]))

/** Whether a score lies on this side of its level but not near; of the middle level, only parts that say most have a side. */
const farther = (part: Part, border: Inner): Condition => {
  const lean = border === 40 ? 'low' : 'high'
  return all(
    across(part, border),
    any(
      all(middle(part), any({ leads: part, lean }, { second: part, lean })),
      all(border === 40 ? low(part) : high(part), not(leads(part))),
    ),
  )
}

/** Scores near a border come first, and alone; otherwise those that are farther off. Never where help stands first. */
const edgeOf = (part: Part, border: Inner, note: string): Piece => ({
  id: `edge.${part}.${border}`,
  when: all(any(near(part, border), all(farther(part, border), not(nearAny))), not(first)),
  mentions: [part],
  note: `${note} How to tell on which side one is; what follows from either. No numbers in prose, no task for the week.`,
})

export const edge: readonly Piece[] = [
  edgeOf('notice', 40, 'Seldom or about half: minutes between event and noticing, three times.'),
  edgeOf('notice', 60, 'About half or mostly: was it noticed before anybody said a word, five scenes.'),
  edgeOf('understand', 40, 'Seldom or about half: a reason and a word for the moods of five days.'),
  edgeOf('understand', 60, 'About half or mostly: does an explanation still hold two days later.'),
  edgeOf('regulate', 40, 'Seldom or about half: after three jolts, did anything one did change it within an hour.'),
  edgeOf('regulate', 60, 'About half or mostly: look at the worst moment of the week, not at the best.'),
]
