import { asSevere, type Piece } from '@/core/report/report-key'
import {
  above,
  all,
  allHigh,
  allLight,
  burdened,
  eased,
  leads,
  level,
  light,
  middle,
  not,
  parts,
  raised,
  topPair,
} from './conditions'

const four = [...parts]
const piece = (id: string, when: Piece['when'], note: string, facts: readonly string[] = ['!calm']): Piece => ({
  id: `portrait.${id}`,
  ...(when && { when }),
  ...(facts.length > 0 && { facts }),
  note,
})

export const portrait: readonly Piece[] = [
  asSevere(
    piece('help-all', all(burdened, allHigh), 'All four heavy. Plain: too much for one person. No image, no praise.'),
  ),
  asSevere(
    piece(
      'help-exhaustion',
      all(burdened, leads('exhaustion')),
      'Tired so far down that rest is not enough; someone should know. Plain.',
    ),
  ),
  asSevere(
    piece(
      'help-distance',
      all(burdened, leads('distance')),
      'What is done every day has moved far away; not chosen; not to be carried alone. Plain.',
    ),
  ),
  asSevere(
    piece(
      'help-overload',
      all(burdened, leads('overload')),
      'More tasks than one person has hours; someone has to take some. Plain.',
    ),
  ),
  asSevere(
    piece(
      'help-control',
      burdened,
      'Hardly anything is the reader’s to decide; heavy; someone outside. Also fallback beside help.',
    ),
  ),
  piece(
    'level',
    // All of them in the middle: a sheet and its opposite must not begin with the same sentence.
    all(eased, level, ...parts.map(middle)),
    'No part leads: time, say, strength, closeness are short by as much. No cause, no culprit.',
  ),
  piece('squeeze', topPair('overload', 'control'), 'Much to do, and others say when and how: both at once.'),
  piece(
    'overload-pauses',
    all(leads('overload'), raised('overload'), above('pauses', 'inflow')),
    'The tasks are paid for with pauses: meal, break, evening.',
  ),
  piece(
    'overload-strong',
    all(leads('overload'), raised('overload'), light('exhaustion')),
    'Too much to do, and the strength still comes back.',
  ),
  piece(
    'overload',
    all(leads('overload'), raised('overload')),
    'The next thing arrives before the last is done; never "badly organized".',
  ),
  piece(
    'control-voice',
    all(leads('control'), raised('control'), above('voice', 'timing')),
    'Told late, asked seldom: words weigh little, more than hours.',
  ),
  piece(
    'control-timing',
    all(leads('control'), raised('control'), above('timing', 'voice')),
    'Hours are others’, words weigh more than hours do.',
  ),
  piece('control', all(leads('control'), raised('control')), 'The day belongs to others more than it is too full.'),
  piece(
    'exhaustion-alone',
    all(leads('exhaustion'), raised('exhaustion'), light('overload')),
    'Tired more than the number of tasks explains. No cause.',
  ),
  piece(
    'exhaustion-refill',
    all(leads('exhaustion'), raised('exhaustion'), above('refill', 'reserve')),
    'Starting and resting weigh most: the tiredness stays after a rest.',
  ),
  piece(
    'exhaustion-reserve',
    all(leads('exhaustion'), raised('exhaustion'), above('reserve', 'refill'), not({ group: 'refill', is: 'high' })),
    'Rest does some of its work; words and patience run out first.',
  ),
  piece(
    'exhaustion',
    all(leads('exhaustion'), raised('exhaustion')),
    'More strength is asked for than there is; no word on whether rest works.',
  ),
  piece(
    'distance-rested',
    all(leads('distance'), raised('distance'), light('exhaustion')),
    'Strength is there, the tasks have moved away.',
  ),
  piece(
    'distance-sense',
    all(leads('distance'), raised('distance'), above('sense', 'spark'), not({ group: 'spark', is: 'high' })),
    'Point and people have moved off more than the liking.',
  ),
  piece(
    'distance-spark',
    all(leads('distance'), raised('distance'), above('spark', 'sense')),
    'The taste is missing more than the point.',
  ),
  piece(
    'distance',
    all(leads('distance'), raised('distance')),
    'The hands do it, the heart stands further off. Not cold.',
  ),
  piece(
    'quiet',
    all(eased, ...parts.map((part) => ({ part, to: 'level1' as const }))),
    'Four weeks with room. Plain.',
    ['calm'],
  ),
  piece('mostly', all(eased, allLight), 'Full stretches came and went again.', ['calm']),
  piece('open', undefined, 'A part is not scored; no sentence for the whole.', []),
]

const caption = (id: string, when: Piece['when'], note: string): Piece => ({
  id: `caption.${id}`,
  ...(when && { when, mentions: four }),
  note,
})

/** The drawing: a rope (crossings: overload; drawn to the right: little say; strands: strength left), a circle (nearness). */
export const captions: readonly Piece[] = [
  caption(
    'light',
    allLight,
    'Few loops, hardly a pull, most strands, circle near the middle; all four numbers. Contrast: same rope, circle at the edge.',
  ),
  caption('even', level, 'All within a dozen points, at whatever height; contrast: three marks away.'),
  caption(
    'overload',
    leads('overload'),
    'The loops stand out. Contrast: same number in the pull: a loose ring dragged aside.',
  ),
  caption(
    'control',
    leads('control'),
    'The threads at the right stand out. Contrast: same number in the loops, nobody pulling.',
  ),
  caption(
    'exhaustion',
    leads('exhaustion'),
    'Missing strands stand out. Contrast: same number as distance: a strong rope with nobody in it.',
  ),
  caption(
    'distance',
    leads('distance'),
    'The circle outside stands out. Contrast: same number in strands: in the middle of a rope of one thread.',
  ),
  caption('open', undefined, 'Part of the drawing is missing as answers are; not guessed.'),
]
