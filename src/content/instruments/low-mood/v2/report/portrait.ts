import type { Piece } from '@/core/report/report-key'
import {
  ahead,
  all,
  allHigh,
  allLight,
  alone,
  any,
  anyHigh,
  anyRaised,
  atEase,
  burden,
  clearlyAbove,
  disagrees,
  from,
  groupLow,
  helped,
  helpStands,
  highNow,
  hindered,
  leads,
  level,
  light,
  longSince,
  not,
  nothingAhead,
  parts,
  raised,
  stopped,
  tender,
} from './conditions'

const four = [...parts]
const piece = (id: string, when: Piece['when'], note: string, more: Partial<Piece> = {}): Piece => ({
  id: `portrait.${id}`,
  ...(when && { when }),
  facts: ['!calm'],
  note,
  ...more,
})
const heavy = { heavy: true } as const

export const portrait: readonly Piece[] = [
  piece(
    'help-stopped',
    all(helped, stopped, allLight),
    'Light lines, and daily life stands still. Both in one sentence; the second counts more.',
    heavy,
  ),
  piece(
    'one-answer',
    all(allLight, any(nothingAhead, burden), helpStands),
    'Light lines, and what was said of the coming month or of being a burden is not. No alarm, no calm.',
    heavy,
  ),
  piece(
    'help-all',
    all(helped, allHigh),
    'Feeling, wanting, body and thoughts are all heavy; too much for one person. No image, no praise.',
    heavy,
  ),
  piece(
    'help-mood',
    all(helped, leads('mood')),
    'Sadness or emptiness on most days; someone near should know. Plain.',
    heavy,
  ),
  piece(
    'help-interest',
    all(helped, leads('interest')),
    'Little interests or pleases; not chosen; not alone. Plain.',
    heavy,
  ),
  piece(
    'help-body',
    all(helped, leads('body')),
    'The body is tired on most days and more is hard as well. Plain.',
    heavy,
  ),
  piece('help-thinking', helped, 'The thoughts weigh most; theirs should not be the only voice. Plain.', heavy),
  piece(
    'high-days',
    all(allLight, highNow, helpStands),
    'Hardly low, and days with far more energy on little sleep. Not praise, not alarm.',
    heavy,
  ),
  piece(
    'hindered',
    all(allLight, hindered, helpStands),
    'The lines read light, and the days are much harder than that. Both said.',
    heavy,
  ),
  piece(
    'disagree-long',
    all(disagrees, longSince),
    'Light lines beside the answer that it has lasted for months. Sides with neither.',
  ),
  piece('disagree', disagrees, 'Light lines beside the answer that it noticeably gets in the way. Sides with neither.'),
  piece('even', all(level, anyRaised, not(anyHigh)), 'All four about half of the time, none leads.', {
    mentions: four,
  }),
  piece(
    'hidden',
    all(leads('mood'), raised('mood'), ahead('empty', 'sad'), from('q23', 3)),
    'Cheerful outside, low or empty inside; company is the harder place.',
  ),
  piece(
    'unlifted',
    all(leads('mood'), raised('mood'), ahead('lift', 'sad', 'empty')),
    'Not so much sad: what used to lift the mood does so less.',
  ),
  piece('mood', all(leads('mood'), raised('mood')), 'The days get done, sadness or emptiness goes along.'),
  piece(
    'interest-dry',
    all(leads('interest'), raised('interest'), light('mood'), clearlyAbove('interest', 'mood')),
    'Not really sad, and much no longer interests.',
  ),
  piece(
    'interest-start',
    all(leads('interest'), raised('interest'), ahead('wanting', 'enjoying')),
    'Once begun it can be good; wanting to begin is the hard part.',
  ),
  piece(
    'interest-taste',
    all(leads('interest'), raised('interest'), ahead('enjoying', 'wanting')),
    'Goes along, and gets little pleasure out of it.',
  ),
  piece('interest', all(leads('interest'), raised('interest')), 'What used to appeal appeals less.'),
  piece('body-alone', alone('body'), 'Mood, interest and head mostly fine; the body is tired.'),
  piece(
    'body-rhythm',
    all(leads('body'), raised('body'), ahead('rhythm', 'strength', 'pace')),
    'Sleep and appetite have changed more than strength.',
  ),
  piece('body', all(leads('body'), raised('body')), 'The body has the hardest time. Never lazy.'),
  piece(
    'thinking-self',
    all(leads('thinking'), raised('thinking'), ahead('self', 'fog', 'dark')),
    'Hard on oneself over small things.',
  ),
  piece(
    'thinking-fog',
    all(leads('thinking'), raised('thinking'), ahead('fog', 'self'), groupLow('self')),
    'Little self-blame, a head that cannot hold or decide.',
  ),
  piece(
    'thinking-dark',
    all(leads('thinking'), raised('thinking'), ahead('dark', 'fog', 'self')),
    'Looking back or ahead, mostly the bad shows.',
  ),
  piece('thinking', all(leads('thinking'), raised('thinking')), 'The thoughts weigh most.'),
  piece(
    'quiet',
    all(atEase, not(tender), ...parts.map((part) => ({ part, to: 'level1' as const }))),
    'Two weeks with hardly any weight. Plain, glad.',
    { facts: ['calm'] },
  ),
  piece('mostly', all(atEase, not(tender)), 'Heavy hours came and passed.', { facts: ['calm'] }),
  piece('open', undefined, 'A part is not scored, so no sentence for the whole. No calm, no alarm.', { facts: [] }),
]

const caps = (id: string, when: Piece['when'], note: string, mentions: readonly string[] = four): Piece => ({
  id: `caption.${id}`,
  ...(when && { when }),
  ...(mentions.length > 0 && { mentions }),
  cites: ['fried'],
  note,
})

/** A legend of the drawing in three short sentences. */
export const caption: readonly Piece[] = [
  caps('help', helpStands, 'Width sadness, depth body, lights interest, veil thinking; none goes out; two weeks.'),
  caps('light', allLight, 'Hollow and veil are small, lights large; which is which.'),
  caps('even', level, 'All four signs about alike; which is which.'),
  caps('mood', leads('mood'), 'The width stands out.'),
  caps('interest', leads('interest'), 'The lights stand out.'),
  caps('body', leads('body'), 'The depth stands out.'),
  caps('thinking', leads('thinking'), 'The veil stands out.'),
  caps('open', undefined, 'Part of the drawing is missing; not guessed.', []),
]
