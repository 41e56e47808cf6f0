import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, any, eased, groupHigh, groupLow, leads, not, type Part, parts, pieceOf } from './conditions'

/** Pairs of groups of one part, the higher one first, with what their distance means. */
const pairs: Readonly<Record<Part, readonly (readonly [above: string, below: string, note: string])[]>> = {
  competence: [
    [
      'hands',
      'tasks',
      'Trusts hands with what is there, leaves the hard task when one may choose. Choice, not skill. Try: count tasks not chosen.',
    ],
    [
      'tasks',
      'hands',
      'Says yes to hard things, doubts finding the way. Courage before certainty. Prepare one other way beforehand.',
    ],
    [
      'hands',
      'judgment',
      'Trusts hands, gives way in opinions. A device does not contradict. Wait a night before giving way.',
    ],
    [
      'judgment',
      'hands',
      'Trusts the own opinion, less the hands. Decides well, lets others carry out. Learn one thing by hand.',
    ],
    [
      'tasks',
      'credit',
      'Takes hard things on and sees no own share after. The yes is not paid back. Note the share the same evening.',
    ],
    [
      'credit',
      'tasks',
      'Sees what was done well, and still stays with the known. The record is there; use it when choosing.',
    ],
    [
      'hands',
      'credit',
      'Works it out and then waits for the mistake. Doing is trusted, being looked at is not. Who looks?',
    ],
    [
      'judgment',
      'credit',
      'Relies on the own judgment in general, not on the own work. Judge the work as a stranger’s.',
    ],
    ['credit', 'judgment', 'Knows the work is good, gives way when contradicted. Bring the work to the talk.'],
  ],
  acceptance: [
    [
      'slips',
      'showing',
      'Mild after mistakes, hides sides. It is not mistakes that are judged but being seen. One person, one side.',
    ],
    [
      'showing',
      'slips',
      'Open about oddities, hard after mistakes. In company a smile, alone the names. Tell the mistake the same day.',
    ],
    [
      'slips',
      'taking',
      'Forgives mistakes, cannot take kindness. Inner tone is fine; what comes from outside feels like a debt. Thank you, nothing else.',
    ],
    [
      'taking',
      'slips',
      'Takes kindness, is hard after mistakes. Others may be kind, one does not do it oneself. Lend their words.',
    ],
    [
      'slips',
      'looking',
      'Forgives what was done, not how one looks or was. Deeds pass, a picture stays. Look at a picture for what was going on.',
    ],
    [
      'looking',
      'slips',
      'Likes who one is, hard on what one does. The quarrel is short and about deeds. Add the person after the deed.',
    ],
    [
      'showing',
      'taking',
      'Says what one cannot do, has trouble taking kindness. Gives openness, does not take in return.',
    ],
    [
      'taking',
      'showing',
      'Takes kindness, keeps sides hidden. The kindness goes to the part that is shown. Show a bit more.',
    ],
    ['looking', 'taking', 'Likes oneself, takes little. Needs come after other people’s. Ask for one thing.'],
    [
      'taking',
      'looking',
      'Takes what others give, looks at oneself coolly. Others’ eyes are warmer; ask what they see.',
    ],
  ],
  contingency: [
    [
      'results',
      'people',
      'Results move worth, reactions less. A quiet success would do. Practice: days that produce nothing.',
    ],
    [
      'people',
      'results',
      'Reactions move worth, results less. A good day can be spoiled by a silent phone. Ask for a time.',
    ],
    [
      'results',
      'compare',
      'Own results count, not others’ being better. Measures oneself against oneself. The bar is one’s own; lower it for one thing.',
    ],
    [
      'compare',
      'results',
      'Others’ success moves worth, own failure less. The same mark hurts or not by the neighbor. Take away the neighbor.',
    ],
    ['people', 'compare', 'Being answered counts, being the best does not. It is about belonging. Whose answer?'],
    [
      'compare',
      'people',
      'Beside somebody better one feels smaller; silence passes. It is about rank, not belonging. Where do the comparisons come from?',
    ],
  ],
}

/** A quarter of the scale apart and each on its own side of it: both halves of the words are then true by themselves. */
const gap = (group: string, above: string): Condition => all({ group, above }, groupHigh(group), groupLow(above))
const gapIn = (part: Part): Condition => any(...pairs[part].map(([group, above]) => gap(group, above)))
/** The part that says most has a difference of its own; then no other part's is told. */
const leadHasGap = any(...parts.map((part) => all(leads(part), gapIn(part))))

const difference = pieceOf('difference')
export const differences: readonly Piece[] = parts.flatMap((part) =>
  pairs[part].map(([group, above, note]) =>
    difference(`${group}-${above}`, all(gap(group, above), any(leads(part), not(leadHasGap)), eased), note, {
      mentions: [group, above],
      claims: {
        [group]: 'high',
        [above]: 'low',
      },
    }),
  ),
)
