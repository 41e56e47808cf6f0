import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { meetingPairs } from './meeting-pairs'
import { carries, leading, meetsLead, middle, pairPieces, type Side, someUnscored, type Trait, traits } from './when'

/** One end leads and nothing else lies beyond the middle. */
const single: Readonly<Record<Side, string>> = {
  'openness-high':
    'One strong pull and four that adapt: the subject chooses the company, the plan and the mood. Scene: chatty, tidy and patient wherever the topic is theirs. Cost: where it is not, there is no other motor.',
  'openness-low':
    'Four traits bend with the occasion, the liking for the known does not. So the occasion gets chosen: same place, same people, and everything else may vary. Cost: variety stays within a fence nobody built on purpose.',
  'conscientiousness-high':
    'Order is the fixed point around which moods and company turn. Scene: may be lively or quiet, on time in both. Cost: is judged by reliability alone and seldom asked about the rest.',
  'conscientiousness-low':
    'The loose calendar is the only loud thing; in an even person it stands out more than it weighs. Cost: one trait makes the reputation. Credit: four calm reasons to be forgiven.',
  'extraversion-high':
    'Liveliness in an otherwise measured person: energy without a program. Cost: people expect big feelings or big plans to go with it, and there are none.',
  'extraversion-low':
    'Quiet in a person without other edges: easily overlooked, also in its wishes. Credit: gets along anywhere. Cost: nobody has a handle to begin with; give them one.',
  'agreeableness-high':
    'Kindness with nothing else pulling: it decides. Scene: day, plan and mood follow who needs what. Cost: without a counterweight the last to ask wins.',
  'agreeableness-low':
    'Plain words in an even temper: the edge is only in the sentence. Credit: no scene follows. Cost: listeners look for the anger behind it and find none, which confuses.',
  'stability-high':
    'Calm under a person who is otherwise what the day makes of them. Credit: can try any role without fear. Cost: nothing inside insists on one.',
  'stability-low':
    'Feeling is the strongest voice, with no strong plan, crowd or theory to drown it. So it decides more than it need. Help: one outside fixed point on difficult days.',
}

/** Two traits that both lie in the middle; laid as a ring, so that any three such traits share a piece. */
const between: readonly (readonly [one: Trait, other: Trait, note: string])[] = [
  [
    'openness',
    'conscientiousness',
    'New and planned both in the middle: neither the idea nor the list wins by itself. Finding: the deadline decides; far off, ideas win, close by, the list. Test: compare the last task of two months with the last of two days. Not "sometimes this, sometimes that".',
  ],
  [
    'conscientiousness',
    'stability',
    'Finishing and steadiness both in the middle: how done a thing must be depends on who will see it. Test: two things handed over last month, one to a stranger and one to a friend. Credit: effort goes where it counts. Cost: the unseen work waits.',
  ],
  [
    'extraversion',
    'stability',
    'Company and steadiness both in the middle: whether people calm or stir depends on which people. Make it a test: after the next two meetings write one number for before and after. The list of names it yields is worth more than a trait.',
  ],
  [
    'extraversion',
    'agreeableness',
    'Voice and giving way both in the middle: speaks up among some, yields among others. Finding: rank and familiarity decide. Test: who was in the room the last time they said no? Credit: reads rooms.',
  ],
  [
    'openness',
    'agreeableness',
    'Curiosity and giving way both in the middle: a strange opinion gets a hearing if the person is liked. Test: the last idea rejected, and who brought it. Credit: loyal ears. Cost: a good idea from the wrong mouth.',
  ],
]

/** Where the half of a trait that a pair speaks of is the weaker one by far, this stands in its place. */
const exceptions: readonly (readonly [one: Side, other: Side, group: string, note: string])[] = [
  [
    'openness-high',
    'conscientiousness-low',
    'follow-through',
    'Ideas out of a heap, and delivered all the same: place is loose, endings are not. Mechanism: interest carries to the end if somebody waits for it. Credit: more comes out than the desk suggests. Cost: nobody believes it beforehand, so helpers remind too early.',
  ],
  [
    'conscientiousness-high',
    'extraversion-high',
    'company',
    'Likes the crowd, leaves the lead to others, and stays to finish. Scene: at the table till the end, then washes up. Credit: the part of a party that is work gets done. Cost: does the second half of other people’s plans.',
  ],
  [
    'conscientiousness-high',
    'agreeableness-high',
    'warmth',
    'Cares, promises little, and keeps that. Mechanism: the no comes early, so the yes is solid. Credit: help with a date. Cost: the early no is heard before the care is; say the care first.',
  ],
  [
    'extraversion-high',
    'agreeableness-low',
    'company',
    'Seeks people and contradicts them, without wanting to lead. Scene: the most cheerful objection at the table. Credit: company that is not flattery. Cost: people who came for peace take the debate for a quarrel.',
  ],
  [
    'extraversion-low',
    'agreeableness-high',
    'warmth',
    'Quiet, caring, and not to be moved on what matters. Mechanism: the no is as soft as the rest, so it is overheard once. Credit: warmth without courting. Cost: the second no surprises; say it in the same breath as the first.',
  ],
  [
    'openness-high',
    'conscientiousness-high',
    'order',
    'Every idea gets a place, and there it stays. Mechanism: what is well put away has stopped asking. Credit: nothing is lost, years later it can be found. Cost: it remains in perfect condition. Help: one idea a month is left lying in the way.',
  ],
  [
    'openness-low',
    'conscientiousness-high',
    'order',
    'Proven things in their proven places. Credit: nothing is spent on searching or on choosing. Cost: when the place itself changes, it is the map that is gone. Help: a day to put the new place in order before anything is due.',
  ],
  [
    'conscientiousness-high',
    'extraversion-high',
    'order',
    'People and a place for everything: what is organized here has a list. Credit: calm under a loud evening. Cost: setting up draws more than the last piece, which waits in a tidy pile. Help: give it away while all are still there. True of company as of the lead.',
  ],
  [
    'conscientiousness-high',
    'extraversion-low',
    'order',
    'Few words and good order: all looks under control. Cost: where it is so tidy nobody sees a thing get stuck, and help would have to be asked for aloud. Help: one line in writing while it is small.',
  ],
  [
    'conscientiousness-high',
    'agreeableness-high',
    'order',
    'The yes is written down at once, and written down feels like done. Credit: people trust a yes with a note. Cost: off the own mind, not off theirs. Help: note the first five minutes of the doing as well.',
  ],
]

/** Where one of these groups carries its trait, an exception of this pair stands; the first that holds. */
const exceptionsOf = (one: Side, other: Side): Condition[] =>
  exceptions.flatMap(([a, b, group]) => (a === one && b === other ? [carries(group)] : []))

/** A pair, unless its exception stands. */
const pairMeetsLead = (one: Side, other: Side): Condition => {
  const found = exceptionsOf(one, other)
  const pair = meetsLead(one, other)
  return found.length > 0 ? { all: [pair, { not: { any: found } }] } : pair
}

const notBeyond = (part: Trait): Condition => ({
  not: {
    any: [
      { part, is: 'high' },
      { part, is: 'low' },
    ],
  },
})

export const meeting: readonly Piece[] = [
  ...exceptions.map(([one, other, group, note], at): Piece => {
    const before = exceptions.slice(0, at).filter(([a, b]) => a === one && b === other)
    return {
      id: `meeting.${one}.${other}.${group}`,
      when: {
        all: [meetsLead(one, other), carries(group), ...before.map(([, , first]) => ({ not: carries(first) }))],
      },
      mentions: [group],
      note,
    }
  }),
  ...pairPieces('meeting', pairMeetsLead, meetingPairs),
  ...(Object.entries(single) as [Side, string][]).map(
    ([side, note]): Piece => ({
      id: `meeting.${side}.alone`,
      when: { all: [leading(side), ...traits.filter((part) => !side.startsWith(part)).map(notBeyond)] },
      note,
    }),
  ),
  ...between.map(
    ([one, other, note]): Piece => ({ id: `meeting.between.${one}.${other}`, when: middle(one, other), note }),
  ),
  {
    id: 'meeting.missing.gap',
    when: someUnscored,
    note: 'A trait was not scored, so its meetings are not written. Leaving lines out was allowed, and nothing is inferred from it. Give a way to read on: take one answer quoted below and one line from the missing part in the head, and ask which wins on a bad day; that is the reader’s work and no finding.',
  },
]
