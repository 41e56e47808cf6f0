import type { Piece } from '@/core/report/report-key'
import { all, any, first, heat, no, not, stopped, yes } from './conditions'

/** Two answers that pull against each other: the first speaks for the skill, the second against it. */
const pull = (id: string, speaks: string, against: string, note: string): Piece => ({
  id: `pull.${id}`,
  // Where help comes first or days stop, the letter speaks of that alone.
  when: all(yes(speaks), no(against), not(any(first, stopped))),
  items: [speaks, against],
  note: `${note} Both quoted with the chosen label; a guess is called a guess and can be checked.`,
})

export const pulls: readonly Piece[] = [
  {
    id: 'pull.loud-silent',
    when: all(no('q27'), no('q36'), not(any(first, stopped, heat))),
    items: ['q27', 'q36'],
    note: 'Angry words go out, hurt stays unsaid: others know the anger only. Before snapping, look for a hurt of the last hours and say that. Both quoted.',
  },
  pull('know-do', 'q26', 'q12', 'Knows what would do good and seldom does it: the way is too long. Make it shorter.'),
  pull(
    'regret-said',
    'q35',
    'q27',
    'Knows the sentence that would be regretted, says it: knowledge is there, a break is missing.',
  ),
  pull('rests-argues', 'q06', 'q27', 'A message can rest; face to face it comes out. Make talking more like writing.'),
  pull(
    'traces-says',
    'q02',
    'q27',
    'Finds the cause afterwards; in the argument it is not there yet. Say the day at the door.',
  ),
  pull('slow-loud', 'q21', 'q33', 'Slows down by themselves, gets loud with the loud: it depends on who begins.'),
  pull('calms-scolds', 'q24', 'q18', 'Has calming words for others and none for themselves.'),
  pull('call-evening', 'q03', 'q15', 'Minutes before go well, the evening before does not.'),
  pull('anger-nerves', 'q06', 'q15', 'Anger can be put off; nerves cannot, for want of something to put away.'),
  pull(
    'circling-evening',
    'q30',
    'q15',
    'Turns from a circling worry, not before something important: a date keeps it alive.',
  ),
  pull('lift-morning', 'q12', 'q09', 'Lifts a low mood, not a morning’s quarrel: open matter or pride.'),
  pull(
    'tell-leave',
    'q36',
    'q32',
    'Tells somebody what hurt; when asked how they feel, gives only events: needs a reason to say it.',
  ),
  pull('sting-silence', 'q22', 'q36', 'Feels the sting at once and does not say so later.'),
  pull('both-stings', 'q22', 'q04', 'At once and only hours later: two kinds of remarks or a slip. Which.'),
  pull(
    'tension-others',
    'q10',
    'q13',
    'Feels the body tighten, others see the irritation first: tension is not read as anger.',
  ),
  pull(
    'slight-others',
    'q01',
    'q13',
    'Notices slight annoyance in talk; others notice irritation first: in talk yes, when busy no.',
  ),
  pull(
    'fine-interest',
    'q34',
    'q31',
    'Sees that "fine" is not fine; misses lost interest while talking: listening and talking differ.',
  ),
  pull(
    'room-close',
    'q16',
    'q19',
    'Tension between others yes; a close person’s low mood only when told: takes them for known.',
  ),
  pull('voice-close', 'q25', 'q19', 'Voice on the phone yes, close person no: at home nobody listens to the voice.'),
  pull('glad-hurt', 'q28', 'q04', 'Small gladness at once, hurt hours later: hurt is put aside.'),
  pull(
    'gesture-quiet',
    'q17',
    'q08',
    'Names the word that annoyed; a quiet day’s drop stays unexplained: reasons with a person are found.',
  ),
  pull('finds-noidea', 'q29', 'q08', 'Finds the reason the same day, and has no idea on quiet days: searching helps.'),
  pull('self-other', 'q29', 'q20', 'Own drop explained, another’s strong reaction not: ask instead of guessing.'),
  pull(
    'apart-stressed',
    'q23',
    'q14',
    'Tells two feelings apart; a burden is only stress: a burden looks like a list.',
  ),
  pull('envy-stressed', 'q05', 'q14', 'Tells envy from disappointment; a burden is only stress.'),
  pull(
    'visit-quiet',
    'q11',
    'q08',
    'Foresees the way home, not the quiet day’s drop: people can be read, an empty day cannot.',
  ),
  pull(
    'fine-calmer',
    'q34',
    'q24',
    'Sees that somebody is not fine; they do not grow calmer: solving too soon perhaps.',
  ),
]
