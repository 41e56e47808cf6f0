import type { Condition } from '@/core/report/condition'
import type { Piece } from '@/core/report/report-key'
import {
  all,
  allMiddle,
  bothTrue,
  high,
  leads,
  low,
  neitherTrue,
  neverAtAnEnd,
  not,
  parts,
  seenThrough,
} from './conditions'

const portraitOf = (id: string, when: Condition | undefined, note: string): Piece => ({
  id: `portrait.${id}`,
  ...(when && { when }),
  note,
})
const [n, u, r] = parts

export const portrait: readonly Piece[] = [
  portraitOf('both-true', bothTrue, 'Twice yes to a thing and to its opposite: single answers before numbers.'),
  portraitOf('neither-true', neitherTrue, 'Twice no to a thing and to its opposite: something in between.'),
  portraitOf('all-high', all(high(n), high(u), high(r)), 'Seen early, traced, steered. Glad, not perfect.'),
  portraitOf(
    'all-low',
    all(low(n), low(u), low(r)),
    'Feelings come late, unexplained, and set the pace. Kind, no verdict.',
  ),
  portraitOf('see-know-carried', all(high(n), seenThrough), 'Sees it coming, knows why, and is carried along.'),
  portraitOf('steady-only', all(low(n), low(u), high(r)), 'Steady without much reading of what moves.'),
  portraitOf('flood', all(high(n), low(r)), 'Much comes in, little slows it. Nothing on reasons.'),
  portraitOf('dry', all(low(n), high(r)), 'Calm hands, late news. Nothing on reasons.'),
  portraitOf('know-carried', seenThrough, 'Can explain the wave and is still in it. Nothing on noticing.'),
  portraitOf('steers-unnamed', all(low(u), high(r)), 'Finds the way back without knowing what it was.'),
  portraitOf('heard-unnamed', all(high(n), low(u)), 'Hears each tone, lacks the name of the tune.'),
  portraitOf('late-clear', all(low(n), high(u)), 'Late to see, clear once it is seen.'),
  portraitOf('see-know', all(high(n), high(u)), 'Early to see and quick to trace; nothing on steering.'),
  portraitOf('see-steer', all(high(n), high(r)), 'Early to see and able to slow; nothing on reasons.'),
  portraitOf('know-steer', all(high(u), high(r)), 'Knows why and knows how on; nothing on noticing.'),
  portraitOf('late-unnamed', all(low(n), low(u)), 'Late and without a label; nothing on steering.'),
  portraitOf('late-carried', all(low(n), low(r)), 'By the time it is seen it is at the wheel; nothing on reasons.'),
  portraitOf('unnamed-carried', all(low(u), low(r)), 'Moved by something without a name; nothing on noticing.'),
  portraitOf('others', all(high(n), { group: 'others', above: 'own' }), 'Reads others before themselves.'),
  portraitOf('notice-high', high(n), 'Early ear; small signals arrive.'),
  portraitOf('understand-high', high(u), 'A feeling has a history for this reader.'),
  portraitOf('regulate-high', high(r), 'Feelings get a seat and not the wheel.'),
  portraitOf('notice-low', low(n), 'First the task, then the news of how it felt.'),
  portraitOf('understand-low', low(u), 'Feels it, and does not ask it for papers.'),
  portraitOf('regulate-low', low(r), 'What is felt stays till it leaves by itself.'),
  portraitOf('never-at-an-end', neverAtAnEnd, 'No answer at an end: careful with big words; which scenes is open.'),
  portraitOf(
    'middle',
    allMiddle,
    'None of the three stands out: it depends on the scene more than on a gift or a gap.',
  ),
  portraitOf('open', undefined, 'A part has no score; no single sentence.'),
]

const mentions = [...parts]
const captionOf = (id: string, when: Condition, note: string): Piece => ({ id: `caption.${id}`, when, mentions, note })

export const caption: readonly Piece[] = [
  captionOf(
    'level',
    all(
      ...parts.flatMap((higher) =>
        parts.filter((than) => than !== higher).map((than) => not({ higher, than, by: 12 })),
      ),
    ),
    'A wave from the left. Warm strokes begin where the feeling is seen (notice, a stroke a point); strands it unfolds into (understand); how soon it settles (regulate). Here none stands out. Contrast.',
  ),
  captionOf(
    'notice-high',
    leads(n, 'high'),
    'Strokes begin early. Contrast: same strokes on a wave that settles otherwise.',
  ),
  captionOf('notice-low', leads(n, 'low'), 'Strokes only near the end. Contrast.'),
  captionOf('understand-high', leads(u, 'high'), 'Many strands. Contrast.'),
  captionOf('understand-low', leads(u, 'low'), 'One bundle, hardly parted. Contrast.'),
  captionOf('regulate-high', leads(r, 'high'), 'The wave settles soon. Contrast.'),
  captionOf('regulate-low', leads(r, 'low'), 'The wave runs on. Contrast.'),
  {
    id: 'caption.open',
    note: 'A part of the drawing is a guess in the middle with a soft edge, since answers are missing. No number.',
  },
]
