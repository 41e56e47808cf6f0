import type { Piece } from '@/core/report/key'
import {
  above,
  all,
  allHigh,
  allLight,
  alone,
  any,
  anyRaised,
  clearlyAbove,
  from,
  groupHigh,
  groupLow,
  helped,
  high,
  leads,
  level,
  light,
  not,
  nothingAhead,
  parts,
  raised,
  tender,
} from './conditions'

const four = [...parts]

export const portrait: readonly Piece[] = [
  {
    id: 'portrait.help-all',
    when: all(helped, allHigh),
    facts: ['!calm'],
    note: 'Feeling, wanting, body and thoughts are all heavy. Plain words, no image, no comfort, no praise for holding out: that it is much, and that it is not for one person alone.',
  },
  {
    id: 'portrait.help-mood',
    when: all(helped, leads('mood')),
    facts: ['!calm'],
    note: 'Sadness or emptiness on most days, said plainly; someone should know. No colour, no picture.',
  },
  {
    id: 'portrait.help-interest',
    when: all(helped, leads('interest')),
    facts: ['!calm'],
    note: 'Little draws or pleases in these weeks; not chosen by the reader, and too much to sit out alone. Plain.',
  },
  {
    id: 'portrait.help-body',
    when: all(helped, leads('body')),
    facts: ['!calm'],
    note: 'The body is heavy on most days and the rest is hard as well. Plain; a doctor is a person too.',
  },
  {
    id: 'portrait.help-thinking',
    when: helped,
    facts: ['!calm'],
    note: 'The thoughts are the heaviest: dark, stern or unclear. They should not be the only voice. Plain.',
  },
  {
    id: 'portrait.nothing-ahead',
    when: all(allLight, nothingAhead),
    facts: ['!calm'],
    note: 'Nearly all lines are light, and one is not: nothing good could be imagined. The sentence names that line first. No alarm, no calm.',
  },
  {
    id: 'portrait.even',
    when: all(level, anyRaised, not(any(...parts.map(high)))),
    facts: ['!calm'],
    mentions: four,
    note: 'All four within a dozen points and at least one about half of the time: none leads, each is heavy for a part of the time. Must not single one out.',
  },
  {
    id: 'portrait.hidden',
    when: all(leads('mood'), raised('mood'), above('hidden', 'weight'), from('q03', 2)),
    facts: ['!calm'],
    note: 'Among people it weighs more than alone: the face, the distance in company. Not false, only expensive.',
  },
  {
    id: 'portrait.mood',
    when: all(leads('mood'), raised('mood')),
    facts: ['!calm'],
    note: 'Sadness goes along through ordinary things, more than the rest. Not "sad person"; two weeks.',
  },
  {
    id: 'portrait.interest-dry',
    when: all(leads('interest'), raised('interest'), light('mood'), clearlyAbove('interest', 'mood')),
    facts: ['!calm'],
    note: 'Not sad, and yet things have gone flat: grey without tears. Easily overlooked from outside and inside.',
  },
  {
    id: 'portrait.interest-pull',
    when: all(leads('interest'), raised('interest'), above('pull', 'taste'), not(groupHigh('taste'))),
    facts: ['!calm'],
    note: 'The wish beforehand is missing more than the pleasure meanwhile: the doorstep is the hard place.',
  },
  {
    id: 'portrait.interest',
    when: all(leads('interest'), raised('interest')),
    facts: ['!calm'],
    note: 'Things are where they were, their pull is weaker. No blame, no "find a hobby".',
  },
  {
    id: 'portrait.body-alone',
    when: alone('body'),
    facts: ['!calm'],
    note: 'The body alone is heavy; feeling, wanting and thoughts hardly. A question for a doctor before one for the soul. No cause.',
  },
  {
    id: 'portrait.body',
    when: all(leads('body'), raised('body')),
    facts: ['!calm'],
    note: 'The body carries most of these weeks, other parts join. Never lazy.',
  },
  {
    id: 'portrait.thinking-judge',
    when: all(leads('thinking'), raised('thinking'), above('judge', 'fog'), from('q20', 2)),
    facts: ['!calm'],
    note: 'Two measures: one for friends, a harder one for oneself. The head is clear enough to judge.',
  },
  {
    id: 'portrait.thinking-fog',
    when: all(leads('thinking'), raised('thinking'), groupHigh('fog'), groupLow('judge')),
    facts: ['!calm'],
    note: 'Not the verdict but the clarity is missing: choices and conversations slip. Not stupid, not old.',
  },
  {
    id: 'portrait.thinking',
    when: all(leads('thinking'), raised('thinking')),
    facts: ['!calm'],
    note: 'The head comments on the day more darkly than the day was; the other parts stay behind it.',
  },
  {
    id: 'portrait.quiet',
    when: all(not(tender), ...parts.map((part) => ({ part, to: 'level1' as const }))),
    facts: ['calm'],
    note: 'Two weeks with hardly any weight. Plain and glad; not perfect, no advice.',
  },
  {
    id: 'portrait.mostly',
    when: all(not(tender), allLight),
    facts: ['calm'],
    note: 'Heavy moments came and went again. Keep them in view and small.',
  },
  {
    id: 'portrait.open',
    note: 'A part is not scored, so no sentence for the whole. No calm, no alarm.',
  },
]

export const caption: readonly Piece[] = [
  {
    id: 'caption.help',
    when: tender,
    mentions: four,
    note: 'Beside help or the line without hope: which sign shows which part, four numbers, no light goes out; two weeks. No contrast with another reader, no colour.',
  },
  {
    id: 'caption.light',
    when: allLight,
    mentions: four,
    note: 'The drawing: lines with a hollow (width sadness, depth body), lights (the smaller, the less interest), a veil (thinking). Little of it. Contrast: same sadness, deep hollow: another life. No calm claimed.',
  },
  {
    id: 'caption.even',
    when: level,
    mentions: four,
    note: 'All four within a dozen points: hollow, lights and veil keep step. Contrast: same sum with one part twice as strong.',
  },
  {
    id: 'caption.mood',
    when: leads('mood'),
    mentions: four,
    note: 'The width of the hollow stands out. Contrast: the same number as depth is a body that cannot get up stairs without a tear.',
  },
  {
    id: 'caption.interest',
    when: leads('interest'),
    mentions: four,
    note: 'The lights are smallest here; none goes out, by design. Contrast: the same number as width would be seen by everyone, this is not.',
  },
  {
    id: 'caption.body',
    when: leads('body'),
    mentions: four,
    note: 'The depth of the hollow stands out. Contrast: the same number as veil is a rested body with a stern head.',
  },
  {
    id: 'caption.thinking',
    when: leads('thinking'),
    mentions: four,
    note: 'The veil over the lines stands out. Contrast: the same number in the lights: friendly to oneself and drawn by nothing.',
  },
  {
    id: 'caption.open',
    note: 'Part of the drawing is missing as answers are; not guessed.',
  },
]
