import type { Piece } from '@/core/report/report-key'
import { above, all, any, from, groupHigh, groupLow, leads, light, not, type Part, parts, raised } from './conditions'

/** The part that says most; the second one if the first has nothing to tell apart. */
const tells = (part: Part) =>
  any(
    leads(part),
    all({ second: part }, any(...parts.filter((one) => one !== part).map((one) => all(leads(one), { even: one })))),
  )

/** Of groups, only those of the two parts that say most; of parts, whichever lie apart. */
export const difference: readonly Piece[] = [
  {
    id: 'difference.hidden',
    when: all(tells('mood'), above('hidden', 'weight'), not(groupLow('hidden')), from('q03', 1)),
    mentions: ['hidden', 'weight'],
    note: 'Two lines about company against four about the day itself: it weighs in company. The face takes strength; alone it is lighter. So less company is the wrong lesson, an unmasked hour the better one.',
  },
  {
    id: 'difference.weight',
    when: all(tells('mood'), above('weight', 'hidden'), not(groupLow('weight'))),
    mentions: ['hidden', 'weight'],
    note: 'The sadness is there in quiet and at chores, less in company; company is not the problem and is felt. Who might sit there without being entertained.',
  },
  {
    id: 'difference.pull',
    when: all(tells('interest'), above('pull', 'taste'), not(groupLow('pull'))),
    mentions: ['pull', 'taste'],
    cites: ['treadway'],
    note: 'Wanting beforehand is lower than liking meanwhile; researchers keep the two apart. So waiting for the wish is waiting for what is missing. A guess that the week checks.',
  },
  {
    id: 'difference.taste',
    when: all(tells('interest'), above('taste', 'pull'), not(groupLow('taste')), not(groupHigh('pull'))),
    mentions: ['pull', 'taste'],
    note: 'The reader still goes, and gets less out of it: the harder one to bear, since effort is not missing. Worth telling a doctor in this form if it lasts.',
  },
  {
    id: 'difference.fuel',
    when: all(tells('body'), above('fuel', 'move'), not(groupLow('fuel'))),
    mentions: ['fuel', 'move'],
    note: 'What ought to give strength (night, meals) gives little, while moving still goes. Intake more than outlay. Sleep and appetite are what to describe to a doctor.',
  },
  {
    id: 'difference.move',
    when: all(tells('body'), above('move', 'fuel'), not(groupLow('move')), not(groupHigh('fuel'))),
    mentions: ['fuel', 'move'],
    note: 'Night and meals do their part, and moving is heavy all the same. More rest is then the wrong medicine; ask a doctor about legs, blood, pace.',
  },
  {
    id: 'difference.judge',
    when: all(
      tells('thinking'),
      above('judge', 'fog'),
      above('judge', 'outlook', 1),
      not(groupLow('judge')),
      not(groupHigh('fog')),
    ),
    mentions: ['judge', 'fog', 'outlook'],
    note: 'The two lines on severity stand above clarity and outlook: the head works, against its owner. Not honesty: a second measure.',
  },
  {
    id: 'difference.fog',
    when: all(
      tells('thinking'),
      above('fog', 'judge'),
      above('fog', 'outlook', 1),
      not(groupLow('fog')),
      not(groupHigh('judge')),
    ),
    mentions: ['judge', 'fog', 'outlook'],
    note: 'Clarity stands above severity and outlook: choices and talk slip. Tiredness does that too; it says nothing on ability. Fewer choices, not more effort.',
  },
  {
    id: 'difference.outlook',
    when: all(
      tells('thinking'),
      above('outlook', 'judge'),
      above('outlook', 'fog', 1),
      from('q16', 2),
      not(groupHigh('judge')),
      not(groupLow('outlook')),
    ),
    mentions: ['judge', 'fog', 'outlook'],
    facts: ['!calm'],
    note: 'What lies ahead is dark more than what lies behind; the reader is fairer to themselves than to the future. Forecasts from low weeks are forecasts. If dark turns to not wanting to go on: someone today.',
  },
  {
    id: 'difference.body-mood',
    when: all(leads('body'), { higher: 'body', than: 'mood' }, raised('body')),
    mentions: ['body', 'mood'],
    cites: ['fried'],
    note: 'Body well above sadness: such complaints differ in kind, so a total would have hidden it. It is the shape that is told as "just tired".',
  },
  {
    id: 'difference.mood-body',
    when: all(leads('mood'), { higher: 'mood', than: 'body' }, raised('mood'), light('body')),
    mentions: ['body', 'mood'],
    cites: ['fried'],
    note: 'Sadness well above body: one sees nothing from outside, the reader walks and eats. So it must be told, it will not be seen.',
  },
  {
    id: 'difference.thinking-body',
    when: all(leads('thinking'), { higher: 'thinking', than: 'body' }, raised('thinking'), light('body')),
    mentions: ['body', 'thinking'],
    note: 'Head well above body: legs go, head drags. What occupies hands and eyes is easier than what needs deciding.',
  },
  {
    id: 'difference.interest-thinking',
    when: all(
      leads('interest'),
      { higher: 'interest', than: 'thinking' },
      raised('interest'),
      light('thinking'),
      groupLow('judge'),
    ),
    mentions: ['interest', 'thinking'],
    note: 'Things pull little, thoughts are fair: the reader does not blame themselves for it. That fairness should stay.',
  },
]
