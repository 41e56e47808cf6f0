import type { Piece } from '@/core/report/report-key'
import { type Claimed, lightParts } from '../../../light-parts'
import {
  alert,
  all,
  allLight,
  any,
  anyRaised,
  atEase,
  clearlyAbove,
  disagrees,
  from,
  groupHigh,
  groupLow,
  helpStands,
  highNow,
  leads,
  light,
  longSince,
  not,
  type Part,
  partOpen,
  parts,
  raised,
  speaks,
  stern,
  tender,
} from './conditions'
import { groups } from './groups'

const two = (id: string, a: string, b: string, note: string, more: Partial<Piece> = {}): Piece => ({
  id: `meeting.${id}`,
  when: all(groupHigh(a), groupHigh(b)),
  mentions: [a, b],
  facts: ['!calm'],
  note,
  ...more,
})

/** Where two kinds of answers of different parts meet; first, because they say more than two scores. */
const particular: readonly Piece[] = [
  {
    id: 'meeting.first',
    heavy: true,
    when: all(helpStands, any(tender, all(alert, not(anyRaised)))),
    facts: ['!calm'],
    note: 'What the page is for now: to be shown. Two sentences are enough.',
  },
  {
    id: 'meeting.high-and-low',
    heavy: true,
    when: all(helpStands, highNow, anyRaised),
    facts: ['!calm'],
    note: 'Low and high days: what to write down of each for a doctor: sleep, money, speed; ask someone who saw.',
  },
  two('sad-dark', 'sad', 'dark', 'Sad now and dark ahead or back: the pair to tell soonest. No plans by it.', {
    heavy: true,
    when: all(helpStands, groupHigh('sad'), groupHigh('dark')),
  }),
  two(
    'empty-self',
    'empty',
    'self',
    'Cheerful or empty outside, hard on oneself inside: nobody can object. One hears it.',
  ),
  two(
    'empty-wanting',
    'empty',
    'wanting',
    'Company gives little and costs a face, so it gets rarer. Company without talk.',
  ),
  two('lift-enjoying', 'lift', 'enjoying', 'Little lifts, little pleases: others try harder; tell them what helps.'),
  two('wanting-strength', 'wanting', 'strength', 'No wish and no strength: size, and a check.'),
  two('fog-strength', 'fog', 'strength', 'Slow head and no rest: sleep first; driving.'),
  two('self-strength', 'self', 'strength', 'Tired and scolding the tiredness: lower the standard.'),
  two('pace-self', 'pace', 'self', 'Slow and ashamed of it: say the pace beforehand.'),
  two('rhythm-fog', 'rhythm', 'fog', 'Sleep or appetite changed and head unclear: notes for a doctor.'),
  two('rhythm-sad', 'rhythm', 'sad', 'Sad and out of rhythm: two fixed points.'),
  two('awake-dark', 'awake', 'dark', 'Nothing to look forward to, month blank: one dated thing with a person.', {
    when: all(groupHigh('awake'), groupHigh('dark'), from('q21', 3), from('q16', 3)),
  }),
]

/** Thoughts that are only unclear: what is said of dark or stern ones is not true of them. */
const unclear: readonly Piece[] = [
  {
    id: 'meeting.fog-choices',
    when: all(raised('thinking'), not(stern)),
    mentions: ['fog', 'self'],
    note: 'Unclear, not unkind: fewer choices.',
  },
  {
    id: 'meeting.fog-told',
    when: all(raised('thinking'), not(stern)),
    mentions: ['thinking', 'fog'],
    note: 'How to tell an unclear head at work and to a doctor.',
  },
]

const both = (a: Part, b: Part, note: string): Piece => ({
  id: `meeting.${a}-${b}`,
  when: all(raised(a), raised(b), ...(b === 'thinking' && a !== 'body' ? [not(groupLow('self'))] : [])),
  mentions: [a, b],
  facts: ['!calm'],
  note,
})

const { still, split } = lightParts(groups)
/** What is said of a part that is light must be true of its groups as well; of the head, of fairness and clearness. */
const lightOf = (part: Part): Claimed =>
  part === 'thinking'
    ? {
        when: all(light(part), groupLow('self'), not(groupHigh('fog'))),
        claims: { self: 'low', fog: ['low', 'middle'] },
      }
    : still(part)

const only = (a: Part, b: Part, note: string): Piece => ({
  id: `meeting.${a}-not-${b}`,
  when: all(raised(a), lightOf(b).when, clearlyAbove(a, b), ...(a === 'thinking' ? [stern] : [])),
  mentions: [a, b],
  claims: lightOf(b).claims,
  note,
})

const pairs: readonly Piece[] = [
  both('mood', 'interest', 'Sad and nothing appeals: telling for one, a date for the other.'),
  both('mood', 'body', 'Sad and tired: start telling with the tiredness, do not stop there.'),
  both('mood', 'thinking', 'Sad and hard thoughts: no conclusions late.'),
  both('interest', 'body', 'Cannot or do not want: after rest, is the wish back?'),
  both(
    'interest',
    'thinking',
    'Little interest and severe with oneself, perhaps for that as well: a guess; no invented reproaches.',
  ),
  both('body', 'thinking', 'Slow body, heavy head: half done counts.'),
  only('mood', 'interest', 'Sad and still curious: no proof against.'),
  only('mood', 'body', 'Sad, body willing: unseen; tell on a walk.'),
  only('mood', 'thinking', 'Sad without blame: keep.'),
  only('interest', 'mood', 'Little interest, little sadness: sentence for others.'),
  only('interest', 'body', 'Strength is there, wish is not: go ahead of the wish.'),
  only('interest', 'thinking', 'Clear head, little interest: decide by calendar.'),
  only('body', 'mood', 'Tired body, steadier mood: body first, watch mood.'),
  only('body', 'interest', 'Wants to, body does not: small form of it.'),
  only('body', 'thinking', 'Tired body, clear head: exact description.'),
  only('thinking', 'mood', 'Dark words, less sadness: written down, does it still sting?'),
  only('thinking', 'interest', 'Dark thoughts and things still draw: rest there.'),
  only('thinking', 'body', 'Dark thoughts, willing body: move, then tell.'),
]

/** One part weighs and another is light, by fewer points than nine answers can tell apart. */
const near = any(
  ...parts.flatMap((a) => parts.filter((b) => b !== a).map((b) => all(raised(a), light(b), not(clearlyAbove(a, b))))),
)
const close: readonly Piece[] = [
  { id: 'meeting.close-rank', when: near, facts: ['!calm'], note: 'Some of the four are too close to rank: name two.' },
  {
    id: 'meeting.close-day',
    when: all(near, not(tender)),
    note: 'What moves first on a better day is the place to start.',
  },
]

/** A part is light as a whole and one kind of its answers is not. */
const inside: readonly Piece[] = [
  { id: 'meeting.inside', when: split, note: 'A light part with one kind of answers high: believe the paragraph.' },
  { id: 'meeting.inside-told', when: split, note: 'Tell the one kind of answers by name.' },
]

const quiet: readonly Piece[] = [
  {
    id: 'meeting.disagree-long',
    when: all(disagrees, longSince),
    note: 'Two weeks that read light and a longer story: which of the two a friend would believe; describe a day of then and now.',
  },
  {
    id: 'meeting.disagree',
    when: all(disagrees, not(longSince)),
    note: 'Two weeks that read light and noticeably in the way: describe a day of then and now to a friend.',
  },
  { id: 'meeting.light-witness', when: atEase, note: 'Four parts asked in mixed order came out low.' },
  {
    id: 'meeting.light-order',
    when: atEase,
    note: 'Which part holds up the others: what was missing on the hardest evening.',
  },
  { id: 'meeting.light-told', when: allLight, note: 'Life may be heavier than the page. Tell what it did not ask.' },
]

/** For sheets on which a part could not be scored: two pieces that need no second score. */
const open: readonly Piece[] = [
  { id: 'meeting.open', when: partOpen, note: 'A part without a score: one question instead.' },
  {
    id: 'meeting.open-witness',
    when: partOpen,
    note: 'Someone who saw the reader; no duty; left out from fear: tell one person.',
  },
]

export const meeting: readonly Piece[] = [...particular, ...unclear, ...pairs, ...close, ...inside, ...quiet, ...open]

/**
 * Only the two parts that say most have an edge worth a paragraph; none beside an answer that is heavier. A part has one
 * edge: in the middle of the scale, where both borders are about equally far, the heavier one. A second part that is light
 * is too far from its border to be doubted upward.
 */
const edgePiece = (part: Part, side: 'below' | 'above', note: string): Piece => ({
  id: `edge.${part}.${side}`,
  when:
    side === 'above'
      ? all(
          not(alert),
          any(leads(part), all({ second: part }, raised(part))),
          any({ crosses: part, border: 40, side }, { crosses: part, border: 60, side }),
        )
      : all(
          not(alert),
          speaks(part),
          any(
            { crosses: part, border: 60, side },
            all({ crosses: part, border: 40, side }, not({ crosses: part, border: 60, side: 'above' })),
          ),
          // The lighter end is never spoken of beside help.
          not(helpStands),
          not(from('q16', 3)),
        ),
  mentions: [part],
  note,
})

export const edge: readonly Piece[] = [
  edgePiece('mood', 'above', 'Heavier end: a false "fine" on three days of the coming week.'),
  edgePiece('interest', 'above', 'Heavier end: three liked things on three days, nothing stirs.'),
  edgePiece('body', 'above', 'Heavier end: three things dropped for want of strength.'),
  edgePiece('thinking', 'above', 'Heavier end: same thought at waking on most mornings.'),
  edgePiece('mood', 'below', 'Lighter end: the next sad hour ends by itself, twice.'),
  edgePiece('interest', 'below', 'Lighter end: two of three begun things were liked.'),
  edgePiece('body', 'below', 'Lighter end: the way back of a short walk goes better.'),
  edgePiece('thinking', 'below', 'Lighter end: a slip is over by evening.'),
]
