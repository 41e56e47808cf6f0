import type { Piece } from '@/core/report/report-key'
import { type Claimed, lightParts } from '../../../light-parts'
import {
  all,
  allLight,
  any,
  clearlyAbove,
  from,
  groupHigh,
  groupLow,
  helpStands,
  light,
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

/** Where two kinds of answers of different parts meet; first, because they say more than two scores. */
const particular: readonly Piece[] = [
  {
    id: 'meeting.first',
    heavy: true,
    when: tender,
    facts: ['!calm'],
    note: 'What this page is for now: to be shown. Two sentences of it are enough; nothing has to be understood before someone knows. No reading duty.',
  },
  {
    id: 'meeting.weight-outlook',
    heavy: true,
    when: all(groupHigh('weight'), groupHigh('outlook'), from('q16', 2), helpStands),
    mentions: ['weight', 'outlook'],
    facts: ['!calm'],
    note: 'Heavy now and dark ahead: these two together are the ones to tell soonest. Low mood draws its own weather forecast; do not plan by it. Helpline if living itself is in question.',
  },
  {
    id: 'meeting.hidden-judge',
    when: all(groupHigh('hidden'), groupHigh('judge'), from('q03', 2)),
    mentions: ['hidden', 'judge'],
    facts: ['!calm'],
    note: 'Fine outside, verdict inside: nobody can object to a verdict they never hear. One person hears it once.',
  },
  {
    id: 'meeting.hidden-pull',
    when: all(groupHigh('hidden'), groupHigh('pull'), from('q03', 2)),
    mentions: ['hidden', 'pull'],
    facts: ['!calm'],
    note: 'Company costs a face, so outings are declined, so company gets rarer. The saving is real, the bill comes later. Company without a face: side by side, little talk.',
  },
  {
    id: 'meeting.pull-fuel',
    when: all(groupHigh('pull'), groupHigh('fuel')),
    mentions: ['pull', 'fuel'],
    facts: ['!calm'],
    note: 'No pull and no refilling: beginning costs twice. So no harder tries; the size of a thing is the screw to turn, and a check by a doctor.',
  },
  {
    id: 'meeting.fog-fuel',
    when: all(groupHigh('fog'), groupHigh('fuel')),
    mentions: ['fog', 'fuel'],
    facts: ['!calm'],
    note: 'Unclear head, nights that do not refill: the first question is sleep, not intelligence. Tell a doctor both in one breath; care at the wheel when sleepy.',
  },
]

/** Thoughts that are only unclear: what is said of dark or stern ones is not true of them. */
const unclear: readonly Piece[] = [
  {
    id: 'meeting.fog-choices',
    when: all(raised('thinking'), not(stern)),
    mentions: ['fog', 'judge'],
    note: 'Unclear and not unkind: the two lines on clarity stand well above those on severity. Spare decisions; the kindness is an advantage here. No doubt about ability.',
  },
  {
    id: 'meeting.fog-told',
    when: all(raised('thinking'), not(stern)),
    mentions: ['thinking', 'fog'],
    note: 'How to tell an unclear head, and to whom: a sentence for work, one for a doctor (sleep, medicines, mood, hormones). Wheel when sleepy. No alarm.',
  },
]

const both = (a: Part, b: Part, note: string): Piece => ({
  id: `meeting.${a}-${b}`,
  when: all(raised(a), raised(b), ...(b === 'thinking' && a !== 'body' ? [not(groupLow('judge'))] : [])),
  mentions: [a, b],
  facts: ['!calm'],
  note,
})

const { still, split } = lightParts(groups)
/** What is said of a part that is light must be true of its groups as well; of the head, of fairness and clearness. */
const lightOf = (part: Part): Claimed =>
  part === 'thinking'
    ? {
        when: all(light(part), groupLow('judge'), not(groupHigh('fog'))),
        claims: { judge: 'low', fog: ['low', 'middle'] },
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
  both(
    'mood',
    'interest',
    'Sad and flat: each makes the other look justified. Telling is for the sadness, a tiny fixed date for the flatness; both together longer than two weeks: doctor.',
  ),
  both(
    'mood',
    'body',
    'Heart and body both heavy: to others it shows in the pace. It is easier to begin telling with the body; then say the second half as well.',
  ),
  both(
    'mood',
    'thinking',
    'Sadness and dark thoughts: feelings deliver, thoughts file. No conclusions about oneself after ten at night.',
  ),
  both(
    'interest',
    'body',
    'No wish and no strength look alike from outside. Difference: after rest, does the wish return? Bring the answer to the doctor.',
  ),
  both(
    'interest',
    'thinking',
    'Nothing draws and the head says it is your fault: the second half is wrong. Flatness is a state, the blame is an addition.',
  ),
  both(
    'body',
    'thinking',
    'Slow body, stern head: the head scolds the body for slowness. Lower the measure before raising the pace.',
  ),
  only('mood', 'interest', 'Sad, yet things still draw: keep those; they do not disprove the sadness.'),
  only('mood', 'body', 'Sad with legs that go: invisible from outside. A walk is a place to tell it.'),
  only('mood', 'thinking', 'Sad without blaming oneself: sadness that is let be. That fairness is worth protecting.'),
  only(
    'interest',
    'mood',
    'Flat without sadness: few will ask. Say it in the form "nothing appeals to me", which others understand.',
  ),
  only('interest', 'body', 'No wish, strength is there: legs can go ahead. Not a reproach.'),
  only('interest', 'thinking', 'No wish, head clear: the reader can decide by calendar what the wish does not decide.'),
  only(
    'body',
    'mood',
    'Body heavy, mood bearable: begin with the body at a doctor; watch if the mood follows over weeks.',
  ),
  only(
    'body',
    'interest',
    'The wish is there and the body is not: choose the small form of the liked thing. Frustration is fair.',
  ),
  only('body', 'thinking', 'Body heavy, head fair: describe it precisely, dates and times; doctors need that.'),
  only('thinking', 'mood', 'Dark thoughts without deep sadness: more habit than feeling? A guess; paper shows.'),
  only(
    'thinking',
    'interest',
    'Dark head, things draw: absorption is the one place without commentary. Use it as rest, not flight.',
  ),
  only('thinking', 'body', 'Dark head, body willing: what moves thins the commentary; the rest needs a person.'),
]

/** One part weighs and another is light, by fewer points than six answers can tell apart. */
const near = any(
  ...parts.flatMap((a) => parts.filter((b) => b !== a).map((b) => all(raised(a), light(b), not(clearlyAbove(a, b))))),
)
const close: readonly Piece[] = [
  {
    id: 'meeting.close-rank',
    when: near,
    facts: ['!calm'],
    note: 'Some of the four lie within a dozen points: six answers cannot rank them. No part has the weight to itself. Telling: name two. No numbers.',
  },
  {
    id: 'meeting.close-day',
    when: all(near, not(tender)),
    note: 'With parts this close a better day shows more than a score: what moved first on it is the handle. No numbers, no promise.',
  },
]

const quiet: readonly Piece[] = [
  {
    id: 'meeting.light-witness',
    when: all(allLight, not(tender)),
    note: 'Four witnesses asked separately say about the same. That is worth more than one. A single heavy day then is a day.',
  },
  {
    id: 'meeting.light-order',
    when: all(allLight, not(tender)),
    note: 'In which order the parts move when it gets worse: most have one that goes first. Look at the tallest and remember it as the early sign.',
  },
  {
    id: 'meeting.light-told',
    when: allLight,
    note: 'What is light on paper may be heavy in life: grief, a diagnosis in the family, a strike of luck. Numbers do not overrule the reader. If worse than the page: tell.',
  },
]

/** A part is light as a whole and one kind of its answers is not. */
const inside: readonly Piece[] = [
  {
    id: 'meeting.inside',
    when: split,
    note: 'One kind of answers stands high in a part that is light as a whole: a mean hides it. Believe the paragraph, not the bar. Kind and true beside help. No name, no number.',
  },
  {
    id: 'meeting.inside-told',
    when: split,
    note: 'To tell it, name the kind of answers and not the part: what others ask is then answered with what there is. No duty, no test.',
  },
]

/** For sheets on which a part could not be scored: two pieces that need no second score. */
const open: readonly Piece[] = [
  {
    id: 'meeting.open',
    when: partOpen,
    note: 'With a part open what meets what cannot be told. The question worth asking. Leaving out is allowed.',
  },
  {
    id: 'meeting.open-witness',
    when: partOpen,
    note: 'Someone who saw the reader in these two weeks can say something on the open part. No duty. If what was left out frightens: tell one person.',
  },
]

export const meeting: readonly Piece[] = [...particular, ...unclear, ...pairs, ...close, ...inside, ...quiet, ...open]

/** Only the two parts that say most have an edge worth a paragraph; none beside help, where nothing is to be tested. */
const edgeOf = (part: Part, side: 'below' | 'above') =>
  all(not(tender), speaks(part), any({ crosses: part, border: 40, side }, { crosses: part, border: 60, side }))

const edgePiece = (part: Part, side: 'below' | 'above', note: string): Piece => ({
  id: `edge.${part}.${side}`,
  when: edgeOf(part, side),
  mentions: [part],
  note,
})

export const edge: readonly Piece[] = [
  edgePiece(
    'mood',
    'above',
    'Heavier end: does someone get a false "fine" on three days of the coming week? Then tell someone sooner, doctor if two weeks.',
  ),
  edgePiece(
    'interest',
    'above',
    'Heavier end: put the liked song on once, whole; nothing at all, on three days? Then say so to a doctor.',
  ),
  edgePiece(
    'body',
    'above',
    'Heavier end: what was dropped in two weeks for want of strength; three things speak for it and for a check.',
  ),
  edgePiece(
    'thinking',
    'above',
    'Heavier end: is the same thought there at waking on most days? Then it belongs to a conversation.',
  ),
  edgePiece('mood', 'below', 'Lighter end: does the next sad hour end before the day does? Then the lighter end.'),
  edgePiece('interest', 'below', 'Lighter end: after the next thing begun, more than a 3 of 10 twice of three times.'),
  edgePiece('body', 'below', 'Lighter end: second half of a short walk better than the first on two of three days.'),
  edgePiece('thinking', 'below', 'Lighter end: a slip this week; is it over by evening?'),
]
