import type { Instrument } from '@/core/instrument'
import { keyed, numbered, throughout } from '../../items'

export const instrument: Instrument = {
  slug: 'sleep',
  version: 2,
  group: 'stress',
  minutes: 4,
  responseScale: { min: 0, max: 4 },
  dimensions: [
    { id: 'onset', kind: 'symptom', items: keyed('q01 -q04 q07 -q10 q13 -q16 q19 q22 q25') },
    { id: 'maintenance', kind: 'symptom', items: keyed('q03 q06 q09 -q12 q15 q18 -q21 q24') },
    { id: 'daytime', kind: 'symptom', items: keyed('-q02 q05 q08 -q11 q14 -q17 q20 q23 q26') },
  ],
  context: [
    // Shift work: no, turns, nights, no fixed hours.
    { id: 'c1', options: 4 },
    // Somebody to look after at night: no, now and then, most nights.
    { id: 'c2', options: 3 },
    // Bad nights a week: hardly any, one or two, three or four, five or more.
    { id: 'c3', options: 4 },
    // Since when: nothing to date, under a month, one to three months, longer, for as long as I remember.
    { id: 'c4', options: 5 },
    // Noticed in sleep: no, nobody could, loud snoring, pauses in breathing.
    { id: 'c5', options: 4 },
    // Fighting sleep at the wheel or a machine: does not apply, no, once or twice, more often.
    { id: 'c6', options: 4 },
  ],
  directed: [
    { id: 'd1', expected: 3 },
    { id: 'd2', expected: 1 },
  ],
  pairs: [
    { a: 'q04', b: 'q19', kind: 'antonym' },
    { a: 'q06', b: 'q12', kind: 'antonym' },
    { a: 'q09', b: 'q21', kind: 'antonym' },
    { a: 'q08', b: 'q17', kind: 'antonym' },
  ],
  // c1 says what "night" means for shift workers, c2 what a broken night may be due to: both frame the answers.
  order: ['c1', 'c2', ...numbered(26, { q08: ['d1'], q20: ['d2'], q26: ['c3', 'c4', 'c5', 'c6'] })],
  leaveOut: true,
  hasOverall: false,
  care: {
    first: [],
    soft: ['daytime', 'onset', 'maintenance'],
    rules: [
      // Sleepiness at the wheel: one time is enough.
      { help: 'soft', all: [{ context: 'c6', from: 2 }], head: 'wheel' },
      // Pauses in breathing alone; loud snoring together with tired days.
      { help: 'soft', all: [{ context: 'c5', from: 3 }], head: 'breathing' },
      {
        help: 'soft',
        all: [
          { context: 'c5', from: 2 },
          { part: 'daytime', from: 'level3' },
        ],
        head: 'breathing',
      },
      // Hardly any sleep and hardly any tiredness can be the start of a high: help before anything is offered.
      {
        help: 'soft',
        all: [
          { part: 'onset', from: 'level4' },
          { part: 'daytime', to: 'level1' },
        ],
        head: 'untired',
      },
      {
        help: 'soft',
        all: [
          { part: 'maintenance', from: 'level4' },
          { part: 'daytime', to: 'level1' },
        ],
        head: 'untired',
      },
      // Tired days, asleep more than half the time where that was not meant, and the eyes seldom get heavy before.
      {
        help: 'soft',
        all: [
          { item: 'q23', from: 3 },
          { item: 'q08', to: 1 },
          { part: 'daytime', from: 'level3' },
        ],
        head: 'unheralded',
      },
      ...throughout('onset', 'maintenance', 'daytime'),
    ],
  },
  // Attainable; turned answers, in the order of the items above:
  // onset 3 3 2 3 3 2 4 3 2 = 25 of 36, maintenance 1 2 1 2 1 3 0 2 = 12 of 32, daytime 2 3 2 2 2 2 2 0 3 = 18 of 36.
  sample: { onset: (100 * 25) / 36, maintenance: 37.5, daytime: 50 },
  freeDimension: 'daytime',
  shareable: false,
}
