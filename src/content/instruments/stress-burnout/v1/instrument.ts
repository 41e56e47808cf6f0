import type { Instrument } from '@/core/instrument'
import { keyed, numbered, throughout } from '../../items'

export const instrument: Instrument = {
  slug: 'stress-burnout',
  version: 1,
  group: 'stress',
  minutes: 3,
  responseScale: { min: 0, max: 4 },
  dimensions: [
    { id: 'overload', kind: 'symptom', items: keyed('-q01 q05 q09 q14 q18 q22') },
    { id: 'control', kind: 'symptom', items: keyed('q02 -q07 q10 -q13 q17 q21') },
    { id: 'exhaustion', kind: 'symptom', items: keyed('q03 q08 q12 q16 -q19 q23') },
    { id: 'distance', kind: 'symptom', items: keyed('q04 -q06 q11 q15 q20 -q24') },
  ],
  context: [],
  directed: [{ id: 'd1', expected: 1 }],
  pairs: [
    { a: 'q09', b: 'q22', kind: 'synonym' },
    { a: 'q08', b: 'q19', kind: 'antonym' },
    { a: 'q15', b: 'q24', kind: 'antonym' },
  ],
  order: numbered(24, { q14: ['d1'] }),
  hasOverall: true,
  care: {
    first: ['exhaustion', 'distance'],
    soft: ['control', 'overload'],
    rules: [
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
    ],
  },
  // As in the report’s sample: sums of 16, 11, 14 and 7 from six turned answers of 0–4 each.
  sample: {
    overload: (100 * 16) / 24,
    control: (100 * 11) / 24,
    exhaustion: (100 * 14) / 24,
    distance: (100 * 7) / 24,
  },
  freeDimension: 'exhaustion',
  shareable: false,
}
