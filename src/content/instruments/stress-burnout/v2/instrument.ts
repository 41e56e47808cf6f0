import type { Instrument } from '@/core/instrument'
import { keyed, nearlyThroughout, numbered, throughout } from '../../items'

export const instrument: Instrument = {
  slug: 'stress-burnout',
  version: 2,
  group: 'stress',
  minutes: 5,
  responseScale: { min: 0, max: 4 },
  dimensions: [
    { id: 'overload', kind: 'symptom', items: keyed('-q01 q05 q09 q13 -q17 q21 q25 -q29 q33') },
    { id: 'control', kind: 'symptom', items: keyed('q02 -q06 q10 q14 -q18 q22 q26 -q30 q34') },
    { id: 'exhaustion', kind: 'symptom', items: keyed('q03 -q07 q11 q15 q19 q23 -q27 q31 -q35') },
    { id: 'distance', kind: 'symptom', items: keyed('q04 -q08 q12 q16 -q20 q24 q28 -q32 q36') },
  ],
  context: [
    // What the tasks are: 0 a job · 1 school or studies · 2 people or a home · 3 a job and care · 4 none of these now.
    { id: 'c1', options: 5 },
    // Since when: 0 nothing to date · 1 under a month · 2 one to six months · 3 longer · 4 for years.
    { id: 'c2', options: 5 },
    // On free days: 0 fine, like other days · 1 better in a day or two · 2 only after a week or more · 3 hardly any free
    // days · 4 the same, even with what I usually enjoy.
    { id: 'c3', options: 5 },
    // Besides: 0 nothing · 1 a peak with an end · 2 a change at home or in the tasks · 3 a loss or an illness of my own ·
    // 4 somebody humiliates, threatens or scares me.
    { id: 'c4', options: 5 },
    // How far it gets in the way: 0 not at all · 1 a little · 2 noticeably · 3 a lot · 4 I can’t keep up my duties.
    { id: 'c5', options: 5 },
  ],
  directed: [
    { id: 'd1', expected: 1 },
    { id: 'd2', expected: 3 },
  ],
  pairs: [
    { a: 'q17', b: 'q21', kind: 'antonym' },
    { a: 'q18', b: 'q26', kind: 'antonym' },
    { a: 'q07', b: 'q11', kind: 'antonym' },
    { a: 'q24', b: 'q32', kind: 'antonym' },
  ],
  // c1 says what “tasks” are. How far it gets in the way comes last, so that it colors no answer.
  order: ['c1', ...numbered(36, { q16: ['d1'], q28: ['d2'], q36: ['c2', 'c3', 'c4', 'c5'] })],
  leaveOut: true,
  // Too much to do and being far from it are different things: a mean hides the worst of them.
  hasOverall: false,
  care: {
    first: ['exhaustion', 'distance'],
    soft: ['control', 'overload'],
    // Both describe the days and not the reader: somebody rested and hardly hindered is not sent to a doctor for them.
    eases: (['control', 'overload'] as const).map((part) => ({
      parts: [part],
      all: [
        { part, to: 'level4' as const },
        { part: 'exhaustion', to: 'level2' as const },
        { part: 'distance', to: 'level2' as const },
        { context: 'c3', to: 1 },
        { context: 'c5', to: 1 },
      ],
      help: 'none' as const,
      head: 'situation',
    })),
    rules: [
      // Somebody humiliates, threatens or scares the reader: safety comes before everything, whatever the scores.
      { help: 'first', all: [{ context: 'c4', from: 4 }], head: 'threatened', foremost: true },
      // Duties can’t be kept up, and strength or interest is gone as well: a person comes before a report.
      {
        help: 'first',
        all: [
          { context: 'c5', from: 4 },
          { part: 'exhaustion', from: 'level4' },
        ],
        head: 'stopped',
        foremost: true,
      },
      {
        help: 'first',
        all: [
          { context: 'c5', from: 4 },
          { part: 'distance', from: 'level4' },
        ],
        head: 'stopped',
        foremost: true,
      },
      // Duties can’t be kept up, whatever the scores.
      { help: 'soft', all: [{ context: 'c5', from: 4 }], head: 'stopped', foremost: true },
      ...throughout('overload', 'control', 'exhaustion', 'distance'),
      // Worn out and far from everything: neither rest nor interest is left to work with.
      {
        help: 'soft',
        all: [
          { part: 'exhaustion', from: 'level4' },
          { part: 'distance', from: 'level4' },
        ],
        head: 'spent',
      },
      // It comes along to the free days and to what one enjoys: that is more than the tasks.
      {
        help: 'soft',
        all: [
          { context: 'c3', from: 4 },
          { part: 'exhaustion', from: 'level3' },
        ],
        head: 'everywhere',
      },
      {
        help: 'soft',
        all: [
          { context: 'c3', from: 4 },
          { part: 'distance', from: 'level3' },
        ],
        head: 'everywhere',
      },
      ...nearlyThroughout('overload', 'control', 'exhaustion', 'distance'),
      // A lot is left undone, and some part is at the middle or above it.
      ...(['overload', 'control', 'exhaustion', 'distance'] as const).map((part) => ({
        help: 'soft' as const,
        all: [
          { context: 'c5', from: 3 },
          { part, from: 'level3' as const },
        ],
        head: 'hindered',
      })),
      // Worn out for more than half a year, or noticeably held up by it.
      {
        help: 'soft',
        all: [
          { context: 'c2', from: 3 },
          { part: 'exhaustion', from: 'level4' },
        ],
        head: 'long',
      },
      {
        help: 'soft',
        all: [
          { context: 'c5', from: 2 },
          { part: 'exhaustion', from: 'level4' },
        ],
        head: 'hindered',
      },
      {
        help: 'soft',
        all: [
          { context: 'c5', from: 2 },
          { part: 'distance', from: 'level4' },
        ],
        head: 'hindered',
      },
      // Free days are no better, and important things are left undone: together they outweigh light lines.
      {
        help: 'soft',
        all: [
          { context: 'c3', from: 4 },
          { context: 'c5', from: 3 },
        ],
        head: 'everywhere',
      },
    ],
  },
  // Attainable; turned answers, in the order of the items above:
  // overload 2 3 3 2 3 3 3 2 3 = 24 of 36, control 3 1 2 1 2 3 2 1 2 = 17, exhaustion 3 2 3 1 2 2 2 3 3 = 21,
  // distance 2 1 1 1 0 1 2 0 2 = 10.
  sample: {
    overload: (100 * 24) / 36,
    control: (100 * 17) / 36,
    exhaustion: (100 * 21) / 36,
    distance: (100 * 10) / 36,
  },
  freeDimension: 'exhaustion',
  shareable: false,
}
