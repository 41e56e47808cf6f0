import type { Piece } from '@/core/report/report-key'
import { even, otherGroupOf, traitOf } from './when'

/** A difference inside a trait that does not lead: the leading one is the subject of the pattern, unless all are even. */
const gaps = {
  warmth:
    'Inside agreeableness: warmth above giving way. They carry people in mind and keep their own seat. Scene: asks how the exam went, and does not change the restaurant. So a no from this reader is not a lack of care; people close may need to hear both in one sentence.',
  yielding:
    'Inside agreeableness: giving way above warmth. Peace is kept by making room, not by feeling along. Scene: lets the other have the window and is already reading. Saves strength; price: a friend with a long story gets a seat and no ear.',
  composure:
    'Inside stability: steadier under strain than afterward. They hold while it happens and wobble later. Scene: calm on the phone with the hospital or the landlord, cross at a drawer in the evening. Advice for the moment itself would be advice for someone else; the hour after is the one to furnish.',
  evenness:
    'Inside stability: steadier afterward than under strain. The eve is longer than the event. Scene: every mishap rehearsed at night, a ruined plan forgotten by dinner. What would help lies before the event and not after it.',
  drive:
    'Inside extraversion: first word above company. Speaks for the group and does not linger in it. Scene: volunteers to present, slips out at half past nine. Not a contradiction: using a voice and using up company are two things.',
  company:
    'Inside extraversion: company above first word. Loves the table and leaves the talking to it. Scene: the last guest, whose opinion nobody heard. What fits is a place with people and a task with no stage.',
  'follow-through':
    'Inside conscientiousness: finishing above order. The heap and the deadline get along. Scene: the file is sent in time and cannot be found again. Tidying advice would be wasted; the promise is where the strength is.',
  order:
    'Inside conscientiousness: order above finishing. Beautiful starts. Scene: the packing list is done a week ahead, the report on the night before. Another planner will not help; a witness to the ending might.',
  ideas:
    'Inside openness: ideas above imagination. Wants to know, does not need to be enchanted. Scene: reads about light and walks past the sunset. A friend’s poem is met with a question, which is interest and may not look like it.',
  imagination:
    'Inside openness: imagination above ideas. Pictures come in, theory goes past. Scene: makes up a life for the person ahead in line and drifts off in the meeting on strategy. Give them an example and they are back.',
} as const

const gap = (group: string, note: string): Piece => ({
  id: `difference.${group}`,
  when: { all: [{ group, above: otherGroupOf(group) }, { any: [{ not: { leads: traitOf(group) } }, even] }] },
  mentions: [group, otherGroupOf(group)],
  cites: ['deyoung'],
  // Each of the five has two sides that go together and are not the same: that is all the source carries. It divides
  // stability along another line than these groups do, and the words say so.
  note,
})

export const difference: readonly Piece[] = [...Object.entries(gaps).map(([group, note]) => gap(group, note))]
