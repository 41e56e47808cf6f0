import type { Piece } from '@/core/report/report-key'
import { bothTrue, neitherTrue, no, yes } from './conditions'

/** Two answers that pull against each other: the first speaks for the skill, the second against it. */
const pull = (id: string, speaks: string, against: string, note: string): Piece => ({
  id: `pull.${id}`,
  when: { all: [yes(speaks), no(against)] },
  items: [speaks, against],
  note: `${note} Both quoted with their raw labels.`,
})

export const pulls: readonly Piece[] = [
  {
    id: 'pull.both-true',
    when: bothTrue,
    items: ['q16', 'q04'],
    note: 'Felt at once, and only hours later: two kinds of remarks? Two lines to write; else answer once more.',
  },
  {
    id: 'pull.neither-true',
    when: neitherTrue,
    items: ['q16', 'q04'],
    note: 'Neither at once nor hours later: within the hour, or remarks seldom hurt. How to tell.',
  },
  pull('room-hurt', 'q22', 'q04', 'Tension in a room at once; own hurt hours later. Instruments point outward.'),
  pull(
    'comforts-scolds',
    'q24',
    'q18',
    'Finds a tone for others, none for oneself after a mistake. The tone exists; wrong address.',
  ),
  pull('sting-word', 'q16', 'q14', 'Feels the sting at once; one word for all that weighs. Fast alarm, coarse label.'),
  pull(
    'traces-sends',
    'q02',
    'q06',
    'Traces the outburst; sends the angry message hot. The reason comes after the send button.',
  ),
  pull('waits-day', 'q21', 'q09', 'The reply waits, the day is still gone: the hand is braked and not the hours.'),
  pull('anger-nerves', 'q06', 'q15', 'An angry message can rest, the evening before cannot. Anger has a draft folder.'),
  pull('call-evening', 'q03', 'q15', 'Breath before the call, nerves the evening before: minutes yes, hours no.'),
  pull(
    'flicker-friend',
    'q07',
    'q19',
    'Catches a flicker in a chat; a friend’s low mood slips by. Guess: a face yes, a silence no.',
  ),
  pull(
    'shoulders-others',
    'q10',
    'q13',
    'Shoulders report; others see the irritation sooner. The news comes and is not read as irritation; a guess.',
  ),
  pull(
    'afternoon-sunday',
    'q17',
    'q08',
    'Almost the same question twice, two answers: free afternoon works out, quiet Sunday a riddle. Guess: looking back or being in it.',
  ),
  pull(
    'farewell-tears',
    'q23',
    'q20',
    'Own mixture explained; someone else’s happy tears puzzle. Same mixture in another face.',
  ),
  pull(
    'song-irritation',
    'q01',
    'q13',
    'Notices a song’s effect; others spot the irritation first. Pleasant arrives, unpleasant late; a guess.',
  ),
  pull(
    'call-reply',
    'q03',
    'q21',
    'Breath before a call; a furious reply goes out. The call is announced, fury is not: a rule beforehand.',
  ),
  pull(
    'gray-morning',
    'q12',
    'q09',
    'A remedy for a gray day, none after an argument. Guess: a lift feels like giving in.',
  ),
  pull(
    'visit-sunday',
    'q11',
    'q08',
    'Foresees the way home; the Sunday mood is a riddle. Guess: people and plans can be read, an empty day cannot.',
  ),
  pull(
    'envy-stressed',
    'q05',
    'q14',
    'Tells envy from disappointment; a burden is just stress. Guess: a burden looks like a list and not like a feeling.',
  ),
]
