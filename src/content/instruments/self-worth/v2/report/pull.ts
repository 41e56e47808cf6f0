import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, any, chose, eased, no, not, threatened, yes } from './conditions'

type OfItem = Condition & { item: string }
/** Those that may stand where much weighs: they explain something and are not clever. */
const sober = new Set(['teach-mistake', 'silent', 'names-gentle', 'word-trouble'])
/** It sends the reader to somebody close, who may be the one who puts down. */
const close = new Set(['critic-close'])
const pull = (id: string, a: OfItem, b: OfItem, note: string): Piece => ({
  id: `pull.${id}`,
  when: all(a, b, sober.has(id) ? not(any(threatened)) : eased, ...(close.has(id) ? [not(chose('c4', 3))] : [])),
  items: [a.item, b.item],
  note,
})

/** Two answers that pull against each other; the conditions speak of turned answers. */
export const pulls: readonly Piece[] = [
  pull(
    'like-hide',
    yes('q32'),
    no('q17'),
    'Would like somebody like oneself, and has sides one is ashamed of. The liking knows those sides. What would one think of that person’s hidden side?',
  ),
  pull(
    'word-trouble',
    yes('q20'),
    no('q11'),
    'A kind word can be accepted, trouble taken by others feels undeserved. Words cost the other nothing. Guess: the debt. Say thanks for the effort.',
  ),
  pull('silent', yes('q05'), no('q14'), 'No names after a slip, and no gentle word either. Quiet is half.'),
  pull(
    'gentle-days',
    yes('q14'),
    no('q29'),
    'Gentle soon after a small mishap, and blame days after a mistake. Small and large are treated differently: where is the border?',
  ),
  pull(
    'smile-names',
    yes('q08'),
    no('q05'),
    'Odd habits with a smile, names after a knocked-over cup. Company and alone.',
  ),
  pull(
    'names-gentle',
    no('q05'),
    yes('q14'),
    'Names first, a gentle word soon after: the hard voice is the faster one. The time between can be shortened.',
  ),
  pull(
    'needs-deserve',
    yes('q35'),
    no('q11'),
    'Own needs count as much, yet trouble taken by others is undeserved. Needs met by oneself are fine. Let one be met by somebody.',
  ),
  pull(
    'cant-blame',
    yes('q26'),
    no('q29'),
    'Says at ease "I can’t", blames oneself days after a mistake. Not knowing is allowed, having erred is not.',
  ),
  pull('smile-hide', yes('q08'), no('q17'), 'Smiles about habits, hides other sides. What makes the difference?'),
  pull(
    'photos',
    yes('q02'),
    no('q23'),
    'Fond of the person in old photos, sees flaws first in a photo. Time makes milder; today will be old.',
  ),
  pull(
    'decide-contradict',
    yes('q22'),
    no('q10'),
    'Own judgment in everyday decisions, gives way to firm contradiction. Firmness is taken for knowledge. "I’ll think about it."',
  ),
  pull(
    'new-known',
    yes('q19'),
    no('q28'),
    'Takes on what is new, and of two tasks picks the known one. Asked it is yes, choosing it is no.',
  ),
  pull('gadget-task', yes('q01'), no('q04'), 'A gadget yes, a hard task no. Trying without a witness.'),
  pull(
    'proud-mistake',
    yes('q31'),
    no('q16'),
    'Finds the own work well done, expects a mistake found on handing in. The opinion changes at the moment of handing in.',
  ),
  pull(
    'teach-mistake',
    yes('q25'),
    no('q16'),
    'Could teach it, expects a mistake in it. Knowing and being checked are two things.',
  ),
  pull(
    'way-small',
    yes('q13'),
    no('q34'),
    'Finds another way when plans fail, leaves small decisions to others. Trouble is easier than a free choice.',
  ),
  pull(
    'critic-close',
    no('q27'),
    yes('q33'),
    'Criticism leaves one fine, a close one’s disappointment does not. It matters who, not what.',
  ),
  pull(
    'no-silence',
    no('q06'),
    yes('q12'),
    'A refusal leaves as likable, a missing reply makes unimportant. A no is an answer. Ask by when.',
  ),
  pull('clear-no', yes('q06'), no('q12'), 'Silence is left alone, a refusal touches. What does one make of a no?'),
  pull(
    'known-strangers',
    no('q36'),
    yes('q18'),
    'Others in general may be better; somebody known being better makes smaller. Nearness makes the measure.',
  ),
  pull(
    'rise-only',
    yes('q24'),
    no('q03'),
    'Success lifts worth, failure hardly lowers it. Pleasant; the lift fades and wants a next.',
  ),
  pull(
    'fall-only',
    yes('q03'),
    no('q24'),
    'A failed day lowers worth, success does not lift it. Only losses are counted. Count both for a week.',
  ),
  pull(
    'rest-fail',
    yes('q09'),
    no('q03'),
    'Failing is allowed, doing nothing useful is not. Trying counts, rest has to be earned.',
  ),
  pull(
    'day-week',
    yes('q03'),
    no('q15'),
    'A failed day weighs, a thin week does not. Wait with the verdict until morning.',
  ),
  pull(
    'phone-room',
    yes('q12'),
    no('q21'),
    'A missing reply weighs, being overlooked in a group does not. A room shows reasons.',
  ),
  pull(
    'gentle-failed',
    yes('q14'),
    yes('q03'),
    'Gentle after a small mishap, worth less after a failed day. The friendliness has a size limit.',
  ),
  pull(
    'like-unimportant',
    yes('q32'),
    yes('q12'),
    'Would like somebody like oneself, feels unimportant without a reply. The liking is there, it is not asked at that moment.',
  ),
  pull(
    'teach-overlooked',
    yes('q25'),
    yes('q21'),
    'Could teach something, feels smaller when overlooked. The skill is the same with nobody looking.',
  ),
]
