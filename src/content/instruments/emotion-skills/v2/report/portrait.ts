import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  all,
  allHigh,
  allLow,
  allMiddle,
  any,
  chose,
  close,
  dry,
  floodedMost,
  harmed,
  high,
  leads,
  low,
  lowest,
  middle,
  muchDespiteSkill,
  noneStandsOut,
  not,
  parts,
  seenThrough,
  seenThroughMost,
  stopped,
  threatened,
  worse,
} from './conditions'

const portraitOf = (id: string, when: Condition | undefined, note: string, more: Partial<Piece> = {}): Piece => ({
  id: `portrait.${id}`,
  ...(when && { when }),
  note,
  ...more,
})
const [n, u, r] = parts
/** Splits a profile from its opposite: steering decides, and where it lies in the middle noticing, then understanding. */
const leansHigh = any(high(r), all(middle(r), any(high(n), all(middle(n), high(u)))))
/** An answer that weighs more than the scores; two forms, because opposite profiles share no portrait. */
const grave = (id: string, when: Condition, highNote: string, lowNote: string): Piece[] => [
  portraitOf(`${id}-high`, all(when, leansHigh), highNote, { heavy: true, facts: ['!calm'] }),
  portraitOf(`${id}-low`, when, lowNote, { heavy: true, facts: ['!calm'] }),
]

export const portrait: readonly Piece[] = [
  ...grave(
    'afraid',
    threatened,
    'Somebody threatens or hurt the reader: that comes first; no skill need prevent it. Nothing on how well it goes.',
    'The same with skills that are hard at present: fear takes up the room.',
  ),
  ...grave(
    'harmed',
    harmed,
    'Somebody was hurt: that comes first, whatever goes well. No praise.',
    'Somebody was hurt and little slows a feeling: that comes first; help exists.',
  ),
  portraitOf(
    'stopped-steady',
    all(stopped, high(r)),
    'Days on which nothing works, though steering mostly goes well.',
    {
      heavy: true,
      facts: ['!calm'],
    },
  ),
  portraitOf(
    'stopped-early',
    all(stopped, middle(r), high(n)),
    'Days on which nothing works, though feelings are mostly noticed early; nothing on steering.',
    { heavy: true, facts: ['!calm'] },
  ),
  ...grave(
    'stopped',
    stopped,
    'Days on which nothing works, though feelings are mostly understood: company before practice; nothing on steering.',
    'Days on which nothing works, and little at hand: company before practice.',
  ),
  portraitOf('much', all(muchDespiteSkill, leansHigh), 'Skills are there, and feelings still get in the way a lot.', {
    facts: ['!calm'],
  }),
  portraitOf('all-high', allHigh, 'Seen early, traced, steered. By own account.'),
  portraitOf('all-low-drink', all(allLow, chose('c4', 5)), 'The same, and alcohol or another substance weighs most.'),
  portraitOf('all-low-worse', all(allLow, worse), 'The same, and worse than a year ago.'),
  portraitOf('all-low-better', all(allLow, chose('c1', 1)), 'The same, and better than a year ago.'),
  portraitOf('all-low', allLow, 'Late, seldom explained, hard to slow. Kind, no verdict.'),
  portraitOf('see-know-carried', all(high(n), seenThrough), 'Sees it coming, knows why, and is carried along.'),
  portraitOf('steady-only', all(low(n), low(u), high(r)), 'Steady without much reading of what moves.'),
  portraitOf('flood', floodedMost, 'Much comes in, little slows it. Nothing on reasons.'),
  portraitOf('dry', dry, 'Calm, and news comes late. Nothing on reasons.'),
  portraitOf('know-carried', seenThroughMost, 'Can explain it and is still in it. Nothing on noticing.'),
  portraitOf('steers-unnamed', all(low(u), high(r)), 'Finds calm without knowing what it was.'),
  portraitOf('heard-unnamed', all(high(n), low(u)), 'Feels early that something is up, lacks name and reason.'),
  portraitOf('late-clear', all(low(n), high(u), not(all(low(r), lowest(r)))), 'Late to see, clear once it is seen.'),
  portraitOf('see-know', all(high(n), high(u)), 'Early to see and able to say; nothing on steering.'),
  portraitOf('see-steer', all(high(n), high(r)), 'Early to see and able to slow; nothing on reasons.'),
  portraitOf('know-steer', all(high(u), high(r)), 'Knows why and what helps; nothing on noticing.'),
  portraitOf('late-unnamed', all(low(n), low(u)), 'Late and without a word; nothing on steering.'),
  portraitOf('late-carried', all(low(n), low(r)), 'By the time it is seen it has decided; nothing on reasons.'),
  portraitOf('unnamed-carried', all(low(u), low(r)), 'Carried along by something without a name.'),
  portraitOf('others', all(high(n), { group: 'others', above: 'own' }), 'Notices others before themselves.'),
  portraitOf('notice-high', high(n), 'Early, while still faint.'),
  portraitOf('understand-high', high(u), 'Can say more of a mood than good or bad.'),
  portraitOf('regulate-high', high(r), 'Mostly finds a way to steady themselves.'),
  portraitOf('notice-low', low(n), 'First the task, then how it felt.'),
  portraitOf('understand-low', low(u), 'Feels without asking much what or why.'),
  portraitOf('regulate-low', low(r), 'Mostly has to wait until a feeling passes.'),
  portraitOf('middle', allMiddle, 'Equally good at all three; the situation may tip it.'),
  portraitOf('open', undefined, 'A part has no score; no single sentence.'),
]

const captionOf = (id: string, when: Condition, note: string): Piece => ({ id: `caption.${id}`, when, note })
const scored = (part: (typeof parts)[number]): Condition => ({ part, from: 'level1' })
const allScored = all(...parts.map(scored))

export const caption: readonly Piece[] = [
  captionOf(
    'level',
    all(allScored, any(close, noneStandsOut)),
    'Legend: a wave from the left; warm strokes begin where the feeling is noticed; strands show understanding; the sooner it flattens, the better it calms. Here none stands out. Three short sentences.',
  ),
  captionOf('notice-high', all(allScored, leads(n, 'high')), 'Legend; what stands out: strokes begin early.'),
  captionOf('notice-low', all(allScored, leads(n, 'low')), 'Legend; what stands out: strokes begin late.'),
  captionOf('understand-high', all(allScored, leads(u, 'high')), 'Legend; what stands out: far opened strands.'),
  captionOf('understand-low', all(allScored, leads(u, 'low')), 'Legend; what stands out: strands close together.'),
  captionOf('regulate-high', all(allScored, leads(r, 'high')), 'Legend; what stands out: the wave flattens soon.'),
  captionOf('regulate-low', all(allScored, leads(r, 'low')), 'Legend; what stands out: the wave stays high long.'),
  { id: 'caption.open', note: 'Legend; a part was not drawn from answers: it stands in the middle with a soft edge.' },
]
