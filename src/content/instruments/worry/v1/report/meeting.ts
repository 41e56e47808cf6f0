import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { lightParts } from '../../../light-parts'
import { all, any, eased, helped, leads, level, not, partOpen, raised } from './conditions'
import { groups } from './groups'

const groupHigh = (group: string): Condition => ({ group, is: 'high' })
const piece = (id: string, when: Condition, mentions: string[], note: string): Piece => ({
  id: `meeting.${id}`,
  when,
  mentions,
  note,
})

type Pair = 'both' | 'first' | 'second' | 'neither'
const { still, split } = lightParts(groups)

/** Two parts, each from level3 on or lighter; beside help, nothing tells that one of them is quiet. */
const pair = (id: string, a: string, b: string, notes: Record<Pair, string>): Piece[] => {
  const one = (which: Pair, when: Condition, claims: Piece['claims'] = {}): Piece => ({
    ...piece(`${id}.${which}`, when, [a, b], notes[which]),
    claims,
  })
  return [
    one('both', all(raised(a), raised(b))),
    one('first', all(raised(a), still(b).when, eased), still(b).claims),
    one('second', all(still(a).when, raised(b), eased), still(a).claims),
    one('neither', all(still(a, b).when, eased), still(a, b).claims),
  ]
}

/** Where one part takes most of the day, the sentence to begin with is known. */
const sayFirst = (id: string, part: string, note: string): Piece => ({
  id: `meeting.help.say-${id}`,
  when: all(helped, leads(part), not(level)),
  note,
})

export const meeting: readonly Piece[] = [
  sayFirst(
    'head',
    'worrying',
    'What to say first, since the thinking takes most: a sentence to say aloud, then hours a day and what it keeps from. The rest will be asked.',
  ),
  sayFirst(
    'body',
    'tension',
    'What to say first, since the body takes most: a sentence to say aloud, then where, how sleep is, what is taken. The rest will be asked.',
  ),
  sayFirst(
    'around',
    'avoidance',
    'What to say first, since what waits takes most: a sentence to say aloud, then what has waited longest and what is no longer done. No shame.',
  ),
  {
    id: 'meeting.help.first',
    heavy: true,
    when: all(helped, level),
    note: 'Which of the three to tell first: the one that takes most of a day, in one sentence; the rest will be asked. No order of importance by score. Somebody else can help with sorting.',
  },
  {
    id: 'meeting.help.not-now',
    heavy: true,
    when: helped,
    note: 'What need not be done now: understand it, put it in order, be better by Sunday. Decisions that can wait may wait. Sober, kind, no image.',
  },
  piece(
    'wait-people',
    all(groupHigh('waiting'), groupHigh('people'), eased),
    ['waiting', 'people'],
    'Waiting for answers is hard, and so is what may bring one: message, talk, meeting. The same person holds both. What helps is a small answer with a date. Where the person is frightening: not this.',
  ),
  piece(
    'sparks-startle',
    all(groupHigh('sparks'), groupHigh('startle'), eased),
    ['sparks', 'startle'],
    'Small things set off the thoughts, small sounds set off the body. Both doors open to the same touch. Fewer touches first: tones, notifications.',
  ),
  piece(
    'held-tasks',
    all(groupHigh('held'), groupHigh('tasks'), eased),
    ['held', 'tasks'],
    'A grip that lasts and jobs that wait. Guess: part of the load on the neck has a name on the list. How to check: neck from 0 to 10 before and after one job.',
  ),
  ...pair('head-body', 'worrying', 'tension', {
    both: 'Thought tightens muscle, tight muscle reads as danger: a circle without a beginning. It can be entered from either side; the body is the slower and the simpler.',
    first:
      'Loud head, quieter body: sitting still, far away. Nobody notices. The body is free to be used as a place to go.',
    second:
      'Quieter head, loud body: no reason to be found and none needed. Coffee, screen, load, illness are candidates; a doctor sorts them.',
    neither: 'Head and body both leave the day mostly alone. A fact on four weeks.',
  }),
  ...pair('head-around', 'worrying', 'avoidance', {
    both: 'What is not done stays on the agenda of the thoughts; what is thought through ten times is harder to begin. The smallest step counts as information.',
    first: 'Worried, and done all the same. The doing is real; what it costs is paid inside. No cheering on.',
    second: 'Little worry, much put off: out of sight works. The pile is the only one who remembers.',
    neither: 'Few thoughts ahead, few detours. Things find their day.',
  }),
  ...pair('body-around', 'tension', 'avoidance', {
    both: 'The pulse votes and the plan loses: unease is felt in the body first and then obeyed. Naming the sensation before deciding. Going away teaches the body that going away helped.',
    first: 'Tense, and there: going with a hard neck. It works and it costs; rest is due after, not before.',
    second:
      'A body at ease and a pile that grows: the ease may be what going round pays. A guess, checked by one opened letter.',
    neither: 'Neither grip nor detour. No advice.',
  }),
  piece(
    'inside',
    all(split, eased),
    [],
    'A part is light as a whole and one kind of its answers is high: whoever compares parts goes by that kind. No name, no number.',
  ),
  piece(
    'inside-told',
    all(split, eased),
    [],
    'How to tell it: name the kind that is high instead of the whole part; what is light beside it is not denied.',
  ),
  {
    id: 'meeting.open',
    when: partOpen,
    note: 'A part has no score, so how it meets the others stays open. What the reader can ask themselves instead. Neutral.',
  },
]

/** Only the part that says most has an edge worth a paragraph; beside help, nothing is doubted downward. */
const edgeOf = (part: string, side: 'below' | 'above', note: string): Piece => ({
  id: `edge.${part}.${side}`,
  when: all(leads(part), eased, any({ crosses: part, border: 40, side }, { crosses: part, border: 60, side })),
  mentions: [part],
  note,
})

export const edge: readonly Piece[] = [
  edgeOf(
    'worrying',
    'below',
    'Test of the lighter end: at the next late answer do something with the hands for 20 minutes; if the question was gone for stretches of it, the lighter end is true.',
  ),
  edgeOf(
    'worrying',
    'above',
    'Test of the heavier end: after a meal this week, say what was on the plate. Twice not knowing speaks for the heavier end.',
  ),
  edgeOf(
    'tension',
    'below',
    'Test of the lighter end: a look at the shoulders at ten, three, eight; loose at two of three speaks for the lighter end.',
  ),
  edgeOf(
    'tension',
    'above',
    'Test of the heavier end: Sunday evening. Still tight after a day without demands speaks for the heavier end.',
  ),
  edgeOf(
    'avoidance',
    'below',
    'Test of the lighter end: write down what waits; everything younger than two weeks speaks for the lighter end.',
  ),
  edgeOf(
    'avoidance',
    'above',
    'Test of the heavier end: something on the list that already cost money or a person; one is enough.',
  ),
]
