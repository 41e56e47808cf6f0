import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import { all, allLow, any, first, groupHigh, groupLow, heat, high, low, not, type Part, stopped } from './conditions'

/** Points by which one part must be above another to be told of; nearer ones go together. */
const AHEAD = 16
const ahead = (higher: Part, than: Part): Condition => ({ higher, than, by: AHEAD })
/** About alike: neither both high, nor both low, nor one above the other; so is a pair with an open part. */
const alike = (a: Part, b: Part): Condition =>
  not(any(all(high(a), high(b)), all(low(a), low(b)), ahead(a, b), ahead(b, a)))

/** A high part of understanding in which reasons are hard to find: its pairs with another high part have no text. */
const unexplained = groupLow('reasons')
/**
 * That two parts are alike says little; it is told where the other pairs may not be enough, and of three such pairs only
 * the first two are.
 */
const alikeTold: Readonly<Record<string, Condition>> = {
  'notice-regulate': any(alike('notice', 'understand'), alike('understand', 'regulate'), unexplained),
  'notice-understand': any(alike('notice', 'regulate'), alike('understand', 'regulate'), unexplained),
  'understand-regulate': all(unexplained, not(alike('notice', 'understand'))),
}

/** Where two low parts are told of: not where `meeting.late-angry` or, all parts being low, the other pairs say as much. */
const downTold: Readonly<Record<string, Condition>> = {
  'notice-regulate': not(all(groupLow('own'), groupLow('brake'))),
  'notice-understand': not(allLow),
}
/** Told as `meeting.glad-lift`. */
const gladLift = all(groupHigh('own'), groupHigh('lift'), not(stopped))

interface PairNotes {
  up: string
  down: string
  first: string
  second: string
  level: string
}

const pair = (id: string, a: Part, b: Part, notes: PairNotes): Piece[] => {
  const up = all(high(a), high(b))
  const down = all(low(a), low(b))
  // A high part of understanding in which reasons are hard to find has words only; these texts say the reason is known.
  const reasonKnown = a === 'understand' || b === 'understand'
  const piece = (end: keyof PairNotes, when: Condition, more: Partial<Piece> = {}): Piece => ({
    id: `meeting.${id}.${end}`,
    // Where help comes first, two texts on that alone stand here.
    when: all(when, not(first)),
    mentions: [a, b],
    note: notes[end],
    ...more,
  })
  // A quick reading of other people is a guess, by experiments.
  const guess = id === 'notice-understand' ? { cites: ['eyal'] } : {}
  return [
    reasonKnown
      ? piece('up', all(up, not(groupLow('reasons'))), { claims: { reasons: ['middle', 'high'] }, ...guess })
      : piece('up', all(up, not(any(heat, gladLift)))),
    // Calm that failed once is nothing to teach: the early minute is for leaving.
    ...(reasonKnown ? [] : [{ ...piece('up', all(up, heat)), id: `meeting.${id}.up-heat`, facts: ['!calm'] }]),
    piece('down', downTold[id] ? all(down, downTold[id]) : down),
    piece('first', all(ahead(a, b), not(any(up, down)))),
    piece('second', all(ahead(b, a), not(any(up, down)))),
    piece('level', alikeTold[id] ? all(alike(a, b), alikeTold[id]) : alike(a, b)),
  ]
}

/** How two parts meet, both ends; nothing here suggests a talk with somebody who is angry. */
export const pairs: readonly Piece[] = [
  ...pair('notice-regulate', 'notice', 'regulate', {
    up: 'Notices early and uses the time.',
    down: 'Noticed late, it is already strong; noticing earlier is the easier end.',
    first: 'Notices earlier than it can be slowed: the early minute is there and unused; one act for it.',
    second: 'Steadies more often than it is noticed in time: calm without news; ask oneself afterwards.',
    level: 'About alike: the same tired hour lowers both; find the hour.',
  }),
  ...pair('notice-understand', 'notice', 'understand', {
    up: 'Notices and knows soon; fast conclusions about others are guesses.',
    down: 'Little is noticed and little named; begin with the body or one word.',
    first: 'Notices more than can be explained: a rough word first, no act.',
    second: 'Explains better than it notices: insight after the scene; a fixed check.',
    level: 'About alike: compare two scenes.',
  }),
  ...pair('understand-regulate', 'understand', 'regulate', {
    up: 'Knows why and can steady: change the cause, not only the mood.',
    down: 'Neither reason nor a way: begin with a way, small, with somebody.',
    first: 'Understands more than can be steered: something to do, not one more reason.',
    second: 'Steadies more than is understood: works each time anew; look for the repeat.',
    level: 'About alike: hunger, hurry, lack of sleep hit both; a check before drawing conclusions.',
  }),
]
