import type { Condition, ScoreBand } from '@/core/report/condition'
import type { PartPieces, Piece } from '@/core/report/report-key'
import { all, eased, heavy, kind, type parts, sore } from './conditions'

type Part = (typeof parts)[number]

/** Items of a group that its words speak of one by one: none of them may lie on the other side. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  tasks: ['q10', 'q16'],
  hands: ['q01'],
  slips: ['q05', 'q17'],
  showing: ['q08', 'q14'],
  looking: ['q02', 'q11'],
  results: ['q03', 'q15', 'q18'],
  people: ['q06', 'q09', 'q12'],
}
const MIDDLE = 3
const oneSided = (id: string, third: ScoreBand): Condition[] =>
  third === 'middle'
    ? []
    : (spoken[id] ?? []).map((item) => (third === 'high' ? { item, from: MIDDLE } : { item, to: MIDDLE }))

/** What may stand where it is heavy: nothing that tells lightly how well the rest goes. */
const sober = new Set([
  'tasks.low',
  'tasks.middle',
  'slips.low',
  'slips.middle',
  'showing.low',
  'looking.low',
  'results.high',
  'results.middle',
  'people.high',
  'people.middle',
])

const group = (id: string, third: ScoreBand, note: string): Piece => ({
  id: `group.${id}.${third}`,
  when: all({ group: id, is: third }, ...oneSided(id, third), ...(sober.has(`${id}.${third}`) ? [] : [eased])),
  mentions: [id],
  claims: { [id]: third },
  note,
})
const cost = (part: Part, third: ScoreBand | 'heavy', note: string, more: Partial<Piece> = {}): Piece => {
  const when: Condition = third !== 'heavy' ? { part, is: third } : part === 'acceptance' ? sore : heavy
  return { id: `cost.${part}.${third}`, when, ...(third === 'heavy' && { heavy: true }), note, ...more }
}

export const partPieces: Readonly<Record<Part, PartPieces>> = {
  competence: {
    groups: [
      group(
        'tasks',
        'low',
        'Hard tasks hoped elsewhere, the easier one chosen, mistakes expected. What is not taken on proves nothing. Mean of 5.',
      ),
      group(
        'hands',
        'low',
        'Gadget, strange city, teaching: little trust in finding a way. Trying it out is what skill is made of. Mean.',
      ),
      group('hands', 'high', 'Gets the gadget going, finds the way, can teach. Mean.'),
      group(
        'tasks',
        'high',
        'Hard task may come, the harder one is an option, handing in without expecting a mistake. Mean.',
      ),
      group('tasks', 'middle', 'About half. Ask: who sees it? Mean.'),
      group('hands', 'middle', 'Some things, not others. Which three? Mean.'),
    ],
    cost: [
      cost(
        'competence',
        'high',
        'Price: takes on alone what two could do; slower people feel not needed; warnings sound timid. Eased or not, no praise for more doing.',
      ),
      cost('competence', 'middle', 'Price: decisions on a task are made twice. Which tasks?'),
      cost(
        'competence',
        'low',
        'Price: skills stay unseen, also by oneself; chances go by quietly. No verdict on skill: the test cannot see it.',
      ),
    ],
  },
  acceptance: {
    groups: [
      group(
        'slips',
        'low',
        'The tone after a slip is hard and a gentle word comes late. It can be heard, so it can be written down. No trick; kind; holds where it is heavy.',
      ),
      group(
        'showing',
        'low',
        'Habits and tastes stay hidden. Effort; people meet a part. If someone did mock or would, hiding is sense. Mean.',
      ),
      group('looking', 'low', 'Mirror and old photos get a cool look. Not a matter of looks. Mean.'),
      group('slips', 'high', 'Cup falls, gentle word, wipe. Mean.'),
      group('showing', 'high', 'Oddities in the open. Mean.'),
      group('looking', 'high', 'Warm look at photo and mirror. Mean.'),
      group('slips', 'middle', 'Depends: who was watching, how tired? Mean.'),
      group('showing', 'middle', 'Some habits, some people. Mean.'),
      group('looking', 'middle', 'Half. Mean.'),
    ],
    cost: [
      cost(
        'acceptance',
        'heavy',
        'Where it is heavy: what it takes: rest, appetite for trying, belief in kind words. A habit of voice, not a truth. To be told, not to be solved.',
        { claims: { slips: ['low', 'middle'] } },
      ),
      cost(
        'acceptance',
        'low',
        'Price: kind words bounce off, so others stop. Study: people low in kindness to themselves rated their own videotaped performance lower than observers did; a study with a questionnaire the reader did not fill in.',
        { cites: ['leary'] },
      ),
      cost('acceptance', 'middle', 'Price: kindness on condition; the bill comes on tired days.'),
      {
        ...cost('acceptance', 'high', 'Overlooks: what is forgiven in a minute may still hurt someone else.'),
        when: all(kind, { group: 'slips', is: 'high' }),
        claims: { slips: 'high' },
      },
      {
        ...cost(
          'acceptance',
          'high',
          'Overlooks: people who are hard on themselves may not understand; "be kind to yourself" does not help them. Says nothing on slips nor on oddities.',
        ),
        id: 'cost.acceptance.warm',
      },
    ],
  },
  contingency: {
    groups: [
      group(
        'results',
        'high',
        'Failed day, thin week, lost game count against the person. Each is one result; the sum is made later. Mean.',
      ),
      group('people', 'high', 'A no, silence, being overlooked count. Silence has many reasons. Mean.'),
      group('results', 'low', 'Failed attempts, lost game: annoyance with the thing. Mean.'),
      group('people', 'low', 'No reply, refusal, overlooked: not a statement on one’s weight. Mean.'),
      group('results', 'middle', 'About half: which field? Mean.'),
      group('people', 'middle', 'About half: which person? Mean.'),
    ],
    cost: [
      {
        ...cost(
          'contingency',
          'heavy',
          'Where it is heavy: no outcome is only an outcome; rest is short. Not vanity. To be told.',
        ),
      },
      cost(
        'contingency',
        'high',
        'Price: says yes early, rests late, checks (no word on whose answer); success relieves more than it pleases. Others see diligence.',
      ),
      cost('contingency', 'middle', 'Price: mood of an afternoon; where most was invested.'),
      cost(
        'contingency',
        'low',
        'Overlooks: others wonder whether praise or hurt arrives; answer it aloud. If the calm is rather numbness, that is another thing.',
      ),
    ],
  },
}
