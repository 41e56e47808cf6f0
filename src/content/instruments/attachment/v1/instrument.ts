import type { Instrument } from '@/core/instrument'
import { keyed, numbered } from '../../items'

export const instrument: Instrument = {
  slug: 'attachment',
  version: 1,
  group: 'relations',
  minutes: 3,
  responseScale: { min: 1, max: 7 },
  dimensions: [
    { id: 'anxiety', kind: 'trait', items: keyed('q02 -q04 q06 -q08 q10 q12 -q14 q16 q18 -q20 q22 -q24') },
    { id: 'avoidance', kind: 'trait', items: keyed('-q01 q03 q05 q07 -q09 q11 -q13 q15 q17 -q19 q21 -q23') },
  ],
  context: [],
  directed: [{ id: 'd1', expected: 2 }],
  pairs: [
    { a: 'q05', b: 'q13', kind: 'antonym' },
    { a: 'q14', b: 'q22', kind: 'antonym' },
    { a: 'q06', b: 'q18', kind: 'synonym' },
  ],
  order: numbered(24, { q14: ['d1'] }),
  hasOverall: false,
  care: { first: [], soft: [], rules: [] },
  sample: { anxiety: 68, avoidance: 31 },
  freeDimension: 'anxiety',
  shareable: true,
}
