import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  ahead,
  all,
  allLight,
  any,
  besides,
  eased,
  groupHigh,
  groupLow,
  helped,
  leads,
  light,
  not,
  oneOption,
  parts,
} from './conditions'
import { groups } from './groups'

const uneven = (part: string): Condition => not({ even: part })
/** The part that says most has a difference of its own; then no other part's is told. */
const leadUneven = any(...parts.map((part) => all(leads(part), uneven(part))))
const partOf = (group: string): string => groups.find(({ id }) => id === group)?.part ?? ''
const elsewhere = (part: string): Condition => any(leads(part), not(leadUneven))

/** Ahead of all others of its part, none of which is high, 25 points above one of them, and not light. */
const over = (group: string): Condition =>
  all(
    eased,
    not(groupLow(group)),
    ...besides(group).map((other) => not(groupHigh(other))),
    any(...besides(group).map((above): Condition => ({ group, above }))),
    ahead(group),
    elsewhere(partOf(group)),
  )
/** Below every other one of its part, and one that is not light lies 25 points above. */
const under = (group: string): Condition =>
  all(
    eased,
    any(...besides(group).map((other) => all({ group: other, above: group }, not(groupLow(other))))),
    ...besides(group).map((above): Condition => not({ group, above, by: 0.01 })),
    elsewhere(partOf(group)),
  )
const piece = (id: string, when: Condition, mentions: readonly string[], note: string): Piece => ({
  id: `difference.${id}`,
  when,
  mentions,
  note,
})
const higher = (group: string, note: string): Piece => piece(group, over(group), [group, ...besides(group)], note)
const lower = (group: string, note: string): Piece =>
  piece(`not-${group}`, under(group), [group, ...besides(group)], note)

export const difference: readonly Piece[] = [
  piece(
    'one-option',
    all(eased, oneOption),
    ['q01'],
    'One option for every line, quoted; twelve lines are turned, so it counts for and against. Think of one day. No reproach.',
  ),
  higher(
    'drift',
    'Leaving in thought or by phone against losing things, place, time. Memory aids miss it; doors to close do not.',
  ),
  higher(
    'things',
    'Things and errands against thoughts, place, time. The mind need not be far off; things need a spot.',
  ),
  higher(
    'thread',
    'Losing one’s place and half-done chores against the rest. The way back is the matter: notes at the spot.',
  ),
  higher('time', 'Lateness, late starts, estimates, choosing. Focus advice misses; clocks with hands in two places.'),
  higher('seat', 'Having to stay seated against conversation and free time. It is the seat: aisle, break.'),
  higher('talk', 'Legs, hands and voice while with somebody. Hands may help to listen; say it to people.'),
  higher('quiet', 'Empty time against seats and talk. An occupation holds the body; a gap does not.'),
  higher('words', 'Speech and messages against deals and jumps. Pause is needed with people, not with money.'),
  higher('deals', 'Yes, purchases, signatures against words and jumps. Rule for commitments only.'),
  higher('jumps', 'Buttons, plans, lines against words and deals. Cheap mostly; the plan of the day is what pays.'),
  lower(
    'drift',
    'Thoughts and phone stand lowest: the mind is there, the rest slips. Concentration training unneeded.',
  ),
  lower('time', 'Time stands lowest: punctual and begun in time, while the rest slips. Calendar skills can be lent.'),
  lower('quiet', 'Free time is rest; seats and talk are not. Rest is possible; look at company and duties.'),
  lower('words', 'Words wait best; commitments or starts do not. The same pause exists; lend it.'),
  lower('deals', 'Money, promises, signatures wait best; words or starts do not. No budget rules needed.'),
  piece(
    'mind-over-body',
    all(eased, { higher: 'inattention', than: 'restlessness' }, light('restlessness')),
    ['inattention', 'restlessness'],
    'Mind well above body: one can sit and be elsewhere; nothing reminds one; a bell for long quiet work.',
  ),
  piece(
    'body-over-mind',
    all(eased, { higher: 'restlessness', than: 'inattention' }, light('inattention')),
    ['inattention', 'restlessness'],
    'Body well above mind: the thought holds, the seat does not; change posture, not task.',
  ),
  piece(
    'mind-over-act',
    all(eased, { higher: 'inattention', than: 'impulsivity' }, light('impulsivity')),
    ['inattention', 'impulsivity'],
    'Deciding fine, carrying through not: decide once, early, and write it where it happens.',
  ),
  piece(
    'act-over-mind',
    all(eased, { higher: 'impulsivity', than: 'inattention' }, light('inattention')),
    ['inattention', 'impulsivity'],
    'Quick to begin, and then with it: look at the start only.',
  ),
  piece(
    'body-over-act',
    all(eased, { higher: 'restlessness', than: 'impulsivity' }, light('impulsivity')),
    ['restlessness', 'impulsivity'],
    'Body restless, decisions wait: movement is what is needed, no brakes.',
  ),
  piece(
    'act-over-body',
    all(eased, { higher: 'impulsivity', than: 'restlessness' }, light('restlessness')),
    ['restlessness', 'impulsivity'],
    'Calm body, quick acts: calming exercises miss; a rule at the spot.',
  ),
  piece(
    'beside-light',
    all(helped, allLight),
    [],
    'Beside help, lines light: one answer weighs more than all lines; where to keep it in mind.',
  ),
  ...(
    [
      ['mind', 'inattention', 'Beside help, mind first: what to watch until the talk: one line a day, no work on it.'],
      ['body', 'restlessness', 'Beside help, body first: when unrest is worst, one line a day; no forcing.'],
      ['act', 'impulsivity', 'Beside help, haste first: which acts cost; one line a day; no promise to be better.'],
    ] as const
  ).map(([id, part, note]) => piece(`beside-${id}`, all(helped, leads(part), { part, from: 'level3' }), [part], note)),
  piece(
    'beside-help',
    helped,
    [],
    'Beside help: no weak spot need be found; nothing has to be sorted before it is told.',
  ),
]
