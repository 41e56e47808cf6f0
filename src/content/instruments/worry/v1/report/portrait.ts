import type { Piece } from '@/core/report/report-key'
import { ahead, all, allHigh, allLight, heavy, helped, high, leads, level, middle, parts, together } from './conditions'

const mentions = [...parts]

export const portrait: readonly Piece[] = [
  {
    id: 'portrait.all-high',
    when: allHigh,
    facts: ['!calm'],
    note: 'Thoughts, body and plans are all taken up by unease. One plain sentence that names the three and that they leave no corner over; no colour, no comfort, no image.',
  },
  {
    id: 'portrait.heavy-both',
    heavy: true,
    when: all(heavy('worrying'), heavy('tension')),
    facts: ['!calm'],
    note: 'Head and body hardly rest. Plain, heavy, respectful; says what is so and no more.',
  },
  {
    id: 'portrait.heavy-head',
    heavy: true,
    when: heavy('worrying'),
    facts: ['!calm'],
    note: 'The thoughts hardly stop turning to what could go wrong. Plain; no image, no word on strength.',
  },
  {
    id: 'portrait.heavy-body',
    heavy: true,
    when: heavy('tension'),
    facts: ['!calm'],
    note: 'The body is braced from morning to night. Plain; no cause, no image.',
  },
  {
    id: 'portrait.heavy-around',
    heavy: true,
    when: heavy('avoidance'),
    facts: ['!calm'],
    note: 'Almost everything uneasy waits or is dropped, and the days have grown narrow. Plain; never lazy, never weak.',
  },
  {
    id: 'portrait.half-even',
    when: all(together, ...parts.map(middle)),
    facts: ['!calm'],
    mentions,
    note: 'Thoughts, body and plans alike, about half the time: none runs ahead of the others. Must not single one out.',
  },
  {
    id: 'portrait.together',
    when: together,
    facts: ['!calm'],
    mentions,
    note: 'Thoughts, body and plans alike, and at least one of them most of the time: unease in all three, none clearly ahead. Must not single one out.',
  },
  {
    id: 'portrait.head-body',
    when: all(high('worrying'), high('tension')),
    facts: ['!calm'],
    mentions,
    note: 'Thoughts that circle and a body that braces; plans are less affected. The sentence holds both and does not praise the rest.',
  },
  {
    id: 'portrait.head-around',
    when: all(high('worrying'), high('avoidance')),
    facts: ['!calm'],
    mentions,
    note: 'What is thought over most is touched least: circling and leaving alone belong together here; the body is less loud.',
  },
  {
    id: 'portrait.body-around',
    when: all(high('tension'), high('avoidance')),
    facts: ['!calm'],
    mentions,
    note: 'The body braces and the feet go round; the thoughts are less loud. Said without blame.',
  },
  {
    id: 'portrait.wait',
    when: all(high('worrying'), ahead('waiting', 'sparks')),
    facts: ['!calm'],
    note: 'Not the bad news but the missing one: between question and answer the head stays with the answer. Concrete.',
  },
  {
    id: 'portrait.sparks',
    when: all(high('worrying'), ahead('sparks', 'waiting')),
    facts: ['!calm'],
    note: 'A remark, a meal, a small choice is enough and the thoughts are off to what might come. Small beginnings, long ways.',
  },
  {
    id: 'portrait.head',
    when: high('worrying'),
    facts: ['!calm'],
    note: 'The thoughts run ahead, at large and small occasions alike. Must not say that one kind stands out.',
  },
  {
    id: 'portrait.startle',
    when: all(high('tension'), ahead('startle', 'held')),
    facts: ['!calm'],
    note: 'A ring, a friendly question, and the body is faster than the mind. From outside, in a second.',
  },
  {
    id: 'portrait.body',
    when: high('tension'),
    facts: ['!calm'],
    note: 'The body carries through the day what nobody sees. Shoulders, neck or alarm; no single one singled out.',
  },
  {
    id: 'portrait.tasks',
    when: all(high('avoidance'), ahead('tasks', 'people')),
    facts: ['!calm'],
    note: 'Much gets done, only the one uneasy thing goes on waiting. Call, errand, job; no blame.',
  },
  {
    id: 'portrait.people',
    when: all(high('avoidance'), ahead('people', 'tasks')),
    facts: ['!calm'],
    note: 'It is where another person could answer that the way goes round: plans, sore subjects, unopened messages.',
  },
  {
    id: 'portrait.around',
    when: high('avoidance'),
    facts: ['!calm'],
    note: 'Unease has a say in the calendar: jobs and people alike are put off. Must not single one out.',
  },
  {
    id: 'portrait.half-head',
    when: all(leads('worrying'), middle('worrying')),
    facts: ['!calm'],
    note: 'About half the time the thoughts are ahead of the day, more than the other answers. One cannot know in advance when.',
  },
  {
    id: 'portrait.half-body',
    when: all(leads('tension'), middle('tension')),
    facts: ['!calm'],
    mentions,
    note: 'About half the time the body holds on to more than the moment asks for; it says so before the thoughts do.',
  },
  {
    id: 'portrait.half-around',
    when: all(leads('avoidance'), middle('avoidance')),
    facts: ['!calm'],
    mentions,
    note: 'About every second uneasy thing gets done, the other waits; that waiting says more than worry and body do.',
  },
  {
    id: 'portrait.quiet',
    when: all(...parts.map((part) => ({ part, to: 'level1' as const }))),
    facts: ['calm'],
    note: 'Open questions may stay open, the body lets go, awkward things get done. Plain and glad; not perfect, no advice.',
  },
  {
    id: 'portrait.mostly',
    when: allLight,
    facts: ['calm'],
    note: 'Unease comes by and goes again without taking the day along. Exceptions stay in view and small.',
  },
  {
    id: 'portrait.open',
    note: 'Lines were left out, so a part has no score and no sentence may speak for the whole. Neither calm nor alarmed.',
  },
]

export const caption: readonly Piece[] = [
  {
    id: 'caption.help',
    when: helped,
    mentions,
    note: 'Beside help: which line shows which part, the three numbers, the pale copies. No contrast with another reader, no colour.',
  },
  {
    id: 'caption.light',
    when: allLight,
    mentions,
    note: 'The drawing is a thread that comes from the left and goes to a golden point: worrying makes loops in it, tension fine strokes across it, steering clear pulls it below the point. Here few loops, few strokes, hardly a bend, with the three numbers. Contrast: same loops, and a thread that passes far below, would be a month in which things were left undone. Pale lines: what 18 lines cannot know.',
  },
  {
    id: 'caption.level',
    when: level,
    mentions,
    note: 'Loops, strokes and bend nearly alike: no part stands out, and that is a finding. Contrast: the same sum put into one of them would make a different month.',
  },
  {
    id: 'caption.head',
    when: leads('worrying'),
    mentions,
    note: 'The loops are the strongest; numbers. Contrast: the same number in the bend instead of the loops would leave hardly a thought and a full pile.',
  },
  {
    id: 'caption.body',
    when: leads('tension'),
    mentions,
    note: 'The fine strokes across are the strongest; numbers. Contrast: the same number in loops would be a loud head over quiet shoulders.',
  },
  {
    id: 'caption.around',
    when: leads('avoidance'),
    mentions,
    note: 'The bend below the golden point is the strongest; numbers. Contrast: the same number in loops would be someone who thinks themselves tired and arrives all the same.',
  },
  {
    id: 'caption.open',
    note: 'Part of the drawing is missing because answers were left out; what was not answered was not guessed. No number.',
  },
]
