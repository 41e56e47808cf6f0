import type { Condition } from '@/core/report/condition'
import { asSevere, type Piece } from '@/core/report/report-key'
import {
  able,
  all,
  allMiddle,
  bleak,
  doubting,
  flat,
  heavy,
  kind,
  leads,
  level,
  type parts,
  sore,
  strained,
  strict,
  swaying,
} from './conditions'
import { pieceOf } from './piece-of'

const sentence = pieceOf('portrait', [])
export const portrait: readonly Piece[] = [
  asSevere(
    sentence(
      'heavy-able',
      all(heavy, able),
      'Much can be done, and still a hard tone and much at stake. Plain, no colour, no praise that asks for more doing.',
    ),
  ),
  asSevere(
    sentence(
      'heavy',
      heavy,
      'Hard on oneself, and each setback counts against the whole person: said plainly as heavy, no image, no advice.',
    ),
  ),
  asSevere(
    sentence(
      'bleak',
      bleak,
      'Very hard on oneself and little trust in own skill, whatever results do to it: said plainly, no image, no advice.',
    ),
  ),
  sentence(
    'strict-swaying',
    strained,
    'A strict look inward and an eye on the outcome: two judges, one inside and one outside. Without drama.',
  ),
  sentence(
    'strict-level',
    all(strict, level),
    'Wins and losses change little, and the tone stays strict all the same: strictness that needs no occasion.',
  ),
  sentence(
    'kind-swaying',
    all(kind, swaying),
    'Friendly with oneself, and still lifted and dropped by outcome and applause: a warm room in a wind.',
  ),
  sentence(
    'all-firm',
    all(kind, level, able),
    'Counts on own skill, is friendly with oneself, and neither hangs on a result. Not perfect; what the answers say.',
  ),
  sentence(
    'doubting-at-home',
    all(kind, level, doubting),
    'Doubts the skill, not oneself: a hard task may go to someone else without costing anything.',
  ),
  sentence('kind-level', all(kind, level), 'At home with oneself, whatever the day brings back.'),
  sentence(
    'able-strict',
    all(able, strict),
    'Trusts own hands and does not forgive them much: skill without applause from inside.',
  ),
  sentence('doubting-kind', all(doubting, kind), 'Likes oneself and hesitates before the hard task.'),
  sentence('able-kind', all(able, kind), 'Gets things going and laughs when they tip over.'),
  sentence(
    'doubting-strict',
    all(doubting, strict),
    'Doubts beforehand, strict afterward: the task is judged at both ends. Kind.',
  ),
  sentence('able-swaying', all(able, swaying), 'Can do it, and yet has a lot riding on whether it comes off.'),
  sentence(
    'doubting-swaying',
    all(doubting, swaying),
    'Doubt before, and much hanging on the result: reason to choose small tasks. No blame.',
  ),
  sentence('able-level', all(able, level), 'Takes on the hard thing, and the outcome stays a matter of the thing.'),
  sentence(
    'doubting-level',
    all(doubting, level),
    'Expects little of own skill, and loses little of self when it fails.',
  ),
  sentence(
    'strict',
    strict,
    'Only the inward look stands out: stricter than it would be with anyone else (true of q05, q17, q14 etc. taken together: say strict, nothing about a single line).',
  ),
  sentence(
    'kind',
    kind,
    'Only the friendliness toward oneself stands out: on good terms with oneself, photo and oddities included.',
  ),
  sentence(
    'swaying-results',
    all(swaying, { group: 'results', above: 'people', by: 16 }),
    'Worth follows results: a failed day counts against the person. People less.',
  ),
  sentence(
    'swaying-people',
    all(swaying, { group: 'people', above: 'results', by: 16 }),
    'Worth follows other people: a missing reply, a no, being overlooked. Results less.',
  ),
  sentence('swaying', swaying, 'Worth follows outcome and approval alike.'),
  sentence('level', level, 'A no, a lost game, a silent phone leave the worth about where it was.'),
  sentence('able', able, 'Counts on own skill where something has to be done.'),
  sentence('doubting', doubting, 'Before something hard, doubt asks first; nothing else stands out.'),
  sentence('even', flat, 'Neither for oneself nor against: no full yes and no full no in any line. Not "balanced".'),
  sentence(
    'middle',
    allMiddle,
    'No part stands out: depends on the day, the task, the person. Concrete; not "a bit of everything".',
  ),
  sentence('open', undefined, 'Lines were left out, so a part has no score and no sentence speaks for the whole.'),
]

const caption = pieceOf('caption')
const lead = (part: (typeof parts)[number], end: Condition) => all(leads(part), end)
export const captions: readonly Piece[] = [
  caption(
    'heavy',
    sore,
    'How to read it: rings for trust in abilities, warm room in the middle for friendliness toward oneself, waves of the outer rings for worth that moves; three numbers. No contrast, no colour.',
  ),
  caption(
    'middle',
    allMiddle,
    'Rings, room and waves are all of middle size; numbers. Contrast: same rings around a narrow room would be an able and strict person. Pale lines: what 18 lines cannot know.',
  ),
  caption(
    'wide',
    lead('acceptance', kind),
    'The room in the middle is the most marked: wide. Numbers. Contrast: as many rings around a narrow room.',
  ),
  caption(
    'narrow',
    lead('acceptance', strict),
    'The room is narrow, the rings take the space. Numbers. Contrast: same rings around a wide room, a mishap would sound different.',
  ),
  caption(
    'waves',
    lead('contingency', swaying),
    'The outer rings move as if in wind: worth that follows outcome and approval. Numbers. Contrast: same room and rings, standing still.',
  ),
  caption(
    'still',
    lead('contingency', level),
    'The outer rings stand almost still. Numbers. Contrast: same drawing in waves, every message would arrive here.',
  ),
  caption(
    'many',
    lead('competence', able),
    'Many rings: trust in abilities. Numbers. Contrast: as many rings with a wide/narrow room, other evenings.',
  ),
  caption(
    'few',
    lead('competence', doubting),
    'Few rings. Numbers. Contrast: same room with many rings would take the hard job and sleep no better or worse. Few rings are no judgment on skill.',
  ),
  caption('open', undefined, 'Part of the drawing is missing; nothing was guessed. No number.', []),
]
