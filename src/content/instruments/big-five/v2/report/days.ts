import type { Condition } from '@/core/report/condition'
import type { Piece, PlanDay } from '@/core/report/report-key'

const day = (id: string, note: string, extra: Omit<Piece, 'id' | 'note'> = {}): Piece => ({
  id: `day.${id}`,
  ...extra,
  note,
})

/** One variant. */
export const plain = (minutes: number, id: string, note: string, cites?: readonly string[]): PlanDay => ({
  minutes,
  variants: [day(id, note, cites && { cites })],
})

/** A variant for readers who say so, before the one for everybody. */
export const fitted = (
  minutes: number,
  special: { id: string; when: Condition; mentions?: readonly string[]; note: string },
  other: { id: string; note: string },
): PlanDay => ({
  minutes,
  variants: [
    day(special.id, special.note, {
      when: special.when,
      ...(special.mentions && { mentions: special.mentions }),
    }),
    day(other.id, other.note),
  ],
})

/** Days that are alike in several plans; each names the situation of its own plan. */
export const sentence = (planId: string): PlanDay =>
  plain(
    10,
    `sentence.${planId}`,
    'Write one if-then sentence for the situation of this week and put it where it will be seen (phone, door, laptop). The example is from this situation; on an evening off: if it is Tuesday at six, then I close the lid. Why: plans in that form were carried out more often than good intentions; keep the claim to that.',
    ['gollwitzer'],
  )

export const witness = plain(
  10,
  'witness',
  'Ask one person who was there, at a recent time of this situation, how it looked from their chair: "What did you notice me doing?" Listen, say thanks, do not explain. Why: one cannot see oneself from outside, and somebody there could. Way out: nobody suitable, then write what that person would say.',
)

export const lookBack = plain(
  10,
  'look-back',
  'Go back over six days (some may be exercises on single answers). Which step helped, which only felt like work? Keep one, drop five. Why: one step repeated is worth more than a set given up. No grade, no score.',
)

export const three = (planId: string): PlanDay =>
  plain(
    10,
    `three.${planId}`,
    'Write down the last three times this situation came up (name it, as it can go either way): where, who, what one did, how it ended. Leave the end blank where it is not known. Why: a trait is a summary, and this checks it against three days. We do not know what they will show.',
  )
