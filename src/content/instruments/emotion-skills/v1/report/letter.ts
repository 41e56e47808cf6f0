import type { Condition } from '@/core/report/condition'
import type { Piece, ReportKey } from '@/core/report/report-key'
import {
  all,
  allMiddle,
  any,
  bothTrue,
  flooded,
  high,
  leads,
  low,
  neitherTrue,
  neverAtAnEnd,
  noneStandsOut,
  not,
  parts,
  seenThrough,
} from './conditions'
import { differences } from './difference'
import { pulls } from './pull'

const [n, u, r] = parts
const piece = (id: string, when: Condition | undefined, mentions: readonly string[], note: string): Piece => ({
  id,
  ...(when && { when }),
  mentions,
  note,
})
const pattern = (id: string, when: Condition | undefined, note: string, mentions: readonly string[] = parts) =>
  piece(`pattern.${id}`, when, mentions, note)

const patterns: readonly Piece[] = [
  pattern(
    'crossed',
    any(bothTrue, neitherTrue),
    'Three numbers, and why they are softer than they look: two pairs of opposites got the same answer. Exact or a quick thumb; no reproach.',
  ),
  pattern(
    'all-high',
    all(high(n), high(u), high(r)),
    'Three numbers. The chain holds end to end. Price: people bring theirs; one may be the one who sorts everything. Self-report: those who see much also see what they miss.',
  ),
  pattern(
    'all-low',
    all(low(n), low(u), low(r)),
    'Three numbers. Late, unnamed, at the wheel. Not coldness: says nothing about how much is felt. One step is enough; which comes first.',
  ),
  pattern(
    'see-know-carried',
    all(high(n), seenThrough),
    'Clear view from inside a moving car: sees, knows, and cannot slow. More insight will not help; minutes will.',
  ),
  pattern(
    'steady-only',
    all(low(n), low(u), high(r)),
    'Steady without reading: a good keel, few instruments. Others get calm, and seldom news.',
  ),
  pattern(
    'flood',
    flooded,
    'Much comes in and finds little that slows it. Tired by evening is arithmetic and not weakness.',
  ),
  pattern(
    'dry',
    all(low(n), high(r)),
    'Calm that partly is late news. Two readings, cannot choose: much is handled, or little arrives. The week can tell.',
  ),
  pattern(
    'know-carried',
    seenThrough,
    'Explains and is still shaken. An explanation is about the past hour; calm needs something for the next ten minutes.',
  ),
  pattern(
    'steers-unnamed',
    all(low(u), high(r)),
    'Finds the way back without knowing what from. Works; same cause comes again.',
  ),
  pattern(
    'heard-unnamed',
    all(high(n), low(u)),
    'Hears early, has few names. A signal without a name is alarm or riddle; naming comes before acting.',
  ),
  pattern(
    'late-clear',
    all(low(n), high(u)),
    'Slow to see, clear when seen: a historian of the own day. Insight arrives when the scene is over.',
  ),
  pattern(
    'never-at-an-end',
    neverAtAnEnd,
    'Three numbers; no answer at an end. Two readings: scenes are mixed, or it is hard to say of oneself. Someone near could tell.',
  ),
  pattern(
    'middle',
    allMiddle,
    'None is a gift or a gap; scene decides. Useful question: which scenes. No sometimes-so.',
  ),
  pattern('notice-high', all(leads(n, 'high'), high(n)), 'Noticing says most; numbers of the others.'),
  pattern('notice-low', all(leads(n, 'low'), low(n)), 'Noticing says most, at its lower end; numbers. Task first.'),
  pattern('understand-high', all(leads(u, 'high'), high(u)), 'Understanding says most; numbers.'),
  pattern('understand-low', all(leads(u, 'low'), low(u)), 'Understanding says most, at its lower end; numbers.'),
  pattern('regulate-high', all(leads(r, 'high'), high(r)), 'Steering says most; numbers.'),
  pattern('regulate-low', all(leads(r, 'low'), low(r)), 'Steering says most, at its lower end; numbers. Plain, warm.'),
  pattern('open', undefined, 'A part has no score; nothing was filled in.', []),
]

const gives = (id: string, when: Condition | undefined, note: string) => piece(`gives.${id}`, when, [], note)
const given: readonly Piece[] = [
  gives('middle', noneStandsOut, 'No part drags; each can be asked for.'),
  gives('notice-high', leads(n, 'high'), 'Early word: time before it is loud. People are seen.'),
  gives(
    'notice-low',
    all(leads(n, 'low'), not(low(r))),
    'Can finish things in a loud room; is not moved by every frown.',
  ),
  gives('understand-high', leads(u, 'high'), 'Can ask for the right thing; patience with others.'),
  gives('understand-low', leads(u, 'low'), 'Little brooding; takes people at their word.'),
  gives('regulate-high', leads(r, 'high'), 'Others find footing; few sentences to take back.'),
  gives('regulate-low', undefined, 'One knows where one stands; joy shows as well.'),
]

export const letter: ReportKey['letter'] = { pattern: patterns, difference: differences, pull: pulls, gives: given }

/** Steering first where much comes in or is understood and little slows it. */
export const steeringFirst = any(flooded, seenThrough)
