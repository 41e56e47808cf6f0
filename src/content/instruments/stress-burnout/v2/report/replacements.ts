import { asSevere, type Replacement, replacement } from '@/core/report/report-key'
import {
  all,
  allLight,
  any,
  burdened,
  carer,
  chose,
  eased,
  high,
  light,
  loss,
  not,
  stopped,
  threatened,
} from './conditions'

/** Whoever is afraid of somebody is sent to ask nobody for anything. */
const afraid = (path: string, note: string): Replacement => asSevere(replacement(path, 'threat', threatened, note))
const unafraid = not(threatened)
/** No job, studies or care: nobody hands out tasks. */
const between = all(unafraid, chose('c1', 4))
const caring = all(unafraid, chose('c1', 2))
/** Under a month, and for more than half a year. */
const recent = all(unafraid, chose('c2', 1))
const long = chose('c2', 3, 4)
const bereft = all(burdened, loss)
/** Duties can’t be kept up: no chore and no exercise. */
const halted = all(unafraid, stopped)

/** Texts that one fact changes, which the usual text cannot know: a threat, a loss, care, no job, how long it has been. */
export const replacements: readonly Replacement[] = [
  ...['overload.level3.talk', 'overload.level4.talk', 'overload.level5.talk'].flatMap((path) => [
    afraid(
      path,
      'Fear of somebody: told to somebody outside first; the load comes second; that person may take something.',
    ),
    replacement(path, 'care', caring, 'Care: no supervisor; another adult hears how much it is.'),
    replacement(path, 'between', between, 'No job, studies or care: no boss; somebody close.'),
  ]),
  afraid('overload.level2.talk', 'Told to somebody who shares the tasks and does not frighten.'),
  afraid('control.level2.helps', 'What they decide, for what keeps them steady; nothing to ask for.'),
  ...(
    [
      ['overload.level1.helps', 'Nothing new is taken on; words.'],
      ['overload.level2.helps', 'Nothing new is taken on; words.'],
      ['exhaustion.level1.helps', 'The strength is for telling a person and for the appointment.'],
      ['exhaustion.level2.helps', 'The strength is for telling a person and for the appointment.'],
      ['control.level1.helps', 'What they decide themselves can be put off.'],
      ['control.level2.helps', 'What they decide themselves can be put off.'],
      ['distance.level1.helps', 'Nothing to try; a liked task stays.'],
      ['distance.level2.helps', 'Nothing to try; a liked task stays.'],
      ['exhaustion.level1.talk', 'Not tiredness but that answer is the reason for a visit.'],
    ] as const
  ).map(([path, note]) => asSevere(replacement(path, 'stopped', halted, note))),
  afraid('control.level2.talk', 'Nothing to settle with the person who frightens.'),
  afraid('control.level3.talk', 'No talk with the person who frightens; somebody outside first.'),
  replacement('control.level3.talk', 'care', caring, 'Care: the other adults; carers who managed it.'),
  replacement(
    'control.level3.talk',
    'between',
    between,
    'No job, studies or care: whoever decides; an advice service.',
  ),
  afraid('control.level4.talk', 'No try for more say with that person; somebody outside.'),
  replacement('control.level4.talk', 'care', caring, 'Care: a carers’ group, a social worker, a relative.'),
  replacement('control.level4.talk', 'between', between, 'No job, studies or care: advice before the next letter.'),
  afraid('control.level5.talk', 'Somebody outside today; nothing of it to that person.'),
  afraid('exhaustion.level3.talk', 'Fear tires; a doctor alone hears both. No visit is taken for granted.'),
  replacement(
    'exhaustion.level3.talk',
    'loss',
    loss,
    'Loss or illness: common, still a checkup; first say what happened.',
  ),
  afraid('exhaustion.level4.talk', 'Fear wears out; a doctor alone; driving. No date beside that of the headline.'),
  replacement('exhaustion.level4.describes', 'recent', recent, 'Under a month: came quickly; what began; not to wait.'),
  {
    ...replacement('exhaustion.level4.describes', 'long', long, 'Quote how long: one forgets being rested; the cause.'),
    mentions: ['c2'],
  },
  asSevere(
    replacement(
      'distance.level2.talk',
      'same',
      all(burdened, unafraid, chose('c3', 4)),
      'Free days are no better even with what is enjoyed: not to wait; a friend this week, and at the visit.',
    ),
  ),
  afraid('distance.level3.talk', 'Fear in place of interest; after the fear has been told.'),
  afraid('distance.level4.talk', 'The fear first; then the distance; a doctor alone.'),
  afraid('distance.level4.describes', 'Watching out for somebody leaves no room for interest; also within days.'),
  replacement(
    'c2.3',
    'light',
    all(allLight, eased),
    'More than half a year and light: both were told; what tires can come up at a checkup.',
  ),
  replacement('c2.3', 'rested', all(light('exhaustion'), eased), 'Half a year, not tired: a doctor if rest fails.'),
  replacement('c2.4', 'light', all(allLight, eased), 'Years and light: one thing that tires can still change.'),
  replacement('c2.4', 'rested', all(light('exhaustion'), eased), 'Years, not tired: a doctor if rest fails.'),
  replacement('c3.3', 'own', all(unafraid, not(carer)), 'Hardly any free days, nobody to look after: no comparison.'),
  afraid('c5.3', 'Undone: told to the person outside who helps; the feared person is not told.'),
  afraid('c5.4', 'Duties stopped: a doctor seen alone; somebody not feared looks after dependents.'),
  asSevere(
    replacement(
      'head.part.exhaustion.body',
      'also',
      all(burdened, any(high('overload'), high('control'), high('distance'))),
      'Other parts are high as well: not called calmer. Doctor this week.',
    ),
  ),
  asSevere(
    replacement(
      'head.part.control.body',
      'same',
      all(burdened, chose('c3', 4)),
      'Free days are no better: a doctor within two weeks comes first; somebody outside as well.',
    ),
  ),
  asSevere(replacement('head.part.overload.body', 'loss', bereft, 'Loss or illness on top of the load: said first.')),
  asSevere(
    replacement(
      'head.part.overload.body',
      'between',
      all(burdened, between),
      'Nobody hands out tasks: somebody close.',
    ),
  ),
  asSevere(
    replacement(
      'head.rules.hindered.headline',
      'undone',
      all(burdened, chose('c5', 3)),
      'Important things left undone.',
    ),
  ),
  asSevere(
    replacement(
      'head.rules.hindered.body',
      'loss',
      bereft,
      'Loss or illness: no ordinary weeks; two weeks; said first.',
    ),
  ),
  asSevere(
    replacement(
      'head.rules.hindered.body',
      'undone',
      all(burdened, chose('c5', 3)),
      'Left undone, not laziness; two weeks.',
    ),
  ),
  asSevere(
    replacement('head.rules.everywhere.body', 'loss', bereft, 'Loss or illness and no better on free days; two weeks.'),
  ),
  asSevere(
    replacement('head.rules.spent.body', 'loss', bereft, 'Loss or illness, strength and interest low; two weeks.'),
  ),
  asSevere(replacement('head.rules.long.body', 'loss', bereft, 'Loss or illness besides, for half a year; two weeks.')),
  asSevere(
    replacement('week.help', 'stopped', stopped, 'Quote: duties can’t be kept up; others step in; a doctor this week.'),
  ),
  { ...asSevere(replacement('week.help', 'loss', bereft, 'Quote the loss; no ordinary days.')), mentions: ['c4'] },
  asSevere(replacement('week.help', 'carer', all(burdened, carer), 'Care: another adult for some hours.')),
  asSevere(
    replacement(
      'gate.help',
      'carer',
      all(burdened, carer),
      'The same, and fear of losing control with the one cared for.',
    ),
  ),
  {
    ...replacement(
      'week.light',
      'loss',
      all(allLight, eased, loss),
      'Quote the loss; nothing to repair in the tasks; someone does a small thing.',
    ),
    mentions: ['c4'],
  },
  replacement('week.exhaustion', 'high', high('exhaustion'), 'Very tired: the call for a checkup is day 1.'),
  replacement('first.exhaustion', 'high', high('exhaustion'), 'The call for a checkup.'),
  afraid('answer.q02.high', 'Plan what keeps safe; no talk.'),
  afraid('answer.q04.high', 'Fear takes the room; need not be answered now.'),
  afraid('answer.q06.high', 'Do not ask for another hour now.'),
  afraid('answer.q10.high', 'Do not ask to be told; somebody outside knows.'),
  afraid('answer.q13.high', 'What keeps safe goes first.'),
  afraid('answer.q14.high', 'Do not argue; tell somebody outside what one may not decide.'),
  afraid('answer.q26.high', 'Giving way can be safer; no failure.'),
  afraid('answer.q28.high', 'The minimum saves strength while afraid; no guilt.'),
  afraid('answer.q30.high', 'Not to be changed now; what may be left.'),
  replacement('answer.q30.high', 'care', caring, 'Care: before the next thing in the family is settled.'),
  replacement('answer.q30.high', 'between', between, 'No office: letters, calls; ask for a later date.'),
  replacement(
    'answer.q11.low',
    'same',
    all(unafraid, chose('c3', 4)),
    'Rest works and free days are no better: more sleep may not be it.',
  ),
  replacement(
    'answer.q07.low',
    'same',
    all(unafraid, not(stopped), chose('c3', 4)),
    'Short breaks work and free days are no better: more of the short ones.',
  ),
  replacement('answer.q09.high', 'care', caring, 'Care: no door to close; half an hour by another adult.'),
]
