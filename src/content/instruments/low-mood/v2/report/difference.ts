import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  ahead,
  all,
  any,
  changed,
  clearlyAbove,
  from,
  groupLow,
  helped,
  highNow,
  leads,
  light,
  not,
  type Part,
  parts,
  raised,
} from './conditions'

/** The part that says most; the second one if the first has nothing to tell apart. */
const tells = (part: Part): Condition =>
  any(
    leads(part),
    all({ second: part }, any(...parts.filter((one) => one !== part).map((one) => all(leads(one), { even: one })))),
  )

/** A group ahead of every other one of its part, 25 points above at least one, and not on the light side of the scale. */
const over = (part: Part, group: string, others: readonly string[], note: string, ...more: Condition[]): Piece => ({
  id: `difference.${group}`,
  when: all(
    tells(part),
    not(groupLow(group)),
    any(...others.map((above): Condition => ({ group, above }))),
    ahead(group, ...others),
    ...more,
  ),
  mentions: [group, ...others],
  note,
})

/** Not said of whoever gets little out of it as well: that it is all right once one is there. */
const wantingBoth: Piece = {
  ...over(
    'interest',
    'wanting',
    ['enjoying', 'awake'],
    'Wish and pleasure have both faded, the wish more: which is missing is worth telling.',
    not(groupLow('enjoying')),
    not(highNow),
  ),
  id: 'difference.wanting-both',
}

/** Light, no group of the part below it, and one that is not light lies 25 points above: the others are close together. */
const under = (part: Part, group: string, others: readonly string[], note: string, ...more: Condition[]): Piece => ({
  id: `difference.not-${group}`,
  when: all(
    tells(part),
    groupLow(group),
    any(...others.map((other): Condition => all({ group: other, above: group }, not(groupLow(other))))),
    ...others.map((above): Condition => not({ group, above, by: 0.01 })),
    ...more,
  ),
  mentions: [group, ...others],
  note,
})

/** Of groups, only those of the two parts that say most; of parts, whichever lie far apart. */
export const difference: readonly Piece[] = [
  over(
    'mood',
    'sad',
    ['empty', 'lift'],
    'Sadness itself, in quiet and through the day, more than emptiness or a mood that does not lift. It is felt; so it can be told.',
  ),
  over(
    'mood',
    'empty',
    ['sad', 'lift'],
    'Emptiness and the face, more than sadness: hard to explain, since nothing hurts enough. Words for it.',
  ),
  over(
    'mood',
    'lift',
    ['sad', 'empty'],
    'Less sad than out of reach: what used to lift the mood does less. Others try to cheer up and fail; tell them.',
  ),
  wantingBoth,
  over(
    'interest',
    'wanting',
    ['enjoying', 'awake'],
    'Wanting beforehand is lower than enjoying meanwhile. So waiting for the wish is waiting for what is missing.',
    // Nobody with days of high energy is told to start before the wish.
    not(highNow),
  ),
  over(
    'interest',
    'enjoying',
    ['wanting', 'awake'],
    'Still goes and gets less out of it; effort is not what lacks. Worth telling in this form.',
  ),
  over(
    'interest',
    'awake',
    ['wanting', 'enjoying'],
    'Curiosity, absorption and looking forward are weaker than wish or pleasure: days without a bait. Place one.',
  ),
  over(
    'body',
    'strength',
    ['pace', 'rhythm'],
    'Strength lacks, while pace and rhythm hold: rest that does not restore. Doctor.',
  ),
  over(
    'body',
    'pace',
    ['strength', 'rhythm'],
    'Slowness stands out: movement and talking. Others see a calm person. Tell the doctor.',
  ),
  over(
    'body',
    'rhythm',
    ['strength', 'pace'],
    'Sleep and appetite changed, strength holds for now. Two fixed points in the day.',
  ),
  over('thinking', 'self', ['fog', 'dark'], 'Severity with oneself above the rest: the head works, against its owner.'),
  over(
    'thinking',
    'dark',
    ['fog', 'self'],
    'The view back and ahead is dark more than the view of oneself. Forecasts of low weeks.',
    // One blank month alone says nothing of the past or of a thought that returns.
    any(from('q12', 2), from('q28', 2)),
  ),
  over('thinking', 'fog', ['self', 'dark'], 'Clarity above severity and gloom: choices and talk slip. Fewer choices.'),
  under(
    'mood',
    'sad',
    ['empty', 'lift'],
    'Sadness lowest: no tears, and it is low all the same. People will not notice; say it.',
  ),
  under('mood', 'empty', ['sad', 'lift'], 'Emptiness lowest: feeling is there, with people too. People help here.'),
  under('mood', 'lift', ['sad', 'empty'], 'The lift works: a kind word, a morning. Use it; it disproves nothing.'),
  under(
    'interest',
    'wanting',
    ['enjoying', 'awake'],
    'The wish is the best of it: wants, and then it gives less. Change the thing, its length, its company.',
  ),
  under(
    'interest',
    'enjoying',
    ['wanting', 'awake'],
    'Pleasure is there once begun: the doorstep is the place to work on.',
  ),
  under(
    'interest',
    'awake',
    ['wanting', 'enjoying'],
    'Curiosity is the best of it: stories and absorption. Small near things first.',
  ),
  under(
    'body',
    'strength',
    ['pace', 'rhythm'],
    'Strength is the best of it: tasks go, slowly or out of rhythm. Plan by hour.',
  ),
  under('body', 'pace', ['strength', 'rhythm'], 'Moves at own pace while strength or rhythm lacks: nobody sees it.'),
  under(
    'body',
    'rhythm',
    ['strength', 'pace'],
    'Sleep and appetite hold: the supply is in order, and strength lacks all the same. Doctor may look elsewhere.',
    not(changed),
  ),
  under('thinking', 'self', ['fog', 'dark'], 'Fair to oneself while the rest is dark or unclear: keep it.'),
  under('thinking', 'dark', ['fog', 'self'], 'The view ahead is the clearest: plans can be made, with less severity.'),
  under(
    'thinking',
    'fog',
    ['self', 'dark'],
    'The head is clear and judges darkly: convincing and one-sided. A witness.',
  ),
  {
    id: 'difference.body-mood',
    // "Just tired" is no word for somebody who is sent to a doctor now.
    when: all(leads('body'), { higher: 'body', than: 'mood' }, raised('body'), not(helped), not(highNow)),
    mentions: ['body', 'mood'],
    note: 'Body well above sadness: it gets told as "just tired". Both halves to a doctor.',
  },
  {
    id: 'difference.mood-body',
    when: all(leads('mood'), { higher: 'mood', than: 'body' }, raised('mood'), light('body')),
    mentions: ['body', 'mood'],
    note: 'Sadness well above body: nothing to be seen from outside; it has to be told.',
  },
  {
    id: 'difference.thinking-body',
    when: all(leads('thinking'), { higher: 'thinking', than: 'body' }, raised('thinking'), light('body')),
    mentions: ['body', 'thinking'],
    note: 'Head well above body, which may be tired as well: what keeps hands busy is easier than what needs deciding.',
  },
  {
    id: 'difference.interest-mood',
    when: all(leads('interest'), { higher: 'interest', than: 'mood' }, raised('interest'), light('mood')),
    mentions: ['interest', 'mood'],
    note: 'Interest well below, sadness light: easily told as boredom; how to tell the two apart.',
  },
  {
    id: 'difference.mood-interest',
    when: all(leads('mood'), clearlyAbove('mood', 'interest'), raised('mood'), light('interest')),
    mentions: ['interest', 'mood'],
    note: 'Sad, while things still draw: use them without taking them as disproof.',
  },
]
