import type { Instrument } from '@/core/instrument'
import { keyed, numbered } from '../../items'

export const instrument: Instrument = {
  slug: 'emotion-skills',
  version: 1,
  group: 'relations',
  minutes: 3,
  responseScale: { min: 1, max: 5 },
  dimensions: [
    { id: 'notice', kind: 'trait', items: keyed('q01 -q04 q07 q10 -q13 q16 -q19 q22') },
    { id: 'understand', kind: 'trait', items: keyed('q02 q05 -q08 q11 -q14 q17 -q20 q23') },
    { id: 'regulate', kind: 'trait', items: keyed('q03 q06 -q09 q12 -q15 q18 q21 q24') },
  ],
  context: [],
  directed: [{ id: 'd1', expected: 2 }],
  pairs: [
    { a: 'q04', b: 'q16', kind: 'antonym' },
    { a: 'q08', b: 'q17', kind: 'antonym' },
    { a: 'q06', b: 'q21', kind: 'synonym' },
  ],
  order: numbered(24, { q14: ['d1'] }),
  hasOverall: false,
  care: { first: [], soft: [], rules: [] },
  sample: { notice: 72, understand: 46, regulate: 31 },
  freeDimension: 'notice',
  shareable: true,
}
