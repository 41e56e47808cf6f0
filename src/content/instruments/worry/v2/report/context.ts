import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  all,
  allLight,
  any,
  anyRaised,
  attacksOpen,
  attacksSeen,
  chose,
  costsALot,
  drinks,
  event,
  first,
  from,
  groupHigh,
  halted,
  health,
  helped,
  high,
  leads,
  not,
  notFirst,
  raised,
  someone,
  stopping,
  threatens,
  work,
} from './conditions'

const safe = not(threatens)
const headFirst = all(leads('worrying'), raised('worrying'))
const onlyAround = all(raised('avoidance'), not(raised('worrying')), not(raised('tension')))
const asksAgain = any(from('q37', 2), from('q10', 2))
const twoHigh = any(
  all(high('worrying'), high('tension')),
  all(high('worrying'), high('avoidance')),
  all(high('tension'), high('avoidance')),
)
const told = (id: string, when: Condition, note: string, more: Partial<Piece> = {}): Piece => ({
  id: `context.${id}`,
  when,
  note,
  ...more,
})
const grave = { heavy: true } as const

/** One text an answer that has something to say; after the free notes, so none repeats them. */
export const context: readonly Piece[] = [
  told(
    'threat',
    threatens,
    'What is said first when help is asked for: choking, a threat to kill, a weapon. No talk alone; what a friend keeps.',
    grave,
  ),
  told(
    'halt-threat',
    all(halted, threatens),
    'As the next; at the visit the threat is said first, and the one who sees the reader each day is safe.',
    grave,
  ),
  told(
    'halt',
    all(halted, safe),
    'What has stopped first: eating, washing, work, children. Tell just that; somebody does the calling. Two things that go on: drink and eat, one person a day.',
    grave,
  ),
  told(
    'attacks-more',
    all(chose('c5', 3), helped),
    'Several attacks nobody has looked into: until the visit no driving, hard exercise, ladders, swimming alone; no places to be forced.',
    grave,
  ),
  told(
    'attacks-once',
    all(chose('c5', 2), helped),
    'Once or twice: why the body is looked at first; until then as above. No fright.',
    grave,
  ),
  told(
    'stopping',
    all(stopping, helped),
    'Unrest after cutting down is known; what to tell: what, how much, since when. Not alone, not faster, no driving. Nothing praised, nothing blamed.',
    grave,
  ),
  told(
    'drinks-tense',
    all(drinks, raised('tension'), helped),
    'Alcohol or a drug on most days and a tense body: calm for the evening, unrest the next day. Write down days; a doctor; not stopping at once.',
    grave,
  ),
  told(
    'drinks',
    all(drinks, not(raised('tension'))),
    'The body seems at ease; what to look at: what it is for, two evenings noted. Not at once. No blame.',
  ),
  told(
    'cost-lot',
    all(chose('c2', 3), helped, safe),
    'A lot gets in the way: name two things dropped; tell; what could be taken off. Whatever the scores.',
    grave,
  ),
  told(
    'cost-some',
    all(chose('c2', 2), safe, anyRaised),
    'Noticeably: which of four places first; a look back at a week.',
  ),
  told(
    'cost-some-light',
    all(chose('c2', 2), safe, allLight),
    'Light lines and a noticeable cost: somebody else may know how; what else can be in the way.',
  ),
  told(
    'cost-little',
    all(chose('c2', 1), safe, notFirst),
    'A little: small costs are seen early; who would name the same?',
  ),
  told(
    'cost-none-high',
    all(chose('c2', 0), safe, notFirst, twoHigh),
    'Not at all, though two parts or more are high: the two do not fit; days may be arranged around it.',
  ),
  told(
    'cost-none',
    all(chose('c2', 0), safe, notFirst, anyRaised, not(twoHigh)),
    'Not at all, though lines stand out: either carried well or paid where it is not counted: rest, evenings.',
  ),
  told(
    'long',
    all(chose('c1', 3), safe, anyRaised),
    'Longer than six months: habits have grown around it; what was there before; treatments made for it. Cites trials.',
    { cites: ['cuijpers'] },
  ),
  told(
    'long-light',
    all(chose('c1', 3), safe, allLight),
    'Long and light: it has become usual; what would be different without.',
  ),
  told(
    'always',
    all(chose('c1', 4), safe, anyRaised),
    'As long as I remember: born or learned, not to be seen from here; it can change without being somebody else.',
  ),
  told('always-light', all(chose('c1', 4), safe, allLight), 'Always there, and light now: knows it well.'),
  told(
    'months',
    all(chose('c1', 2), safe, anyRaised),
    'One to six months: the beginning can still be told; date or change; what has been dropped since.',
  ),
  told(
    'new',
    all(chose('c1', 1), notFirst, anyRaised),
    'Less than a month: patience, no label; a month is a reaction to something; look again in four weeks.',
  ),
  told(
    'hardly-cost',
    all(chose('c1', 0), chose('c2', 2), safe, anyRaised, notFirst),
    'Hardly any unease in one answer, in the way in another: the second counts; another word, or too used to it.',
  ),
  told(
    'hardly-lot',
    all(chose('c1', 0), costsALot, safe, notFirst, helped),
    'Hardly any unease in one answer, a lot in the way in another: the second counts, and is reason for the visit.',
    grave,
  ),
  told(
    'hardly-around',
    all(chose('c1', 0), not(chose('c2', 2, 3)), safe, notFirst, onlyAround),
    'Hardly any unease, and only putting off is raised: what is put off does not unsettle. How old is the oldest?',
  ),
  told(
    'hardly',
    all(chose('c1', 0), not(chose('c2', 2, 3)), safe, anyRaised, notFirst, not(onlyAround)),
    'Hardly any unease, and lines that stand out: another word for it. No correction.',
  ),
  told(
    'work-tasks',
    all(work, groupHigh('tasks'), notFirst),
    'Work, study, money, and uneasy jobs wait: one of them is probably the subject; one letter or call.',
  ),
  told(
    'work',
    all(work, anyRaised, not(all(groupHigh('tasks'), notFirst))),
    'Work, study or money: who can answer a part of it; one question (debt counsel that costs nothing is said carefully).',
  ),
  told(
    'work-light',
    all(work, allLight, not(chose('c2', 2, 3, 4))),
    'A subject and light answers: mostly it can be put down. Claims nothing of the nights.',
  ),
  told(
    'health-checks',
    all(health, asksAgain),
    'Health and looking or asking again: one doctor, one date, no searching between. Severe or sudden: the number; a new sign that lasts: that doctor.',
  ),
  told(
    'health',
    all(health, not(asksAgain)),
    'Health: waiting for findings; what to do on days nothing is known; a new sign is looked at.',
  ),
  told(
    'someone-head',
    all(someone, headFirst, notFirst),
    'Somebody close, and worry leads (the letter has relief and their wishes): what to know at once, what in the evening.',
  ),
  told(
    'someone',
    all(someone, not(all(headFirst, notFirst))),
    'Somebody close: what is yours and what is theirs; one relief a week; ask them what they would like.',
  ),
  told(
    'event-raised',
    all(event, anyRaised),
    'A date ahead: what has to be done before, by day; rest of the evening free; after it look again.',
  ),
  told('event', all(event, allLight), 'A date ahead and light answers: keep what works.'),
  told(
    'changing-around',
    all(chose('c3', 0), onlyAround),
    'Changes or has no name, and only putting off is raised: a habit of leaving what is awkward, no subject.',
  ),
  told(
    'changing',
    all(chose('c3', 0), any(raised('worrying'), raised('tension'))),
    'Changes or has no name: then it is a way of thinking or a body more than a subject; no need to find the reason.',
  ),
  told(
    'coffee',
    all(chose('c4', 1), raised('tension'), not(attacksOpen), safe, not(all(notFirst, groupHigh('alert')))),
    'A lot of coffee or tea and a tense body: what of it is caffeine; two weeks; slow.',
  ),
  told(
    'coffee-light',
    all(chose('c4', 1), not(raised('tension')), not(attacksOpen), safe, not(all(notFirst, groupHigh('alert')))),
    'A lot of coffee: the hour of the last cup, tried for two weeks; a heart that stumbles to a doctor.',
  ),
  told(
    'coffee-attacks',
    all(chose('c4', 1), attacksOpen, helped),
    'A lot of caffeine and attacks nobody has looked into: how much and when, told at the visit; slow; the date stays.',
    grave,
  ),
  told(
    'illness',
    chose('c4', 2),
    'Illness, pregnancy, hormones: part of the answers may be the body; whom to tell; less asked of oneself.',
  ),
  told(
    'medicine',
    chose('c4', 3),
    'Medicine new or changed: date of change beside date of unease; pharmacist; not stopped alone.',
  ),
  told(
    'body-nothing',
    all(chose('c4', 0), high('tension')),
    'Nothing known, and the body is tense: not known is not excluded; one blood test.',
  ),
  told(
    'attacks-seen-threat',
    all(attacksSeen, threatens),
    'Attacks looked into, and a threat: to a safe place or safe people; no going back to where that person could be.',
    grave,
  ),
  told(
    'attacks-seen-stopping',
    all(attacksSeen, stopping, safe, helped),
    'Attacks looked into, and cutting down since: a new one is told to the doctor asked today; others drive.',
    grave,
  ),
  told(
    'attacks-seen',
    all(attacksSeen, not(stopping), safe),
    'Attacks looked into: what the doctor said counts; only if it was fear: what to do in one; places not to give up.',
  ),
  told(
    'no-attacks',
    all(chose('c5', 0), from('q26', 3), not(first)),
    'No attacks, a heart that speeds up when addressed: that is a start with an occasion.',
  ),
  told(
    'attacks-light',
    all(attacksOpen, allLight, helped, not(any(threatens, halted, costsALot, stopping))),
    'Light otherwise: said at the visit too.',
    grave,
  ),
]
