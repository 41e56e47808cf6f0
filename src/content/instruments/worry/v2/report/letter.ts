import type { Condition } from '@/core/report/condition'
import type { Piece, ReportKey } from '@/core/report/report-key'
import {
  ahead,
  all,
  allHigh,
  allLight,
  any,
  anyRaised,
  attacksOpen,
  attacksSeen,
  chose,
  costsALot,
  drinks,
  eased,
  event,
  first,
  forDoctor,
  halted,
  health,
  helped,
  high,
  leads,
  middle,
  not,
  noticed,
  parts,
  raised,
  soft,
  someone,
  stopping,
  threatens,
  together,
  work,
} from './conditions'
import { differences } from './difference'
import { pulls } from './pull'

const scores = [...parts]
const pattern = (id: string, when: Condition, note: string, more: Partial<Piece> = {}): Piece => ({
  id: `pattern.${id}`,
  when,
  mentions: scores,
  note,
  ...more,
})
const grave = (...mentions: string[]): Partial<Piece> => ({ heavy: true, mentions })
const headRaised = all(leads('worrying'), raised('worrying'))
const bodyRaised = all(leads('tension'), raised('tension'))
const aroundRaised = all(leads('avoidance'), raised('avoidance'))

const patterns: readonly Piece[] = [
  pattern(
    'threat',
    threatens,
    'Somebody threatens: what the lines show is an answer to that. Safety first; no scores.',
    grave(),
  ),
  pattern(
    'halt-stopping',
    all(halted, stopping),
    'Daily life has stopped, and alcohol or a sedative was cut down: a doctor today; somebody calls.',
    grave(),
  ),
  pattern(
    'halt',
    halted,
    'Daily life has stopped: nothing need be understood first. Company and a date. No scores.',
    grave(),
  ),
  pattern(
    'stopping',
    all(helped, stopping, not(allLight)),
    'Alcohol or a sedative cut down: it can bring all of it; a doctor today. No part is interpreted.',
    grave(),
  ),
  pattern(
    'first-attacks',
    all(first, attacksOpen),
    'Beside first help, attacks nobody has looked into: a doctor this week, not a counselor.',
    grave(),
  ),
  pattern(
    'first-head',
    all(first, leads('worrying')),
    'Beside help, thoughts first: what a month of that is like.',
    grave('worrying'),
  ),
  pattern(
    'first-body',
    all(first, leads('tension')),
    'Beside help, body first; a doctor belongs to it.',
    grave('tension'),
  ),
  pattern(
    'first-around',
    all(first, leads('avoidance')),
    'Beside help, what waits first; company before courage.',
    grave('avoidance'),
  ),
  pattern(
    'told-both',
    all(helped, allLight, attacksOpen, stopping),
    'Light lines, alcohol or a sedative cut down, and attacks: a doctor today for the first; the attacks in the same call.',
    grave(),
  ),
  pattern(
    'told-attacks',
    all(helped, allLight, attacksOpen),
    'Light lines, and attacks nobody has looked into: those first.',
    grave(),
  ),
  pattern(
    'told-stopping',
    all(helped, allLight, stopping),
    'Light lines; cutting down can bring unrest itself.',
    grave(),
  ),
  pattern(
    'told-cost',
    all(helped, allLight),
    'Light lines, and a lot gets in the way: the direct answer first.',
    grave(),
  ),
  pattern(
    'attacks-health',
    all(soft, attacksOpen, headRaised, health),
    'Attacks first; worry about health beside them: each gives the other work; the visit, and no searching till then.',
    grave(),
  ),
  pattern(
    'attacks-head',
    all(soft, attacksOpen, headRaised),
    'Attacks first; worry beside them with its number; the visit is the one step.',
    grave('worrying'),
  ),
  pattern(
    'attacks-body',
    all(soft, attacksOpen, bodyRaised),
    'Attacks first; a tense body beside them; both named in one visit.',
    grave('tension'),
  ),
  pattern(
    'attacks-around',
    all(soft, attacksOpen, aroundRaised),
    'Attacks first; what waits beside them; what was left out since.',
    grave('avoidance'),
  ),
  pattern(
    'drinks',
    all(soft, drinks, raised('tension')),
    'A tense body, and alcohol or a drug on most days: both to a doctor; not stopped at once.',
    grave(),
  ),
  pattern(
    'lot-head',
    all(soft, costsALot, headRaised, not(allHigh)),
    'In the way a lot, said directly: that first; worry with its number; name what suffers and book.',
    grave('worrying'),
  ),
  pattern(
    'lot-body',
    all(soft, costsALot, bodyRaised, not(allHigh)),
    'In the way a lot, said directly; a tense body; a doctor to begin with.',
    grave('tension'),
  ),
  pattern(
    'lot-around',
    all(soft, costsALot, aroundRaised, not(allHigh)),
    'In the way a lot, said directly; half or more waits; somebody beside for the call.',
    grave('avoidance'),
  ),
  pattern(
    'all-high',
    allHigh,
    'Each feeds the next; no beginning to be found; one thing eased helps the others, as a guess.',
  ),
  pattern('together', together, 'Alike: the day decides. Compare a good and a bad one.'),
  pattern('head-body', all(high('worrying'), high('tension')), 'Head and body up, things get done; unseen price.'),
  pattern('head-around', all(high('worrying'), high('avoidance')), 'Thinking takes the place of the step.'),
  pattern('body-around', all(high('tension'), high('avoidance')), 'The body decides before a thought is there.'),
  pattern(
    'head-event',
    all(headRaised, event),
    'A date ahead: a worry with an end; what is to be done before, and what only after.',
    { mentions: [...scores, 'c3'] },
  ),
  pattern(
    'head-health',
    all(headRaised, health),
    'Health: looking up and asking bring new questions; one person, one date.',
    { mentions: [...scores, 'c3'] },
  ),
  pattern(
    'head-someone',
    all(headRaised, someone),
    'Somebody close: part of it is care; part of it is watch that nobody relieves.',
    { mentions: [...scores, 'c3'] },
  ),
  pattern('head-work', all(headRaised, work), 'Work, study, money: what belongs to a calendar and what to nobody.', {
    mentions: [...scores, 'c3'],
  }),
  pattern('head', high('worrying'), 'Only the thoughts are loud; invisible.'),
  pattern(
    'body-stimulant',
    all(bodyRaised, chose('c4', 1)),
    'Body first, and a lot of coffee: test that before anything else.',
    { mentions: [...scores, 'c4'] },
  ),
  pattern('body', high('tension'), 'Only the body is loud; no hidden fear has to be found.'),
  pattern('around', high('avoidance'), 'Only the plans show it; it works for the hour.'),
  pattern('middle-head', headRaised, 'Thoughts ahead, about half; which days?'),
  pattern(
    'middle-body-moments',
    all(bodyRaised, any(...['alert', 'fuse'].map((group): Condition => ({ group, above: 'held', by: 16 })))),
    'About half, and in moments: noise, questions, small things; change those, not the whole day.',
  ),
  pattern(
    'middle-body-steady',
    all(bodyRaised, ahead('held', 'alert', 'fuse')),
    'About half, and a grip that stays: no culprit to look for; sitting, carrying, no break.',
  ),
  pattern('middle-body', bodyRaised, 'Body says most: an even hum or three bad hours.'),
  pattern('middle-around', aroundRaised, 'About every second uneasy thing gets done; which?'),
  pattern(
    'light-noticed',
    all(allLight, eased, noticed),
    'Light lines, and noticeably in the way: the direct answer counts; one sentence; a door by name. Not heavy.',
    { mentions: ['c2'] },
  ),
  pattern(
    'light-seen',
    all(allLight, eased, attacksSeen),
    'Light lines, and attacks a doctor has looked into: both said, no calm; what the last uneasy times share.',
    { mentions: ['c5'] },
  ),
  pattern('light-event', all(allLight, event), 'Light although a date is ahead.'),
  pattern(
    'quiet',
    all(...parts.map((part): Condition => ({ part, to: 'level1' }))),
    'Hardly anything; four weeks, no character.',
  ),
  pattern('light', allLight, 'All light, with exceptions that share something or not.'),
  {
    id: 'pattern.open',
    note: 'A part has no score; what the answers can still say, and what not. Fits heavy and light.',
  },
]

const gives = (id: string, when: Condition, note: string, more: Partial<Piece> = {}): Piece => ({
  id: `gives.${id}`,
  when,
  note,
  ...more,
})

/** The part that leads is in the middle, and nothing beside it has to be said before. */
const half = (id: string, part: string, note: string): Piece =>
  gives(`half-${id}`, all(leads(part), middle(part), not(forDoctor), not(attacksSeen), not(costsALot)), note)

const given: readonly Piece[] = [
  gives('threat', threatens, 'Having said it. It can be said again; no proof needed. No praise of endurance.', {
    heavy: true,
  }),
  gives(
    'first-worry',
    all(first, high('worrying')),
    'Four weeks in words; 28 trials of talking treatments. Help exists; not what the reader has.',
    { heavy: true, cites: ['cuijpers'] },
  ),
  gives('first-told', first, 'The words are there and can be handed on; no name needed.', { heavy: true }),
  gives('told', all(helped, allLight), 'One thing stands out, so a visit can be about one question.', { heavy: true }),
  gives('all-high', allHigh, 'Knows all three sides; can begin where it is easiest. No silver lining.'),
  gives('head-event', all(headRaised, event), 'The worry has a date: preparation is possible, and an end.'),
  gives('head', all(leads('worrying'), high('worrying')), 'Foresight: the first minute of a worry is useful.'),
  gives('body', all(leads('tension'), high('tension')), 'An early signal, if read by noon.'),
  gives('around', all(leads('avoidance'), high('avoidance')), 'Knows exactly what waits, and why.'),
  half('head', 'worrying', 'Easy days have uncertain things, too: it is not the worry that gets one through.'),
  half('body', 'tension', 'Half the time not tense: no need to learn to rest; take one thing away.'),
  half('around', 'avoidance', 'What is done made uneasy as well: no lack of courage; the same way, a smaller piece.'),
  gives('half', anyRaised, 'There are days on which it does not happen.'),
  gives(
    'noticed',
    all(allLight, eased, noticed),
    'What it is probably not; so one example is enough. No comfort, no calm.',
  ),
  gives(
    'light-hard',
    all(allLight, eased, not(noticed), any(work, health, someone)),
    'Light although the subject is serious.',
  ),
  gives('light', all(allLight, eased, not(noticed)), 'Attention left for others.'),
  { id: 'gives.open', note: 'Leaving lines out is an answer, too.' },
]

export const letter: ReportKey['letter'] = { pattern: patterns, difference: differences, pull: pulls, gives: given }
