import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { says } from './when'

const pictured = (option: number): Condition => ({ context: 'c1', in: [option] })

const pair = (name: string, one: string, other: string, note: string, when?: readonly Condition[]): Piece => ({
  id: `pair.${name}`,
  when: { all: when ?? [says(one), says(other)] },
  items: [one, other],
  note,
})

/** An answer with the place that was pictured, which its words quote. */
const at = (name: string, option: number, item: string, note: string): Piece => ({
  id: `pair.${name}`,
  when: { all: [pictured(option), says(item)] },
  items: [item],
  mentions: ['c1'],
  note,
})

/** Two answers, or an answer and the place pictured, that say more together; a step for these two and for nothing else. */
export const answerPairs: readonly Piece[] = [
  pair(
    'ready-and-restless',
    'q07',
    'q35',
    'Begins in the first week and lies in wait on the eve all the same: more preparation is no cure. Nothing is left to do; a dull task for that evening.',
  ),
  pair(
    'deadline-eve',
    'q57',
    'q35',
    'Begins late and goes through every mishap on the eve: the worry comes when nothing can be mended. Ten minutes of it in the first week.',
    // It says that the worry is late, not much: never where nearly everything shakes the reader.
    [says('q57'), says('q35'), { help: 'none' }],
  ),
  pair(
    'endings',
    'q06',
    'q37',
    'Misses an ending in a movie and leaves things unfinished at home: loose ends do matter. An ending may also be giving away.',
  ),
  pair(
    'no-order-in-trouble',
    'q42',
    'q45',
    'Decides along the way, no clear head when several things go wrong: the way of working fails when it is needed. A card for bad days only.',
    [says('q42'), { item: 'q45', to: 2 }],
  ),
  pair(
    'remark-at-lunch',
    'q10',
    'q33',
    'A remark spoils the day, lunch is alone: nobody is there to say how it sounded. On such a day tell it word for word before eating.',
  ),
  pair(
    'time-not-missing',
    'q08',
    'q15',
    'Thought ready too late in a group, wording doubted after a message: in writing there was time, so time is not what is missing. Keep a place in the talk and speak when ready.',
  ),
  pair(
    'last-word',
    'q39',
    'q10',
    'Argues until admitted, and a remark spoils the own day: knows how long it lasts. Stop a sentence earlier. No accusation.',
  ),
  at(
    'wording-at-work',
    0,
    'q15',
    'Pictured work: a sentence can have consequences there. Answer the line again with friends in mind.',
  ),
  at('opinion-at-work', 0, 'q48', 'Pictured work: who asks whom depends on rank. Keep a tally.'),
  at('tasks-at-home', 1, 'q14', 'Pictured home: a task taken over once stays. Say until when.'),
  at('movie-in-free-time', 2, 'q29', 'Pictured free time: friends do not learn the own taste. Let one guess.'),
  at('lunch-in-free-time', 2, 'q33', 'Pictured friends: not coworkers one gets away from. Offer another hour.'),
  at(
    'eve-everywhere',
    3,
    'q35',
    'Pictured all places: not one boss, the eve itself. Try the first minutes beforehand.',
  ),
  pair(
    'others-tasks',
    'q14',
    'q37',
    'Takes over tasks, own things unfinished: not a lack of strength. Who would be glad of it? If nobody, call it off.',
  ),
  pair(
    'mood-and-quarrel',
    'q44',
    'q49',
    'Leaves bad moods alone, writes first after a quarrel: comes forward where they had a part. One sentence before going.',
  ),
  pair(
    'quick-after',
    'q20',
    'q49',
    'Soon over a bad morning, writes first: speed as well as generosity. Leave the other time.',
  ),
  pair(
    'slip-and-first-word',
    'q18',
    'q60',
    'Speaks first, laughs at slips: a slip costs little. Make it cheaper for the quiet ones.',
  ),
  pair(
    'keeps-in-mind',
    'q47',
    'q34',
    'Calls as said, asks later: keeps other people’s dates in mind. Give one’s own date to somebody.',
  ),
  pair(
    'clear-and-chooses',
    'q45',
    'q38',
    'Clear head, decides for the group: others practice less. Wait once in a harmless matter.',
  ),
  pair(
    'glad-to-be-wrong',
    'q01',
    'q21',
    'An hour on a fact, enjoys a turned opinion: glad not to have known. Tell the person which sentence did it.',
  ),
]
