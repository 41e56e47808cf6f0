import type { Instrument } from '@/core/instrument'
import { keyed, numbered } from '../../items'

export const instrument: Instrument = {
  slug: 'self-worth',
  version: 1,
  group: 'self',
  minutes: 2,
  responseScale: { min: 1, max: 5 },
  dimensions: [
    { id: 'competence', kind: 'trait', items: keyed('q01 -q04 q07 -q10 q13 -q16') },
    { id: 'acceptance', kind: 'trait', items: keyed('q02 -q05 q08 q11 -q14 q17') },
    { id: 'contingency', kind: 'trait', items: keyed('q03 -q06 q09 q12 -q15 -q18') },
  ],
  context: [],
  directed: [{ id: 'd1', expected: 4 }],
  pairs: [
    { a: 'q05', b: 'q17', kind: 'antonym' },
    { a: 'q03', b: 'q15', kind: 'antonym' },
    { a: 'q09', b: 'q12', kind: 'synonym' },
  ],
  order: numbered(18, { q11: ['d1'] }),
  hasOverall: false,
  care: {
    first: [],
    soft: [],
    rules: [
      {
        help: 'soft',
        all: [
          { part: 'acceptance', to: 'level1' },
          { part: 'contingency', from: 'level4' },
        ],
        head: 'harsh',
      },
      // Next to nothing that is liked and little that is trusted, whatever results do to it.
      {
        help: 'soft',
        all: [
          { part: 'acceptance', to: 'level1' },
          { part: 'competence', to: 'level2' },
        ],
        head: 'bleak',
      },
    ],
  },
  sample: { competence: 71, acceptance: 33, contingency: 54 },
  freeDimension: 'acceptance',
  shareable: true,
}
