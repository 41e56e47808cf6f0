import { levelCuts } from '@mindglass/psychometrics/scoring/uncertainty'
import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, any, brief, helpStands, inHigh, inLow, lowPast, lowShort, not, now, piece } from './facts'

const crosses = (part: string, side: 'below' | 'above'): Condition =>
  all(
    any({ leads: part }, { second: part }),
    { part, from: 'level2' },
    any(...levelCuts.map((border) => ({ crosses: part, border, side }))),
  )

/**
 * For whom the usual test of the upper side is not kept: it is over, it would send back to what was written on the worst
 * days, it would be judged from inside a high or a low, or a high of hours has no nights in a row to count.
 */
const untested: Readonly<Record<string, Condition>> = {
  low: lowPast,
  swings: inLow,
  impulse: now,
  irritability: inLow,
  thought: brief,
}

const edgeOf = (part: string, higherUp: string, lowerDown: string): Piece[] => {
  const spared = untested[part]
  return [
    piece(`edge.${part}.above`, higherUp, spared ? all(crosses(part, 'above'), not(spared)) : crosses(part, 'above'), {
      mentions: [part],
      facts: [`edge-of-${part}`],
    }),
    // Beside help, or while it goes on, no test invites a reader to make it smaller. No part is asked about on both sides.
    piece(
      `edge.${part}.below`,
      lowerDown,
      all(crosses(part, 'below'), not(any(helpStands, now, ...(part === 'low' ? [lowShort] : [])))),
      { mentions: [part], facts: [`!edge-of-${part}`] },
    ),
  ]
}

/** A low that is over: what to compare and whom to tell without hurry. */
const heavierOnce = piece(
  'edge.low.above-past',
  'If higher, one thing that usually works, food, a voice, a walk, did nothing on most days of that stretch. Somebody who was there remembers it better. Higher means that it is worth telling a doctor, also after it has passed. Nothing to test, nobody to call today.',
  all(crosses('low', 'above'), lowPast),
  { mentions: ['low'], facts: ['edge-of-low'] },
)

/** Steps while a high goes on: another person marks them. */
const markedByOthers = piece(
  'edge.impulse.above-now',
  'If higher, the person who is there marks more steps as unusual than the reader would. Own judgment is part of the high: no list of what one would not do again today. Marks go to the visit, nothing is decided tonight.',
  all(crosses('impulse', 'above'), inHigh),
  { mentions: ['impulse'], facts: ['edge-of-impulse'] },
)

/** How a reader can tell on which side of a cut they are; never an experiment with sleep, money or medicines. */
export const edge: readonly Piece[] = [
  heavierOnce,
  markedByOthers,
  ...edgeOf(
    'low',
    'If higher, one thing that usually works, food, a voice, a walk, did nothing on most days. Higher means help soon. No test by waiting: tell someone.',
    'If lower, there were hours in it that were all right, and they can be named. Still worth telling if it lasted two weeks.',
  ),
  ...edgeOf(
    'swings',
    'If higher, photos or messages of two months read like two people. Test: look at two dates far apart.',
    'If lower, each turn has its event beside it in the calendar. Test: three turns, three events?',
  ),
  ...edgeOf(
    'activation',
    'If the true place is higher, somebody near would have remarked on talk or plans unasked. Test: ask one person for the date, not for an opinion. Higher means sooner to a doctor, not more of a self.',
    'If it is lower, the days fitted their plans again within a week without anyone’s help. Test: the calendar of that month.',
  ),
  ...edgeOf(
    'thought',
    'If higher, clock times of messages show writing past the usual bedtime on several nights in a row. Test: scroll back, count nights.',
    'If lower, the short nights had an outer reason and were slept back. Test: two of the dates against shifts, travel, children.',
  ),
  ...edgeOf(
    'impulse',
    'If higher, there are more than three steps in that stretch which would not be repeated now. Test: statement and sent folder of that month, with a pen and no verdict.',
    'If lower, most steps would be taken again today. Test: same list, other column.',
  ),
  ...edgeOf(
    'irritability',
    'If higher, the same row came up in other rooms: home, work, street. Test: count rooms.',
    'If lower, it was one person or one matter and no other. Test: count names.',
  ),
]
