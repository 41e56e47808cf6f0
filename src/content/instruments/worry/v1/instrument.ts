import type { Instrument } from '@/core/instrument'
import { keyed, nearlyThroughout, numbered, throughout } from '../../items'

export const instrument: Instrument = {
  slug: 'worry',
  version: 1,
  group: 'stress',
  minutes: 2,
  responseScale: { min: 0, max: 4 },
  dimensions: [
    { id: 'worrying', kind: 'symptom', items: keyed('q02 -q05 q08 q11 q14 q17') },
    { id: 'tension', kind: 'symptom', items: keyed('-q01 q04 q07 q10 q13 q16') },
    { id: 'avoidance', kind: 'symptom', items: keyed('q03 q06 q09 -q12 q15 -q18') },
  ],
  context: [],
  directed: [{ id: 'd1', expected: 3 }],
  pairs: [
    { a: 'q05', b: 'q14', kind: 'antonym' },
    { a: 'q07', b: 'q16', kind: 'synonym' },
    { a: 'q09', b: 'q18', kind: 'antonym' },
  ],
  order: numbered(18, { q11: ['d1'] }),
  hasOverall: true,
  care: {
    first: ['worrying', 'tension'],
    soft: ['avoidance'],
    rules: [...throughout('worrying', 'tension', 'avoidance'), ...nearlyThroughout('worrying', 'tension', 'avoidance')],
  },
  sample: { worrying: 67, tension: 46, avoidance: 29 },
  freeDimension: 'worrying',
  shareable: false,
}
