import type { Piece } from '@/core/report/report-key'
import { says } from './when'

/** Pairs of statements that the reader agrees with although they seem to contradict each other. */
const pulls: readonly (readonly [id: string, one: string, other: string, note: string])[] = [
  [
    'promise-at-home',
    'q47',
    'q37',
    'Calls on Tuesday as said, and has half-finished things at home. Guess to check: promises with a witness get kept, promises to oneself do not count as promises. Credit the reliability first; the plan can lend it a witness. Never "you neglect yourself".',
  ],
  [
    'argue-then-write',
    'q39',
    'q49',
    'Argues until the other admits it, and is the one who writes first afterward. Finding: the issue and the bond are kept in two drawers. From the other chair the first message may look like a white flag or like a second round; say which it is.',
  ],
  [
    'turned-around',
    'q21',
    'q39',
    'Loves to have an opinion turned around and does not let go when right. Guess: resistance is how the other side’s reasons get tested. The other person sees only the resistance. A sentence that says "convince me" before it starts would change the evening.',
  ],
  [
    'care-and-patience',
    'q34',
    'q24',
    'Remembers a worry and asks later; runs out of patience while it is being told at length. Care comes in short, well-aimed doses. Credit the asking. Price: the long version goes to somebody else.',
  ],
  [
    'help-and-blunt',
    'q14',
    'q59',
    'Takes a task off tired shoulders and points out a flaw bluntly. Both are help in this reader’s book: with hands and with truth. The receiver has to know that the same hand does both.',
  ],
  [
    'seat-and-soup',
    'q09',
    'q19',
    'Gives up the window seat, does not give up the opinion about the soup. Finding: comfort is negotiable, words are not. People may take the first for softness and be startled by the second.',
  ],
  [
    'thing-and-word',
    'q54',
    'q04',
    'Lends things in trust, doubts the cold as an excuse. Trusts with objects, checks words. Scene: the drill is on loan for a year without worry, one cancelled dinner is weighed. Not suspicion as a character; two kinds of evidence.',
  ],
  [
    'stage-and-eve',
    'q58',
    'q35',
    'Volunteers to speak and spends the evening before going through every mishap. Courage is not the absence of the eve; the hand goes up faster than the night falls. Check: would they do it again? Then the eve is a price and not a warning.',
  ],
  [
    'event-and-person',
    'q20',
    'q10',
    'A bad morning is over by the afternoon, one critical remark is not. Finding: events pass, people’s words stay. Advice on "bad days" misses; the question is whose words.',
  ],
  [
    'faults-and-people',
    'q45',
    'q55',
    'Clear head when several things go wrong, flustered when two people want something at once. Faults can be put in a row, people cannot be told to wait. So it is not the load that gets through but two faces. A sentence such as "you first, you in ten minutes" would be enough; a guess, to be checked at the next double request.',
  ],
  [
    'quick-both-ways',
    'q40',
    'q50',
    'Back in good spirits the same day, and through several moods by evening. One quickness seen from two sides: the same door lets trouble in and out. What looks changeable at noon saves the evening. Who sees only one hour of it gets the wrong picture.',
  ],
  [
    'queue-and-drawer',
    'q25',
    'q30',
    'Calm when held up, thumps the drawer. Patience for people and traffic, none for things that ought to work. Small, a little comic, may be told so; the drawer does not mind.',
  ],
  [
    'said-and-written',
    'q60',
    'q15',
    'Laughs at the clumsy word in company, turns the written one over for hours. Faces answer, messages do not. What is missing after a message is the laugh of the other. No word about fear.',
  ],
  [
    'meal-and-eve',
    'q05',
    'q35',
    'Eats well while waiting for a result, rehearses every mishap before a big day. What is out of their hands rests; what is still in them does not. A fine distinction that deserves credit.',
  ],
  [
    'small-and-large',
    'q47',
    'q57',
    'The promised call comes on time, the large task at the last minute. A date with a person works, a date with a pile does not. The lever is a person at an early date, not another resolution.',
  ],
  [
    'dull-and-drop',
    'q27',
    'q17',
    'Does the dull task before the exciting one, and switches when a task turns boring. Order is right, stamina is short: many dull tasks get begun first. Scene: the tax form, page two.',
  ],
  [
    'bed-and-chair',
    'q12',
    'q22',
    'Puts things back before bed, and clothes pile up on a chair. There is one place where the rule does not hold. Ask what the chair is for: half-worn things have no drawer in anybody’s home. Light tone.',
  ],
  [
    'list-and-drift',
    'q52',
    'q42',
    'A list for the suitcase, none for the day. Plans where a mistake costs, drifts where it does not. That is economical. Price: days whose mistakes cost late.',
  ],
  [
    'fact-and-use',
    'q01',
    'q51',
    'An hour on a curious fact, a question without use soon dropped. Curiosity needs something in the hand: a fact yes, a problem in the air no. Meetings about principles will lose them; an example brings them back.',
  ],
  [
    'inside-and-one-way',
    'q41',
    'q31',
    'Wants to know how it works inside, stops at the first way that does it. Understanding and changing are different hungers. Credit: does not break what runs. Price: the better way is recognized in somebody else’s hands.',
  ],
  [
    'song-and-true',
    'q56',
    'q46',
    'A song line for days, and true stories over invented ones. Meaning yes, make-believe no: the line counts because it says something true. Offer the check: which line was the last, and about whom was it?',
  ],
  [
    'first-and-alone',
    'q18',
    'q33',
    'Ends the silence in a group, has lunch alone. Company is work they do well. Colleagues see the first and read the second as a mood; one sentence explains both.',
  ],
  [
    'lively-and-one',
    'q03',
    'q13',
    'Wakes up on a lively evening and spends it in one conversation. The noise is the room, not the company: many around, one in front. Invitations to "mingle" offer the wrong half.',
  ],
  [
    'train-and-meeting',
    'q43',
    'q48',
    'Chats with a stranger on the train, speaks in discussions only when asked. With strangers nothing depends on it. So it is not words that are missing; it is stakes that silence. Ask who sat in the last discussion.',
  ],
  [
    'dinner-and-movie',
    'q38',
    'q29',
    'Chooses the restaurant, goes along with the movie. Decides when nobody can, yields as soon as somebody can. A rule worth knowing: others’ indecision is this reader’s mandate.',
  ],
]

export const pull: readonly Piece[] = [
  ...pulls.map(
    ([id, one, other, note]): Piece => ({
      id: `pull.${id}`,
      when: { all: [says(one), says(other)] },
      items: [one, other],
      note,
    }),
  ),
]
