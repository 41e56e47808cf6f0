import type { Instrument } from '@/core/instrument'
import { keyed, nearlyThroughout, numbered, throughout } from '../../items'

export const instrument: Instrument = {
  slug: 'attention',
  version: 1,
  group: 'self',
  minutes: 2,
  responseScale: { min: 0, max: 4 },
  dimensions: [
    { id: 'inattention', kind: 'symptom', items: keyed('q02 -q05 q08 q11 q14 -q17') },
    { id: 'restlessness', kind: 'symptom', items: keyed('-q01 q04 q07 q10 q13 q16') },
    { id: 'impulsivity', kind: 'symptom', items: keyed('q03 q06 -q09 q12 -q15 q18') },
  ],
  context: [],
  directed: [{ id: 'd1', expected: 1 }],
  pairs: [
    { a: 'q05', b: 'q14', kind: 'antonym' },
    { a: 'q07', b: 'q16', kind: 'synonym' },
    { a: 'q09', b: 'q18', kind: 'antonym' },
  ],
  order: numbered(18, { q10: ['d1'] }),
  hasOverall: true,
  care: {
    first: [],
    soft: ['inattention', 'restlessness', 'impulsivity'],
    rules: [
      ...throughout('inattention', 'restlessness', 'impulsivity'),
      ...nearlyThroughout('inattention', 'restlessness', 'impulsivity'),
    ],
  },
  // As in the report’s sample: sums of 16, 8 and 12 from six turned answers of 0–4 each.
  sample: { inattention: (100 * 16) / 24, restlessness: (100 * 8) / 24, impulsivity: (100 * 12) / 24 },
  freeDimension: 'inattention',
  shareable: false,
}
