import type { Condition } from '@/core/report/condition'
import { asSevere, type Piece } from '@/core/report/report-key'
import {
  ahead,
  all,
  allHigh,
  allLight,
  closeWithin,
  from,
  heavy,
  helped,
  high,
  leads,
  levelMiddle,
  middle,
  parts,
} from './conditions'
import { groups } from './groups'

const mentions = [...parts]
/** What a sentence lists is true of each line of the group: half the time or more. */
const each = (id: string): Condition =>
  all(...groups.filter((group) => group.id === id).flatMap(({ items }) => items.map((item) => from(item, 2))))
const strained = (id: string, when: Condition, note: string, names?: string[]): Piece => ({
  id: `portrait.${id}`,
  when,
  facts: ['!calm'],
  ...(names && { mentions: names }),
  note,
})

export const portrait: readonly Piece[] = [
  strained('all-high', allHigh, 'Mind, body and hands are all pulled away. One plain sentence; no colour, no comfort.'),
  asSevere(
    strained(
      'heavy-mind',
      heavy('inattention'),
      'The mind hardly stays with anything it began; heavy, respectful, plain.',
    ),
  ),
  asSevere(
    strained('heavy-body', heavy('restlessness'), 'The body hardly finds stillness; plain, no cause, no image.'),
  ),
  asSevere(
    strained(
      'heavy-act',
      heavy('impulsivity'),
      'Almost everything is done before a second thought; plain, no verdict.',
    ),
  ),
  strained(
    'mind-body',
    all(high('inattention'), high('restlessness')),
    'The mind leaves and the body wants to; acting is less hasty than both. No praise of the rest.',
    mentions,
  ),
  strained(
    'mind-act',
    all(high('inattention'), high('impulsivity')),
    'The mind leaves what was begun, the hand begins the next; the body is less loud.',
    mentions,
  ),
  strained(
    'body-act',
    all(high('restlessness'), high('impulsivity')),
    'The body wants on and the hand is ahead; the mind stays longer than both.',
    mentions,
  ),
  strained(
    'drift',
    all(high('inattention'), ahead('drift', 'thread')),
    'The mind goes off to other thoughts and screens, more than things get lost.',
  ),
  strained(
    'thread',
    all(high('inattention'), ahead('thread', 'drift'), each('thread')),
    'What was begun drops out of sight: cup, step, spoken message; more than thoughts carry off.',
  ),
  strained(
    'mind',
    high('inattention'),
    'The mind leaves by more than one door; must not say that one kind stands out.',
  ),
  strained(
    'seat',
    all(high('restlessness'), ahead('seat', 'free')),
    'Where one has to stay put, the body asks to go: call, ride, film.',
  ),
  strained(
    'free',
    all(high('restlessness'), ahead('free', 'seat')),
    'It is empty time that is hard: bench, free afternoon, evening.',
  ),
  strained('body', high('restlessness'), 'The body keeps going, whether one must sit or may. No kind stands out.'),
  strained(
    'words',
    all(high('impulsivity'), ahead('words', 'deeds'), each('words')),
    'Yes, reply, message: words leave before the second thought, sooner than things are done.',
  ),
  strained(
    'deeds',
    all(high('impulsivity'), ahead('deeds', 'words'), each('deeds')),
    'Buttons, plans, purchases: the hand is quicker than the mouth.',
  ),
  strained('act', high('impulsivity'), 'Idea and act lie close together, in words and deeds alike.'),
  strained(
    'half-even',
    levelMiddle,
    'About half the time in all three, none ahead: mind, body and hand. No lead is made up.',
  ),
  strained(
    'half-mind',
    all(leads('inattention'), middle('inattention')),
    'About half the time the thread is lost or the thing is; nothing else says more. Fits leaving and losing.',
  ),
  strained(
    'half-body',
    all(leads('restlessness'), middle('restlessness')),
    'About half the time quiet makes the body move; nothing else says more.',
    mentions,
  ),
  strained(
    'half-act',
    all(leads('impulsivity'), middle('impulsivity')),
    'About half the time the act comes first; nothing else says more.',
    mentions,
  ),
  {
    id: 'portrait.quiet',
    when: all(...parts.map((part) => ({ part, to: 'level1' as const }))),
    facts: ['calm'],
    note: 'The mind stays, the body rests, the hand waits. Plain and glad; not perfect, no advice.',
  },
  {
    id: 'portrait.mostly',
    when: allLight,
    facts: ['calm'],
    note: 'Small detours; most of the time the reader is with what they do.',
  },
  {
    id: 'portrait.open',
    note: 'A part has no score, so no sentence may speak for the whole. Neither calm nor alarmed.',
  },
]

/** The other reader of a caption has this number in another line: the reader must not have it there already. */
const clearOf = (higher: string, than: string): Condition => ({ higher, than, by: 12 })
const drawn = (id: string, when: Condition, note: string): Piece => ({ id: `caption.${id}`, when, mentions, note })

export const caption: readonly Piece[] = [
  drawn('help', helped, 'Which line shows which part, three numbers, pale threads. No contrast with another reader.'),
  drawn(
    'light',
    allLight,
    'Threads run from the left toward a circle: at high inattention each ends somewhere of its own, restlessness makes them sway, impulsivity lets warm lines shoot beyond the end. Here most arrive, with numbers. Contrast: same arrival, long warm lines.',
  ),
  drawn(
    'level',
    closeWithin(12),
    'Scatter, sway and warm lines nearly alike: none stands out. Contrast: the same sum in one of them.',
  ),
  drawn(
    'mind',
    all(leads('inattention'), clearOf('inattention', 'restlessness')),
    'Ends apart are the strongest; numbers. Contrast: the same number as sway.',
  ),
  drawn(
    'body',
    all(leads('restlessness'), clearOf('restlessness', 'inattention')),
    'Sway is the strongest; numbers. Contrast: the same number as scatter.',
  ),
  drawn(
    'act',
    all(leads('impulsivity'), clearOf('impulsivity', 'restlessness')),
    'Warm lines are the strongest; numbers. Contrast: the same number as sway.',
  ),
  drawn(
    'two',
    closeWithin(101),
    'Two lines lie close together at the top: which line shows which part, numbers. Contrast: whoever has one of the two only.',
  ),
  { id: 'caption.open', note: 'Part of the drawing is missing, nothing was guessed. No number.' },
]
