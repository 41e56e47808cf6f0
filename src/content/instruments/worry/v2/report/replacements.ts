import type { Condition } from '@/core/report/condition'
import type { Piece, ReportKey } from '@/core/report/report-key'
import {
  all,
  any,
  attacks,
  attacksOpen,
  chose,
  costsALot,
  drinks,
  eased,
  first,
  from,
  halted,
  helped,
  not,
  noticed,
  raised,
  soft,
  stopping,
  threatens,
} from './conditions'

/** One text in place of the one at `path`, for the readers that `word` names. */
const instead = (path: string, word: string, when: Condition, note: string, more: Partial<Piece> = {}): Piece => ({
  id: `${path}.${word}`,
  when,
  note,
  ...more,
})
const grave = { heavy: true } as const
/** Attacks that nobody has looked into always call for help; named, so that the check of heavy texts can see it. */
const toDoctor = all(attacksOpen, helped)
const ill = chose('c4', 2)

type Field = 'quick' | 'describes' | 'talk'
const levels = (part: string, from: number, to: number, field: Field): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${part}.level${from + at}.${field}`)

const threatened = [
  ...levels('worrying', 3, 5, 'describes').map((path) =>
    instead(path, 'threat', threatens, 'A threat: thoughts keep watch; not too much worry. No exercise.', grave),
  ),
  ...levels('worrying', 3, 5, 'talk').map((path) =>
    instead(path, 'threat', threatens, 'A threat: tell those who help with safety what the thoughts return to.', grave),
  ),
  ...levels('avoidance', 3, 5, 'describes').map((path) =>
    instead(path, 'threat', threatens, 'A threat: keeping away protects; nobody has to dare more.', grave),
  ),
  ...levels('avoidance', 3, 5, 'talk').map((path) =>
    instead(path, 'threat', threatens, 'A threat: keeping away is right; tell the helpers what it costs.', grave),
  ),
  ...levels('tension', 3, 5, 'describes').map((path) =>
    instead(path, 'threat', threatens, 'A threat: a body stays ready; no fault; rest in a safe place.', grave),
  ),
  ...['c2.1', 'c2.2', 'c2.3'].map((path) =>
    instead(path, 'threat', threatens, 'A threat: told to those who help with safety, not at a visit.', grave),
  ),
  ...['c1.3', 'c1.4'].map((path) =>
    instead(path, 'threat', threatens, 'A threat: how long, told when help is asked for.', grave),
  ),
  instead(
    'answer.q30.high',
    'threat',
    threatens,
    'A threat: company is right; what they do if that person comes.',
    grave,
  ),
  instead('answer.q33.high', 'threat', threatens, 'A threat: being nervous may be a warning; nothing to prove.', grave),
  instead(
    'answer.q12.high',
    'threat',
    threatens,
    'A threat: calling off is right; somebody knows where one is.',
    grave,
  ),
  ...[
    ['q28.high', 'A threat: the question is for the safe and the helpers, not for that person.'],
    ['q09.high', 'A threat: no call owed to that person; others are made by somebody.'],
    ['q36.high', 'A threat: keeping quiet can protect; questions to those who are safe.'],
    ['q05.high', 'A threat: listening is right; nothing to train away.'],
    ['q08.high', 'A threat: no earplugs at home; quiet where it is safe.'],
    ['q13.high', 'A threat: no putting off practiced; the thought is told to somebody safe.'],
    ['q04.high', 'A threat: staying alert makes sense; wait with somebody.'],
    ['q03.high', 'A threat: no failing; what cannot be postponed, with somebody.'],
    ['q24.high', 'A threat: errands in company or by somebody else.'],
    ['q18.high', 'A threat: the phone within reach; searches on another device.'],
    ['q30.low', 'A threat: company all the same where that person may turn up.'],
    ['q33.low', 'A threat: may stop, leave or not go.'],
    ['q06.low', 'A threat: not with that person; only with those who are safe.'],
  ].map(([answer, note = '']) => instead(`answer.${answer}`, 'threat', threatens, note, grave)),
  ...['c5.2', 'c5.3'].map((path) =>
    instead(
      path,
      'threat',
      all(threatens, not(stopping)),
      'A threat, and attacks nobody has looked into: a doctor this week; the threat is said first.',
      grave,
    ),
  ),
  ...levels('tension', 3, 4, 'talk').map((path) =>
    instead(path, 'threat', threatens, 'A threat: the guard is right; injuries and pain to a doctor.', grave),
  ),
]

/** Light lines beside a life that has stopped: none of them may sound as if all were well. */
const stopped = [
  ...levels('worrying', 1, 2, 'describes').map((path) =>
    instead(path, 'halted', halted, 'Daily life has stopped: light lines take nothing away from it.', grave),
  ),
  ...levels('tension', 1, 2, 'describes').map((path) =>
    instead(path, 'halted', halted, 'Daily life has stopped: a lack of strength was not asked about.', grave),
  ),
  ...levels('avoidance', 1, 2, 'talk').map((path) =>
    instead(path, 'halted', halted, 'Daily life has stopped: what still goes and what does not, at the visit.', grave),
  ),
  ...levels('avoidance', 1, 2, 'quick').map((path) =>
    instead(path, 'halted', halted, 'Daily life has stopped: that before the light lines.', grave),
  ),
  ...levels('avoidance', 1, 2, 'describes').map((path) =>
    instead(path, 'halted', halted, 'Daily life has stopped: strength may be missing; what still goes.', grave),
  ),
]

/** The headline asks for a doctor today; no level names a later date. */
const cutDown = [
  instead('c2.4', 'stopping', all(halted, stopping), 'Somebody helps to ask a doctor today.', grave),
  ...['worrying.level5.talk', 'tension.level5.talk'].map((path) =>
    instead(path, 'stopping', all(first, stopping), 'The doctor asked today hears of it too; no other date.', grave),
  ),
  instead(
    'avoidance.level5.talk',
    'stopping',
    all(stopping, helped),
    'The doctor asked today hears of it too; no other date.',
    grave,
  ),
]

const attacked = [
  instead(
    'tension.level5.talk',
    'attacks',
    all(first, attacksOpen),
    'A doctor this week, the attacks in the same visit; the warning signs stand beside the attacks.',
    grave,
  ),
  ...levels('tension', 1, 2, 'quick').map((path) =>
    instead(path, 'attacks', attacks, 'The usual sentence, for the time between the attacks.'),
  ),
  ...levels('tension', 1, 2, 'describes').map((path) =>
    instead(path, 'attacks', attacks, 'A body at ease between attacks; the lines do not ask about attacks.'),
  ),
  ...levels('tension', 1, 4, 'talk').map((path) =>
    instead(path, 'attacks', toDoctor, 'At the visit: how the body is between the attacks.', grave),
  ),
  instead(
    'worrying.level5.talk',
    'attacks',
    all(first, attacksOpen),
    'A doctor this week, the attacks before anything else.',
    grave,
  ),
]

const others: readonly Piece[] = [
  ...levels('worrying', 1, 2, 'talk').map((path) =>
    instead(
      path,
      'noticed',
      all(noticed, eased),
      'Light lines, noticeably in the way: the direct answer counts; a door by name.',
    ),
  ),
  instead('avoidance.level2.talk', 'noticed', all(noticed, eased), 'As above; if it is one thing put off, company.'),
  instead(
    'avoidance.level5.talk',
    'attacks',
    all(soft, attacksOpen),
    'In the visit for the attacks; no other date.',
    grave,
  ),
  instead(
    'c4.3',
    'attacks',
    toDoctor,
    'A new medicine and attacks: pharmacist now, the date told to the doctor.',
    grave,
  ),
  instead('answer.q12.high', 'first', first, 'Calling off is allowed for now, but not the visit.', grave),
  instead(
    'head.part.avoidance.headline',
    'attacks',
    all(soft, attacksOpen),
    'Attacks and what waits, in one sentence.',
    grave,
  ),
  instead(
    'head.part.avoidance.body',
    'attacks',
    all(soft, attacksOpen),
    'A doctor within two weeks because of the attacks; what waits in the same visit; warning signs.',
    grave,
  ),
  instead(
    'head.part.avoidance.body',
    'drinks',
    all(soft, drinks, raised('tension')),
    'What waits, alcohol or a drug, a tense body: a doctor within two weeks; not stopped at once.',
    grave,
  ),
  instead(
    'head.part.tension.headline',
    'attacks',
    all(first, attacksOpen),
    'Attacks nobody has looked into, and a body on guard.',
    grave,
  ),
  instead(
    'head.part.worrying.body',
    'attacks',
    all(first, attacksOpen),
    'A doctor this week because of the attacks; a counselor after that.',
    grave,
  ),
  instead('head.whole.body', 'attacks', all(first, attacksOpen), 'A doctor this week; the attacks are named.', grave),
  instead('head.rules.hindered.headline', 'lot', all(soft, costsALot), 'A lot, as answered.', grave),
  instead(
    'c5.2',
    'stopping',
    all(stopping, helped),
    'The doctor asked today hears of the attacks too; no later date.',
    grave,
  ),
  instead(
    'c5.3',
    'stopping',
    all(stopping, helped),
    'The doctor asked today hears of the attacks too; no later date.',
    grave,
  ),
  instead('short.avoidance.low', 'halted', halted, 'Daily life has stopped: nothing is simply taken care of.', grave),
  instead('short.tension.low', 'attacks', attacks, 'The usual line, between the attacks.'),
  instead(
    'answer.q30.high',
    'attacks',
    any(toDoctor, first),
    'Company as it is, to the visit too; going alone is not practiced now.',
    grave,
  ),
  instead(
    'answer.q33.high',
    'attacks',
    any(toDoctor, first),
    'Nothing to prove; what has a deadline in company, the rest after the visit.',
    grave,
  ),
  instead(
    'answer.q38.high',
    'temper',
    all(raised('tension'), from('q38', 3), not(first)),
    'The usual text without its last sentence, which `close.temper` says.',
  ),
  instead('week.light', 'noticed', noticed, 'Light scores, noticeably in the way: where, and one person hears it.'),
  instead('gate.light', 'noticed', noticed, 'Low scores are no reason to wait.'),
  instead('first.light', 'noticed', noticed, 'Three times, where.'),
  instead('gate.body', 'illness', ill, 'Illness, pregnancy, hormones: which days to ask about first.'),
  instead('gate.talk-body', 'illness', all(soft, ill), 'As above, beside a visit.', grave),
  instead('week.first', 'stopping', all(first, stopping), 'The first step is for today: a doctor.', grave),
  instead('first.first', 'stopping', all(first, stopping), 'Today, a doctor; what was cut down, when.', grave),
  instead('first.first', 'attacks', all(first, attacksOpen), 'A doctor this week; the attacks are named.', grave),
]

/** The path of the text that a piece replaces: its id without the last word. */
const pathOf = ({ id }: Piece): string => id.slice(0, id.lastIndexOf('.'))

/**
 * Pieces in place of texts that know a level, a headline or an answer alone: somebody threatens, daily life has stopped,
 * attacks nobody has looked into, alcohol or a sedative cut down, illness or pregnancy, a noticeable cost beside light lines.
 */
export const replacements: NonNullable<ReportKey['replacements']> = [
  ...threatened,
  ...stopped,
  ...cutDown,
  ...attacked,
  ...others,
].reduce<Record<string, Piece[]>>((found, piece) => {
  const path = pathOf(piece)
  found[path] = [...(found[path] ?? []), piece]
  return found
}, {})
