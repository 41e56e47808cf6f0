import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, eased, no, sore, yes } from './conditions'

/** Those that may stand where it is heavy: they explain something and are not clever. */
const plain = new Set(['teach-mistake', 'silent'])
const pull = (id: string, a: Condition & { item: string }, b: Condition & { item: string }, note: string): Piece => ({
  id: `pull.${id}`,
  when: plain.has(id) ? all(a, b) : all(a, b, eased),
  items: [a.item, b.item],
  note,
})

/** Two answers that pull against each other; q04 q05 q06 q10 q14 q15 q16 q18 are reversed and quoted as they were chosen. */
export const pulls: readonly Piece[] = [
  pull(
    'no-silence',
    no('q06'),
    yes('q09'),
    'A declined invitation leaves the reader as likeable; a missing reply makes unimportant. A no is an answer, silence is filled in by oneself. Words: ask by when.',
  ),
  pull(
    'smile-names',
    yes('q08'),
    no('q05'),
    'Odd habits are told with a smile, a knocked-over thing earns names. Humour is there in company; alone, the slip has no audience. Check: tell the slip to someone the same day.',
  ),
  pull(
    'teach-mistake',
    yes('q13'),
    no('q10'),
    'Could teach what one does well; expects a mistake to be found. Knowing and being checked are two things. Which mistakes were found the last three times?',
  ),
  pull(
    'photos-mirror',
    yes('q02'),
    no('q11'),
    'Fond of the person in old photos, not of the face this morning. The same person, with years between. Guess: in ten years today is an old photo.',
  ),
  pull(
    'city-easy',
    yes('q07'),
    no('q16'),
    'Would find the way with a dead phone, takes the easier of two tasks. Where there is no choice there is trust; where one can choose, safety wins.',
  ),
  pull(
    'gadget-task',
    yes('q01'),
    no('q04'),
    'A new gadget yes, a hard task that is handed out no. A gadget lets one try ten times without a witness. Witness or task: which is it? Check.',
  ),
  pull(
    'habits-tastes',
    yes('q08'),
    no('q14'),
    'Habits with a smile, some tastes in secret. Openness with a border. Habits happen to one, a taste is chosen: guess.',
  ),
  pull(
    'game-day',
    no('q18'),
    yes('q03'),
    'Losing a game changes nothing, a day of failed attempts does. A game ends and was agreed on. What if the day had rules and an end?',
  ),
  pull(
    'gentle-failed',
    yes('q17'),
    yes('q03'),
    'After a small mishap gentle words, after a failed day less worth. Friendliness is there and has a size limit. From which size on?',
  ),
  pull(
    'silent',
    yes('q05'),
    no('q17'),
    'No names after a slip, and no gentle word either: it is quiet. Not insulting oneself is half; the other half is missing.',
  ),
  pull(
    'teach-overlooked',
    yes('q13'),
    yes('q12'),
    'Could teach someone, and feels smaller when overlooked. The skill is there without the eyes of the others; it does not know it at the party.',
  ),
  pull(
    'names-gentle',
    no('q05'),
    yes('q17'),
    'Names after a slip, and soon a gentle word: both voices are there, the hard one is faster. The time between is what can be worked with.',
  ),
  pull(
    'day-week',
    yes('q03'),
    no('q15'),
    'A failed day takes worth, a thin week does not. Guess: the day asks in the evening, the week never asks. The sum after sleep.',
  ),
  pull(
    'phone-room',
    yes('q09'),
    no('q12'),
    'A missing reply makes unimportant, being overlooked in a room does not. A room shows reasons, a phone none.',
  ),
  pull(
    'room-phone',
    yes('q12'),
    no('q09'),
    'Being overlooked in a room matters, a missing reply does not. Guess: those who watch weigh. Check with one person and no group.',
  ),
  pull(
    'face-photo',
    yes('q11'),
    no('q02'),
    'Likes the face of today, less the person in old photos. If those were hard years, no digging. It was that person who came as far as here.',
  ),
  pull(
    'clear-no',
    yes('q06'),
    no('q09'),
    'A missing reply leaves in peace, a clear no touches. A no answers one question; a longer one is heard.',
  ),
  pull(
    'lost-game',
    yes('q18'),
    no('q03'),
    'A lost game takes esteem, a failed day does not. Guess: it is less failing than losing to somebody.',
  ),
  {
    id: 'pull.beside-help',
    heavy: true,
    when: sore,
    note: 'Answers need not agree with each other before they are told. True whether or not a pair pulls apart: most pairs are not spoken of here.',
  },
]
