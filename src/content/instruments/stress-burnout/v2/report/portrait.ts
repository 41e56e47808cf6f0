import { asSevere, type Piece } from '@/core/report/report-key'
import {
  above,
  all,
  allHigh,
  allLight,
  anyHigh,
  atEase,
  behind,
  burdened,
  chose,
  circumstantial,
  eased,
  groupHigh,
  high,
  leads,
  level,
  light,
  lightBut,
  moderate,
  not,
  parts,
  raised,
  threatened,
  topPair,
  unrested,
} from './conditions'

const piece = (id: string, when: Piece['when'], note: string, facts: readonly string[] = ['!calm']): Piece => ({
  id: `portrait.${id}`,
  ...(when && { when }),
  ...(facts.length > 0 && { facts }),
  note,
})
const heavy = (...of: Parameters<typeof piece>): Piece => asSevere(piece(...of))

/** One sentence for the whole, free to read: no score, no image where help is called for. */
export const portrait: readonly Piece[] = [
  heavy(
    'threat-overload',
    all(threatened, leads('overload'), raised('overload')),
    'Somebody frightens them, and too much to do: the fear comes first.',
  ),
  heavy(
    'threat-control',
    all(threatened, leads('control'), raised('control')),
    'Somebody frightens them, and others decide most of the day: outside help.',
  ),
  heavy(
    'threat-worn',
    all(threatened, leads('exhaustion'), high('exhaustion')),
    'Somebody frightens them, and their strength is gone: no light word for it.',
  ),
  heavy(
    'threat-exhaustion',
    all(threatened, leads('exhaustion'), raised('exhaustion')),
    'Somebody frightens them, and they are worn out.',
  ),
  heavy(
    'threat-far',
    all(threatened, leads('distance'), high('distance')),
    'Somebody frightens them, and they hardly care about their tasks.',
  ),
  heavy(
    'threat-distance',
    all(threatened, leads('distance'), raised('distance')),
    'Somebody frightens them, and half the time the tasks leave them cold.',
  ),
  heavy(
    'threat',
    threatened,
    'Somebody frightens them; the other answers do not make that smaller. Also light and open sheets.',
  ),
  heavy('help-all', all(burdened, allHigh), 'All four heavy. Plain: too much for one person. No image, no praise.'),
  heavy(
    'help-light',
    circumstantial,
    'Lines light, and yet important things can’t be kept up or are left undone: that answer counts more.',
  ),
  heavy(
    'help-middle-both',
    all(moderate, unrested, behind),
    'No part is high, and yet important things are left undone and free days are no better: those answers count more.',
  ),
  heavy(
    'help-middle-free',
    all(moderate, unrested),
    'No part is high, and yet free days are no better: that answer counts more.',
  ),
  heavy(
    'help-middle',
    moderate,
    'No part is high, and yet important things can’t be gotten to: that answer counts more.',
  ),
  heavy(
    'help-exhaustion',
    all(burdened, leads('exhaustion'), raised('exhaustion')),
    'Tired so far that rest is not enough; someone should know. Plain.',
  ),
  heavy(
    'help-distance',
    all(burdened, leads('distance'), raised('distance')),
    'What is done every day has moved far away; not to be carried alone.',
  ),
  heavy(
    'help-overload',
    all(burdened, leads('overload'), raised('overload')),
    'More tasks than one person has hours; someone has to take some.',
  ),
  heavy('help-control', burdened, 'Hardly anything is theirs to decide; someone outside. Also fallback beside help.'),
  piece('answer', lightBut, 'Lines light, one answer about how they are doing is not; both count.'),
  // Not with a high part: a sheet and its opposite must not begin with the same sentence.
  piece(
    'level',
    all(eased, level, not(anyHigh)),
    'No part leads: time, say, strength, closeness are short by as much.',
  ),
  piece('squeeze', all(topPair('overload', 'control'), high('control')), 'Much to do, and others say when and how.'),
  piece('squeeze-half', topPair('overload', 'control'), 'More than fits, and part of the day is decided by others.'),
  piece(
    'overload-pauses',
    all(leads('overload'), raised('overload'), above('pauses', 'amount')),
    'Tasks are paid for with meals, breaks, evenings.',
  ),
  piece(
    'overload-pulled',
    all(leads('overload'), raised('overload'), above('pulled', 'amount')),
    'Called away and wanted in two places, more than a long list.',
  ),
  piece(
    'overload-strong',
    all(leads('overload'), raised('overload'), light('exhaustion')),
    'Too much to do, and strength still comes back.',
  ),
  piece(
    'overload',
    all(leads('overload'), raised('overload')),
    'The next arrives before the last is done; never "badly organized".',
  ),
  piece(
    'control-voice',
    all(leads('control'), raised('control'), above('voice', 'hours'), not(groupHigh('hours'))),
    'Told late, asked seldom, more than hours.',
  ),
  piece(
    'control-hours',
    all(leads('control'), raised('control'), above('hours', 'voice'), not(groupHigh('voice'))),
    'Hours are others’, though words count.',
  ),
  piece(
    'control-manner',
    all(leads('control'), raised('control'), above('manner', 'hours')),
    'The way is prescribed, more than the hour.',
  ),
  piece(
    'control',
    all(leads('control'), raised('control')),
    'How little they decide wears more than how much there is.',
  ),
  piece(
    'exhaustion-only',
    all(leads('exhaustion'), raised('exhaustion'), light('overload')),
    'Tired more than the number of tasks explains. No cause.',
  ),
  piece(
    'exhaustion-rest',
    all(leads('exhaustion'), raised('exhaustion'), groupHigh('rest')),
    'They rest, and the tiredness stays.',
  ),
  piece(
    'exhaustion-head',
    all(leads('exhaustion'), raised('exhaustion'), above('head', 'body')),
    'The head tires before the body.',
  ),
  piece(
    'exhaustion-feelings',
    all(leads('exhaustion'), raised('exhaustion'), above('feelings', 'body')),
    'Patience and company run out first.',
  ),
  piece(
    'exhaustion',
    all(leads('exhaustion'), raised('exhaustion')),
    'More strength is asked for than there is; no word on whether rest works.',
  ),
  piece(
    'distance-rested',
    all(leads('distance'), raised('distance'), light('exhaustion')),
    'Strength is there, the caring is less.',
  ),
  piece(
    'distance-meaning',
    all(leads('distance'), raised('distance'), above('meaning', 'interest')),
    'The point is in doubt more than the liking.',
  ),
  piece(
    'distance-interest',
    all(leads('distance'), raised('distance'), above('interest', 'meaning')),
    'Liking is missing more than the point.',
  ),
  piece('distance', all(leads('distance'), raised('distance')), 'They do it, and are not quite in it. Not cold.'),
  piece(
    'elsewhere',
    all(atEase, chose('c4', 2, 3)),
    'Tasks left room; what weighed on them came from elsewhere: a change, a loss or an illness.',
  ),
  piece(
    'quiet',
    all(atEase, ...parts.map((part) => ({ part, to: 'level1' as const }))),
    'Four weeks with time, say, strength, interest.',
    ['calm'],
  ),
  piece('mostly', all(atEase, not(leads('distance'))), 'Full or tired days came and went.', ['calm']),
  piece('mostly-distance', atEase, 'Mostly light; now and then a task means little.', ['calm']),
  piece('open', undefined, 'A part is not scored; no sentence for the whole.', []),
]

const captionOf = (id: string, when: Piece['when'], note: string): Piece => ({
  id: `caption.${id}`,
  ...(when && { when, mentions: [...parts] }),
  note,
})

/** A legend of the drawing: rope (loops: overload; threads at the right: little say; strands: strength), circle (nearness). No scores. */
export const caption: readonly Piece[] = [
  captionOf('light', allLight, 'Few loops, little pull, most strands, circle near the middle.'),
  captionOf('even', level, 'No part of the drawing stands out.'),
  captionOf('overload', leads('overload'), 'The loops stand out.'),
  captionOf('control', leads('control'), 'The threads at the right stand out.'),
  captionOf('exhaustion', leads('exhaustion'), 'Missing strands stand out.'),
  captionOf('distance', leads('distance'), 'The circle outside stands out.'),
  captionOf('open', undefined, 'Part of the drawing is missing as answers are; not guessed.'),
]
