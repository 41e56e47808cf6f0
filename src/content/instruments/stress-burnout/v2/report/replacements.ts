import type { Condition } from '@/core/report/condition'
import { asHeavy, type Piece, type ReportKey } from '@/core/report/report-key'
import { all, allLight, any, burdened, carer, chose, eased, high, loss, not, stopped, threatened } from './conditions'

/** The piece that stands in place of the text with this path, for the readers of this word. */
const instead = (path: string, readers: string, when: Condition, note: string): Piece => ({
  id: `${path}.${readers}`,
  when,
  note,
})
const heavy = (...of: Parameters<typeof instead>): Piece => asHeavy(instead(...of))

/** Whoever is afraid of somebody is sent to ask nobody for anything. */
const afraid = (path: string, note: string): Piece => heavy(path, 'threat', threatened, note)
const unafraid = not(threatened)
/** No job, studies or care: nobody hands out tasks. */
const between = all(unafraid, chose('c1', 4))
const caring = all(unafraid, chose('c1', 2))
/** Under a month, and for more than half a year. */
const recent = all(unafraid, chose('c2', 1))
const long = chose('c2', 3, 4)
const bereft = all(burdened, loss)

const talkOfLoad = (level: 'level3' | 'level4' | 'level5'): Piece[] => {
  const path = `overload.${level}.talk`
  return [
    afraid(path, 'Fear of somebody: the load comes second; the person who knows may take something; nobody is asked.'),
    instead(path, 'care', caring, 'Care: no supervisor; another adult hears how much it is.'),
    instead(path, 'between', between, 'No job, studies or care: no boss; somebody close.'),
  ]
}

const answer = (item: string, note: string): Record<string, Piece[]> => ({
  [`answer.${item}.high`]: [afraid(`answer.${item}.high`, note)],
})

/** Texts that one fact changes, which the usual text cannot know: a threat, a loss, care, no job, how long it has been. */
export const replacements: ReportKey['replacements'] = {
  'overload.level3.talk': talkOfLoad('level3'),
  'overload.level4.talk': talkOfLoad('level4'),
  'overload.level5.talk': talkOfLoad('level5'),
  'control.level3.talk': [
    afraid('control.level3.talk', 'No talk with the person who frightens; somebody outside first.'),
    instead('control.level3.talk', 'care', caring, 'Care: the other adults; carers who managed it.'),
    instead('control.level3.talk', 'between', between, 'No job, studies or care: whoever decides; an advice service.'),
  ],
  'control.level4.talk': [
    afraid('control.level4.talk', 'No try for more say with that person; somebody outside.'),
    instead('control.level4.talk', 'care', caring, 'Care: a carers’ group, a social worker, a relative.'),
    instead('control.level4.talk', 'between', between, 'No job, studies or care: advice before the next letter.'),
  ],
  'control.level5.talk': [afraid('control.level5.talk', 'Somebody outside today; that person is asked for nothing.')],
  'exhaustion.level3.talk': [
    afraid('exhaustion.level3.talk', 'Fear tires; a doctor alone hears both. No visit is taken for granted.'),
    instead(
      'exhaustion.level3.talk',
      'loss',
      loss,
      'Loss or illness: common, still a checkup; first say what happened.',
    ),
  ],
  'exhaustion.level4.talk': [
    afraid('exhaustion.level4.talk', 'Fear wears out; a doctor alone; driving. No date beside that of the headline.'),
  ],
  'exhaustion.level4.describes': [
    instead('exhaustion.level4.describes', 'recent', recent, 'Under a month: came quickly; what began; not to wait.'),
    instead('exhaustion.level4.describes', 'long', long, 'Half a year and more: one forgets being rested; the cause.'),
  ],
  'distance.level3.talk': [afraid('distance.level3.talk', 'Fear in place of interest; after the fear has been told.')],
  'distance.level4.talk': [afraid('distance.level4.talk', 'The fear first; then the distance; a doctor alone.')],
  'distance.level4.describes': [
    afraid('distance.level4.describes', 'Watching out for somebody leaves no room for interest; also within days.'),
  ],
  'c2.3': [instead('c2.3', 'light', all(allLight, eased), 'More than half a year and light: may be a way of living.')],
  'c2.4': [instead('c2.4', 'light', all(allLight, eased), 'Years and light: one thing that tires can still change.')],
  'c5.3': [afraid('c5.3', 'Undone: told to the person outside who helps; the feared person needn’t know.')],
  'c5.4': [afraid('c5.4', 'Duties stopped: a doctor seen alone; somebody not feared looks after dependents.')],
  'head.part.exhaustion.body': [
    heavy(
      'head.part.exhaustion.body',
      'also',
      all(burdened, any(high('overload'), high('control'), high('distance'))),
      'Other parts are high as well: not called calmer. Doctor this week.',
    ),
  ],
  'head.part.overload.body': [
    heavy('head.part.overload.body', 'loss', bereft, 'Loss or illness on top of the load: said first.'),
    heavy('head.part.overload.body', 'between', all(burdened, between), 'Nobody hands out tasks: somebody close.'),
  ],
  'head.rules.hindered.headline': [
    heavy('head.rules.hindered.headline', 'undone', all(burdened, chose('c5', 3)), 'Important things left undone.'),
  ],
  'head.rules.hindered.body': [
    heavy('head.rules.hindered.body', 'loss', bereft, 'Loss or illness: no ordinary weeks; two weeks; said first.'),
    heavy('head.rules.hindered.body', 'undone', all(burdened, chose('c5', 3)), 'Left undone, not laziness; two weeks.'),
  ],
  'head.rules.everywhere.body': [
    heavy('head.rules.everywhere.body', 'loss', bereft, 'Loss or illness and no better on free days; two weeks.'),
  ],
  'head.rules.spent.body': [
    heavy('head.rules.spent.body', 'loss', bereft, 'Loss or illness, strength and interest low; two weeks.'),
  ],
  'head.rules.long.body': [
    heavy('head.rules.long.body', 'loss', bereft, 'Loss or illness besides, for half a year; two weeks.'),
  ],
  'week.help': [
    heavy('week.help', 'stopped', stopped, 'Quote: duties can’t be kept up; others step in; a doctor this week.'),
    { ...heavy('week.help', 'loss', bereft, 'Quote the loss; no ordinary days.'), mentions: ['c4'] },
    heavy('week.help', 'carer', all(burdened, carer), 'Care: another adult for some hours.'),
  ],
  'gate.help': [
    heavy('gate.help', 'carer', all(burdened, carer), 'The same, and fear of losing control with the one cared for.'),
  ],
  'week.exhaustion': [
    instead('week.exhaustion', 'high', high('exhaustion'), 'Very tired: the call for a checkup is day 1.'),
  ],
  'first.exhaustion': [instead('first.exhaustion', 'high', high('exhaustion'), 'The call for a checkup.')],
  ...answer('q02', 'Plan what keeps safe; no talk.'),
  ...answer('q04', 'Fear takes the room; need not be answered now.'),
  ...answer('q06', 'Do not ask for another hour now.'),
  ...answer('q10', 'Do not ask to be told; somebody outside knows.'),
  ...answer('q13', 'What keeps safe goes first.'),
  ...answer('q14', 'Do not argue; tell somebody outside what one may not decide.'),
  ...answer('q26', 'Giving way can be safer; no failure.'),
  ...answer('q28', 'The minimum saves strength while afraid; no guilt.'),
  'answer.q30.high': [
    afraid('answer.q30.high', 'Not to be changed now; what may be left.'),
    instead('answer.q30.high', 'care', caring, 'Care: before the next thing in the family is settled.'),
    instead('answer.q30.high', 'between', between, 'No office: letters, calls; ask for a later date.'),
  ],
  'answer.q09.high': [
    instead('answer.q09.high', 'care', caring, 'Care: no door to close; half an hour by another adult.'),
  ],
}
