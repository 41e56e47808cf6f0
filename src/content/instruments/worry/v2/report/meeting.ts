import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { lightParts } from '../../../light-parts'
import {
  all,
  any,
  attacks,
  attacksOpen,
  chose,
  first,
  from,
  groupHigh,
  high,
  leads,
  lessCompany,
  level,
  not,
  notFirst,
  partOpen,
  parts,
  raised,
  soft,
  stopping,
  threatens,
} from './conditions'
import { groups } from './groups'

const piece = (id: string, when: Condition, mentions: string[], note: string, more: Partial<Piece> = {}): Piece => ({
  id: `meeting.${id}`,
  when,
  mentions,
  note,
  ...more,
})

type Pair = 'both' | 'first' | 'second' | 'neither'
const { still, split } = lightParts(groups)

/** No body is called at ease beside attacks; those readers have a piece of their own. */
const atEase = (part: string): Condition[] => [still(part).when, ...(part === 'tension' ? [not(attacks)] : [])]

/** Two parts, each from level3 on or lighter; where help stands first, nothing tells that one of them is quiet. */
const pair = (id: string, a: string, b: string, notes: Record<Pair, string>): Piece[] => {
  const one = (which: Pair, when: Condition, claims: Piece['claims'] = {}): Piece =>
    piece(`${id}.${which}`, all(notFirst, when), [a, b], notes[which], { claims })
  return [
    one('both', all(raised(a), raised(b))),
    one('first', all(raised(a), ...atEase(b)), still(b).claims),
    one('second', all(...atEase(a), raised(b)), still(a).claims),
    one('neither', still(a, b).when, still(a, b).claims),
  ]
}

/** Help first without a threat. */
const plainFirst = all(first, not(threatens))
/** A part that is high and ahead of the others; a life that has stopped may stand beside light lines. */
const speaks = (part: string): Condition => all(leads(part), high(part), not(level))
const sayFirst = (id: string, part: string, note: string): Piece =>
  piece(`help.say-${id}`, all(plainFirst, not(stopping), not(attacksOpen), speaks(part)), [], note, { heavy: true })
const both = (a: string, b: string): Condition => all(notFirst, groupHigh(a), groupHigh(b))

export const meeting: readonly Piece[] = [
  piece(
    'threat.words',
    threatens,
    [],
    'What to say to whom: one sentence; who, what was done or said, when last. Line against violence.',
    { heavy: true },
  ),
  piece(
    'threat.not-yours',
    threatens,
    [],
    'What these scores mean here: a reaction to danger; nothing to train away.',
    { heavy: true },
  ),
  piece(
    'help.say-stopping',
    all(plainFirst, stopping),
    [],
    'A sentence on having cut down or stopped, before any other; how much, when, what has been noticed since.',
    { heavy: true },
  ),
  piece(
    'help.say-attacks',
    all(plainFirst, attacksOpen, not(stopping)),
    [],
    'A sentence on the attacks nobody has looked into, before any other; how many, how long, what is between them.',
    { heavy: true },
  ),
  sayFirst('head', 'worrying', 'A sentence to say aloud; hours a day, what it keeps from.'),
  sayFirst('body', 'tension', 'A sentence; where, sleep, what is taken.'),
  sayFirst('around', 'avoidance', 'A sentence; what has waited longest, what is no longer done.'),
  piece(
    'help.first',
    all(plainFirst, not(any(stopping, attacksOpen, ...parts.map(speaks)))),
    [],
    'Tell what takes most of a day; somebody can help sorting. Claims nothing of the parts.',
    { heavy: true },
  ),
  piece('help.not-now', plainFirst, [], 'What need not be done now: understand, put in order, decide.', {
    heavy: true,
  }),
  piece(
    'help.open',
    all(plainFirst, partOpen),
    [],
    'A part has no score: nothing is missing for the visit; show the page as it is.',
    { heavy: true },
  ),
  piece(
    'attack-cover',
    all(soft, attacksOpen, groupHigh('cover')),
    ['cover', 'c5'],
    'Attacks, and going only with someone: places get left out; a doctor first, then small steps.',
    { heavy: true },
  ),
  piece(
    'coffee-alert',
    all(notFirst, chose('c4', 1), not(attacksOpen), groupHigh('alert')),
    ['alert', 'c4'],
    'A lot of coffee and a body that jumps: two weeks with half tell more than thinking.',
  ),
  piece(
    'night',
    all(notFirst, from('q19', 3), from('q17', 3)),
    [],
    'Kept awake in the evening, clenched in the morning: both ends of the night. One hour earlier for the thinking; dentist.',
    { items: ['q19', 'q17'] },
  ),
  piece(
    'phone-circle',
    all(notFirst, groupHigh('stop'), from('q18', 3)),
    ['stop'],
    'Thoughts that will not stop and a hand that reaches for the phone: it quiets and brings new material.',
    { items: ['q18'] },
  ),
  piece(
    'wait-people',
    both('stop', 'people'),
    ['stop', 'people'],
    'Waiting is hard, and so is what may bring the answer. A small answer with a date. Not where frightening.',
  ),
  piece(
    'fuse-grip',
    both('fuse', 'grip'),
    ['fuse', 'grip'],
    'Half listening and short answers: others meet both. Say it; a time to listen.',
  ),
  piece(
    'sure-tasks',
    both('sure', 'tasks'),
    ['sure', 'tasks'],
    'Second looks here, no first look there. Order: first look before second.',
  ),
  lessCompany(
    piece(
      'cover-sure',
      // Groups can be high by other answers; the text speaks of asking for comfort and of company.
      all(both('cover', 'sure'), from('q10', 2), from('q30', 2)),
      ['cover', 'sure'],
      'Other people’s word and company: they hold much; share it, one thing alone.',
    ),
  ),
  piece(
    'ahead-alert',
    both('ahead', 'alert'),
    ['ahead', 'alert'],
    'Small things set off thoughts, small sounds the body: fewer touches first.',
  ),
  piece(
    'held-tasks',
    both('held', 'tasks'),
    ['held', 'tasks'],
    'A grip that lasts and jobs that wait; neck before and after one job.',
  ),
  piece(
    'head-body.first-attacks',
    all(notFirst, attacks, raised('worrying'), still('tension').when),
    ['worrying', 'tension'],
    'Worry, a body quiet between attacks: what was felt, how fast, how long; nobody has to tell the two apart.',
    { claims: still('tension').claims },
  ),
  piece(
    'body-around.second-attacks',
    all(soft, attacksOpen, still('tension').when, raised('avoidance')),
    ['tension', 'avoidance'],
    'Between attacks at ease, and things waiting: nothing to try out before the visit; only what has a deadline, in company.',
    { heavy: true, claims: still('tension').claims },
  ),
  ...pair('head-body', 'worrying', 'tension', {
    both: 'A circle that can be entered from either side.',
    first: 'Loud head, quieter body: unseen; the body is a place to go.',
    second: 'Quieter head, loud body: no reason has to be found.',
    neither: 'Both leave the day mostly alone.',
  }),
  ...pair('head-around', 'worrying', 'avoidance', {
    both: 'What is not done stays in the thoughts. Smallest step as information.',
    first: 'Worried, and done all the same.',
    second: 'Little worry, much put off: the list remembers.',
    neither: 'Things find their day.',
  }),
  ...pair('body-around', 'tension', 'avoidance', {
    both: 'Felt in the body first, then obeyed. Name it before deciding.',
    first: 'Tense, and there: rest after.',
    second: 'At ease, and a pile: ease may be what going round buys.',
    neither: 'Neither grip nor detour.',
  }),
  piece(
    'inside',
    all(split, notFirst),
    [],
    'A part is light as a whole and one kind of its answers is high: go by that kind.',
  ),
  piece('inside-told', all(split, notFirst), [], 'How to tell someone: name the kind of moment.'),
  piece('open', all(partOpen, notFirst), [], 'A part has no score; what to ask oneself instead.'),
  piece('open-witness', all(partOpen, notFirst), [], 'Someone who lives with the reader may answer the missing lines.'),
]
