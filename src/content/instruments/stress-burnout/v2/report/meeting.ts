import type { Piece } from '@/core/report/report-key'
import { claimed, lightParts } from '../../../light-parts'
import {
  all,
  allLight,
  any,
  atEase,
  burdened,
  carer,
  chose,
  eased,
  from,
  groupHigh,
  lightBut,
  loss,
  not,
  type Part,
  partOpen,
  parts,
  raised,
  study,
  threatened,
} from './conditions'
import { agreed, groups } from './groups'

const { still, split } = lightParts(groups)

/** Nothing that sends a reader who is afraid of somebody to ask or to settle anything. */
const unafraid = not(threatened)
/** Nor one whose help comes first: most of these end in something to try. */
const unhurried = all(unafraid, not({ help: 'first' }))

const both = (one: Part, other: Part, note: string): Piece => ({
  id: `meeting.${one}-${other}`,
  when: all(unhurried, raised(one), raised(other)),
  note,
})
/** One is there and the other is not; not beside help, where nothing is weighed against anything. */
const without = (one: Part, other: Part, note: string): Piece => ({
  id: `meeting.${one}-not-${other}`,
  when: all(eased, raised(one), still(other).when),
  claims: still(other).claims,
  note,
})
/** Two groups of different parts. */
const kinds = (id: string, mentions: readonly string[], when: Piece['when'], note: string): Piece => ({
  id: `meeting.${id}`,
  when: when ? all(unhurried, when) : unhurried,
  mentions,
  note,
})

/** They feel it while they are busy, or their free days are not as the other text has them: fine, hardly any, no better. */
const knowsTired = any(from('q03', 3), from('q35', 3), chose('c3', 0, 3, 4))

export const meeting: readonly Piece[] = [
  {
    id: 'meeting.threat-first',
    heavy: true,
    when: threatened,
    note: 'What to say first and to whom; no proof needed; from a phone nobody reads.',
  },
  {
    id: 'meeting.threat-tasks-care',
    heavy: true,
    when: all(threatened, carer),
    note: 'The same with somebody to look after: who could step in; the feared person may be one of them.',
  },
  {
    id: 'meeting.threat-tasks-study',
    heavy: true,
    when: all(threatened, study),
    note: 'The same for a student: leave in the usual way, as the school may ask at home; ask a counselor what the family would be told.',
  },
  {
    id: 'meeting.threat-tasks',
    heavy: true,
    when: all(threatened, not(carer), not(study)),
    note: 'The tasks beside it: what can be left for now; who may know the reason and who need not.',
  },
  {
    id: 'meeting.help-first',
    heavy: true,
    when: all(burdened, not(threatened)),
    note: 'Which sentence first: three lines to say; the rest can wait.',
  },
  {
    id: 'meeting.help-who',
    heavy: true,
    when: all(burdened, not(threatened)),
    note: 'Who can do what: close person tonight, someone with a say in the tasks, doctor. None has to do all.',
  },
  kinds(
    'rest-pauses',
    ['rest', 'pauses'],
    all(groupHigh('rest'), groupHigh('pauses')),
    'Rest gives little and rest hours are taken: one cannot tell if rest fails before it has been had. One whole hour, then judge.',
  ),
  kinds(
    'pulled-head',
    ['pulled', 'head'],
    all(groupHigh('pulled'), groupHigh('head')),
    'Called away often, head slow by the end: each return costs; order of the day.',
  ),
  kinds(
    'voice-result',
    ['voice', 'result'],
    all(groupHigh('voice'), groupHigh('result')),
    'Not asked and not caring: a guess which came first; one question tests it.',
  ),
  kinds(
    'manner-meaning',
    ['manner', 'meaning'],
    all(groupHigh('manner'), groupHigh('meaning')),
    'A way not chosen, a task that feels like someone else’s: one step their own way.',
  ),
  kinds(
    'feelings-people',
    ['feelings', 'people'],
    all(groupHigh('feelings'), groupHigh('people')),
    'Company costs and listening is half: people close get both; one sentence ahead.',
  ),
  kinds(
    'hours-pauses',
    ['hours', 'pauses'],
    all(groupHigh('hours'), groupHigh('pauses'), carer),
    'Somebody who needs them sets the hours and takes the pauses: a handed-over hour.',
  ),
  kinds(
    'amount-interest',
    ['amount', 'interest'],
    all(groupHigh('amount'), agreed('interest', 'low')),
    'Too much, and much of it is liked: hard to drop; choose by what only they can do.',
  ),
  {
    id: 'meeting.turning-heavy',
    when: all(unhurried, from('q33', 3), from('q03', 3)),
    items: ['q33', 'q03'],
    note: 'Tasks in the head at night, heavy body at the start: evening and morning belong together.',
  },
  {
    id: 'meeting.exhaustion-distance-days',
    when: all(unhurried, raised('exhaustion'), raised('distance'), chose('c3', 1)),
    mentions: ['c3'],
    note: 'Tired and far, better after a free day or two: that speaks for distance as the cheaper way; does a task come to mind.',
  },
  {
    id: 'meeting.exhaustion-distance-same',
    when: all(unhurried, raised('exhaustion'), raised('distance'), chose('c3', 4)),
    mentions: ['c3'],
    note: 'Tired and far, and free days are no better: rest alone may not bring interest back; both told to a doctor.',
  },
  {
    id: 'meeting.exhaustion-distance',
    when: all(unhurried, raised('exhaustion'), raised('distance'), not(chose('c3', 1, 4))),
    note: 'Tired and far: distance may be the cheaper way when strength is short; a guess.',
  },
  {
    id: 'meeting.overload-exhaustion',
    when: all(unhurried, raised('overload'), raised('exhaustion'), not(knowsTired)),
    note: 'Busy covers tired: one quiet day tells them apart.',
  },
  {
    id: 'meeting.overload-exhaustion-rest',
    when: all(unhurried, raised('overload'), raised('exhaustion'), knowsTired),
    note: 'Rest that waits until all is done does not come: a time of its own; an offer. If no change, a doctor.',
  },
  both('overload', 'control', 'With no say over the order all of it is urgent: ask what may be late or rough.'),
  both('control', 'exhaustion', 'Both directions, a guess: some decisions were given away for want of strength.'),
  both('control', 'distance', 'A shrug looks like contentment from outside; one sentence.'),
  both('overload', 'distance', 'Speed and distance: what is only ticked off does not please.'),
  without('overload', 'exhaustion', 'Full and not drained: others will add; an answer to have ready.'),
  without('exhaustion', 'overload', 'Tired without the pile: gets advice in place of sympathy; no reason owed.'),
  without('control', 'distance', 'Little say and still close: caring without influence is tiring.'),
  without('distance', 'exhaustion', 'Far and not drained: can stop fitting without fault; look back before deciding.'),
  without('overload', 'control', 'Too much, with a say: some of it can be moved by them.'),
  without('exhaustion', 'distance', 'Tired and still close: they do not stop in time; others do not see it.'),
  without('control', 'overload', 'Little say, enough time: dull or waiting; a fuller day would not help.'),
  without('distance', 'overload', 'Far, without being driven: perhaps too little that asks for them.'),
  without('control', 'exhaustion', 'Little say, strength there: use it for one written question.'),
  without('overload', 'distance', 'Too much of what they care about: cannot drop it lightly; choose.'),
  claimed(
    { id: 'meeting.light-room', note: 'Four parts leave one another room: a bad day does not tip the rest.' },
    atEase,
    still(...parts),
  ),
  {
    id: 'meeting.light-order',
    when: atEase,
    note: 'Time, say, strength, interest cover for one another: which would be missed first.',
  },
  {
    id: 'meeting.light-loss',
    when: all(atEase, loss),
    note: 'A loss or an illness: the hardest days hardly show in answers about four weeks; believe them, tell one person.',
  },
  {
    id: 'meeting.light-told',
    when: all(atEase, not(loss)),
    note: 'Light on paper may be heavy in life; believe yourself.',
  },
  {
    id: 'meeting.light-but',
    when: lightBut,
    note: 'Light lines and one answer that is not: three places to look (free time, somebody near, the body).',
  },
  {
    id: 'meeting.light-but-who',
    when: lightBut,
    note: 'Who might see it better than the lines: one question to somebody near.',
  },
  {
    id: 'meeting.inside',
    when: split,
    note: 'A part is light as a whole and one kind of its answers is high. Kind and true beside help. No name.',
  },
  {
    id: 'meeting.inside-told',
    when: all(unafraid, split),
    note: 'To whom that kind of answers could be told: somebody who can change just that.',
  },
  { id: 'meeting.open', when: partOpen, note: 'With a part open what meets what cannot be told.' },
  {
    id: 'meeting.open-witness',
    when: all(unafraid, any(partOpen, all(allLight, burdened))),
    note: 'Someone who saw the four weeks can say something on what is open.',
  },
]
