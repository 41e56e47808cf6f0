import type { Instrument } from '@/core/instrument'
import { keyed, numbered } from '../../items'

export const instrument: Instrument = {
  slug: 'mood-energy',
  version: 1,
  group: 'mood',
  minutes: 5,
  responseScale: { min: 0, max: 4 },
  dimensions: [
    { id: 'activation', kind: 'symptom', items: keyed('q01 -q07 q14 q19 q25 q32') },
    { id: 'thought', kind: 'symptom', items: keyed('q03 q08 -q13 q20 q26 q31') },
    { id: 'impulse', kind: 'symptom', items: keyed('q04 -q11 q18 -q21 q28 q34') },
    { id: 'irritability', kind: 'symptom', items: keyed('-q02 q09 q16 -q24 q30 q36') },
    { id: 'low', kind: 'symptom', items: keyed('-q05 q10 q15 q22 q27 q33') },
    { id: 'swings', kind: 'symptom', items: keyed('q06 q12 q17 q23 -q29 q35') },
  ],
  context: [
    { id: 'c1', options: 4 },
    { id: 'c2', options: 5 },
    { id: 'c3', options: 5 },
  ],
  directed: [{ id: 'd1', expected: 1 }],
  pairs: [
    { a: 'q03', b: 'q20', kind: 'synonym' },
    { a: 'q05', b: 'q22', kind: 'antonym' },
    { a: 'q09', b: 'q24', kind: 'antonym' },
  ],
  order: numbered(36, { q23: ['d1'], q36: ['c1', 'c2', 'c3'] }),
  hasOverall: true,
  care: {
    first: ['low', 'activation', 'thought', 'impulse', 'irritability', 'swings'],
    soft: [],
    rules: [
      { help: 'first', all: [{ part: 'low', from: 'level4' }] },
      {
        help: 'first',
        all: [
          { part: 'activation', from: 'level4' },
          { part: 'thought', from: 'level4' },
        ],
      },
      { help: 'first', all: [{ overallFrom: 'level4' }] },
      // How far such times got in the way: "a lot", and "so much that daily life came to a halt".
      { help: 'soft', all: [{ context: 'c3', from: 3 }], head: 'hindered' },
      { help: 'first', all: [{ context: 'c3', from: 4 }], head: 'stopped' },
    ],
  },
  sample: { activation: 67, thought: 46, impulse: 17, irritability: 33, low: 58, swings: 63 },
  freeDimension: 'swings',
  shareable: false,
}
