import type { Piece } from '@/core/report/report-key'
import { carries, even, leading, type Side, sidePieces, someSplit, strongest } from './when'

/** What two ends give together that neither gives alone; not where `without`, the half it does not rest on, carries its trait. */
const together: readonly (readonly [one: Side, other: Side, note: string, without?: string])[] = [
  [
    'openness-high',
    'conscientiousness-high',
    'Gives others ideas that exist: the thought has a date and a file. Name the step from question to done thing; nothing about being gifted.',
    'order',
  ],
  [
    'openness-high',
    'agreeableness-high',
    'Gives people the experience of being asked a second question. Somebody leaves the talk knowing more about themselves.',
  ],
  [
    'openness-low',
    'conscientiousness-high',
    'Gives others a floor: what worked last year works this year, and is ready on Monday. Whole families and teams live off this without noticing.',
    'order',
  ],
  [
    'conscientiousness-high',
    'stability-high',
    'Gives an emergency a list: calm enough to write it, persistent enough to work through it.',
    'order',
  ],
  [
    'conscientiousness-high',
    'stability-low',
    'Gives others work in which the mistakes were found the evening before. Say that the care is real and that its price is the reader’s own evening.',
  ],
  [
    'extraversion-high',
    'agreeableness-high',
    'Gives groups a beginning: somebody new is spoken to before they have hung up their coat.',
  ],
  ['extraversion-low', 'agreeableness-high', 'Gives help nobody had to ask for and nobody had to thank for aloud.'],
  [
    'extraversion-high',
    'agreeableness-low',
    'Gives a group its open question: what everybody thought has been said, and by five it is settled.',
    'company',
  ],
  [
    'agreeableness-high',
    'stability-low',
    'Gives others the feeling of not being alone with it, because they are not: this reader really feels it too.',
    'yielding',
  ],
  ['agreeableness-low', 'stability-high', 'Gives an answer one can build on: no flattery before, no sulking after.'],
]

const ends = {
  'openness-high':
    'Gives others the question they had not asked and the picture they had not seen. Concrete: one sentence at dinner that is still discussed at dessert.',
  'openness-low':
    'Gives others tested ground: the tool that does the job, the place where it is good. Saves friends money and time.',
  'conscientiousness-high':
    'Gives others what they do not see: nothing goes wrong. Not that they can stop thinking about it: the pattern tells that.',
  'conscientiousness-low':
    'Gives others air: a changed plan, a late guest, a cancelled train do not spoil this reader’s evening or theirs.',
  'extraversion-high': 'Gives a room its first sentence, and with it everybody else’s second.',
  'extraversion-low':
    'Gives one person more room than a group does: no turn to fight for. No claim of patience or of full attention: lines on warmth may deny it.',
  'agreeableness-high': 'Gives people the benefit of the doubt, a seat and an errand done. They grow generous near it.',
  'agreeableness-low':
    'Gives people the truth, also an unwelcome one; how early was not asked. A yes from here is worth something because the no exists.',
  'stability-high': 'Gives others a voice that stays where it was. In a bad hour that alone lowers the noise.',
  'stability-low':
    'Gives early notice: of a tone, of a gap in the plan, of somebody going quiet. Somebody has to feel it first.',
} as const

/** Where the other half of a trait carries it, this stands in place of what its end gives. */
const carried: readonly (readonly [side: Side, group: string, note: string])[] = [
  [
    'conscientiousness-high',
    'order',
    'Gives others a place that is ready to be used. Saves them the worst of any task, clearing a space for it. Nothing about finishing.',
  ],
  [
    'extraversion-high',
    'company',
    'Gives a table its reason to stay: there is always one more chair. Friendships among others that began there. Nothing about the first word.',
  ],
]

export const gives: readonly Piece[] = [
  ...together.map(
    ([one, other, note, without]): Piece => ({
      id: `gives.${one}.${other}`,
      when: without ? { all: [strongest(one, other), { not: carries(without) }] } : strongest(one, other),
      note,
    }),
  ),
  ...carried.map(
    ([side, group, note]): Piece => ({
      id: `gives.${side}.${group}`,
      when: { all: [leading(side), carries(group)] },
      note,
    }),
  ),
  ...sidePieces('gives', leading, ends),
  {
    id: 'gives.split',
    when: { all: [even, someSplit] },
    note: 'All five in the middle, and at least one of them made of two halves far apart. Gives others two things from one person that are usually sought in two; no example from a single trait, since it is not known here which one is split. Not "balanced".',
  },
  {
    id: 'gives.even',
    when: even,
    note: 'Gives others somebody who fits beside anybody: neither the loudest nor the most silent, neither the tidiest nor the loosest. Exact use: the one both sides of a quarrel will talk to. Not "balanced".',
  },
  {
    id: 'gives.open',
    note: 'Parts missing or nothing clearly first. Credit the one thing that is certain: the lines were read and answered with care, some left out on purpose, which is a judgment too.',
  },
]
