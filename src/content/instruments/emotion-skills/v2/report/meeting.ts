import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  all,
  any,
  chose,
  first,
  groupHigh,
  groupLow,
  harmed,
  high,
  no,
  not,
  type Part,
  partOpen,
  stopped,
  threatened,
} from './conditions'
import { pairs } from './meeting-pairs'

const piece = (
  id: string,
  note: string,
  when: Condition,
  mentions: readonly string[],
  more: Partial<Piece> = {},
): Piece => ({
  id: `meeting.${id}`,
  when,
  mentions,
  note,
  ...more,
})
const grave: Partial<Piece> = { heavy: true, facts: ['!calm'] }
const r: Part = 'regulate'

const particular: readonly Piece[] = [
  piece(
    'afraid-watch',
    'Fear of somebody and noticing: watching a mood keeps one safe and costs strength; low noticing may be a way to stand it. No task to get better at it.',
    threatened,
    ['c5'],
    grave,
  ),
  piece(
    'afraid-calm',
    'Fear and steering: calm with that person may have been protection, anger may have been defense; neither is to be trained here. Where calm may be practiced: in a safe place.',
    threatened,
    ['c5'],
    grave,
  ),
  piece(
    'harm-before',
    'Harm and noticing: the minute before is the place where it can be stopped; which signs; leave then.',
    harmed,
    ['c5'],
    grave,
  ),
  piece(
    'harm-after',
    'Harm and understanding: reasons explain it and do not undo it; what the other person needs comes first, distance included.',
    harmed,
    ['c5'],
    grave,
  ),
  piece(
    'stopped-strength',
    'Days that stop and skills: every skill needs strength; low scores may be tiredness; do less first.',
    all(stopped, not(first)),
    ['c2'],
    grave,
  ),
  piece(
    'know-do',
    'Knows what would help and seldom does it: shorten the way.',
    all(groupHigh('paths'), groupLow('lift'), not(any(first, stopped))),
    ['paths', 'lift'],
  ),
  piece(
    'say-afterwards',
    'Finds reasons, angry words go out: the reason comes after.',
    all(groupHigh('reasons'), groupLow('brake'), not(first)),
    ['reasons', 'brake'],
  ),
  piece(
    'sees-unsaid',
    'Notices others, is not steady with them: sees much, then gets pulled in.',
    all(groupHigh('others'), groupLow('company'), not(first)),
    ['others', 'company'],
  ),
  piece(
    'others-self',
    'Notices others and does little for oneself in a low hour.',
    all(groupHigh('others'), groupLow('lift'), not(any(first, stopped))),
    ['others', 'lift'],
  ),
  piece(
    'late-angry',
    'Own signs come late and angry words go out: one problem, two ends.',
    all(groupLow('own'), groupLow('brake'), not(first)),
    ['own', 'brake'],
  ),
  piece(
    'unworded-unsaid',
    'Few words and hurt unsaid: others cannot know.',
    all(groupLow('words'), groupLow('company'), no('q36'), not(first)),
    ['words', 'company', 'q36'],
  ),
  piece(
    'nerves-thoughts',
    'Foresees what comes and nerves stay: foresight feeds nerves.',
    all(groupHigh('paths'), groupLow('nerves'), not(first)),
    ['paths', 'nerves'],
  ),
  piece(
    'glad-lift',
    'Notices own state early and can lift it: use it before it is needed.',
    all(groupHigh('own'), groupHigh('lift'), not(any(first, stopped))),
    ['own', 'lift'],
  ),
  piece(
    'words-company',
    'Words and steadiness with others: can say hard things; who hears the easy ones.',
    all(groupHigh('words'), groupHigh('company'), not(any(first, stopped))),
    ['words', 'company'],
  ),
  piece(
    'sleep',
    'Too little sleep and steering that is not high: study on sleep and feelings; one thing for the night first.',
    all(chose('c4', 1), not(high(r)), not(first)),
    [r, 'c4'],
    { cites: ['palmer'] },
  ),
]

/** For sheets on which a part could not be scored. */
const open: readonly Piece[] = [
  piece(
    'open',
    'A part has no score: how it meets the others cannot be told; one question to ask oneself for a week.',
    partOpen,
    [],
  ),
  piece(
    'open-witness',
    'Somebody near may know the open part: three lines to ask them. Wishes not to answer are respected.',
    all(partOpen, not(first)),
    [],
  ),
]

export const meeting: readonly Piece[] = [...particular, ...pairs, ...open]
