import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  ahead,
  all,
  any,
  attacks,
  groupLow,
  high,
  lessCompany,
  light,
  not,
  notFirst,
  parts,
  raised,
} from './conditions'

/** The part that leads has a difference of its own: then the letter tells that one. */
const leadsUneven = (part: string): Condition => all({ leads: part }, not({ even: part }))
const elsewhereEven = (part: string): Condition =>
  all(...parts.filter((other) => other !== part).map((other) => not(leadsUneven(other))))

const kinds = {
  worrying: ['ahead', 'stop', 'grip', 'sure'],
  tension: ['held', 'alert', 'fuse'],
  avoidance: ['tasks', 'people', 'cover'],
} as const
type Part = keyof typeof kinds

const othersOf = (part: Part, group: string): string[] => kinds[part].filter((other) => other !== group)

/** A group ahead of every other one of its part, 25 points above at least one, and not on the light side of the scale. */
const over = (part: Part, group: string, note: string): Piece => ({
  id: `difference.${group}`,
  when: all(
    notFirst,
    not(groupLow(group)),
    any(...othersOf(part, group).map((above): Condition => ({ group, above }))),
    ahead(group, ...othersOf(part, group)),
    elsewhereEven(part),
  ),
  mentions: [...kinds[part]],
  note,
})

/** Light, no group of the part below it, and one that is not light lies 25 points above. */
const under = (part: Part, group: string, note: string): Piece => ({
  id: `difference.not-${group}`,
  when: all(
    notFirst,
    groupLow(group),
    any(...othersOf(part, group).map((other) => all({ group: other, above: group }, not(groupLow(other))))),
    ...othersOf(part, group).map((above): Condition => not({ group, above, by: 0.01 })),
    elsewhereEven(part),
  ),
  mentions: [...kinds[part]],
  note,
})

/** Between two light parts nothing is called a good deal. `calm`: the words say that the body is at ease, which it isn’t beside attacks. */
const between = (id: string, higher: string, than: string, note: string, calm = false): Piece => ({
  id: `difference.${id}`,
  when: all(
    notFirst,
    raised(higher),
    { higher, than, by: 25 },
    calm ? all(light(than), not(attacks)) : not(high(than)),
  ),
  mentions: [higher, than],
  note,
})

/** Counts in points of the answer scale; every text says what the kind means in a day and what it makes less likely. */
export const differences: readonly Piece[] = [
  over(
    'worrying',
    'stop',
    'Starting is not it; stopping is. An open question keeps hold until an answer comes. Advice on small things would miss; a date helps.',
  ),
  over(
    'worrying',
    'ahead',
    'What starts it: remark, meal, evening. Once begun it can be left more easily. Put a small thing down the same hour.',
  ),
  over(
    'worrying',
    'grip',
    'What it costs: falling asleep, listening, reading. So the lever is the place and hour of thinking; attention is taken, not lost.',
  ),
  over(
    'worrying',
    'sure',
    'Wanting to be certain: asking, doubting, checking. Relief is real and short. Fewer second looks.',
  ),
  over('tension', 'held', 'A lasting grip; no event needed. Reminders before noon.'),
  over('tension', 'alert', 'Started from outside. Change what rings and how people ask.'),
  over('tension', 'fuse', 'Temper before muscles. Others meet it first; a pause and a sentence.'),
  over('avoidance', 'tasks', 'Paper and phone more than faces. Not shyness.'),
  over(
    'avoidance',
    'people',
    'Someone’s reaction more than work. Time management would miss. Where somebody frightens: right.',
  ),
  lessCompany(
    over('avoidance', 'cover', 'Goes, with somebody or a phone. The next step is a little less cover. No blame.'),
  ),
  under(
    'worrying',
    'grip',
    'The worrying is there, and sleep, listening and reading are spared most. What that says; keep it.',
  ),
  under(
    'worrying',
    'sure',
    'Worries without checking or asking: nothing is fed from outside; others know little of it.',
  ),
  under('tension', 'fuse', 'The body pays, others hardly: patience holds.'),
  under('avoidance', 'tasks', 'Duties are done; what is put off is with people or needs cover.'),
  between('head-over-body', 'worrying', 'tension', 'Loud head, quieter body: the body is a place to go.', true),
  between('body-over-head', 'tension', 'worrying', 'Loud body, quieter head: two readings, a doctor’s look.'),
  between('head-over-around', 'worrying', 'avoidance', 'Worried and done all the same.'),
  between('around-over-head', 'avoidance', 'worrying', 'Put off before worrying: ask the list, not the mood.'),
  between('body-over-around', 'tension', 'avoidance', 'Tense and there.'),
  between('around-over-body', 'avoidance', 'tension', 'At ease and around it: the body sounds no warning.', true),
]
