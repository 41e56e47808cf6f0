import { asSevere, type Replacement, replacement } from '@/core/report/report-key'
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

/** Attacks that nobody has looked into always call for help; named, so that the check of heavy texts can see it. */
const toDoctor = all(attacksOpen, helped)
const ill = chose('c4', 2)

type Field = 'quick' | 'describes' | 'talk'
const levels = (part: string, from: number, to: number, field: Field): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${part}.level${from + at}.${field}`)

const threatTo = (path: string, note: string) => asSevere(replacement(path, 'threat', threatens, note))
const haltedAt = (path: string, note: string) => asSevere(replacement(path, 'halted', halted, note))

/**
 * Pieces in place of texts that know a level, a headline or an answer alone: somebody threatens, daily life has stopped,
 * attacks nobody has looked into, alcohol or a sedative cut down, illness or pregnancy, a noticeable cost beside light lines.
 */
export const replacements: readonly Replacement[] = [
  ...levels('worrying', 1, 2, 'describes').map((path) =>
    threatTo(path, 'A threat beside light lines: one real thing, no smaller for it.'),
  ),
  ...levels('tension', 1, 2, 'describes').map((path) =>
    threatTo(path, 'A threat beside a body at ease: some tense up only near that person; a warning is trusted.'),
  ),
  ...levels('avoidance', 1, 2, 'describes').map((path) =>
    threatTo(path, 'A threat beside little put off: keeping away from that person is no putting off.'),
  ),
  ...levels('worrying', 3, 5, 'describes').map((path) =>
    threatTo(path, 'A threat: thoughts keep watch; not too much worry. No exercise.'),
  ),
  ...levels('worrying', 3, 5, 'talk').map((path) =>
    threatTo(path, 'A threat: tell those who help with safety what the thoughts return to.'),
  ),
  threatTo('worrying.level5.helps', 'A threat: no light and no voice that covers steps; to be believed.'),
  ...levels('avoidance', 3, 5, 'describes').map((path) =>
    threatTo(path, 'A threat: keeping away protects; nobody has to dare more.'),
  ),
  ...levels('avoidance', 3, 5, 'talk').map((path) =>
    threatTo(path, 'A threat: keeping away is right; tell the helpers what it costs.'),
  ),
  ...levels('tension', 3, 5, 'describes').map((path) =>
    threatTo(path, 'A threat: a body stays ready; no fault; rest in a safe place.'),
  ),
  ...['c2.1', 'c2.2', 'c2.3'].map((path) =>
    threatTo(path, 'A threat: told to those who help with safety, not at a visit.'),
  ),
  ...['c1.3', 'c1.4'].map((path) => threatTo(path, 'A threat: how long, told when help is asked for.')),
  threatTo('answer.q30.high', 'A threat: company is right; what they do if that person comes.'),
  threatTo('answer.q33.high', 'A threat: being nervous may be a warning; nothing to prove.'),
  threatTo('answer.q12.high', 'A threat: calling off is right; somebody knows where one is.'),
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
  ].map(([answer, note = '']) => threatTo(`answer.${answer}`, note)),
  ...['c5.2', 'c5.3'].map((path) =>
    asSevere(
      replacement(
        path,
        'threat',
        all(threatens, not(stopping)),
        'A threat, and attacks nobody has looked into: a doctor this week; the threat is said first.',
      ),
    ),
  ),
  ...levels('tension', 3, 4, 'talk').map((path) =>
    threatTo(path, 'A threat: the guard is right; injuries and pain to a doctor.'),
  ),

  // Light lines beside a life that has stopped: none of them may sound as if all were well.
  ...levels('worrying', 1, 2, 'describes').map((path) =>
    haltedAt(path, 'Daily life has stopped: light lines take nothing away from it.'),
  ),
  ...levels('tension', 1, 2, 'describes').map((path) =>
    haltedAt(path, 'Daily life has stopped: a lack of strength was not asked about.'),
  ),
  ...levels('avoidance', 1, 2, 'talk').map((path) =>
    haltedAt(path, 'Daily life has stopped: what still goes and what does not, at the visit.'),
  ),
  ...levels('avoidance', 1, 2, 'quick').map((path) =>
    haltedAt(path, 'Daily life has stopped: that before the light lines.'),
  ),
  ...levels('avoidance', 1, 2, 'describes').map((path) =>
    haltedAt(path, 'Daily life has stopped: strength may be missing; what still goes.'),
  ),

  // The headline asks for a doctor today; no level names a later date.
  asSevere(replacement('c2.4', 'stopping', all(halted, stopping), 'Somebody helps to ask a doctor today.')),
  ...['worrying.level5.talk', 'tension.level5.talk'].map((path) =>
    asSevere(
      replacement(path, 'stopping', all(first, stopping), 'The doctor asked today hears of it too; no other date.'),
    ),
  ),
  asSevere(
    replacement(
      'avoidance.level5.talk',
      'stopping',
      all(stopping, helped),
      'The doctor asked today hears of it too; no other date.',
    ),
  ),

  asSevere(
    replacement(
      'tension.level5.talk',
      'attacks',
      all(first, attacksOpen),
      'A doctor this week, the attacks in the same visit; the warning signs stand beside the attacks.',
    ),
  ),
  ...levels('tension', 1, 2, 'quick').map((path) =>
    replacement(path, 'attacks', attacks, 'The usual sentence, for the time between the attacks.'),
  ),
  ...levels('tension', 1, 2, 'describes').map((path) =>
    replacement(path, 'attacks', attacks, 'A body at ease between attacks; the lines do not ask about attacks.'),
  ),
  ...levels('tension', 1, 4, 'talk').map((path) =>
    asSevere(replacement(path, 'attacks', toDoctor, 'At the visit: how the body is between the attacks.')),
  ),
  asSevere(
    replacement(
      'worrying.level5.talk',
      'attacks',
      all(first, attacksOpen),
      'A doctor this week, the attacks before anything else.',
    ),
  ),

  ...levels('worrying', 1, 2, 'talk').map((path) =>
    replacement(
      path,
      'noticed',
      all(noticed, eased),
      'Light lines, noticeably in the way: the direct answer counts; a door by name.',
    ),
  ),
  replacement(
    'avoidance.level2.talk',
    'noticed',
    all(noticed, eased),
    'As above; if it is one thing put off, company.',
  ),
  asSevere(
    replacement(
      'avoidance.level5.talk',
      'attacks',
      all(soft, attacksOpen),
      'In the visit for the attacks; no other date.',
    ),
  ),
  asSevere(
    replacement(
      'c4.3',
      'attacks',
      toDoctor,
      'A new medicine and attacks: pharmacist now, the date told to the doctor.',
    ),
  ),
  asSevere(replacement('answer.q12.high', 'first', first, 'Calling off is allowed for now, but not the visit.')),
  asSevere(
    replacement(
      'head.part.avoidance.headline',
      'attacks',
      all(soft, attacksOpen),
      'Attacks and what waits, in one sentence.',
    ),
  ),
  asSevere(
    replacement(
      'head.part.avoidance.body',
      'attacks',
      all(soft, attacksOpen),
      'A doctor within two weeks because of the attacks; what waits in the same visit; warning signs.',
    ),
  ),
  asSevere(
    replacement(
      'head.part.avoidance.body',
      'drinks',
      all(soft, drinks, raised('tension')),
      'What waits, alcohol or a drug, a tense body: a doctor within two weeks; not stopped at once.',
    ),
  ),
  asSevere(
    replacement(
      'head.part.tension.headline',
      'attacks',
      all(first, attacksOpen),
      'Attacks nobody has looked into, and a body on guard.',
    ),
  ),
  asSevere(
    replacement(
      'head.part.worrying.body',
      'attacks',
      all(first, attacksOpen),
      'A doctor this week because of the attacks; a counselor as well.',
    ),
  ),
  asSevere(
    replacement('head.whole.body', 'attacks', all(first, attacksOpen), 'A doctor this week; the attacks are named.'),
  ),
  asSevere(replacement('head.rules.hindered.headline', 'lot', all(soft, costsALot), 'A lot, as answered.')),
  ...['c5.2', 'c5.3'].map((path) =>
    asSevere(
      replacement(
        path,
        'stopping',
        all(stopping, helped),
        'The doctor asked today hears of the attacks too; no later date.',
      ),
    ),
  ),
  ...['worrying', 'tension', 'avoidance'].flatMap((part) =>
    ['high', 'middle', 'low'].map((third) =>
      threatTo(`short.${part}.${third}`, 'A threat: having to look out takes strength; no scene of the part.'),
    ),
  ),
  haltedAt('short.avoidance.low', 'Daily life has stopped: nothing is simply taken care of.'),
  replacement('short.tension.low', 'attacks', attacks, 'Tense at moments, between the attacks.'),
  // The usual lines of light parts tell of waiting, of resting and of calls; these answers may say otherwise.
  replacement('short.worrying.low', 'waits', from('q04', 2), 'Waiting is harder than the rest of the part.'),
  replacement('short.tension.low', 'restless', from('q32', 2), 'Tense at moments, not all day.'),
  replacement('short.avoidance.low', 'later', any(from('q09', 2), from('q24', 2)), 'A call or an errand waits longer.'),
  asSevere(
    replacement(
      'answer.q30.high',
      'attacks',
      any(toDoctor, first),
      'Company as it is, to the visit too; going alone is not practiced now.',
    ),
  ),
  asSevere(
    replacement(
      'answer.q33.high',
      'attacks',
      any(toDoctor, first),
      'Nothing to prove; what has a deadline in company, the rest after the visit.',
    ),
  ),
  replacement(
    'answer.q38.high',
    'temper',
    all(raised('tension'), from('q38', 3), not(first)),
    'What the small things share; `close.temper` has the words before and after, and the border.',
  ),
  replacement(
    'answer.q19.high',
    'told',
    all(raised('worrying'), from('q19', 3), not(first)),
    'Which kind keeps awake: of the next day, or without a date; `alone.night` has the lamp, the cost pen and paper.',
  ),
  replacement('week.light', 'noticed', noticed, 'Light scores, noticeably in the way: where, and one person hears it.'),
  replacement('gate.light', 'noticed', noticed, 'Low scores are no reason to wait.'),
  replacement('first.light', 'noticed', noticed, 'Three times, where.'),
  replacement('gate.body', 'illness', ill, 'Illness, pregnancy, hormones: which days to ask about first.'),
  asSevere(replacement('gate.talk-body', 'illness', all(soft, ill), 'As above, beside a visit.')),
  asSevere(replacement('week.first', 'stopping', all(first, stopping), 'The first step is for today: a doctor.')),
  asSevere(replacement('first.first', 'stopping', all(first, stopping), 'Today, a doctor; what was cut down, when.')),
  asSevere(
    replacement('first.first', 'attacks', all(first, attacksOpen), 'A doctor this week; the attacks are named.'),
  ),
]
